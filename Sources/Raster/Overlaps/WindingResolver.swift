// Coverage of contours that overlap within pixels.
//
// Signed areas add up, so overlapping areas within a pixel are counted twice. The resolver sorts the pieces of all
// contours in a row from left to right, and adds only pieces at which the fill rule changes between outside and inside.
// Their sum is the exact area of the union, or of the even-odd inside.
//
//  - Nearly all pieces share no column with another piece. Their order is that of their left ends.
//  - The others form clusters. If no pieces of a cluster cross, their order is constant over the row.
//  - Otherwise the row is cut into strips at the ends of pieces, and between them into sixteenths. Each strip uses the
//    order at its middle.
//  - Dense clusters, with many ends of pieces, are sampled on sixteen lines (`WindingSamples`).
//
// A cluster without overlaps is added whole, with the same rounding as without a resolver. The result depends only on
// the row, so painting a part of a picture gives the same pixels.

import CAnimKernels
import AnimPrimitives

/// Adds those pieces of an outline to a band, row by row, that are borders between outside and inside.
struct WindingResolver {
  private var pieces = RowPieces()
  private var fillRule = FillRule.winding
  /// The y coordinates at which pieces of a cluster begin or end.
  private var breaks: [Int32] = []
  /// The pieces that cross the middle of a strip.
  private var strip: [StripEntry] = []
  private var borders: [Border] = []
  /// The pieces of the row that are borders as a whole.
  private var whole: [raster_whole_piece] = []
  /// The inside of a cluster with too many breaks.
  private var samples = WindingSamples()
  private var isSampled = false
  /// The minimum and the maximum winding in the cluster.
  private var least: Int32 = 0
  private var greatest: Int32 = 0

  /// The maximum number of breaks of a cluster that is cut into strips. A cluster with more is sampled. Strips of many
  /// pieces cost more than lines.
  private static func mostBreaks(pieces: Int) -> Int { pieces > 192 ? 8 : 48 }
  private static let stripHeight = SubpixelGrid.one / 16

  private struct StripEntry {
    let x: Int32
    let chain: Int32
    let piece: Int
  }

  /// A part of a piece that separates inside and outside.
  private struct Border {
    let piece: Int
    let top: Int32
    let bottom: Int32
    let sign: Int32
  }

  /// Prepares to add a range of rows of an outline.
  mutating func begin(_ outline: Outline, rows: Range<Int>, fillRule: FillRule) {
    self.fillRule = fillRule
    pieces.begin(outline, rows: rows)
  }

  /// Adds the next row to a band.
  mutating func add(row: Int, of outline: Outline, to band: inout CoverageBand, bandRow: Int) {
    pieces.take(row: row, of: outline)
    whole.removeAll(keepingCapacity: true)
    var winding: Int32 = 0
    var index = 0
    while index < pieces.count {
      let end = passCluster(from: index, row: row, &winding)
      if let sign = commonSign {
        for number in index..<end where sign != 0 {
          let piece = pieces.piece(at: number)
          whole.append(
            raster_whole_piece(
              piece: Int32(truncatingIfNeeded: piece), sign: sign &* pieces.pieces[piece].sign))
        }
      } else if isSampled {
        samples.add(to: &band, row: bandRow)
      } else {
        for border in borders {
          band.add(
            pieces.segments.span, of: pieces[border.piece], from: border.top, to: border.bottom,
            sign: border.sign, row: bandRow)
        }
      }
      index = end
    }
    band.add(whole.span, of: pieces, row: bandRow)
  }

  /// The windings of an outline. Once contours are known to overlap, the rest is left out.
  mutating func windings(of outline: Outline, rows: Range<Int>) -> WindingRange {
    begin(outline, rows: rows, fillRule: .winding)
    var windings = WindingRange()
    for row in rows {
      pieces.take(row: row, of: outline)
      var winding: Int32 = 0
      var index = 0
      while index < pieces.count {
        index = passCluster(from: index, row: row, &winding)
        windings.formUnion(from: least, to: greatest)
      }
      if windings.areOverlapping { break }
    }
    return windings
  }

  /// Updates the winding for a cluster of pieces that share columns, and collects their borders. Returns the index of
  /// the piece after the cluster.
  private mutating func passCluster(from index: Int, row: Int, _ winding: inout Int32) -> Int {
    let first = pieces[index]
    var reach = first.right
    var end = index + 1
    while end < pieces.count {
      let next = pieces[end]
      guard next.left <= reach else { break }
      reach = max(reach, next.right)
      end += 1
    }
    least = winding
    greatest = winding
    isSampled = false
    if end == index + 1 {
      pass(first.sign, &winding)
    } else {
      borders.removeAll(keepingCapacity: true)
      resolve(index..<end, row: row, &winding)
    }
    return end
  }

  /// The factor for the signs of the cluster's pieces: 1 or −1 if all pieces are borders, 0 if none is, or nil if only
  /// some pieces, or parts of them, are.
  private var commonSign: Int32? {
    // Between the lines, pieces may cover each other.
    if isSampled && samples.isMissing { return nil }
    if fillRule == .evenOdd {
      return greatest - least == 1 ? (least & 1 == 0 ? 1 : -1) : nil
    }
    if least > 0 || greatest < 0 { return 0 }
    if least == 0 && greatest <= 1 { return 1 }
    return least == -1 && greatest == 0 ? -1 : nil
  }

  @inline(__always)
  private func isInside(_ winding: Int32) -> Bool {
    fillRule == .evenOdd ? winding & 1 != 0 : winding != 0
  }

  /// Updates the winding for a piece crossed from left to right. Returns 1 if the inside begins there, −1 if it ends,
  /// else 0.
  @inline(__always) @discardableResult
  private mutating func pass(_ sign: Int32, _ winding: inout Int32) -> Int32 {
    let wasInside = isInside(winding)
    winding &+= sign
    least = min(least, winding)
    greatest = max(greatest, winding)
    let isInside = isInside(winding)
    return wasInside == isInside ? 0 : isInside ? 1 : -1
  }
}

// MARK: - Clusters

extension WindingResolver {
  /// Finds the borders in a cluster.
  private mutating func resolve(_ cluster: Range<Int>, row: Int, _ winding: inout Int32) {
    let top = Int32(truncatingIfNeeded: row) << SubpixelGrid.bits
    let bottom = top &+ SubpixelGrid.one
    guard findBreaks(of: cluster, top: top, bottom: bottom) else {
      sample(cluster, top: top, &winding)
      return
    }
    let begin = winding
    for index in breaks.indices.dropLast() {
      let (upper, lower) = (breaks[index], breaks[index + 1])
      sortStrip(cluster, from: upper, to: lower)
      winding = begin
      if lower &- upper <= Self.stripHeight || isStripOrdered(from: upper, to: lower) {
        addStrip(from: upper, to: lower, &winding)
        continue
      }
      var y = upper
      while y < lower {
        let next = min(y &+ Self.stripHeight, lower)
        sortStrip(cluster, from: y, to: next)
        winding = begin
        addStrip(from: y, to: next, &winding)
        y = next
      }
    }
  }

  /// Samples a cluster on lines.
  private mutating func sample(_ cluster: Range<Int>, top: Int32, _ winding: inout Int32) {
    samples.take(cluster, of: pieces, top: top, fillRule: fillRule, winding: winding)
    isSampled = true
    winding = samples.winding
    least = min(least, samples.least)
    greatest = max(greatest, samples.greatest)
  }

  /// Finds the y coordinates at which pieces of a cluster begin or end. Returns false if there are too many.
  private mutating func findBreaks(of cluster: Range<Int>, top: Int32, bottom: Int32) -> Bool {
    breaks.removeAll(keepingCapacity: true)
    let most = Self.mostBreaks(pieces: cluster.count)
    for index in cluster {
      let piece = pieces[index]
      if piece.top > top { insertBreak(piece.top) }
      if piece.bottom < bottom { insertBreak(piece.bottom) }
      guard breaks.count <= most else { return false }
    }
    breaks.insert(top, at: 0)
    breaks.append(bottom)
    return true
  }

  private mutating func insertBreak(_ y: Int32) {
    var place = breaks.count
    while place > 0, breaks[place - 1] > y { place -= 1 }
    if place == 0 || breaks[place - 1] != y { breaks.insert(y, at: place) }
  }

  /// Sorts the pieces that cross the middle of a strip.
  private mutating func sortStrip(_ cluster: Range<Int>, from top: Int32, to bottom: Int32) {
    let middle = (top &+ bottom) >> 1
    strip.removeAll(keepingCapacity: true)
    for index in cluster {
      let piece = pieces[index]
      guard piece.top <= middle, piece.bottom > middle else { continue }
      strip.append(
        StripEntry(x: pieces.x(of: piece, at: middle), chain: piece.chain, piece: index))
    }
    strip.sort { ($0.x, $0.chain) < ($1.x, $1.chain) }
  }

  /// Whether all pieces span the strip and none cross.
  private func isStripOrdered(from top: Int32, to bottom: Int32) -> Bool {
    for index in strip.indices.dropLast() {
      let (a, b) = (pieces[strip[index].piece], pieces[strip[index + 1].piece])
      guard a.top <= top, b.top <= top, a.bottom >= bottom, b.bottom >= bottom,
        pieces.isOrdered(a, b, from: top, to: bottom)
      else { return false }
    }
    return true
  }

  private mutating func addStrip(from top: Int32, to bottom: Int32, _ winding: inout Int32) {
    for entry in strip {
      let sign = pass(pieces[entry.piece].sign, &winding)
      guard sign != 0 else { continue }
      borders.append(Border(piece: entry.piece, top: top, bottom: bottom, sign: sign))
    }
  }
}

// MARK: - Adding

extension CoverageBand {
  /// Adds whole pieces.
  fileprivate mutating func add(
    _ whole: borrowing Span<raster_whole_piece>, of row: RowPieces, row bandRow: Int
  ) {
    precondition(bandRow >= 0 && bandRow < rowCount, "a row lies in its band")
    let (segments, pieces) = (row.segments.span, row.pieces.span)
    unsafe withBand { band in
      unsafe segments.withUnsafeBufferPointer { segments in
        unsafe pieces.withUnsafeBufferPointer { pieces in
          unsafe whole.withUnsafeBufferPointer { whole in
            // Whole pieces are indices of the row's pieces, and these of its segments.
            unsafe raster_add_pieces(
              &band, bandRow, segments.baseAddress, pieces.baseAddress, whole.baseAddress,
              whole.count)
          }
        }
      }
    }
  }

  /// Adds the part of a piece in a strip. A piece that begins or ends inside the strip is extended vertically to its
  /// borders.
  fileprivate mutating func add(
    _ segments: borrowing Span<RowSegment>, of piece: RowPiece, from top: Int32, to bottom: Int32,
    sign: Int32, row: Int
  ) {
    var y = top
    var x: Int32 = 0
    for index in Int(piece.first)..<Int(piece.end) {
      let segment = segments[index]
      guard segment.bottom > top, segment.top < bottom else { continue }
      let lower = min(segment.bottom, bottom)
      x = segment.x(at: max(segment.top, top))
      if segment.top > y {
        add(segment, x, x, height: segment.top &- y, sign: sign, row: row)
        y = segment.top
      }
      let end = segment.x(at: lower)
      add(segment, x, end, height: lower &- y, sign: sign, row: row)
      (x, y) = (end, lower)
      if lower < bottom, index + 1 == Int(piece.end) {
        add(segment, x, x, height: bottom &- lower, sign: sign, row: row)
      }
    }
  }

  @inline(__always)
  private mutating func add(
    _ segment: RowSegment, _ a: Int32, _ b: Int32, height: Int32, sign: Int32, row: Int
  ) {
    addPiece(
      from: min(a, b), to: max(a, b), height: height, sign: sign, row: row,
      of: raster_extent(width: abs(Int64(segment.width)), height: Int64(segment.height)))
  }
}
