import AnimPrimitives

// A cubic timing function gives y for x, but both are polynomials of a parameter s:
//
//   x(s) = ((ax·s + bx)·s + cx)·s,   cx = 3·x1,   bx = 3·(x2 − 2·x1),   ax = 1 + 3·(x1 − x2)
//
// x(s) never decreases for x1 and x2 within 0…1. So Halley's method finds s within a bracket, which is halved if a step
// leaves it. The result is exact to the last bits; browsers stop at an error of about 1e-6.
//
// Two cases need care. Near x = 1 the polynomial's rounding error exceeds the distance to the end, so the upper half is
// solved as the lower half of the mirrored curve. If the curve is nearly vertical in the middle, like (1, 0, 0, 1), s
// is ill-conditioned there. The cubic is then expanded about its inflection: ax·u³ + x′·u has no quadratic term that
// cancels.

/// `CubicTimingParameters` prepared for many evaluations.
struct CubicSolver: Sendable {
  private let isLinear: Bool
  private let lower: Half
  private let upper: Half
  private let first: Point
  private let second: Point
  private let startSlope: Double
  private let endSlope: Double

  init(_ parameters: CubicTimingParameters) {
    self.init(parameters.controlPoint1, parameters.controlPoint2)
  }

  /// x within 0…1.
  private init(_ first: Point, _ second: Point) {
    self.first = first
    self.second = second
    isLinear = first.x == first.y && second.x == second.y
    lower = Half(first, second)
    upper = Half(Point(x: 1 - second.x, y: 1 - second.y), Point(x: 1 - first.x, y: 1 - first.y))
    startSlope = Self.endSlope(first, second)
    endSlope = Self.endSlope(
      Point(x: 1 - second.x, y: 1 - second.y), Point(x: 1 - first.x, y: 1 - first.y))
  }

  func value(at x: Double) -> Double {
    if isLinear { return x }
    if x <= 0 { return x * startSlope }
    if x >= 1 { return 1 + (x - 1) * endSlope }
    return x <= 0.5 ? lower.y(atX: x) : 1 - upper.y(atX: 1 - x)
  }

  func slope(at x: Double) -> Double {
    if isLinear { return 1 }
    if x <= 0 { return startSlope }
    if x >= 1 { return endSlope }
    return x <= 0.5 ? lower.slope(atX: x) : upper.slope(atX: 1 - x)
  }

  /// The x at which a rising curve has a value y within 0…1, found as the curve with x and y exchanged.
  func inverse(of y: Double) -> Double? {
    guard (0...1).contains(first.y), (0...1).contains(second.y) else { return nil }
    return CubicSolver(Point(x: first.y, y: first.x), Point(x: second.y, y: second.x)).value(at: y)
  }

  /// The slope at (0, 0), towards the first control point that differs from (0, 0); 0 if vertical.
  ///
  /// The text of CSS Easing Level 2 lacks a condition (w3c/csswg-drafts#4046); this follows the web platform tests and
  /// browsers.
  private static func endSlope(_ first: Point, _ second: Point) -> Double {
    if first.x > 0 { return finite(first.y / first.x) }
    if first.y == 0, second.x > 0 { return finite(second.y / second.x) }
    return first.y == 0 && second.y == 0 ? 1 : 0
  }

  /// Replaces an infinite slope, which counts as vertical, by 0.
  private static func finite(_ slope: Double) -> Double { slope.isFinite ? slope : 0 }
}

extension CubicSolver {
  /// The curve from its start to x = 1/2.
  fileprivate struct Half: Sendable {
    private let x: Polynomial
    private let y: Polynomial
    /// The s, x and slope of the inflection if the curve is nearly vertical there.
    private let inflection: (s: Double, x: Double, slope: Double)?

    init(_ first: Point, _ second: Point) {
      x = Polynomial(first.x, second.x)
      y = Polynomial(first.y, second.y)
      let s = -x.b / (3 * x.a)
      let slope = x.slope(at: s)
      let isSteep = x.a > 0 && s > 0 && s < 1 && slope < Self.steepest
      inflection = isSteep ? (s, x.value(at: s), max(slope, 0)) : nil
    }

    /// The limit of dx/ds below which the inflection is used. Above the limit, at most 4 of 16 digits are lost.
    private static let steepest = 1e-4

    func y(atX target: Double) -> Double {
      y.value(at: parameter(atX: target))
    }

    func slope(atX target: Double) -> Double {
      let s = parameter(atX: target)
      let run = x.slope(at: s)
      return run > 0 ? y.slope(at: s) / run : .infinity * y.slope(at: s)
    }

    private func parameter(atX target: Double) -> Double {
      guard let inflection else {
        return x.root(target, from: 0, to: 1, guess: target)
      }
      let flat = Polynomial(a: x.a, b: 0, c: inflection.slope)
      let offset = target - inflection.x
      return inflection.s
        + flat.root(
          offset, from: -inflection.s, to: 1 - inflection.s, guess: cubeRoot(offset / x.a))
    }
  }

  /// ((a·s + b)·s + c)·s.
  fileprivate struct Polynomial: Sendable {
    let a, b, c: Double

    init(a: Double, b: Double, c: Double) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// One coordinate of a Bézier curve from 0 to 1.
    init(_ first: Double, _ second: Double) {
      a = 1 + 3 * (first - second)
      b = 3 * (second - 2 * first)
      c = 3 * first
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }

    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    /// The parameter at which a polynomial that rises from `start` to `end` has a value.
    func root(
      _ target: Double, from start: Double, to end: Double, guess: Double
    ) -> Double {
      var low = start
      var high = end
      var s = guess
      // Usually two to four steps; bisection alone takes about 60.
      for _ in 0..<128 {
        let residual = value(at: s) - target
        if residual == 0 { return s }
        if residual > 0 { high = s } else { low = s }
        let slope = slope(at: s)
        var next = s - residual * slope / (slope * slope - residual * (3 * a * s + b))
        if next > low, next < high {
          // The error after a step is about the cube of the step.
          if abs(next - s) <= 1e-5 * abs(next) { return next }
        } else {
          // Also taken for an infinite or NaN step.
          next = (low + high) / 2
          if next == low || next == high { return next }
        }
        s = next
      }
      return s
    }
  }
}
