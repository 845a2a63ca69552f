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
//            xb          (raster_edges.c)
//
// Additions commute, so edges may come in any order. If contours overlap within one pixel, the running sum would be the
// sum of their areas. `WindingResolver` adds only the edges between outside and inside in such rows.
//
// Rows are scanned in bands that fit the first-level cache. Each row has bytes that record which groups of eight cells
// an edge has touched, so sweeping a wide shape visits only its edges.

import CAnimKernels
import AnimPrimitives

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
    let points = outline.points.span.extracting(range)
    let signs = outline.signs.span.extracting(range)
    unsafe withBand { band in
      unsafe points.withUnsafeBufferPointer { points in
        unsafe signs.withUnsafeBufferPointer { signs in
          // Both have as many elements as the range.
          unsafe raster_add_edges(&band, points.baseAddress, signs.baseAddress, points.count)
        }
      }
    }
  }

  /// Adds a piece of an edge that lies within one row.
  ///
  /// - Parameters:
  ///   - row: the index of the row in the band.
  ///   - edge: the width and height of the whole edge.
  mutating func addPiece(
    from left: Int32, to right: Int32, height: Int32, sign: Int32, row: Int, of edge: raster_extent
  ) {
    precondition(row >= 0 && row < rowCount, "a row lies in its band")
    unsafe withBand { band in
      unsafe raster_add_piece(&band, row, left, right, height, sign, edge)
    }
  }

  /// Adds the arcs of an outline that reach the band's rows.
  mutating func addArcs(of outline: Outline) {
    let arcs = outline.arcs.span
    guard !arcs.isEmpty else { return }
    unsafe withBand { band in
      unsafe arcs.withUnsafeBufferPointer { arcs in
        unsafe raster_add_arcs(&band, arcs.baseAddress, arcs.count)
      }
    }
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
    for row in 0..<rowCount {
      resolver.add(row: firstRow + row, of: outline, to: &self, bandRow: row)
    }
  }

  /// The y coordinates of the band's upper and lower side, on the grid.
  var rows: Range<Int32> {
    let top = Int32(truncatingIfNeeded: firstRow) << SubpixelGrid.bits
    let bottom = Int32(truncatingIfNeeded: firstRow &+ rowCount) << SubpixelGrid.bits
    return top..<bottom
  }
}
