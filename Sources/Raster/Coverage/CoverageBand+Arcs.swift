import AnimPrimitives

extension CoverageBand.Layout {
  /// Adds the part of an arc that lies in a range of rows.
  func add(
    _ arc: OctantArc, rows: Range<Int32>, cells: inout MutableSpan<Int32>,
    groups: inout MutableSpan<UInt8>
  ) {
    if arc.isSteep {
      addSteep(arc, rows: rows, cells: &cells, groups: &groups)
    } else {
      addFlat(arc, rows: rows, cells: &cells, groups: &groups)
    }
  }

  /// Adds an arc row by row, from the top down.
  private func addSteep(
    _ arc: OctantArc, rows: Range<Int32>, cells: inout MutableSpan<Int32>,
    groups: inout MutableSpan<UInt8>
  ) {
    let (upper, lower) = arc.isRight ? (arc.start, arc.end) : (arc.end, arc.start)
    let end = min(lower.y, rows.upperBound)
    var y = max(upper.y, rows.lowerBound)
    guard y < end else { return }
    let sign = arc.isRight ? arc.sign : 0 &- arc.sign
    let outward = 0 &- arc.sign
    let bend = arc.radius * arc.radius / (6144 * 1024)
    // Arcs go left as they go down in the octants 0 and 4.
    let goesLeft = arc.octant & 3 == 0
    var x = y == upper.y ? upper.x : arc.x(at: y)
    while y < end {
      let nextY = min((y | arc.stepMask) &+ 1, end)
      let nextX = nextY == lower.y ? lower.x : arc.x(at: nextY)
      let left = min(x, nextX)
      let right = max(x, nextX)
      // The column of the piece's left end. The last piece of an arc may be upright; it then belongs to the column on
      // the left if the circle lies there.
      let column = (arc.isRight ? min(left, right &- 1) : left) >> SubpixelGrid.bits
      let border = (column &+ 1) << SubpixelGrid.bits
      let crossing = max(y, min(nextY, arc.y(at: border)))
      let height = nextY &- y
      let first = right <= border ? height : goesLeft ? nextY &- crossing : crossing &- y
      let second = height &- first
      let distance = abs(Double(left &+ right) * (0.5 / 1024) - arc.center.x)
      let sliver = bend / (distance * distance * distance)
      let row = Int((y &- rows.lowerBound) >> SubpixelGrid.bits)
      let origin = column << SubpixelGrid.bits
      addPart(
        column: Int(column &- (originX >> SubpixelGrid.bits)), row: row, height: first &* sign,
        inset: (left &- origin) &+ (min(right, border) &- origin),
        sliver: outward &* sliverArea(first, sliver), cells: &cells, groups: &groups)
      if second > 0 {
        addPart(
          column: Int(column &+ 1 &- (originX >> SubpixelGrid.bits)), row: row,
          height: second &* sign, inset: right &- border,
          sliver: outward &* sliverArea(second, sliver), cells: &cells, groups: &groups)
      }
      x = nextX
      y = nextY
    }
  }

  /// Adds an arc column by column, from the left to the right.
  private func addFlat(
    _ arc: OctantArc, rows: Range<Int32>, cells: inout MutableSpan<Int32>,
    groups: inout MutableSpan<UInt8>
  ) {
    let (leftmost, rightmost) = arc.isBelow ? (arc.end, arc.start) : (arc.start, arc.end)
    let goesDown = arc.octant & 3 == 2
    let sign = (arc.isBelow ? -1 : 1) &* (goesDown ? arc.sign : 0 &- arc.sign)
    let outward = 0 &- arc.sign
    let bend = arc.radius * arc.radius / (6144 * 1024)
    let highest = min(leftmost.y, rightmost.y)
    let lowest = max(leftmost.y, rightmost.y)
    guard highest < rows.upperBound, lowest >= rows.lowerBound else { return }
    var x = leftmost.x
    var y = leftmost.y
    while x < rightmost.x {
      let nextX = min((x | arc.stepMask) &+ 1, rightmost.x)
      let nextY = nextX == rightmost.x ? rightmost.y : arc.y(at: nextX)
      let upper = min(y, nextY)
      let lower = max(y, nextY)
      let row = (arc.isBelow ? min(upper, lower &- 1) : upper) >> SubpixelGrid.bits
      let border = (row &+ 1) << SubpixelGrid.bits
      let crossing = max(x, min(nextX, arc.x(at: border)))
      let distance = abs(Double(y &+ nextY) * (0.5 / 1024) - arc.center.y)
      let sliver = bend / (distance * distance * distance)
      let column = x >> SubpixelGrid.bits
      let origin = column << SubpixelGrid.bits
      // The left and right ends of the upper part.
      let crosses = lower > border
      let from = crosses && !goesDown ? crossing : x
      let to = crosses && goesDown ? crossing : nextX
      let rowIndex = Int((row << SubpixelGrid.bits) &- rows.lowerBound) >> Int(SubpixelGrid.bits)
      let rowCount = Int(rows.upperBound &- rows.lowerBound) >> Int(SubpixelGrid.bits)
      let columnIndex = Int(column &- (originX >> SubpixelGrid.bits))
      if rowIndex >= 0, rowIndex < rowCount {
        addPart(
          column: columnIndex, row: rowIndex, height: (min(lower, border) &- upper) &* sign,
          inset: (from &- origin) &+ (to &- origin),
          sliver: outward &* sliverArea(to &- from, sliver), cells: &cells, groups: &groups)
      }
      if crosses, rowIndex &+ 1 >= 0, rowIndex &+ 1 < rowCount {
        let (a, b) = goesDown ? (crossing, nextX) : (x, crossing)
        addPart(
          column: columnIndex, row: rowIndex &+ 1, height: (lower &- border) &* sign,
          inset: (a &- origin) &+ (b &- origin),
          sliver: outward &* sliverArea(b &- a, sliver), cells: &cells, groups: &groups)
      }
      x = nextX
      y = nextY
    }
  }

  /// The doubled area between a chord and its arc. `sliver` is r²/6144d³ divided by 1024: the chord's length is in
  /// 1/1024 of a pixel, and the rounding multiplies by 1024.
  @inline(__always)
  private func sliverArea(_ length: Int32, _ sliver: Double) -> Int32 {
    let length = Double(length)
    return SubpixelGrid.round(length * length * length * sliver)
  }

  /// Adds a part of an edge that lies within one pixel.
  ///
  /// - Parameters:
  ///   - height: the height of the part, multiplied by its winding sign.
  ///   - inset: the sum of the distances of both ends from the left side of the pixel.
  ///   - sliver: the doubled area between chord and arc.
  @inline(__always)
  private func addPart(
    column: Int, row: Int, height: Int32, inset: Int32, sliver: Int32,
    cells: inout MutableSpan<Int32>, groups: inout MutableSpan<UInt8>
  ) {
    let base = row &* stride
    guard column >= 0 else {
      cells[base] &+= height &* SubpixelGrid.one &* 2
      mark(0, 0, row: row, groups: &groups)
      return
    }
    guard column < width else { return }
    cells[base &+ column] &+= height &* (2 &* SubpixelGrid.one &- inset) &+ sliver
    cells[base &+ column &+ 1] &+= height &* inset &- sliver
    mark(column, column &+ 1, row: row, groups: &groups)
  }

  /// Marks the groups of two cells as touched.
  @inline(__always)
  private func mark(_ first: Int, _ last: Int, row: Int, groups: inout MutableSpan<UInt8>) {
    let base = row &* groupStride
    groups[base &+ first >> 3] = 1
    groups[base &+ last >> 3] = 1
  }
}
