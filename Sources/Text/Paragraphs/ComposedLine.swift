import AnimPrimitives

/// A line with its glyphs in visual order, not yet positioned.
struct ComposedLine {
  /// A glyph and its origin, in points from the line's left end on the baseline, y down.
  struct Glyph {
    var face: FontFace
    var glyph: UInt32
    var position: Point
    /// Whether justification adds space after the glyph.
    var isWordSeparator: Bool
  }

  private(set) var glyphs: [Glyph] = []
  /// Points.
  private(set) var width = 0.0
  let isRightToLeft: Bool
  private let fontSize: Double

  /// - Parameter runs: in logical order.
  init(runs: [ShapedRun], text: AnalyzedText, spacing: GlyphSpacing) {
    isRightToLeft = text.isRightToLeft
    fontSize = spacing.fontSize
    for run in Self.visualOrder(of: runs) {
      let scale = spacing.scale(of: run.face)
      for (index, glyph) in run.glyphs.enumerated() {
        glyphs.append(
          Glyph(
            face: run.face, glyph: glyph.glyph,
            position: Point(
              x: width + Double(glyph.xOffset) * scale, y: -Double(glyph.yOffset) * scale),
            isWordSeparator: text.isWordSeparator(at: glyph.cluster)))
        width += spacing.advance(of: index, in: run, text: text)
      }
    }
    if !glyphs.isEmpty { width -= spacing.letterSpacing }
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
    for index in glyphs.indices {
      glyphs[index].position.x += shift
      if glyphs[index].isWordSeparator { shift += extra }
    }
    width = target
  }

  /// Appends the outlines of all glyphs, with the line's left end on the baseline at `origin`.
  func append(to path: inout Path, at origin: Point) {
    for glyph in glyphs {
      let outline = glyph.face.outline(of: glyph.glyph)
      guard !outline.isEmpty else { continue }
      let scale = fontSize / glyph.face.metrics.unitsPerEm
      path.addPath(
        outline,
        transform: AffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: origin.x + glyph.position.x,
          ty: origin.y + glyph.position.y))
    }
  }
}
