import Primitives

/// Turns the edges of a shape into coverage, some rows at a time.
///
///     scanner.edges.reset(clip: clip)          what can be seen
///     scanner.edges.add(…)                     outlines, in any order
///     scanner.begin(bounds: bounds)
///     while scanner.advance() { … sweep scanner.band … }
///
/// A band's rows must be swept before the next one, for sweeping also clears them.
struct ScanConverter {
  var edges = EdgeList()
  var band = CoverageBand()

  private var bottom = 0
  private var nextRow = 0
  /// Of each band, the first edge that begins in it; the edges themselves are linked.
  private var heads: [Int32] = []
  /// Edges that began in an earlier band and go on.
  private var live: [Int32] = []
  private var bandIndex = 0

  /// Prepares to scan a part of what the edges were clipped to.
  mutating func begin(bounds: IntRect) {
    band.reset(x: bounds.x, width: bounds.width)
    nextRow = bounds.y
    bottom = bounds.maxY
    bandIndex = 0
    live.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    let bandCount = (bounds.height + band.rowCapacity - 1) / band.rowCapacity
    guard bandCount > 1 else { return }
    heads.append(contentsOf: repeatElement(-1, count: bandCount))
    let top = Int32(bounds.y) << SubpixelGrid.bits
    let bandHeight = Int32(band.rowCapacity) << SubpixelGrid.bits
    for index in edges.edges.indices {
      let start = Int((max(edges.edges[index].y0, top) &- top) / bandHeight)
      guard start < bandCount else { continue }
      edges.edges[index].next = heads[start]
      heads[start] = Int32(index)
    }
  }

  /// Fills the band with the next rows; false where there are none.
  mutating func advance() -> Bool {
    guard nextRow < bottom else { return false }
    let count = min(band.rowCapacity, bottom - nextRow)
    band.begin(row: nextRow, count: count)
    nextRow += count
    guard !heads.isEmpty else {
      for edge in edges.edges { _ = band.add(edge) }
      return true
    }
    var kept = 0
    for place in live.indices where band.add(edges.edges[Int(live[place])]) {
      live[kept] = live[place]
      kept += 1
    }
    live.removeLast(live.count - kept)
    var index = heads[bandIndex]
    while index >= 0 {
      let edge = edges.edges[Int(index)]
      if band.add(edge) { live.append(index) }
      index = edge.next
    }
    bandIndex += 1
    return true
  }
}
