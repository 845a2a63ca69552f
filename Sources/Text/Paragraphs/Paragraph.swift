/// A text between two hard line breaks: shaped as a whole, broken into lines, cut to a width.
struct Paragraph {
  let text: AnalyzedText
  private let shaper: Shaper
  private let spacing: GlyphSpacing
  private let runs: [ShapedRun]
  /// Points that the character beginning at each code point is wide; 0 inside of characters.
  private let advances: [Double]

  init(_ text: DirectedText, shaper: Shaper, spacing: GlyphSpacing) {
    let text = AnalyzedText(text, shaper: shaper)
    self.text = text
    self.shaper = shaper
    self.spacing = spacing
    runs = shaper.shape(text, range: text.scalars.indices)
    var advances = Array(repeating: 0.0, count: text.scalars.count)
    for run in runs {
      for index in run.glyphs.indices {
        advances[run.glyphs[index].cluster] += spacing.advance(of: index, in: run, text: text)
      }
    }
    self.advances = advances
  }
}

// MARK: - Lines

extension Paragraph {
  /// Points of all of it in one line.
  var width: Double { line(text.scalars.indices).width }

  /// A line that a width was broken into.
  struct Line {
    /// Its code points, the spaces at its end included.
    var range: Range<Int>
    var composed: ComposedLine
  }

  /// Its lines in a width, from the first on; one for an empty paragraph.
  ///
  /// - Parameter limit: the maximum number of lines; one more is returned if there are more.
  func lines(width: Double, limit: Int) -> [Line] {
    let breaks = LineBreaker(text.scalars).canBreakBefore
    var lines: [Line] = []
    var start = 0
    repeat {
      let line = line(from: start, width: width, breaks: breaks)
      lines.append(line)
      start = line.range.upperBound
    } while start < advances.count && lines.count <= limit
    return lines
  }

  /// As many characters as fit go on a line, up to the last place where it may break, or where there is none
  /// up to the last character; at least one. Spaces at the end need no room.
  ///
  /// A line alone may be wider than its part of the paragraph, where its last letters may be kerned or joined with
  /// the next ones, and soft hyphens are hidden.
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

  /// The first code point that does not fit a line, going by the advances in the paragraph; their count
  /// where all fit.
  private func overflow(from start: Int, width: Double) -> Int {
    var x = 0.0
    for index in start..<advances.count {
      x += advances[index]
      // Spacing behind a line's last character needs no room.
      let right = x - spacing.letterSpacing
      if right > width + Self.tolerance, !text.isSpace(at: index), index > start { return index }
    }
    return advances.count
  }

  /// A part as a line; nil where it is too wide.
  private func fittingLine(_ range: Range<Int>, width: Double) -> Line? {
    let line = line(range)
    return line.width > width + Self.tolerance ? nil : Line(range: range, composed: line)
  }

  /// Points by which a line may be too wide: the sum of its advances is rounded, and a text laid out in
  /// its own width must not break.
  private static let tolerance = 1e-6

  /// Shows only where a line ends at it.
  private static let softHyphen: UInt32 = 0xAD

  /// A part as a line, without the spaces at its end.
  func line(_ range: Range<Int>) -> ComposedLine {
    if range.upperBound < text.scalars.count, !range.isEmpty,
      text.scalars[range.upperBound - 1] == Self.softHyphen
    {
      return line(range, ending: .hyphen)
    }
    let range = range.lowerBound..<text.endWithoutSpaces(of: range)
    let isWhole = range == text.scalars.indices
    return ComposedLine(
      runs: isWhole ? runs : shaper.shape(text, range: range), text: text, spacing: spacing)
  }

  /// A part cut so that it ends with "…" and fits a width; the sign alone where nothing else fits.
  func truncatedLine(_ range: Range<Int>, width: Double?) -> ComposedLine {
    var end = range.upperBound
    while true {
      end = text.endWithoutSpaces(of: range.lowerBound..<end)
      let line = line(range.lowerBound..<end, ending: .ellipsis)
      guard let width, line.width > width + Self.tolerance,
        let shorter = cut(range.lowerBound..<end, by: line.width - width)
      else { return line }
      end = shorter
    }
  }

  /// A part followed by a line ending.
  private func line(_ range: Range<Int>, ending: LineEnding) -> ComposedLine {
    let cut = AnalyzedText(range, of: text, ending: ending, shaper: shaper)
    return ComposedLine(
      runs: shaper.shape(cut, range: cut.scalars.indices), text: cut, spacing: spacing)
  }

  /// The end of a range without its last characters: those that span the given points, and at least one;
  /// nil where it is empty.
  private func cut(_ range: Range<Int>, by excess: Double) -> Int? {
    var end = range.upperBound
    var gone = 0.0
    while end > range.lowerBound {
      end -= 1
      gone += advances[end]
      // A little less than the excess is taken at a time: shaping the rest again may make it narrower.
      if text.isCharacterStart[end], gone >= excess * 0.9 { return end }
    }
    return range.isEmpty ? nil : range.lowerBound
  }
}

extension AnalyzedText {
  /// Whether a code point is a space that a line break swallows: all but those that do not break.
  func isSpace(at index: Int) -> Bool {
    switch scalars[index] {
    case 0x21...0x7E: false
    case 0xA0, 0x2007, 0x202F: false
    case let scalar: Unicode.Scalar(scalar)?.properties.isWhitespace ?? false
    }
  }

  /// Whether a space between words stands at a code point; those that do not break are as wide as those that
  /// do. Source: CSS Text 3 §4.3, word separators.
  func isWordSeparator(at index: Int) -> Bool {
    scalars[index] == 0xA0 || isSpace(at: index)
  }

  func endWithoutSpaces(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(at: end - 1) { end -= 1 }
    return end
  }
}
