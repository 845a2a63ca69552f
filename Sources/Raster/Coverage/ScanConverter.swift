import AnimPrimitives

/// Converts the outline of a shape into coverage, one band of rows at a time.
///
///     scanner.outline.reset()
///     scanner.outline.add(…)                   contours, in any order
///     scanner.begin(bounds: bounds, fillRule: rule)
///     while scanner.advance() { … sweep scanner.band … }
///
/// Sweep all rows of a band before calling `advance` again, because sweeping clears them for the next band.
struct ScanConverter {
  var outline = Outline()
  var band = CoverageBand()

  private var resolver = WindingResolver()
  private var bottom = 0
  private var nextRow = 0
  /// For each band, the last edge in the outline that begins in the band, or −1. Edges are named by the index of their
  /// end point. Empty if one band holds all rows.
  private var heads: [Int32] = []
  /// For each edge, the previous edge that begins in the same band, or −1.
  private var links: [Int32] = []
  /// Edges that began in an earlier band and continue below it.
  private var live: [Int32] = []
  private var bandIndex = 0

  /// Prepares to scan a rectangle of pixels.
  mutating func begin(bounds: IntRect, fillRule: FillRule) {
    band.reset(x: bounds.x, width: bounds.width)
    nextRow = bounds.y
    bottom = bounds.maxY
    bandIndex = 0
    live.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    if outline.mayOverlap {
      resolver.begin(outline, rows: bounds.y..<bounds.maxY, fillRule: fillRule)
      return
    }
    let bandCount = (bounds.height + band.rowCapacity - 1) / band.rowCapacity
    if bandCount > 1 { sortEdges(bounds: bounds, bandCount: bandCount) }
  }

  /// Fills the band with the next rows. Returns false if there are none.
  mutating func advance() -> Bool {
    guard nextRow < bottom else { return false }
    let count = min(band.rowCapacity, bottom - nextRow)
    band.begin(row: nextRow, count: count)
    nextRow += count
    if outline.mayOverlap {
      band.add(outline, through: &resolver)
      return true
    }
    if heads.isEmpty {
      band.add(outline)
      return true
    }
    var index = heads[bandIndex]
    while index >= 0 {
      live.append(index)
      index = links[Int(index)]
    }
    band.add(outline, edges: &live)
    band.addArcs(of: outline)
    bandIndex += 1
    return true
  }

  /// Sorts the edges that reach the bounds into lists, one for the band in which they begin.
  private mutating func sortEdges(bounds: IntRect, bandCount: Int) {
    heads.append(contentsOf: repeatElement(-1, count: bandCount))
    links.removeAll(keepingCapacity: true)
    links.append(contentsOf: repeatElement(-1, count: outline.points.count))
    let top = bounds.y << Int(SubpixelGrid.bits)
    let bandHeight = band.rowCapacity << Int(SubpixelGrid.bits)
    let right = Int32(bounds.maxX) << SubpixelGrid.bits
    for index in outline.points.indices where outline.signs[index] != 0 {
      let a = outline.points[index - 1]
      let b = outline.points[index]
      guard a.y != b.y, min(a.x, b.x) < right, Int(max(a.y, b.y)) > top else { continue }
      let start = max(Int(min(a.y, b.y)) - top, 0) / bandHeight
      guard start < bandCount else { continue }
      links[index] = heads[start]
      heads[start] = Int32(index)
    }
  }
}
