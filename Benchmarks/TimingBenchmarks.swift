// animrender-bench timing [NAME]
//
// Nanoseconds per evaluation of a prepared curve at a million random fractions: the best, the median and the worst of
// several rounds, for all curves or those whose name contains NAME.

import AnimMotion
import AnimPrimitives
import AnimTiming

enum TimingBenchmarks {
  private static let rounds = 7

  static func run(_ arguments: [String]) throws {
    let fractions = randomFractions(count: 1_000_000)
    for (name, curve) in try curves() where name.contains(arguments.first ?? "") {
      let resolved = curve.resolved(duration: 1)
      report("\(name)/value", fractions) { resolved.value(at: $0) }
      report("\(name)/velocity", fractions) { resolved.velocity(at: $0) }
    }
  }

  private static func curves() throws -> [(name: String, curve: TimingCurve)] {
    [
      ("linear", .linear),
      ("easeInOut", .easeInOut),
      ("cubic-bezier(0, 0, 0, 1)", try TimingCurve(css: "cubic-bezier(0, 0, 0, 1)")),
      ("cubic-bezier(1, 0, 0, 1)", try TimingCurve(css: "cubic-bezier(1, 0, 0, 1)")),
      ("easeOutQuad", .power(2, .out)),
      ("easeInOutQuint", .power(5, .inOut)),
      ("power 2.5", .power(2.5, .in)),
      ("easeInOutSine", .sine(.inOut)),
      ("easeOutExpo", .expo(.out)),
      ("easeOutCirc", .circ(.out)),
      ("easeOutBack", .back(overshoot: Ease.defaultOvershoot, .out)),
      ("easeOutBounce", .bounce(.out)),
      ("easeOutElastic", .elastic(amplitude: 1, period: 0.3, .out)),
      ("steps", try TimingCurve(css: "steps(5)")),
      ("linear() of 15", try TimingCurve(css: bounceOfFifteen)),
      ("spring underdamped", .spring(try SpringTimingParameters(stiffness: 170, damping: 10))),
      ("spring critical", .spring(try SpringTimingParameters(stiffness: 170, damping: 99))),
      ("spring overdamped", .spring(try SpringTimingParameters(duration: 0.5, bounce: -0.5))),
      ("spring fitted", .spring(try SpringTimingParameters(dampingRatio: 0.7))),
      ("expression", .expression(try TimingExpression("t < 0.5 ? 4*t^3 : 1 - (2 - 2*t)^3 / 2"))),
      ("sampled", .sampled(.power(4, .out), framesPerSecond: 60)),
    ]
  }

  private static let bounceOfFifteen = """
    linear(0, 0.063, 0.25, 0.563, 1 36.4%, 0.812, 0.75, 0.813, 1 72.7%, 0.953, 0.938, 0.953, \
    1 90.9%, 0.984, 1 100% 100%)
    """

  private static func report(
    _ name: String, _ fractions: [Double], _ body: (Double) -> Double
  ) {
    var sum = 0.0
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      let elapsed = clock.measure {
        for fraction in fractions { sum += body(fraction) }
      }
      times.append(elapsed / .nanoseconds(fractions.count))
    }
    times.sort()
    let shown = [times[0], times[rounds / 2], times[rounds - 1]].map { ($0 * 10).rounded() / 10 }
    // The sum keeps the loop from being optimised away.
    print("timing/\(name): \(shown[0]) \(shown[1]) \(shown[2]) ns\(sum.isNaN ? " (NaN)" : "")")
  }

  /// SplitMix64 with a fixed seed. Source: Steele, Lea, Flood, "Fast splittable pseudorandom number
  /// generators", 2014.
  private static func randomFractions(count: Int) -> [Double] {
    var state: UInt64 = 2026
    return (0..<count).map { _ in
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
    }
  }
}
