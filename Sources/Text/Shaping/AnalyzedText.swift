/// A paragraph with the code point properties needed for shaping and line breaking.
struct AnalyzedText {
  /// Adjacent code points with equal styles are shaped together.
  struct Style: Equatable {
    /// An index into the shaper's faces.
    var face: Int
    var script: Script
    var level: UInt8
  }

  let scalars: [UInt32]
  /// The direction of the paragraph, for `natural` alignment.
  let isRightToLeft: Bool
  let styles: [Style]
  /// Whether a user-perceived character begins at a code point.
  let isCharacterStart: [Bool]
  /// Characters that no face can show, drawn as boxes.
  let missing: [Character]

  init(_ text: DirectedText, shaper: Shaper) {
    let scalars = text.text.unicodeScalars.map(\.value)
    self.init(
      text.text, scalars, levels: text.levels, isRightToLeft: text.isRightToLeft,
      scripts: Self.scripts(of: scalars), shaper: shaper)
  }

  /// A part of a paragraph with a line ending.
  ///
  /// Directions are those of the whole paragraph. Faces are chosen again, because the part may cut a ligature. Source:
  /// UAX #9 §3.4.
  init(_ range: Range<Int>, of paragraph: AnalyzedText, ending: LineEnding, shaper: Shaper) {
    let kept = paragraph.styles[range]
    let baseLevel: UInt8 = paragraph.isRightToLeft ? 1 : 0
    let scalars = Array(paragraph.scalars[range]) + [ending.rawValue.value]
    let level =
      switch ending {
      case .ellipsis: baseLevel
      case .hyphen: kept.last?.level ?? baseLevel
      }
    self.init(
      String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))), scalars,
      levels: kept.map(\.level) + [level], isRightToLeft: paragraph.isRightToLeft,
      scripts: kept.map(\.script) + [kept.last?.script ?? .common], shaper: shaper)
  }

  private init(
    _ text: String, _ scalars: [UInt32], levels: [UInt8], isRightToLeft: Bool, scripts: [Script],
    shaper: Shaper
  ) {
    var styles: [Style] = []
    styles.reserveCapacity(scalars.count)
    var starts = Array(repeating: false, count: scalars.count)
    var missing: [Character] = []
    for character in text {
      let start = styles.count
      let range = start..<(start + character.unicodeScalars.count)
      let face = shaper.face(for: range, of: scalars)
      if face == nil { missing.append(character) }
      let shownFace = face ?? shaper.boxFace(for: range, of: scalars)
      starts[start] = true
      for index in range {
        styles.append(Style(face: shownFace, script: scripts[start], level: levels[index]))
      }
    }
    self.scalars = scalars
    self.isRightToLeft = isRightToLeft
    self.styles = styles
    self.isCharacterStart = starts
    self.missing = missing
  }

  /// The script of each code point. Digits, punctuation and marks have the script of the preceding text, or at the
  /// beginning of the following text. Source: UAX #24 §5.1.
  private static func scripts(of scalars: [UInt32]) -> [Script] {
    var scripts = scalars.map(Script.init(of:))
    var current = scripts.first { !$0.isNeutral } ?? .common
    for index in scripts.indices {
      if scripts[index].isNeutral {
        scripts[index] = current
      } else {
        current = scripts[index]
      }
    }
    return scripts
  }
}

extension AnalyzedText {
  /// Whether a code point is a letter of a cursive script.
  func isCursiveLetter(at index: Int) -> Bool {
    guard styles[index].script.isCursive, let scalar = Unicode.Scalar(scalars[index]) else {
      return false
    }
    switch scalar.properties.generalCategory {
    // Adlam has capitals.
    case .otherLetter, .modifierLetter, .uppercaseLetter, .lowercaseLetter: return true
    default: return false
    }
  }
}

/// A character shown at the end of a line that is not part of its text.
enum LineEnding: Unicode.Scalar {
  /// At a soft hyphen; follows the preceding letter.
  case hyphen = "-"
  /// At the end of truncated text, in the paragraph's direction. Source: the token of CTLineCreateTruncatedLine.
  case ellipsis = "\u{2026}"
}
