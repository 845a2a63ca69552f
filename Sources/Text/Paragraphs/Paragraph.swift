/// A text between two hard line breaks: shaped as a whole, broken into lines, truncated to a width.
struct Paragraph {
  let text: AnalyzedText
  private let shaper: Shaper
  private let runs: [ShapedRun]
  /// The width in points of the character that begins at each code point; 0 inside a character.
  private let advances: [Double]

  init(_ text: DirectedText, shaper: Shaper) {
    let text = AnalyzedText(text, shaper: shaper)
    self.text = text
    self.shaper = shaper
    runs = shaper.shape(text, range: text.scalars.indices)
    var advances = Array(repeating: 0.0, count: text.scalars.count)
    for run in runs {
      let spacing = shaper.looks[run.look].spacing
      for index in run.glyphs.indices {
        advances[run.glyphs[index].cluster] += spacing.advance(of: index, in: run, text: text)
      }
    }
    self.advances = advances
  }
}

// MARK: - Lines

extension Paragraph {
  /// The width of the whole paragraph on one line, in points.
  var width: Double { line(text.scalars.indices).width }

  /// A line of a broken paragraph.
  struct Line {
    /// The code points of the line, including trailing spaces.
    var range: Range<Int>
    var composed: ComposedLine
  }

  /// The first lines at a width; one empty line for an empty paragraph.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of lines. If there are more, one extra line is returned.
  ///   - breaksWords: whether a line may end after any character.
  func lines(width: Double, limit: Int, breaksWords: Bool = false) -> [Line] {
    let breaks =
      breaksWords ? text.isCharacterStart : LineBreaker(text.scalars).canBreakBefore
    var lines: [Line] = []
    var start = 0
    repeat {
      let line = line(from: start, width: width, breaks: breaks)
      lines.append(line)
      start = line.range.upperBound
    } while start < advances.count && lines.count <= limit
    return lines
  }

  /// A line takes as many characters as fit, up to the last break opportunity or, without one, the last character; at
  /// least one. Trailing spaces have no width.
  ///
  /// A line may be wider than its part of the paragraph, where its last letters may be kerned or joined with the next
  /// ones and soft hyphens are hidden.
  private func line(from start: Int, width: Double, breaks: [Bool]) -> Line {
    let overflow = overflow(from: start, width: width)
    if overflow == advances.count, let line = fittingLine(start..<overflow, width: width) {
      return line
    }
    let ends = advances.indices.dropFirst(start + 1)
    for mayEnd in [breaks, text.isCharacterStart] {
      for end in ends.clamped(to: 0..<overflow + 1).reversed() where mayEnd[end] {
        if let line = fittingLine(start..<end, width: width) { return line }
      }
    }
    let range = start..<(ends.first { text.isCharacterStart[$0] } ?? advances.count)
    return Line(range: range, composed: line(range))
  }

  /// The first code point that does not fit, by the advances in the paragraph; the number of code points if all fit.
  private func overflow(from start: Int, width: Double) -> Int {
    var x = 0.0
    for index in start..<advances.count {
      x += advances[index]
      // Letter spacing after a line's last character does not count.
      let right = x - shaper.looks[text.styles[index].look].spacing.letterSpacing
      if right > width + Self.tolerance, !text.isSpace(at: index), index > start { return index }
    }
    return advances.count
  }

  /// A part as a line; nil if it is too wide.
  private func fittingLine(_ range: Range<Int>, width: Double) -> Line? {
    let line = line(range)
    return line.width > width + Self.tolerance ? nil : Line(range: range, composed: line)
  }

  /// The tolerance in points for a line's width. The sum of advances is rounded, and a text in a box of its own width
  /// must not break.
  private static let tolerance = 1e-6

  /// Visible only at the end of a line.
  private static let softHyphen: UInt32 = 0xAD

  /// A part as a line, without trailing spaces.
  func line(_ range: Range<Int>) -> ComposedLine {
    if range.upperBound < text.scalars.count, !range.isEmpty,
      text.scalars[range.upperBound - 1] == Self.softHyphen
    {
      return line(range, .hyphen, range.upperBound..<range.upperBound)
    }
    let range = range.lowerBound..<text.endWithoutSpaces(of: range)
    let isWhole = range == text.scalars.indices
    return ComposedLine(
      runs: isWhole ? runs : shaper.shape(text, range: range), text: text, looks: shaper.looks)
  }

  /// Two parts with a sign between them.
  private func line(_ head: Range<Int>, _ sign: LineSign, _ tail: Range<Int>) -> ComposedLine {
    let cut = AnalyzedText(head, sign, tail, of: text, shaper: shaper)
    return ComposedLine(
      runs: shaper.shape(cut, range: cut.scalars.indices), text: cut, looks: shaper.looks)
  }
}

// MARK: - Truncation

extension Paragraph {
  /// A part with "…" in place of characters, so that it fits a width; only "…" if nothing else fits.
  func truncatedLine(
    _ range: Range<Int>, width: Double?, at place: TruncationPlace = .tail
  ) -> ComposedLine {
    guard let width, place != .tail else { return lineEndingEarly(range, width: width) }
    let whole = range.lowerBound..<text.endWithoutSpaces(of: range)
    return lineWithGap(whole, width: width, headShare: place == .head ? 0 : 0.5)
  }

  /// A part that ends with "…".
  private func lineEndingEarly(_ range: Range<Int>, width: Double?) -> ComposedLine {
    var end = range.upperBound
    while true {
      end = text.endWithoutSpaces(of: range.lowerBound..<end)
      let line = line(range.lowerBound..<end, .ellipsis, end..<end)
      guard let width, line.width > width + Self.tolerance,
        let shorter = cut(range.lowerBound..<end, by: line.width - width)
      else { return line }
      end = shorter
    }
  }

  /// A part with "…" before its last characters.
  ///
  /// - Parameter headShare: the share of the width for characters before the "…".
  private func lineWithGap(
    _ range: Range<Int>, width: Double, headShare: Double
  ) -> ComposedLine {
    let empty = range.upperBound..<range.upperBound
    let room = width - line(empty, .ellipsis, empty).width
    var (head, tail) = (range.lowerBound, range.upperBound)
    var (headWidth, tailWidth) = (0.0, 0.0)
    // Both ends grow by characters as long as they fit; the tail first, because it takes what the head leaves.
    while let start = start(ofCharacterBefore: tail, in: range) {
      let more = tailWidth + advances[start..<tail].reduce(0, +)
      guard more <= room * (1 - headShare) else { break }
      (tail, tailWidth) = (start, more)
    }
    while tail < range.upperBound, text.isSpace(at: tail) {
      tailWidth -= advances[tail]
      tail += 1
    }
    while headShare > 0, head < tail {
      let end = end(ofCharacterAt: head, in: range)
      let more = headWidth + advances[head..<end].reduce(0, +)
      guard end <= tail, more + tailWidth <= room else { break }
      (head, headWidth) = (end, more)
    }
    while true {
      let end = text.endWithoutSpaces(of: range.lowerBound..<head)
      var start = tail
      while start < range.upperBound, text.isSpace(at: start) { start += 1 }
      let line = line(range.lowerBound..<end, .ellipsis, start..<range.upperBound)
      guard line.width > width + Self.tolerance, head > range.lowerBound || start < range.upperBound
      else { return line }
      // Shaped again, a part may be slightly wider.
      if head > range.lowerBound, headWidth >= tailWidth || start == range.upperBound {
        head = self.start(ofCharacterBefore: head, in: range) ?? range.lowerBound
      } else {
        tail = self.end(ofCharacterAt: start, in: range)
      }
    }
  }

  private func start(ofCharacterBefore end: Int, in range: Range<Int>) -> Int? {
    text.isCharacterStart[range.lowerBound..<end].lastIndex(of: true)
  }

  private func end(ofCharacterAt start: Int, in range: Range<Int>) -> Int {
    text.isCharacterStart[(start + 1)..<range.upperBound].firstIndex(of: true) ?? range.upperBound
  }

  /// The end of a range after removing trailing characters: those that span `excess` points, and at least one. nil if
  /// nothing remains.
  private func cut(_ range: Range<Int>, by excess: Double) -> Int? {
    var end = range.upperBound
    var gone = 0.0
    while end > range.lowerBound {
      end -= 1
      gone += advances[end]
      // Removes slightly less than the excess, because the rest may become narrower when it is shaped again.
      if text.isCharacterStart[end], gone >= excess * 0.9 { return end }
    }
    return range.isEmpty ? nil : range.lowerBound
  }
}

extension AnalyzedText {
  /// Whether a code point is a space that a line break removes. No-break spaces are kept.
  func isSpace(at index: Int) -> Bool {
    switch scalars[index] {
    case 0x21...0x7E: false
    case 0xA0, 0x2007, 0x202F: false
    case let scalar: Unicode.Scalar(scalar)?.properties.isWhitespace ?? false
    }
  }

  /// Whether a code point is a word separator; no-break spaces count. Source: CSS Text 3 §4.3, word separators.
  func isWordSeparator(at index: Int) -> Bool {
    scalars[index] == 0xA0 || isSpace(at: index)
  }

  func endWithoutSpaces(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(at: end - 1) { end -= 1 }
    return end
  }
}
