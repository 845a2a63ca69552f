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
///
/// The lists have room for larger rows. What lies behind `count` and the last piece's ranges has no meaning.
struct RowPieces {
  private(set) var count = 0
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
  private var kept: [ActiveChain] = []
  private var firstRow = 0

  private typealias ActiveChain = raster_active_chain

  /// The piece at an index in the order from left to right.
  subscript(index: Int) -> RowPiece { pieces[piece(at: index)] }

  /// The index in `pieces` of the piece at an index in the order from left to right.
  func piece(at index: Int) -> Int { Int(UInt32(truncatingIfNeeded: order[index])) }

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
      active.append(
        ActiveChain(chain: begun, point: chains[Int(begun)].upper, sloped_point: -1, slope: 0))
      begun = links[Int(begun)]
    }
    count = active.count
    reserve(count)
    let top = Int32(truncatingIfNeeded: row) << SubpixelGrid.bits
    cut(outline.points.span, top: top)
    sort()
    keepChains(below: top &+ SubpixelGrid.one)
  }

  private mutating func reserve(_ count: Int) {
    if pieces.count < count {
      let added = max(count, 2 * pieces.count) - pieces.count
      pieces.append(contentsOf: repeatElement(RowPiece(), count: added))
      order.append(contentsOf: repeatElement(0, count: added))
    }
    if segments.isEmpty { growSegments() }
  }

  /// Makes more room for segments and level edges.
  private mutating func growSegments() {
    let added = max(64, segments.count)
    segments.append(contentsOf: repeatElement(RowSegment(), count: added))
    levels.append(contentsOf: repeatElement(LevelEdge(), count: added))
  }

  private mutating func cut(_ points: borrowing Span<GridPoint>, top: Int32) {
    var (done, segmentCount, levelCount) = (0, 0, 0)
    let count = count
    while true {
      unsafe points.withUnsafeBufferPointer { points in
        unsafe pieces.withUnsafeMutableBufferPointer { pieces in
          unsafe order.withUnsafeMutableBufferPointer { order in
            unsafe segments.withUnsafeMutableBufferPointer { segments in
              unsafe levels.withUnsafeMutableBufferPointer { levels in
                unsafe active.withUnsafeMutableBufferPointer { active in
                  unsafe chains.withUnsafeBufferPointer { chains in
                    var row = unsafe raster_row(
                      pieces: pieces.baseAddress, order: order.baseAddress,
                      segments: segments.baseAddress, segment_count: segmentCount,
                      segment_capacity: segments.count, levels: levels.baseAddress,
                      level_count: levelCount, level_capacity: levels.count)
                    // `reserve` made room for `count` pieces. Chains have indices of the outline's points.
                    done = unsafe raster_cut_row(
                      &row, active.baseAddress, done, count, chains.baseAddress,
                      points.baseAddress, top)
                    unsafe (segmentCount, levelCount) = (row.segment_count, row.level_count)
                  }
                }
              }
            }
          }
        }
      }
      guard done < count else { return }
      growSegments()
    }
  }

  private mutating func sort() {
    let count = count
    guard count <= 32 else { return order[..<count].sort() }
    var order = order.mutableSpan
    for index in 1..<max(1, count) {
      let key = order[index]
      var place = index
      while place > 0, order[place - 1] > key {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = key
    }
  }

  /// Keeps the chains that continue below a y coordinate, in the order of the pieces: the next row has nearly the same
  /// order.
  private mutating func keepChains(below bottom: Int32) {
    if kept.count < count {
      kept.append(contentsOf: repeatElement(ActiveChain(), count: count - kept.count))
    }
    let count = count
    let number = unsafe kept.withUnsafeMutableBufferPointer { kept in
      unsafe active.withUnsafeBufferPointer { active in
        unsafe order.withUnsafeBufferPointer { order in
          unsafe chains.withUnsafeBufferPointer { chains in
            // All lists have `count` elements.
            unsafe raster_keep_chains(
              kept.baseAddress, active.baseAddress, order.baseAddress, count, chains.baseAddress,
              bottom)
          }
        }
      }
    }
    kept.removeLast(kept.count - number)
    swap(&active, &kept)
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
