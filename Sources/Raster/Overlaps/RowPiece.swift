import CAnimKernels
import AnimPrimitives

/// The part of an edge that lies in a row of pixels, on the grid.
typealias RowSegment = raster_segment

extension RowSegment {
  /// The x coordinate at a y coordinate from `top` to `bottom`.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    if y == top { return top_x }
    if y == bottom { return bottom_x }
    let run = Int(bottom_x &- top_x) &* Int(y &- top)
    return top_x &+ Int32(truncatingIfNeeded: run / Int(bottom &- top))
  }
}

/// The part of a chain that lies in a row of pixels.
typealias RowPiece = raster_piece

/// A wide edge that is level, or nearly so, in a row of pixels.
typealias LevelEdge = raster_level_edge

/// The pieces of all chains in one row, sorted by their left ends.
struct RowPieces {
  private(set) var segments: [RowSegment] = []
  private(set) var pieces: [RowPiece] = []
  /// The wide edges of the pieces that are level, or nearly so.
  private(set) var levels: [LevelEdge] = []
  /// The sort key of each piece: the left end in the high half, the index of the piece in the low half.
  private(set) var order: [UInt64] = []

  private var chains: [MonotoneChain] = []
  /// For each row, the last chain that begins in it (in the first row, also above it), or −1. `links` has the previous
  /// chain of the same row.
  private var heads: [Int32] = []
  private var links: [Int32] = []
  private var active: [ActiveChain] = []
  private var sorted: [ActiveChain] = []
  private var firstRow = 0

  /// A level edge is at least this wide, and lower than a sixteenth of a row.
  private static let levelWidth = UInt32(SubpixelGrid.one)
  private static let levelHeight = SubpixelGrid.one / 16

  private struct ActiveChain {
    let chain: Int32
    /// The index of the upper end of the edge that crosses the top of the next row, or of an edge above.
    var point: Int32
    /// The edge of `slope`, given by the index of its upper end.
    var slopedPoint: Int32 = -1
    var slope: Int64 = 0
  }

  var count: Int { order.count }

  /// The piece at an index in the order from left to right.
  subscript(index: Int) -> RowPiece { pieces[Int(UInt32(truncatingIfNeeded: order[index]))] }

  /// Collects the chains of an outline that reach a range of rows.
  mutating func begin(_ outline: Outline, rows: Range<Int>) {
    chains.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    outline.appendChains(to: &chains)
    firstRow = rows.lowerBound
    heads.append(contentsOf: repeatElement(-1, count: rows.count))
    let top = Int32(truncatingIfNeeded: rows.lowerBound) << SubpixelGrid.bits
    for index in chains.indices {
      links.append(-1)
      guard chains[index].bottom > top else { continue }
      let row = Int(max(chains[index].top, top) >> SubpixelGrid.bits) - firstRow
      guard row < rows.count else { continue }
      links[index] = heads[row]
      heads[row] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Cuts the pieces of a row out of the chains. Rows must be taken from top to bottom.
  mutating func take(row: Int, of outline: Outline) {
    var begun = heads[row - firstRow]
    while begun >= 0 {
      active.append(ActiveChain(chain: begun, point: chains[Int(begun)].upper))
      begun = links[Int(begun)]
    }
    segments.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    let top = Int32(truncatingIfNeeded: row) << SubpixelGrid.bits
    let points = outline.points.span
    for index in active.indices {
      var entry = active[index]
      cut(&entry, top: top, bottom: top &+ SubpixelGrid.one, points)
      active[index] = entry
      let left = UInt32(bitPattern: pieces[index].left) ^ 0x8000_0000
      order.append(UInt64(left) << 32 | UInt64(truncatingIfNeeded: index))
    }
    sort()
    // The next row has nearly the same order, so the chains are kept in it.
    sorted.removeAll(keepingCapacity: true)
    for key in order {
      let index = Int(UInt32(truncatingIfNeeded: key))
      let entry = active[index]
      if chains[Int(entry.chain)].bottom > top &+ SubpixelGrid.one { sorted.append(entry) }
    }
    swap(&active, &sorted)
  }

  private mutating func sort() {
    guard order.count <= 32 else { return order.sort() }
    for index in order.indices.dropFirst() {
      let key = order[index]
      var place = index
      while place > 0, order[place - 1] > key {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = key
    }
  }

  private mutating func cut(
    _ entry: inout ActiveChain, top: Int32, bottom: Int32, _ points: borrowing Span<GridPoint>
  ) {
    let chain = chains[Int(entry.chain)]
    let step = chain.sign
    let first = segments.count
    let firstLevel = levels.count
    var left = Int32.max
    var right = Int32.min
    while entry.point != chain.lower {
      let a = points[Int(entry.point)]
      let b = points[Int(entry.point &+ step)]
      if b.y <= top {
        entry.point &+= step
        continue
      }
      guard a.y < bottom else { break }
      if a.y == b.y {
        left = min(left, min(a.x, b.x))
        right = max(right, max(a.x, b.x))
        addLevel(from: a, to: b)
        entry.point &+= step
        continue
      }
      var (upper, lower) = (a, b)
      if a.y < top || b.y > bottom {
        if entry.slopedPoint != entry.point {
          entry.slopedPoint = entry.point
          entry.slope = raster_edge_slope(a, b)
        }
        if a.y < top { upper = GridPoint(x: raster_edge_x(top, a, entry.slope), y: top) }
        if b.y > bottom { lower = GridPoint(x: raster_edge_x(bottom, a, entry.slope), y: bottom) }
      }
      left = min(left, min(upper.x, lower.x))
      right = max(right, max(upper.x, lower.x))
      segments.append(
        RowSegment(
          top: upper.y, bottom: lower.y, top_x: upper.x, bottom_x: lower.x, width: b.x &- a.x,
          height: b.y &- a.y))
      addLevel(from: upper, to: lower)
      guard b.y < bottom else { break }
      entry.point &+= step
    }
    pieces.append(
      RowPiece(
        first: Int32(truncatingIfNeeded: first), end: Int32(truncatingIfNeeded: segments.count),
        chain: entry.chain, sign: chain.sign, top: max(chain.top, top),
        bottom: min(chain.bottom, bottom), left: left, right: right,
        first_level: Int32(truncatingIfNeeded: firstLevel),
        end_level: Int32(truncatingIfNeeded: levels.count)))
  }

  @inline(__always)
  private mutating func addLevel(from upper: GridPoint, to lower: GridPoint) {
    let width = (lower.x &- upper.x).magnitude
    guard width >= Self.levelWidth, lower.y &- upper.y < Self.levelHeight else { return }
    levels.append(LevelEdge(y: (upper.y &+ lower.y) >> 1, width: width))
  }
}

// MARK: - Geometry

extension RowPieces {
  /// The x coordinate of a piece at a y coordinate within its height.
  func x(of piece: RowPiece, at y: Int32) -> Int32 {
    var index = Int(piece.first)
    while index < Int(piece.end) - 1, segments[index].bottom < y { index += 1 }
    return segments[index].x(at: y)
  }

  /// Whether piece `a` is nowhere right of piece `b` between two y coordinates that both reach. A difference of two
  /// steps of the grid is allowed, because each x coordinate is rounded by up to one step.
  func isOrdered(_ a: RowPiece, _ b: RowPiece, from top: Int32, to bottom: Int32) -> Bool {
    func fits(_ y: Int32) -> Bool { x(of: a, at: y) <= x(of: b, at: y) &+ 2 }
    guard fits(top), fits(bottom) else { return false }
    if a.end - a.first == 1 && b.end - b.first == 1 { return true }
    for piece in [a, b] {
      for index in Int(piece.first)..<Int(piece.end) - 1 {
        let y = segments[index].bottom
        if y > top && y < bottom && !fits(y) { return false }
      }
    }
    return true
  }
}
