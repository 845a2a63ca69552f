import AnimPrimitives

/// A text without line breaks, and the direction and look of each code point.
struct DirectedText {
  private(set) var text = ""
  /// The embedding level of each code point: even is left to right, odd is right to left.
  private(set) var levels: [UInt8] = []
  /// The index of each code point's look.
  private(set) var looks: [Int] = []
  /// The look of a line without characters.
  private(set) var emptyLook = 0
  /// The direction of the paragraph that contains the text.
  let isRightToLeft: Bool

  private init(isRightToLeft: Bool, emptyLook: Int) {
    self.isRightToLeft = isRightToLeft
    self.emptyLook = emptyLook
  }

  /// A whole paragraph.
  ///
  /// - Parameters:
  ///   - looks: one for each code point; nil if all have the first one.
  ///   - emptyLook: the look of a paragraph without characters.
  init(_ paragraph: some StringProtocol, looks: ArraySlice<Int>? = nil, emptyLook: Int = 0) {
    let bidirectional = BidirectionalText(paragraph.unicodeScalars.map(\.value))
    text = String(paragraph)
    levels = bidirectional.levels
    self.looks = looks.map(Array.init) ?? Array(repeating: 0, count: levels.count)
    self.emptyLook = emptyLook
    isRightToLeft = bidirectional.isRightToLeft
  }
}

// MARK: - Lines

extension DirectedText {
  /// The lines of a text, at least one; lines may be empty. Tabs become spaces.
  ///
  /// Directions are resolved per paragraph, not per line: LINE SEPARATOR counts as a space, and a vertical tab as a
  /// segment separator. Source: UAX #9 P1 and its types B, S and WS.
  static func lines(of text: StyledText) -> [DirectedText] {
    let paragraphs = text.string.split(omittingEmptySubsequences: false) { character in
      character.isNewline && !character.unicodeScalars.contains(where: isLineSeparator)
    }
    guard !text.isPlain else { return paragraphs.flatMap { DirectedText($0).lines } }
    let looks = text.runs.enumerated().flatMap { Array(repeating: $0, count: $1.count) }
    let scalars = text.string.unicodeScalars
    var lines: [DirectedText] = []
    var end = (index: scalars.startIndex, offset: 0)
    for paragraph in paragraphs {
      // After the line break, which may have two code points.
      let start = end.offset + scalars.distance(from: end.index, to: paragraph.startIndex)
      end = (paragraph.endIndex, start + paragraph.unicodeScalars.count)
      // An empty paragraph has the look of its line break, or of the last character.
      let own = min(end.offset, looks.count - 1)
      lines +=
        DirectedText(paragraph, looks: looks[start..<end.offset], emptyLook: looks[own])
        .lines
    }
    return lines
  }

  /// A vertical tab, a form feed or LINE SEPARATOR, which end a line but not a paragraph.
  private static func isLineSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{B}" || scalar == "\u{C}" || scalar == "\u{2028}"
  }

  private var lines: [DirectedText] {
    guard text.unicodeScalars.contains(where: { $0 == "\t" || Self.isLineSeparator($0) }) else {
      return [self]
    }
    var lines = [DirectedText(isRightToLeft: isRightToLeft, emptyLook: emptyLook)]
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let (level, look) = (levels[index], looks[index])
      if Self.isLineSeparator(scalar) {
        lines[lines.count - 1].emptyLook = look
        lines.append(DirectedText(isRightToLeft: isRightToLeft, emptyLook: look))
      } else if scalar == "\t" {
        // A tab is as wide as four spaces. They have the paragraph's level, because a tab separates segments.
        for _ in 0..<4 { lines[lines.count - 1].append(" ", level, look) }
      } else {
        lines[lines.count - 1].append(scalar, level, look)
      }
    }
    return lines
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ level: UInt8, _ look: Int) {
    text.unicodeScalars.append(scalar)
    levels.append(level)
    looks.append(look)
  }
}
