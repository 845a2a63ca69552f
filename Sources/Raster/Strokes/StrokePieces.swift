// The stroked pieces of a path: the dashes and the part between strokeStart and strokeEnd, cut out of
// the curves themselves by arc length. Dashes are counted from the beginning of each subpath, whatever
// strokeStart is, so they stand still while it moves.

import Primitives

/// A connected part of a path that is stroked in one go.
struct StrokePiece: Equatable {
  var subpath: Subpath
  /// The direction of a piece without a length, which consists of caps only.
  var direction = Point(1, 0)
}

extension Path {
  /// A path with more dashes and gaps is drawn unbroken, because each takes time and memory.
  private static var dashLimit: Double { 100_000 }

  /// The pieces that a style leaves of a path.
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
      } else if let part = measure.part(ofSubpath: index, from: from, to: to) {
        result.append(StrokePiece(subpath: part))
      }
    }
    return result
  }

  private func dashes(
    of index: Int, _ measure: PathMeasure, _ pattern: [Double], phase: Double, from: Double,
    to: Double
  ) -> [StrokePiece] {
    let lengths = measure.lengths(ofSubpath: index)
    var result: [StrokePiece] = []
    // A length may be too small to move on by; a whole pattern is not, or there would be too many dashes.
    var position = lengths.lowerBound
    var (entry, rest) = Self.dash(pattern, at: phase)
    while position < lengths.upperBound || (result.isEmpty && position == lengths.upperBound) {
      let end = position + rest
      if entry.isMultiple(of: 2) {
        let low = max(position, from)
        let high = min(end, to)
        if let part = measure.part(ofSubpath: index, from: low, to: high) {
          result.append(StrokePiece(subpath: part))
        } else if low == high, let place = measure.position(atLength: low, ofSubpath: index) {
          let dot = Subpath(start: place.point, segments: [], isClosed: false)
          result.append(StrokePiece(subpath: dot, direction: place.tangent))
        }
      }
      position = end
      entry = (entry + 1) % pattern.count
      rest = pattern[entry]
    }
    return joinedAround(result, of: index, measure, from: from, to: to)
  }

  /// On a closed subpath a dash that is cut by the subpath's start goes on around it.
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

  /// The entry of the pattern that a phase lies in, and its remaining length.
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
  /// Lengths of dash, gap, dash, gap …, an even number; empty for an unbroken line. A pattern with a
  /// negative or infinite length, or without any length, breaks nothing (SVG 2 §13.5.6).
  fileprivate var dashPattern: [Double] {
    let sum = lineDash.reduce(0, +)
    guard sum > 0, sum.isFinite, lineDashPhase.isFinite, lineDash.allSatisfy({ $0 >= 0 }) else {
      return []
    }
    return lineDash.count.isMultiple(of: 2) ? lineDash : lineDash + lineDash
  }
}
