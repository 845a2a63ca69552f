/// A text between two hard line breaks: shaped as a whole, broken into lines, cut to a width.
struct Paragraph {
  let text: AnalyzedText
  private let shaper: Shaper
  private let spacing: GlyphSpacing
  private let runs: [ShapedRun]
  /// Points that the character beginning at each code point is wide; 0 inside of characters.
  private let advances: [Double]

  init(_ string: String, shaper: Shaper, spacing: GlyphSpacing) {
    text = AnalyzedText(string, shaper: shaper)
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

  /// The code points of each line, the spaces at its end included; one range for an empty paragraph.
  ///
  /// As many characters as fit go on a line, up to the last place where it may break, or where there is
  /// none up to the last character; at least one. Spaces at the end need no room.
  func lineRanges(width: Double) -> [Range<Int>] {
    let canBreak = LineBreaker(text.scalars).canBreakBefore
    let hyphenWidth =
      text.scalars.contains(Self.softHyphen) ? line(0..<0, ending: .hyphen).width : 0
    var ranges: [Range<Int>] = []
    var start = 0
    var lastBreak = 0
    var x = 0.0
    var index = 0
    while index < advances.count {
      if canBreak[index] {
        let showsHyphen = text.scalars[index - 1] == Self.softHyphen
        if !showsHyphen || x + hyphenWidth <= width + Self.tolerance { lastBreak = index }
      }
      // Spacing behind a line's last character needs no room.
      let right = x + advances[index] - spacing.letterSpacing
      if right > width + Self.tolerance, !text.isSpace(at: index), index > start {
        let end = lastBreak > start ? lastBreak : text.characterStart(at: index, after: start)
        if let end {
          ranges.append(start..<end)
          start = end
          index = end
          x = 0
          continue
        }
      }
      x += advances[index]
      index += 1
    }
    ranges.append(start..<advances.count)
    return ranges
  }

  /// Points by which a line may be too wide: the sum of its advances is rounded, and a text laid out in
  /// its own width must not break.
  private static let tolerance = 1e-6

  /// Shows only where a line ends at it.
  private static let softHyphen: UInt32 = 0xAD

  /// A part as a line, without the spaces at its end.
  func line(_ range: Range<Int>) -> ComposedLine {
    let range = range.lowerBound..<text.endWithoutSpaces(of: range)
    let isWhole = range == text.scalars.indices
    if !isWhole, range.upperBound < text.scalars.count, !range.isEmpty,
      text.scalars[range.upperBound - 1] == Self.softHyphen
    {
      return line(range, ending: .hyphen)
    }
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

  /// A part with a sign behind it.
  private func line(_ range: Range<Int>, ending: LineEnding) -> ComposedLine {
    let cut = AnalyzedText(range, of: text, ending: ending, shaper: shaper)
    return ComposedLine(
      runs: shaper.shape(cut, range: cut.scalars.indices), text: cut, spacing: spacing)
  }

  /// The end of a range after its last characters, so many points of them or at least one, are gone;
  /// nil where it is empty.
  private func cut(_ range: Range<Int>, by excess: Double) -> Int? {
    var end = range.upperBound
    var gone = 0.0
    while end > range.lowerBound {
      end -= 1
      gone += advances[end]
      // A little less than the excess is taken at a time: shaping the rest anew may make it narrower.
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

  func endWithoutSpaces(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(at: end - 1) { end -= 1 }
    return end
  }

  /// The beginning of the character that a code point belongs to; nil where it is not after a place.
  func characterStart(at index: Int, after start: Int) -> Int? {
    var index = index
    while index > start, !isCharacterStart[index] { index -= 1 }
    return index > start ? index : nil
  }
}
