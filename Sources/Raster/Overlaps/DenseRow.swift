// A row of pixels in which a cluster has so many ends of pieces that ordering them between all ends is not worth it:
// charts with many points in a pixel, scribbles, hatching.
//
// Sixteen lines run along the row, and each is divided into 256 cells a pixel. A piece that crosses a line adds its sign
// to the nearest cell. The running sum of a line is the winding of each cell, so nothing is sorted, and no piece is
// lost: a piece between two lines encloses no part of them. A pixel's coverage is the number of its cells that are
// inside, of 4096. The cost is a constant for each crossing and for each pixel with crossings.

import CAnimKernels
import AnimPrimitives

/// The winding of a cluster of pieces along sixteen lines of a row.
struct DenseRow {
  private static let lineCount = 16
  private static let cellCount = 256

  /// For each pixel and each of its lines, the changes of the winding at the left sides of the cells. All are zero
  /// between clusters.
  private var changes: [Int16] = []
  /// For each 64 cells, a bit for each one that is crossed. All are zero between clusters.
  private var crossedCells: [UInt64] = []
  /// For each pixel, a bit for each line that is crossed in it. All are zero between clusters.
  private var crossed: [UInt16] = []
  /// The winding of each line at the current pixel.
  private var windings: [Int32] = Array(repeating: 0, count: lineCount)

  /// Adds the inside of a cluster to a band.
  ///
  /// - Parameters:
  ///   - row: the row of the pieces; `bandRow` is its index in the band.
  ///   - winding: the winding left of the cluster, which becomes that right of it.
  mutating func add(
    _ cluster: Range<Int>, of pieces: RowPieces, row: Int, fillRule: FillRule,
    to band: inout CoverageBand, bandRow: Int, _ winding: inout Int32
  ) {
    let bits = SubpixelGrid.bits
    let right = cluster.reduce(Int32.min) { max($0, pieces[$1].right) }
    let left = Int(band.layout.originX >> bits)
    let first = max(Int(pieces[cluster.lowerBound].left >> bits), left)
    let columns = first..<max(first, min(Int(right >> bits) + 2, left + band.layout.width))
    reserve(columns.count)
    for line in windings.indices { windings[line] = winding }
    let origin = GridPoint(
      x: Int32(truncatingIfNeeded: first << Int(bits)),
      y: Int32(truncatingIfNeeded: row << Int(bits)))
    let wasInside = fillRule.isInside(winding)
    winding &+= Self.cross(
      cluster, of: pieces, origin: origin, pixelCount: columns.count, changes: &changes,
      crossedCells: &crossedCells, crossed: &crossed, windings: &windings)
    var last = wasInside ? SubpixelGrid.one : 0
    for column in columns {
      let lines = crossed[column - first]
      crossed[column - first] = 0
      let height = Self.inside(
        ofPixel: column - first, lines, fillRule, changes: &changes, crossedCells: &crossedCells,
        windings: &windings)
      guard height != last else { continue }
      let x = Int32(truncatingIfNeeded: column << Int(bits))
      band.addPiece(
        from: x, to: x, height: abs(height &- last), sign: (height &- last).signum(),
        row: bandRow, of: raster_extent(width: 0, height: Int64(SubpixelGrid.one)))
      last = height
    }
  }

  private mutating func reserve(_ pixelCount: Int) {
    let missing = pixelCount - crossed.count
    guard missing > 0 else { return }
    crossed.append(contentsOf: repeatElement(0, count: missing))
    crossedCells.append(
      contentsOf: repeatElement(0, count: missing * Self.lineCount * Self.cellCount / 64))
    changes.append(contentsOf: repeatElement(0, count: missing * Self.lineCount * Self.cellCount))
  }

  /// Adds the crossings of all pieces with the lines. Returns the change of the winding along the first line, which is
  /// that along all lines.
  private static func cross(
    _ cluster: Range<Int>, of pieces: RowPieces, origin: GridPoint, pixelCount: Int,
    changes: inout [Int16], crossedCells: inout [UInt64], crossed: inout [UInt16],
    windings: inout [Int32]
  ) -> Int32 {
    var changes = changes.mutableSpan
    var crossedCells = crossedCells.mutableSpan
    var crossed = crossed.mutableSpan
    var windings = windings.mutableSpan
    let segments = pieces.segments.span
    let end = pixelCount * cellCount
    var total: Int32 = 0
    for index in cluster {
      let piece = pieces[index]
      for number in Int(piece.first)..<Int(piece.end) {
        segments[number].forEachCrossing(from: origin) { line, cell in
          if line == 0 { total &+= piece.sign }
          if cell < 0 {
            windings[line] &+= piece.sign
          } else if cell < end {
            let pixel = cell >> 8
            let index = (pixel << 4 | line) << 8 | (cell & 255)
            changes[index] &+= Int16(truncatingIfNeeded: piece.sign)
            crossedCells[index >> 6] |= 1 << UInt64(truncatingIfNeeded: index & 63)
            crossed[pixel] |= 1 << UInt16(truncatingIfNeeded: line)
          }
        }
      }
    }
    return total
  }

  /// The part of a pixel that is inside, in steps of the grid. Moves the windings to the next pixel, and clears the
  /// cells.
  ///
  /// - Parameter lines: a bit for each line that is crossed in the pixel.
  private static func inside(
    ofPixel pixel: Int, _ lines: UInt16, _ fillRule: FillRule, changes: inout [Int16],
    crossedCells: inout [UInt64], windings: inout [Int32]
  ) -> Int32 {
    var changes = changes.mutableSpan
    var crossedCells = crossedCells.mutableSpan
    var windings = windings.mutableSpan
    var count = 0
    for line in 0..<lineCount {
      var winding = windings[line]
      guard lines >> UInt16(truncatingIfNeeded: line) & 1 != 0 else {
        if fillRule.isInside(winding) { count &+= cellCount }
        continue
      }
      let first = (pixel << 4 | line) << 8
      var passed = first
      for word in (first >> 6)..<((first + cellCount) >> 6) {
        var bits = crossedCells[word]
        crossedCells[word] = 0
        while bits != 0 {
          let cell = word << 6 | bits.trailingZeroBitCount
          bits &= bits &- 1
          if fillRule.isInside(winding) { count &+= cell &- passed }
          winding &+= Int32(changes[cell])
          changes[cell] = 0
          passed = cell
        }
      }
      if fillRule.isInside(winding) { count &+= first &+ cellCount &- passed }
      windings[line] = winding
    }
    return Int32(truncatingIfNeeded: (count + 2) >> 2)
  }
}

extension RowSegment {
  /// Calls the closure with each of the sixteen lines of the row that the segment crosses, and with the nearest cell.
  ///
  /// - Parameter origin: the upper left corner of the first pixel, on the grid. Cells left of it are negative.
  @inline(__always)
  fileprivate func forEachCrossing(from origin: GridPoint, _ body: (Int, Int) -> Void) {
    // A line is every 64 steps of the grid, in the middle of its sixteenth of the row. A cell is 4 steps wide.
    let first = (top &- origin.y &+ 31) >> 6
    let end = (bottom &- origin.y &+ 31) >> 6
    guard first < end else { return }
    // Positions are in 1/2²⁰ of a step.
    let slope = Int64(bottomX &- topX) << 20 / Int64(bottom &- top)
    let y = origin.y &+ first << 6 &+ 32
    var x = Int64(topX &- origin.x) << 20 &+ slope &* Int64(y &- top) &+ 1 << 21
    for line in first..<end {
      body(Int(line), Int(x >> 22))
      x &+= slope << 6
    }
  }
}
