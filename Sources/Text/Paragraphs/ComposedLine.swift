import AnimPrimitives

/// A line with its glyphs in visual order, not yet positioned.
struct ComposedLine {
  /// A glyph and its origin, in points from the line's left end on the baseline, y down.
  struct Glyph {
    var look: Int
    var face: FontFace
    var glyph: UInt32
    var position: Point
    /// Whether justification adds space after the glyph.
    var isWordSeparator: Bool
  }

  /// Adjacent glyphs of a look with decoration.
  struct Span {
    var look: Int
    var glyphs: Range<Int>
    /// Points from the line's left end.
    var minX: Double
    var maxX: Double
  }

  private(set) var glyphs: [Glyph] = []
  private(set) var spans: [Span] = []
  /// The looks of the line's text, each once.
  private(set) var usedLooks: [Int] = []
  /// Points.
  private(set) var width = 0.0
  let isRightToLeft: Bool

  /// - Parameter runs: in logical order.
  init(runs: [ShapedRun], text: AnalyzedText, looks: [TextLook]) {
    isRightToLeft = text.isRightToLeft
    var lastSpacing = 0.0
    for run in Self.visualOrder(of: runs) {
      let look = looks[run.look]
      let spacing = look.spacing
      let scale = spacing.scale(of: run.face)
      let (first, start) = (glyphs.count, width)
      for (index, glyph) in run.glyphs.enumerated() {
        glyphs.append(
          Glyph(
            look: run.look, face: run.face, glyph: glyph.glyph,
            position: Point(
              x: width + Double(glyph.xOffset) * scale, y: -Double(glyph.yOffset) * scale),
            isWordSeparator: text.isWordSeparator(at: glyph.cluster)))
        width += spacing.advance(of: index, in: run, text: text)
      }
      lastSpacing = spacing.letterSpacing
      if !usedLooks.contains(run.look) { usedLooks.append(run.look) }
      guard look.isDecorated else { continue }
      if let last = spans.last, last.look == run.look, last.glyphs.upperBound == first {
        spans[spans.count - 1].glyphs = last.glyphs.lowerBound..<glyphs.count
        spans[spans.count - 1].maxX = width
      } else {
        spans.append(
          Span(look: run.look, glyphs: first..<glyphs.count, minX: start, maxX: width))
      }
    }
    if usedLooks.isEmpty { usedLooks = [text.emptyLook] }
    guard !glyphs.isEmpty else { return }
    width -= lastSpacing
    if let last = spans.last, last.glyphs.upperBound == glyphs.count {
      spans[spans.count - 1].maxX = width
    }
  }

  /// Runs from left to right: for each level from the highest to the lowest odd one, reverses each sequence of runs at
  /// that level or above. Source: UAX #9 L2.
  private static func visualOrder(of runs: [ShapedRun]) -> [ShapedRun] {
    guard let highest = runs.map(\.level).max(),
      let lowestOdd = runs.map(\.level).filter({ $0 % 2 == 1 }).min()
    else { return runs }
    var runs = runs
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        runs[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return runs
  }
}

extension ComposedLine {
  /// Widens the spaces evenly until the line has a width; does not change a line without spaces.
  mutating func justify(to target: Double) {
    let count = glyphs.count { $0.isWordSeparator }
    guard count > 0, target > width else { return }
    let extra = (target - width) / Double(count)
    var shift = 0.0
    var span = 0
    for index in glyphs.indices {
      if span < spans.count, spans[span].glyphs.lowerBound == index { spans[span].minX += shift }
      glyphs[index].position.x += shift
      if glyphs[index].isWordSeparator { shift += extra }
      if span < spans.count, spans[span].glyphs.upperBound == index + 1 {
        spans[span].maxX += shift
        span += 1
      }
    }
    width = target
  }
}
