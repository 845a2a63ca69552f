public import AnimPrimitives

/// Points joined by lines. Source: CSS Easing Level 2, `linear()`.
public struct LinearTimingFunction: Hashable, Sendable {
  /// x is the input, y the output; inputs never decrease. Two points with the same input are a jump.
  public let points: [Point]

  /// - Throws: if there are fewer than two points, an input is below the previous one, or a number is not finite.
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
  /// Outside the points the first and last lines continue, so a doubled end point holds its value. At a jump the value
  /// is the later one.
  /// - Complexity: O(log n).
  package func value(at fraction: Double) -> Double {
    let (start, end) = line(at: fraction)
    guard start.x != end.x, fraction != end.x else { return end.y }
    return start.y + (end.y - start.y) * ((fraction - start.x) / (end.x - start.x))
  }

  /// The slope of the line at an elapsed fraction; 0 at a jump.
  package func slope(at fraction: Double) -> Double {
    let (start, end) = line(at: fraction)
    return start.x == end.x ? 0 : (end.y - start.y) / (end.x - start.x)
  }

  /// Whether the function has a jump.
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
