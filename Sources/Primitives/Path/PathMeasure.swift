// The length of a Bézier curve is the integral of its speed, which has no closed form for cubics. Gauss–Legendre
// quadrature with five nodes is exact for polynomials up to degree nine; a curve is halved until the sum of both halves
// agrees with the whole. The pieces and their lengths form a table, so finding the parameter at a length is a table
// search and a few Newton steps.

/// The lengths of a path's segments, and locations by length.
///
/// Lengths are in the path's unit, with an error below a billionth of the curves' sizes.
package struct PathMeasure: Sendable {
  /// A location on a path.
  package struct Location: Hashable, Sendable {
    /// The segment's index among all segments of the path.
    package var segment: Int
    /// 0…1.
    package var parameter: Double

    package init(segment: Int, parameter: Double) {
      self.segment = segment
      self.parameter = parameter
    }
  }

  /// A point on a path with its direction.
  package struct Position: Hashable, Sendable {
    package var point: Point
    /// The direction of travel, of length 1; (1, 0) if the path is a single point.
    package var tangent: Point
  }

  /// All segments of all subpaths in order, including closing lines but no moves.
  package let segments: [PathSegment]
  private let subpaths: [Part]
  /// All segments, split so that the quadrature of each piece is accurate enough.
  private let pieces: [Piece]
  /// The index of each segment's first piece, then the number of pieces.
  private let firstPieces: [Int]

  /// A subpath.
  private struct Part {
    var start: Point
    var segments: Range<Int>
    var isClosed: Bool
  }

  private struct Piece {
    /// The parameter in the piece's segment.
    var end: Double
    /// The length from the path's start.
    var lengthAtEnd: Double
  }

  /// - Complexity: O(n) in the number of segments.
  package init(_ path: Path) {
    var segments: [PathSegment] = []
    var subpaths: [Part] = []
    for subpath in path.subpaths {
      let first = segments.count
      segments += subpath.segments
      subpaths.append(
        Part(
          start: subpath.start, segments: first..<segments.count, isClosed: subpath.isClosed))
    }
    var pieces: [Piece] = []
    var firstPieces: [Int] = []
    var total = 0.0
    for segment in segments {
      firstPieces.append(pieces.count)
      segment.forEachPiece { end, length in
        total += length
        pieces.append(Piece(end: end, lengthAtEnd: total))
      }
    }
    firstPieces.append(pieces.count)
    self.segments = segments
    self.subpaths = subpaths
    self.pieces = pieces
    self.firstPieces = firstPieces
  }
}

// MARK: - Lengths

extension PathMeasure {
  /// The length of the whole path, without moves.
  package var length: Double { pieces.last?.lengthAtEnd ?? 0 }

  /// The length below which a part of the path has no meaning, because lengths are rounded sums.
  package var resolution: Double { length * 1e-9 }

  /// The length of the path before a segment. For the number of segments: the whole length.
  package func length(beforeSegment index: Int) -> Double {
    let first = firstPieces[index]
    return first == 0 ? 0 : pieces[first - 1].lengthAtEnd
  }

  /// The location at a length, clamped to `0...length`; nil for a path without segments.
  package func location(atLength target: Double) -> Location? {
    guard let piece = firstPiece(endingAtOrAfter: target) else { return nil }
    let segment = segmentIndex(ofPiece: piece)
    let begin = piece == firstPieces[segment] ? 0 : pieces[piece - 1].end
    let end = pieces[piece].end
    let before = piece == 0 ? 0 : pieces[piece - 1].lengthAtEnd
    let parameter = segments[segment].parameter(
      atLength: target - before, of: pieces[piece].lengthAtEnd - before, from: begin, to: end)
    return Location(segment: segment, parameter: parameter)
  }

  /// The point and direction at a length, clamped to `0...length`; nil for a path without segments.
  package func position(atLength length: Double) -> Position? {
    location(atLength: length).map(position)
  }

  /// The point and direction at a location.
  ///
  /// - Precondition: the segment exists.
  package func position(at location: Location) -> Position {
    let segment = segments[location.segment]
    return Position(
      point: segment.point(at: location.parameter),
      tangent: segment.tangent(at: location.parameter) ?? Point(1, 0))
  }

  /// The first piece that ends at or after a length, by binary search; the last piece for greater lengths.
  private func firstPiece(endingAtOrAfter target: Double) -> Int? {
    guard !pieces.isEmpty else { return nil }
    var low = 0
    var high = pieces.count - 1
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].lengthAtEnd < target { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func segmentIndex(ofPiece piece: Int) -> Int {
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if firstPieces[middle] <= piece { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

// MARK: - Parts

extension PathMeasure {
  /// The number of subpaths.
  package var subpathCount: Int { subpaths.count }

  /// The range of lengths of a subpath, from the path's start.
  package func lengths(ofSubpath index: Int) -> ClosedRange<Double> {
    let range = subpaths[index].segments
    return length(beforeSegment: range.lowerBound)...length(beforeSegment: range.upperBound)
  }

  /// The point and direction within a subpath; nil if it has no segments. The length is measured from the path's start
  /// and clamped to the subpath, so the subpath's first length is its own start, not the end of the previous subpath.
  package func position(atLength length: Double, ofSubpath index: Int) -> Position? {
    let range = subpaths[index].segments
    let lengths = lengths(ofSubpath: index)
    guard !range.isEmpty else { return nil }
    guard length > lengths.lowerBound else {
      return position(at: Location(segment: range.lowerBound, parameter: 0))
    }
    return position(atLength: min(length, lengths.upperBound))
  }

  /// The part of the path between two lengths, clamped to `0...length`.
  ///
  /// Subpaths that are completely inside are unchanged, closed or not. Ends within `resolution` of a joint are at it.
  package func part(from: Double, to: Double) -> Path {
    var result = Path()
    for index in subpaths.indices {
      if let part = part(ofSubpath: index, from: from, to: to) { result.addSubpath(part) }
    }
    return result
  }

  /// The part of a subpath between two lengths, measured from the path's start; nil if it is empty.
  package func part(ofSubpath index: Int, from: Double, to: Double) -> Subpath? {
    let subpath = subpaths[index]
    let lengths = lengths(ofSubpath: index)
    if from <= lengths.lowerBound && to >= lengths.upperBound {
      return Subpath(
        start: subpath.start, segments: Array(segments[subpath.segments]),
        isClosed: subpath.isClosed)
    }
    let begin = max(from, lengths.lowerBound)
    let end = min(to, lengths.upperBound)
    guard begin < end, var first = location(atLength: begin), var last = location(atLength: end)
    else { return nil }
    // A length at a joint may be found a rounding error before or after it. The rest of that segment is no part of the
    // result: it has no direction but noise. A subpath's first length may be found in the subpath before.
    while first.segment < last.segment,
      first.segment < subpath.segments.lowerBound
        || length(beforeSegment: first.segment + 1) - begin <= resolution
    {
      first = Location(segment: first.segment + 1, parameter: 0)
    }
    while first.segment < last.segment, end - length(beforeSegment: last.segment) <= resolution {
      last = Location(segment: last.segment - 1, parameter: 1)
    }
    var pieces: [PathSegment] = []
    for index in first.segment...last.segment {
      let low = index == first.segment ? first.parameter : 0
      let high = index == last.segment ? last.parameter : 1
      if low < high { pieces.append(segments[index].piece(low...high)) }
    }
    guard let start = pieces.first?.start else { return nil }
    return Subpath(start: start, segments: pieces, isClosed: false)
  }
}
