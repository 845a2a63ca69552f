public import Primitives

/// Points joined by lines. Source: CSS Easing Level 2, `linear()`.
public struct LinearTimingFunction: Hashable, Sendable {
  /// x is the input, y the output; inputs never decrease. Two points of one input are a jump.
  public let points: [Point]

  /// - Throws: for fewer than two points, an input below the one before it, or a number that is not
  ///   finite.
  public init(points: [Point]) throws(TimingParameterError) {
    guard points.count >= 2 else {
      throw TimingParameterError(
        parameter: "points", value: Double(points.count), allowed: "at least 2")
    }
    var last = -Double.infinity
    for point in points {
      guard point.x.isFinite, point.x >= last else {
        throw TimingParameterError(
          parameter: "input", value: point.x, allowed: "not below the input before it")
      }
      guard point.y.isFinite else {
        throw TimingParameterError(parameter: "output", value: point.y, allowed: "a finite number")
      }
      last = point.x
    }
    self.points = points
  }

  /// The value at an elapsed fraction.
  ///
  /// Outside the points the first and the last line go on, so a doubled end point holds its value. At
  /// a jump the later value wins.
  /// - Complexity: O(log n).
  public func value(at fraction: Double) -> Double {
    let (start, end) = line(at: fraction)
    guard start.x != end.x, fraction != end.x else { return end.y }
    return start.y + (end.y - start.y) * ((fraction - start.x) / (end.x - start.x))
  }

  /// The slope of the line at an elapsed fraction; 0 in a jump.
  public func slope(at fraction: Double) -> Double {
    let (start, end) = line(at: fraction)
    return start.x == end.x ? 0 : (end.y - start.y) / (end.x - start.x)
  }

  /// Whether the value is another one at once anywhere.
  var jumps: Bool {
    zip(points, points.dropFirst()).contains { $0.x == $1.x && $0.y != $1.y }
  }

  /// The last point at or before the fraction, and the one after it.
  private func line(at fraction: Double) -> (start: Point, end: Point) {
    var low = 0
    var high = points.count
    while low < high {
      let middle = (low + high) / 2
      if points[middle].x <= fraction { low = middle + 1 } else { high = middle }
    }
    let index = min(max(low - 1, 0), points.count - 2)
    return (points[index], points[index + 1])
  }
}
