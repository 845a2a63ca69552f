// Exact area coverage by signed areas.
//
// A pixel's coverage by winding is the integral, over the pixel, of the winding number. Each piece of an
// edge that lies within one pixel adds to it the area between the piece and the pixel's right side, and
// the piece's whole height to every pixel further right, with the sign of the edge's direction. Both are
// written down as differences between neighbours, so that a running sum from the left gives each pixel's
// area:
//
//      xa                cell[c]   += height · (2 − xa − xb)      (twice the area right of the piece)
//     ┌──\───┐           cell[c+1] += height · (xa + xb)          (what is missing to the whole height)
//     │   \  │
//     └────\─┘           in units of 1/1024: 2 · 1024 · 1024 is a whole pixel.
//            xb
//
// Additions commute, so edges need no order. What the running sum gives for contours that overlap within
// one pixel is the sum of their areas, of which the winding rule takes at most the whole: exact wherever
// an overlap covers pixels fully, and an upper bound on the few pixels where two edges of different
// contours cross (FreeType, Cairo's image back end and Blend2D do the same).
//
// Rows are scanned in bands that fit the first-level cache; of each row a bit set remembers which groups
// of eight cells were touched, so that sweeping a wide shape looks at its edges alone.

import Primitives

/// The signed areas of some rows of pixels, and which of them are not zero.
struct CoverageBand {
  /// Cells in a group; one AVX2 register holds them.
  static let groupSize = 8
  /// 32 KiB.
  private static let cellBudget = 8192

  /// `rowCount` rows of `stride` cells; all zero between bands.
  var cells: [Int32] = Array(repeating: 0, count: cellBudget)
  /// `rowCount` rows of `wordsPerRow` words, a bit a group; all zero between bands.
  var groups: [UInt64] = Array(repeating: 0, count: 256)

  private(set) var layout = Layout()
  private(set) var rowCapacity = 0
  private(set) var firstRow = 0
  private(set) var rowCount = 0

  /// Where the cells of a row lie, and its groups.
  struct Layout {
    /// The first column, on the sub-pixel grid.
    var originX: Int32 = 0
    /// Columns that count.
    var width = 0
    /// Columns that are there: at least one more, and whole groups.
    var stride = 0
    var wordsPerRow = 0
  }

  /// Takes the columns that the coming bands cover.
  mutating func reset(x: Int, width: Int) {
    let stride = (width + Self.groupSize) / Self.groupSize * Self.groupSize
    let wordsPerRow = (stride / Self.groupSize + 63) / 64
    layout = Layout(
      originX: Int32(x) << SubpixelGrid.bits, width: width, stride: stride, wordsPerRow: wordsPerRow
    )
    rowCapacity = max(1, min(Self.cellBudget / stride, 64))
    let cellCount = stride * rowCapacity
    if cells.count < cellCount { cells = Array(repeating: 0, count: cellCount) }
    let wordCount = wordsPerRow * rowCapacity
    if groups.count < wordCount { groups = Array(repeating: 0, count: wordCount) }
  }

  /// Moves on to other rows, which the sweep of the ones before left zero.
  mutating func begin(row: Int, count: Int) {
    precondition(count <= rowCapacity, "a band holds no more rows than fit its budget")
    firstRow = row
    rowCount = count
  }
}

// MARK: - Adding edges

extension CoverageBand {
  /// Adds the part of an edge that lies in the band's rows.
  ///
  /// - Returns: whether the edge goes on below the band.
  mutating func add(_ edge: Edge) -> Bool {
    let top = Int32(truncatingIfNeeded: firstRow) << SubpixelGrid.bits
    let bottom = Int32(truncatingIfNeeded: firstRow &+ rowCount) << SubpixelGrid.bits
    if edge.y0 < bottom, edge.y1 > top {
      layout.add(edge, top: top, bottom: bottom, cells: &cells, groups: &groups)
    }
    return edge.y1 > bottom
  }
}

extension CoverageBand.Layout {
  /// Adds the part of an edge between two heights, the upper one of which is the first row's.
  fileprivate func add(
    _ edge: Edge, top: Int32, bottom: Int32, cells: inout [Int32], groups: inout [UInt64]
  ) {
    var cells = cells.mutableSpan
    var groups = groups.mutableSpan
    var y = max(edge.y0, top)
    let end = min(edge.y1, bottom)
    var x = (y == edge.y0 ? edge.x0 : edge.x(at: y)) &- originX
    var row = Int((y &- top) >> SubpixelGrid.bits)
    while y < end {
      let nextY = min((y | SubpixelGrid.mask) &+ 1, end)
      let nextX = (nextY == edge.y1 ? edge.x1 : edge.x(at: nextY)) &- originX
      add(
        from: x, to: nextX, height: nextY &- y, winding: edge.winding, row: row, cells: &cells,
        groups: &groups)
      x = nextX
      y = nextY
      row &+= 1
    }
  }

  /// Adds a piece that lies within one row.
  @inline(__always)
  private func add(
    from x0: Int32, to x1: Int32, height: Int32, winding: Int32, row: Int,
    cells: inout MutableSpan<Int32>, groups: inout MutableSpan<UInt64>
  ) {
    let column = Int(x0 >> SubpixelGrid.bits)
    let lastColumn = Int(x1 >> SubpixelGrid.bits)
    let base = row &* stride
    guard column == lastColumn, column >= 0, column < width else {
      addWide(
        from: min(x0, x1), to: max(x0, x1), height: height, winding: winding, row: row,
        cells: &cells, groups: &groups)
      return
    }
    let signed = height &* winding
    let inset = (x0 & SubpixelGrid.mask) &+ (x1 & SubpixelGrid.mask)
    cells[base &+ column] &+= signed &* (2 &* SubpixelGrid.one &- inset)
    cells[base &+ column &+ 1] &+= signed &* inset
    mark(column, row: row, groups: &groups)
  }

  /// Adds a piece that crosses several columns, or lies left or right of the band.
  private func addWide(
    from left: Int32, to right: Int32, height: Int32, winding: Int32, row: Int,
    cells: inout MutableSpan<Int32>, groups: inout MutableSpan<UInt64>
  ) {
    let bits = SubpixelGrid.bits
    let one = SubpixelGrid.one
    let base = row &* stride
    let first = Int(left >> bits)
    let last = Int(right >> bits)
    guard first < width else { return }
    guard last >= 0 else {
      cells[base] &+= height &* winding &* (2 &* one)
      mark(0, row: row, groups: &groups)
      return
    }
    // The height that is passed until x, rounded to the grid, grows from 0 to all of it: the parts of
    // the columns add up exactly.
    let rate = (Int(height) << 20) / (Int(right) &- Int(left))
    var passed: Int32 = 0
    var column = max(first, 0)
    if first < 0 {
      passed = Int32(truncatingIfNeeded: (Int(0 &- left) &* rate &+ (1 << 19)) >> 20)
      cells[base] &+= passed &* winding &* (2 &* one)
      mark(0, row: row, groups: &groups)
    }
    let end = min(last, width &- 1)
    while column <= end {
      let isLast = column == last
      let x = Int32(truncatingIfNeeded: column &+ 1) << bits
      let reached =
        isLast
        ? height : Int32(truncatingIfNeeded: (Int(x &- left) &* rate &+ (1 << 19)) >> 20)
      let from = column == first ? left & SubpixelGrid.mask : 0
      let inset = from &+ (isLast ? right & SubpixelGrid.mask : one)
      let signed = (reached &- passed) &* winding
      cells[base &+ column] &+= signed &* (2 &* one &- inset)
      cells[base &+ column &+ 1] &+= signed &* inset
      mark(column, row: row, groups: &groups)
      passed = reached
      column &+= 1
    }
  }

  /// Remembers that a cell and the one after it were touched.
  @inline(__always)
  private func mark(_ column: Int, row: Int, groups: inout MutableSpan<UInt64>) {
    let base = row &* wordsPerRow
    let group = column >> 3
    groups[base &+ (group >> 6)] |= 1 &<< UInt64(truncatingIfNeeded: group)
    let next = (column &+ 1) >> 3
    groups[base &+ (next >> 6)] |= 1 &<< UInt64(truncatingIfNeeded: next)
  }
}
