/// A paragraph with the code point properties needed for shaping and line breaking.
struct AnalyzedText {
  /// Adjacent code points with equal styles are shaped together.
  struct Style: Equatable {
    /// An index into the shaper's looks.
    var look: Int
    /// An index into the look's faces.
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
  /// The look of a line without characters.
  var emptyLook = 0

  init(_ text: DirectedText, shaper: Shaper) {
    let scalars = text.text.unicodeScalars.map(\.value)
    self.init(
      text.text, scalars, looks: text.looks, levels: text.levels,
      isRightToLeft: text.isRightToLeft, scripts: Self.scripts(of: scalars), shaper: shaper)
    emptyLook = text.emptyLook
  }

  /// Two parts of a paragraph, either of which may be empty, with a sign between them.
  ///
  /// Directions are those of the whole paragraph. Faces are chosen again, because the parts may cut a ligature. Source:
  /// UAX #9 §3.4.
  init(
    _ head: Range<Int>, _ sign: LineSign, _ tail: Range<Int>, of paragraph: AnalyzedText,
    shaper: Shaper
  ) {
    let scalars =
      Array(paragraph.scalars[head]) + [sign.rawValue.value] + Array(paragraph.scalars[tail])
    let (before, after) = (paragraph.styles[head], paragraph.styles[tail])
    let neighbor = before.last ?? after.first
    let baseLevel: UInt8 = paragraph.isRightToLeft ? 1 : 0
    let style = Style(
      look: neighbor?.look ?? paragraph.emptyLook, face: 0, script: neighbor?.script ?? .common,
      level: sign == .hyphen ? neighbor?.level ?? baseLevel : baseLevel)
    let styles = before + [style] + after
    self.init(
      String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))), scalars,
      looks: styles.map(\.look), levels: styles.map(\.level),
      isRightToLeft: paragraph.isRightToLeft, scripts: styles.map(\.script), shaper: shaper)
  }

  private init(
    _ text: String, _ scalars: [UInt32], looks: [Int], levels: [UInt8], isRightToLeft: Bool,
    scripts: [Script], shaper: Shaper
  ) {
    var styles: [Style] = []
    styles.reserveCapacity(scalars.count)
    var starts = Array(repeating: false, count: scalars.count)
    var missing: [Character] = []
    for character in text {
      let start = styles.count
      let range = start..<(start + character.unicodeScalars.count)
      let look = shaper.looks[looks[start]]
      let face = look.face(for: range, of: scalars)
      if face == nil { missing.append(character) }
      let shownFace = face ?? look.boxFace(for: range, of: scalars)
      starts[start] = true
      for index in range {
        styles.append(
          Style(
            look: looks[start], face: shownFace, script: scripts[start], level: levels[index]))
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

/// A character of a line that is not part of its text.
enum LineSign: Unicode.Scalar {
  /// At a soft hyphen; follows the preceding letter.
  case hyphen = "-"
  /// Where text is truncated, in the paragraph's direction. Source: the token of CTLineCreateTruncatedLine.
  case ellipsis = "\u{2026}"
}
