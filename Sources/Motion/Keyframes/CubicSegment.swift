import AnimPrimitives

/// A value that can be added and scaled: a number, or the four components of a colour.
protocol AnimationVector: Equatable, Sendable {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, factor: Double) -> Self
}

extension Double: AnimationVector {}
extension SIMD4<Double>: AnimationVector {}

/// A polynomial c0 + c1·f + c2·f² + c3·f³ of the fraction f within a segment. All calculation modes and path elements
/// have this form.
struct CubicSegment<Value: AnimationVector>: Sendable {
  var c0, c1, c2, c3: Value

  func value(at fraction: Double) -> Value {
    ((c3 * fraction + c2) * fraction + c1) * fraction + c0
  }

  func derivative(at fraction: Double) -> Value {
    (c3 * (3 * fraction) + c2 * 2) * fraction + c1
  }
}

extension CubicSegment {
  /// A constant value.
  static func constant(_ value: Value) -> CubicSegment {
    CubicSegment(c0: value, c1: value * 0, c2: value * 0, c3: value * 0)
  }

  static func line(from start: Value, to end: Value) -> CubicSegment {
    CubicSegment(c0: start, c1: end + start * -1, c2: start * 0, c3: start * 0)
  }

  /// Hermite's cubic through two values, with the slope at each.
  static func hermite(
    from start: Value, slope startSlope: Value, to end: Value, slope endSlope: Value
  ) -> CubicSegment {
    let difference = end + start * -1
    return CubicSegment(
      c0: start, c1: startSlope, c2: difference * 3 + startSlope * -2 + endSlope * -1,
      c3: difference * -2 + startSlope + endSlope)
  }

  /// Cubics through all values. The slope at each value is that between its neighbours, or one-sided at the ends.
  ///
  /// For even times this is a Catmull–Rom spline. Source: measurements of CAAnimationCalculationMode.cubic with
  /// tension, continuity and bias 0.
  static func cubics(through values: [Value], at times: [Double]) -> [CubicSegment] {
    let slopes = values.indices.map { index in
      let before = max(index - 1, 0)
      let after = min(index + 1, values.count - 1)
      let span = times[after] - times[before]
      let difference = values[after] + values[before] * -1
      return span > 0 ? difference * (1 / span) : difference * 0
    }
    return (0..<values.count - 1).map { index in
      let span = times[index + 1] - times[index]
      return .hermite(
        from: values[index], slope: slopes[index] * span, to: values[index + 1],
        slope: slopes[index + 1] * span)
    }
  }
}

extension CubicSegment<Double> {
  /// One coordinate of a path segment.
  init(_ segment: PathSegment, _ coordinate: (Point) -> Double) {
    switch segment {
    case .line(let a, let b):
      self = .line(from: coordinate(a), to: coordinate(b))
    case .quad(let a, let b, let c):
      let (p0, p1, p2) = (coordinate(a), coordinate(b), coordinate(c))
      self.init(c0: p0, c1: 2 * (p1 - p0), c2: p0 - 2 * p1 + p2, c3: 0)
    case .cubic(let a, let b, let c, let d):
      let (p0, p1, p2, p3) = (coordinate(a), coordinate(b), coordinate(c), coordinate(d))
      self.init(
        c0: p0, c1: 3 * (p1 - p0), c2: 3 * (p0 - 2 * p1 + p2), c3: p3 - p0 + 3 * (p1 - p2))
    }
  }
}
