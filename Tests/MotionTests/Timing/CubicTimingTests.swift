import AnimPrimitives
import AnimTestSupport
import AnimTiming
import Testing

@Suite struct CubicTimingTests {
  @Test func `Béziers are solved exactly, also along their end tangents`() throws {
    try expectCSS("cubic-bezier", count: 640)
  }

  @Test func `published values of Core Animation and browsers hold`() throws {
    try expectCSS("cubic-bezier-pinned", count: 52)
  }

  @Test func `slopes are Chromium's`() throws {
    try expectVectors("cubic-bezier-slope", count: 13) { row in
      let curve = try TimingCurve(css: String(row.function.dropFirst("slope of ".count)))
      return curve.velocity(at: try row.time)
    }
  }

  private func solver(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws -> ResolvedTimingCurve {
    let parameters = try CubicTimingParameters(x1: x1, y1: y1, x2: x2, y2: y2)
    return TimingCurve.cubic(parameters).resolved(duration: 1)
  }

  @Test func `solving undoes the polynomial to the last digits`() throws {
    for (x1, y1, x2, y2) in [
      (0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1), (0, 0, 0, 1), (1, 0, 1, 1), (0, 1, 1, 0),
      (0.9, 0.1, 0.1, 0.9), (0.2, -2, 0.7, 3), (1, 0.3, 0, 0.6),
    ] {
      let curve = try solver(x1, y1, x2, y2)
      for index in 1..<1000 {
        let s = Double(index) / 1000
        let (x, y) = (bezier(x1, x2, s), bezier(y1, y2, s))
        // Rounding x changes y by the slope times the rounding error.
        let steepness = min(abs(curve.velocity(at: x)), 1e9)
        let tolerance = 4e-15 + 4e-16 * steepness
        #expect(abs(curve.value(at: x) - y) <= tolerance, "\((x1, y1, x2, y2)) at \(x)")
      }
    }
  }

  @Test(arguments: [(0x1p-1063, 1.0), (0x1p-1074, -1e6), (0, 1)])
  func `a curve that is all but vertical at its ends has numbers there`(x: Double, y: Double) throws
  {
    for curve in [try solver(x, y, 1, 1), try solver(0, 0, 1 - x, y)] {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.value(at: -1).isFinite && curve.value(at: 2).isFinite)
    }
  }

  @Test func `a curve that is vertical half way is exact on both sides`() throws {
    let curve = try solver(1, 0, 0, 1)
    // x = 1/2 + 4u³ and y = 1/2 + 3u/2 − 2u³ for s = 1/2 + u.
    for u in [-0.3, -1e-3, -0x1p-15, 0, 0x1p-15, 1e-3, 0.3] {
      let x = 0.5 + 4 * u * u * u
      let rounded = x - 0.5
      let exact = rounded == 4 * u * u * u ? 1e-15 : 2e-6
      #expect(abs(curve.value(at: x) - (0.5 + 1.5 * u - 2 * u * u * u)) <= exact, "\(u)")
    }
    #expect(curve.velocity(at: 0.5) == .infinity)
  }

  @Test func `a curve meets its mirror image`() throws {
    let curve = try solver(0.1, 0.7, 0.3, 1.2)
    let mirror = try solver(0.7, -0.2, 0.9, 0.3)
    for index in 0...500 {
      let x = Double(index) / 500
      #expect(abs(curve.value(at: x) + mirror.value(at: 1 - x) - 1) < 1e-15)
    }
  }

  @Test func `control points outside are refused with their value`() {
    let error = TimingParameterError(parameter: "x2", value: 1.5, allowed: "0 to 1")
    #expect(throws: error) {
      try CubicTimingParameters(x1: 0, y1: 0, x2: 1.5, y2: 1)
    }
    #expect(error.message == "x2 is 1.5, allowed is 0 to 1")
    #expect(throws: TimingParameterError.self) {
      try CubicTimingParameters(x1: 0, y1: .nan, x2: 1, y2: 1)
    }
  }

  private func bezier(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
  }
}

/// The CSS function of every row gives the expected value.
func expectCSS(_ file: String, count: Int) throws {
  for row in try vectors(file, count: count) {
    let value = try TimingCurve(css: row.function).value(at: try row.time)
    #expect(abs(value - (try row.expectedNumber)) <= row.tolerance, "\(row)")
  }
}
