// The stroked pieces of a path: the dashes in the part between strokeStart and strokeEnd. The curves are cut by arc
// length. Dashes are measured from the beginning of each subpath, independent of strokeStart, so they do not move when
// strokeStart changes.

import AnimPrimitives

/// A connected part of a path that is stroked as one.
struct StrokePiece: Equatable {
  var subpath: Subpath
  /// The direction of a piece of length 0, which consists of caps only.
  var direction = Point(1, 0)
}

extension Path {
  /// The maximum number of dashes and gaps. A path with more is drawn as a solid line, because each dash costs time and
  /// memory.
  private static var dashLimit: Double { 100_000 }

  /// The pieces of a path that a style strokes.
  func strokePieces(_ style: StrokeStyle) -> [StrokePiece] {
    let pattern = style.dashPattern
    let isWhole = style.strokeStart <= 0 && style.strokeEnd >= 1
    if pattern.isEmpty && isWhole { return subpaths.map { StrokePiece(subpath: $0) } }

    let measure = PathMeasure(self)
    let from = isWhole ? -Double.infinity : measure.length * max(0, style.strokeStart)
    let to = isWhole ? .infinity : measure.length * min(1, style.strokeEnd)
    guard from < to else { return [] }
    let period = pattern.reduce(0, +)
    let isDashed =
      !pattern.isEmpty && measure.length / period * Double(pattern.count) < Self.dashLimit
    var result: [StrokePiece] = []
    for index in 0..<measure.subpathCount {
      if isDashed {
        result += dashes(
          of: index, measure, pattern, phase: style.lineDashPhase, from: from, to: to)
      } else if let piece = Self.piece(
        of: index, measure, from: from, to: to, isDot: to - from <= measure.resolution)
      {
        result.append(piece)
      }
    }
    return result
  }

  /// The piece of a subpath between two lengths. A piece without length is a dot if the style asks for one; otherwise it
  /// is left out, because rounding made it.
  private static func piece(
    of index: Int, _ measure: PathMeasure, from: Double, to: Double, isDot: Bool
  ) -> StrokePiece? {
    let lengths = measure.lengths(ofSubpath: index)
    let length = min(to, lengths.upperBound) - max(from, lengths.lowerBound)
    if length > measure.resolution || lengths.lowerBound == lengths.upperBound {
      return measure.part(ofSubpath: index, from: from, to: to).map { StrokePiece(subpath: $0) }
    }
    guard isDot, length >= 0, let place = measure.position(atLength: from, ofSubpath: index)
    else { return nil }
    return StrokePiece(
      subpath: Subpath(start: place.point, segments: [], isClosed: false), direction: place.tangent)
  }

  private func dashes(
    of index: Int, _ measure: PathMeasure, _ pattern: [Double], phase: Double, from: Double,
    to: Double
  ) -> [StrokePiece] {
    let lengths = measure.lengths(ofSubpath: index)
    var result: [StrokePiece] = []
    // Adding a tiny length may leave `position` unchanged. Adding a whole pattern does not, because `dashLimit` bounds
    // the number of patterns.
    var position = lengths.lowerBound
    var (entry, rest) = Self.dash(pattern, at: phase)
    while position < lengths.upperBound || (result.isEmpty && position == lengths.upperBound) {
      let end = position + rest
      if entry.isMultiple(of: 2) {
        let low = max(position, from)
        let high = min(end, to)
        if let piece = Self.piece(
          of: index, measure, from: low, to: high, isDot: pattern[entry] <= measure.resolution)
        {
          result.append(piece)
        }
      }
      position = end
      entry = (entry + 1) % pattern.count
      rest = pattern[entry]
    }
    return joinedAround(result, of: index, measure, from: from, to: to)
  }

  /// Joins the last and the first dash of a closed subpath if both meet at the subpath's start.
  private func joinedAround(
    _ pieces: [StrokePiece], of index: Int, _ measure: PathMeasure, from: Double, to: Double
  ) -> [StrokePiece] {
    let lengths = measure.lengths(ofSubpath: index)
    guard pieces.count > 1, from <= lengths.lowerBound, to >= lengths.upperBound,
      let whole = measure.part(ofSubpath: index, from: from, to: to), whole.isClosed,
      let first = pieces.first?.subpath, var last = pieces.last?.subpath,
      let end = last.segments.last?.end, !first.segments.isEmpty, first.start == whole.start,
      (end - whole.start).length <= 1e-9 * (lengths.upperBound - lengths.lowerBound)
    else { return pieces }
    last.segments += first.segments
    return [StrokePiece(subpath: last)] + pieces[1..<(pieces.count - 1)]
  }

  /// The index of the pattern's entry at a phase, and the remaining length of the entry.
  private static func dash(_ pattern: [Double], at phase: Double) -> (entry: Int, rest: Double) {
    let period = pattern.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: period)
    if !(offset >= 0) { offset += period }
    for (entry, length) in pattern.enumerated() {
      if offset < length || (offset == 0 && length == 0) { return (entry, length - offset) }
      offset -= length
    }
    return (0, pattern[0])
  }
}

extension StrokeStyle {
  /// An even number of lengths: dash, gap, dash, gap … Empty for a solid line. A pattern with a negative or infinite
  /// length, or with the sum 0, also gives a solid line (SVG 2 §13.5.6).
  fileprivate var dashPattern: [Double] {
    let sum = lineDash.reduce(0, +)
    guard sum > 0, sum.isFinite, lineDashPhase.isFinite, lineDash.allSatisfy({ $0 >= 0 }) else {
      return []
    }
    return lineDash.count.isMultiple(of: 2) ? lineDash : lineDash + lineDash
  }
}
