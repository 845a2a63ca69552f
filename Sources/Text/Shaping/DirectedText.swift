/// A text without line breaks of its own, and which way each of its code points goes.
struct DirectedText {
  private(set) var text = ""
  /// The embedding level of each code point: even from left to right, odd from right to left.
  private(set) var levels: [UInt8] = []
  /// The direction of the paragraph that it is, or is a line of.
  let isRightToLeft: Bool

  private init(isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
  }

  /// A whole paragraph.
  init(_ paragraph: some StringProtocol) {
    let bidirectional = BidirectionalText(paragraph.unicodeScalars.map(\.value))
    text = String(paragraph)
    levels = bidirectional.levels
    isRightToLeft = bidirectional.isRightToLeft
  }
}

// MARK: - Lines

extension DirectedText {
  /// The lines that a text itself is divided into, at least one, which may be empty; tabs are spaces there.
  ///
  /// Directions end with a paragraph, not with a line: LINE SEPARATOR is a space to them, a vertical tab stands
  /// between two columns. Source: UAX #9 P1 and its types B, S and WS.
  static func lines(of text: String) -> [DirectedText] {
    text.split(omittingEmptySubsequences: false) { character in
      character.isNewline && !character.unicodeScalars.contains(where: isLineSeparator)
    }.flatMap { DirectedText($0).lines }
  }

  /// A vertical tab, a form feed or LINE SEPARATOR, which end a line and not a paragraph.
  private static func isLineSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{B}" || scalar == "\u{C}" || scalar == "\u{2028}"
  }

  private var lines: [DirectedText] {
    guard text.unicodeScalars.contains(where: { $0 == "\t" || Self.isLineSeparator($0) }) else {
      return [self]
    }
    var lines = [DirectedText(isRightToLeft: isRightToLeft)]
    for (scalar, level) in zip(text.unicodeScalars, levels) {
      if Self.isLineSeparator(scalar) {
        lines.append(DirectedText(isRightToLeft: isRightToLeft))
      } else if scalar == "\t" {
        // A tab is as wide as four spaces. They are at its level, the paragraph's, because
        // another column begins behind it.
        for _ in 0..<4 { lines[lines.count - 1].append(" ", level) }
      } else {
        lines[lines.count - 1].append(scalar, level)
      }
    }
    return lines
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ level: UInt8) {
    text.unicodeScalars.append(scalar)
    levels.append(level)
  }
}
