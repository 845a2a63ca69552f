// Exact area coverage by signed areas.
//
// A pixel's coverage is the integral of the winding number over the pixel. An edge is cut at the borders of pixels.
// Each piece adds the area between itself and the right side of its pixel, and adds its whole height to every pixel
// further right, both with the sign of the edge's direction. Cells store the differences between neighbouring pixels,
// so a running sum from the left gives each pixel's area:
//
//      xa                cell[c]   += height · (2 − xa − xb)      (twice the area right of the piece)
//     ┌──\───┐           cell[c+1] += height · (xa + xb)          (what is missing to the whole height)
//     │   \  │
//     └────\─┘           in units of 1/1024: 2 · 1024 · 1024 is a whole pixel.
//            xb
//
// Additions commute, so edges may come in any order. If contours overlap within one pixel, the running sum would be the
// sum of their areas. `WindingResolver` adds only the edges between outside and inside in such rows.
//
// Rows are scanned in bands that fit the first-level cache. Each row has bytes that record which groups of eight cells
// an edge has touched, so sweeping a wide shape visits only its edges.

import Primitives

/// The signed areas of some rows of pixels, and the groups of cells that are not zero.
struct CoverageBand {
  /// The number of cells in a group.
  static let groupSize = 8
  /// The bytes of a row are padded to this multiple, because the sweep skips empty groups by words of eight bytes.
  private static let groupAlignment = 8
  /// The number of cells that take 32 KiB.
  private static let cellBudget = 8192

  /// `rowCount` rows of `stride` cells. All cells are zero between bands.
  var cells: [Int32] = Array(repeating: 0, count: cellBudget)
  /// `rowCount` rows of `groupStride` bytes, 1 for each touched group. All bytes are zero between bands. They are
  /// bytes, not bits, because a byte can be set without reading it first.
  var groups: [UInt8] = Array(repeating: 0, count: 64 * groupAlignment)

  private(set) var layout = Layout()
  private(set) var rowCapacity = 0
  private(set) var firstRow = 0
  private(set) var rowCount = 0

  /// The position and size of the rows of cells and of groups.
  struct Layout {
    /// The left side of the first column, on the sub-pixel grid.
    var originX: Int32 = 0
    /// The number of columns whose coverage is used.
    var width = 0
    /// The number of cells of a row: at least `width + 2`, in whole groups.
    var stride = 0
    /// The number of bytes for the groups of a row.
    var groupStride = 0
  }

  /// Sets the columns of the following bands.
  mutating func reset(x: Int, width: Int) {
    let stride = (width + 1 + Self.groupSize) / Self.groupSize * Self.groupSize
    let alignment = Self.groupAlignment
    let groupStride = (stride / Self.groupSize + alignment - 1) / alignment * alignment
    layout = Layout(
      originX: Int32(x) << SubpixelGrid.bits, width: width, stride: stride, groupStride: groupStride
    )
    rowCapacity = max(1, min(Self.cellBudget / stride, 64))
    let cellCount = stride * rowCapacity
    if cells.count < cellCount { cells = Array(repeating: 0, count: cellCount) }
    let groupCount = groupStride * rowCapacity
    if groups.count < groupCount { groups = Array(repeating: 0, count: groupCount) }
  }

  /// Sets the rows of the next band. The sweep of the previous band has cleared the cells.
  mutating func begin(row: Int, count: Int) {
    precondition(count <= rowCapacity, "a band holds no more rows than fit its budget")
    firstRow = row
    rowCount = count
  }
}

// MARK: - Adding edges

extension CoverageBand {
  /// Adds the edges and arcs of an outline that reach the band's rows.
  mutating func add(_ outline: Outline) {
    if let last = outline.points.indices.last { addEdges(of: outline, 0...last) }
    addArcs(of: outline)
  }

  /// Adds the edges between the points of a range.
  mutating func addEdges(of outline: Outline, _ range: ClosedRange<Int>) {
    let (layout, rows) = (layout, rows)
    layout.addEdges(of: outline, range, rows: rows, cells: &cells, groups: &groups)
  }

  /// Adds the arcs of an outline that reach the band's rows.
  mutating func addArcs(of outline: Outline) {
    guard !outline.arcs.isEmpty else { return }
    let (layout, rows) = (layout, rows)
    layout.addArcs(of: outline, rows: rows, cells: &cells, groups: &groups)
  }

  /// Adds edges of an outline, given by the indices of their end points. Removes edges that end in the band from the
  /// list, and keeps those that continue below it.
  mutating func add(_ outline: Outline, edges: inout [Int32]) {
    let bottom = Int32(truncatingIfNeeded: firstRow &+ rowCount) << SubpixelGrid.bits
    var kept = 0
    for place in edges.indices {
      let index = Int(edges[place])
      addEdges(of: outline, (index - 1)...index)
      guard max(outline.points[index - 1].y, outline.points[index].y) > bottom else { continue }
      edges[kept] = edges[place]
      kept += 1
    }
    edges.removeLast(edges.count - kept)
  }

  /// Adds the rows of an outline whose contours may overlap.
  mutating func add(_ outline: Outline, through resolver: inout WindingResolver) {
    let (layout, first, count) = (layout, firstRow, rowCount)
    layout.addRows(
      first..<(first + count), of: outline, through: &resolver, cells: &cells, groups: &groups)
  }

  /// The y coordinates of the band's upper and lower side, on the grid.
  var rows: Range<Int32> {
    let top = Int32(truncatingIfNeeded: firstRow) << SubpixelGrid.bits
    let bottom = Int32(truncatingIfNeeded: firstRow &+ rowCount) << SubpixelGrid.bits
    return top..<bottom
  }
}

/// The x coordinate of an edge as a function of y alone, so that a row does not depend on the rows scanned before.
enum GridEdge {
  /// - Precondition: the upper end is above the lower one.
  @inline(__always)
  static func slope(_ upper: GridPoint, _ lower: GridPoint) -> Int {
    ((Int(lower.x) &- Int(upper.x)) << 30) / (Int(lower.y) &- Int(upper.y))
  }

  @inline(__always)
  static func x(at y: Int32, _ upper: GridPoint, _ slope: Int) -> Int32 {
    let offset = ((Int(y) &- Int(upper.y)) &* slope &+ (1 << 29)) >> 30
    return upper.x &+ Int32(truncatingIfNeeded: offset)
  }
}

extension CoverageBand.Layout {
  fileprivate func addEdges(
    of outline: Outline, _ range: ClosedRange<Int>, rows: Range<Int32>, cells: inout [Int32],
    groups: inout [UInt8]
  ) {
    let points = outline.points.span
    let signs = outline.signs.span
    var cells = cells.mutableSpan
    var groups = groups.mutableSpan
    for index in range.dropFirst() where signs[index] != 0 {
      add(
        points[index - 1], points[index], sign: Int32(signs[index]), rows: rows, cells: &cells,
        groups: &groups)
    }
  }

  fileprivate func addRows(
    _ rows: Range<Int>, of outline: Outline, through resolver: inout WindingResolver,
    cells: inout [Int32], groups: inout [UInt8]
  ) {
    var cells = cells.mutableSpan
    var groups = groups.mutableSpan
    for row in rows {
      resolver.add(
        row: row, of: outline, layout: self, bandRow: row - rows.lowerBound, cells: &cells,
        groups: &groups)
    }
  }

  fileprivate func addArcs(
    of outline: Outline, rows: Range<Int32>, cells: inout [Int32], groups: inout [UInt8]
  ) {
    let arcs = outline.arcs.span
    var cells = cells.mutableSpan
    var groups = groups.mutableSpan
    for index in arcs.indices { add(arcs[index], rows: rows, cells: &cells, groups: &groups) }
  }

  /// Adds the part of an edge that lies in a range of rows.
  ///
  /// - Parameters:
  ///   - sign: the winding of an edge that runs down. An edge that runs up has the opposite winding.
  ///   - rows: the y coordinates of the upper side of the first row and the lower side of the last row, on the grid.
  private func add(
    _ a: GridPoint, _ b: GridPoint, sign: Int32, rows: Range<Int32>,
    cells: inout MutableSpan<Int32>, groups: inout MutableSpan<UInt8>
  ) {
    let upper = a.y < b.y ? a : b
    let lower = a.y < b.y ? b : a
    let end = min(lower.y, rows.upperBound)
    var y = max(upper.y, rows.lowerBound)
    guard y < end else { return }
    let sign = a.y < b.y ? sign : 0 &- sign
    var row = Int((y &- rows.lowerBound) >> SubpixelGrid.bits)
    let (left, right) = (min(a.x, b.x) &- originX, max(a.x, b.x) &- originX)
    // Most edges of small text stay within one column, and need no division.
    let staysInColumn = right <= (left | SubpixelGrid.mask) &+ 1
    let steepness =
      staysInColumn ? 0 : ((Int(lower.y) &- Int(upper.y)) << 20) / (Int(right) &- Int(left))
    if (y ^ (lower.y &- 1)) >> SubpixelGrid.bits == 0 && y == upper.y {
      add(
        from: left, to: right, height: lower.y &- y, steepness: steepness, sign: sign, row: row,
        cells: &cells, groups: &groups)
      return
    }
    let slope = GridEdge.slope(upper, lower)
    func x(at y: Int32) -> Int32 {
      if y == upper.y { return upper.x &- originX }
      if y == lower.y { return lower.x &- originX }
      return GridEdge.x(at: y, upper, slope) &- originX
    }
    var x0 = x(at: y)
    while y < end {
      let nextY = min((y | SubpixelGrid.mask) &+ 1, end)
      let x1 = x(at: nextY)
      add(
        from: min(x0, x1), to: max(x0, x1), height: nextY &- y, steepness: steepness, sign: sign,
        row: row, cells: &cells, groups: &groups)
      x0 = x1
      y = nextY
      row &+= 1
    }
  }

  /// Adds a piece of an edge that lies within one row.
  @inline(__always)
  func add(
    from left: Int32, to right: Int32, height: Int32, steepness: Int, sign: Int32, row: Int,
    cells: inout MutableSpan<Int32>, groups: inout MutableSpan<UInt8>
  ) {
    let one = SubpixelGrid.one
    let column = Int(left >> SubpixelGrid.bits)
    let border = (left | SubpixelGrid.mask) &+ 1
    guard right <= border &+ one, column >= 0, column < width else {
      addWide(
        from: left, to: right, height: height, steepness: steepness, sign: sign, row: row,
        cells: &cells, groups: &groups)
      return
    }
    let base = row &* stride &+ column
    if right <= border {
      let inset = (left & SubpixelGrid.mask) &+ right &- border &+ one
      let signed = sign &* height
      cells[base] &+= signed &* (2 &* one &- inset)
      cells[base &+ 1] &+= signed &* inset
      mark(column, column &+ 1, row: row, groups: &groups)
      return
    }
    // Two columns: the part left of the border between them, and the part right of it.
    let first = passed(border &- left, height: height, steepness: steepness)
    let second = height &- first
    let firstInset = (left & SubpixelGrid.mask) &+ one
    let secondInset = right &- border
    cells[base] &+= sign &* first &* (2 &* one &- firstInset)
    cells[base &+ 1] &+=
      sign &* (first &* firstInset &+ second &* (2 &* one &- secondInset))
    cells[base &+ 2] &+= sign &* second &* secondInset
    mark(column, column &+ 2, row: row, groups: &groups)
  }

  /// The height that a piece covers over a horizontal distance from its left end.
  @inline(__always)
  private func passed(_ distance: Int32, height: Int32, steepness: Int) -> Int32 {
    let exact = (Int(distance) &* steepness &+ (1 << 19)) >> 20
    return Int32(truncatingIfNeeded: min(Int(height), exact))
  }

  /// Adds a piece that crosses more than two columns, or lies left or right of the band.
  private func addWide(
    from left: Int32, to right: Int32, height: Int32, steepness: Int, sign: Int32, row: Int,
    cells: inout MutableSpan<Int32>, groups: inout MutableSpan<UInt8>
  ) {
    let bits = SubpixelGrid.bits
    let one = SubpixelGrid.one
    let base = row &* stride
    let first = Int(left >> bits)
    // A piece that ends on a border ends in the column before it.
    let last = max(first, Int((right &- 1) >> bits))
    guard first < width else { return }
    var done: Int32 = 0
    if first < 0 {
      done = last < 0 ? height : passed(0 &- left, height: height, steepness: steepness)
      cells[base] &+= done &* sign &* (2 &* one)
      mark(0, 0, row: row, groups: &groups)
    }
    let end = min(last, width &- 1)
    var column = max(first, 0)
    guard column <= end else { return }
    mark(column, end &+ 1, row: row, groups: &groups)
    while column <= end {
      let origin = Int32(truncatingIfNeeded: column) << bits
      let reached =
        column == last
        ? height : passed(origin &+ one &- left, height: height, steepness: steepness)
      let inset = max(left &- origin, 0) &+ min(right &- origin, one)
      let signed = (reached &- done) &* sign
      cells[base &+ column] &+= signed &* (2 &* one &- inset)
      cells[base &+ column &+ 1] &+= signed &* inset
      done = reached
      column &+= 1
    }
  }

  /// Marks the groups of a range of cells as touched.
  @inline(__always)
  func mark(
    _ first: Int, _ last: Int, row: Int, groups: inout MutableSpan<UInt8>
  ) {
    let base = row &* groupStride
    for group in (first >> 3)...(last >> 3) { groups[base &+ group] = 1 }
  }
}
