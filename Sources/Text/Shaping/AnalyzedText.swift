/// A paragraph with the properties of its code points that shaping and line breaking need.
struct AnalyzedText {
  /// Neighbours with equal styles are shaped together.
  struct Style: Equatable {
    /// An index into the shaper's faces.
    var face: Int
    var script: Script
    var level: UInt8
  }

  let scalars: [UInt32]
  /// The direction of the paragraph, which `natural` alignment follows.
  let isRightToLeft: Bool
  let styles: [Style]
  /// Whether a user-perceived character begins at a code point.
  let isCharacterStart: [Bool]
  /// Characters that no face can show; they are boxes.
  let missing: [Character]

  init(_ text: DirectedText, shaper: Shaper) {
    let scalars = text.text.unicodeScalars.map(\.value)
    self.init(
      text.text, scalars, levels: text.levels, isRightToLeft: text.isRightToLeft,
      scripts: Self.scripts(of: scalars), shaper: shaper)
  }

  /// A part of a paragraph with a sign behind it, as a line shows it.
  ///
  /// Directions are those of the whole paragraph. Faces are chosen again, because a ligature may have been cut.
  /// Source: UAX #9 §3.4.
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

  /// The script of each code point; digits, punctuation and marks take that of the text before them, at
  /// the beginning of that behind them. Source: UAX #24 §5.1.
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
  /// Whether a code point is a letter of a cursive script, or makes such letters join.
  func isCursiveLetter(at index: Int) -> Bool {
    guard styles[index].script.isCursive, let scalar = Unicode.Scalar(scalars[index]) else {
      return false
    }
    switch scalar.properties.generalCategory {
    // Adlam has capitals.
    case .otherLetter, .modifierLetter, .uppercaseLetter, .lowercaseLetter: return true
    default: return scalar == "\u{200D}"
    }
  }
}

/// A sign at a line's end that does not belong to its text.
enum LineEnding: Unicode.Scalar {
  /// At a soft hyphen: follows the letter before it.
  case hyphen = "-"
  /// Before truncated text: stands at the end in the paragraph's direction. Source: CTLineCreateTruncatedLine's token.
  case ellipsis = "\u{2026}"
}
