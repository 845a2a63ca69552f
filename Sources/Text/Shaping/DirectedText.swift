/// A text without line breaks and the direction of each code point.
struct DirectedText {
  private(set) var text = ""
  /// The embedding level of each code point: even is left to right, odd is right to left.
  private(set) var levels: [UInt8] = []
  /// The direction of the paragraph that contains the text.
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
  /// The lines of a text, at least one; lines may be empty. Tabs become spaces.
  ///
  /// Directions are resolved per paragraph, not per line: LINE SEPARATOR counts as a space, and a vertical tab as a
  /// segment separator. Source: UAX #9 P1 and its types B, S and WS.
  static func lines(of text: String) -> [DirectedText] {
    text.split(omittingEmptySubsequences: false) { character in
      character.isNewline && !character.unicodeScalars.contains(where: isLineSeparator)
    }.flatMap { DirectedText($0).lines }
  }

  /// A vertical tab, a form feed or LINE SEPARATOR, which end a line but not a paragraph.
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
        // A tab is as wide as four spaces. They have the paragraph's level, because a tab separates segments.
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
