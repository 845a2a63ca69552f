import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// Formulas in seconds are checked with their actual durations.
@Suite struct FormulaDurationTests {
  /// A formula that has values only for one second.
  private static let brief = "sqrt(1 - elapsed) * 0 + t * t"
  private let here = ScriptOrigin(offset: 42)

  private func brief() throws -> TimingCurve {
    .expression(try TimingExpression(Self.brief))
  }

  private func animation(_ curve: TimingCurve, _ duration: Double) -> Step {
    var step = Step.move(.centerX, to: .number(100), duration, curve: curve)
    step.origin = here
    return step
  }

  @Test func `a formula that fails within its step is an error there`() throws {
    #expect(faults([animation(try brief(), 1)]).isEmpty)
    let found = faults([animation(try brief(), 2)])
    #expect(found.map(\.origin) == [here])
    #expect(
      found.map(\.message) == [
        "the formula \"\(Self.brief)\" is not a number at t = 0.50390625 of 2 s"
      ])
  }

  @Test func `a formula within another curve is tried with its part of the time`() throws {
    let brief = try brief()
    let pieces = TimingCurve.piecewise([
      .init(until: 0.5, to: 0.5, curve: brief), .init(until: 1, to: 1),
    ])
    #expect(faults([animation(pieces, 2), animation(.mirrored(brief), 2)]).isEmpty)
    for curve in [pieces, .mirrored(brief), .reversed(brief), .sampled(brief, framesPerSecond: 60)]
    {
      #expect(faults([animation(curve, 4)]).count == 1)
    }
  }

  @Test func `a repeated step reports its formula once`() throws {
    let list = Step.sequence([animation(try brief(), 2)], repetition: .count(3))
    #expect(faults([list]).count == 1)
  }

  @Test func `a formula of keyframes is tried with its segment's time`() throws {
    func values(_ duration: Double) throws -> Step {
      var change = PropertyChange("card", .centerX, to: 0)
      change.goal = .values([0, 1, 2], times: nil, curves: [try brief(), .linear])
      change.origin = here
      return .animate([change], duration: duration)
    }
    #expect(faults([try values(2)]).isEmpty)
    #expect(faults([try values(4)]).map(\.origin) == [here])
  }

  @Test func `a formula of an animator is tried with every time that it gets`() throws {
    func declaration(_ duration: Double, _ curve: TimingCurve) -> Step {
      Step(
        .animator(
          AnimatorDeclaration(
            id: "hero", duration: duration, curve: curve,
            changes: [PropertyChange("card", .centerX, to: 1)])), origin: here)
    }
    func drive(_ command: AnimatorCommand) -> Step {
      Step(.drive(animator: "hero", command), origin: here)
    }
    let brief = try brief()
    let long = TimingCurve.expression(try TimingExpression("t + 0 * sqrt(duration - 1)"))
    #expect(faults([declaration(1, brief)]).isEmpty)
    #expect(faults([declaration(2, brief)]).map(\.origin) == [here])
    let running = [declaration(2, .linear), .start("hero"), .wait(1), .pause("hero")]
    #expect(
      faults(running + [drive(.continue(curve: brief, durationFactor: 0))]).map(\.origin) == [here])
    let added = drive(.add(changes: [.init("card", .alpha, to: 0)], delayFactor: 0.75))
    #expect(faults([declaration(2, long), added]).map(\.origin) == [here])
    let scrub = Step(.scrub(animator: "hero", to: 1, duration: 2, curve: brief), origin: here)
    #expect(faults([declaration(2, .linear), scrub]).map(\.origin) == [here])
    let pan = PanStep(from: .zero, to: Point(1, 0), duration: 2, curve: brief)
    #expect(faults([Step(.pan(pan), origin: here)]).map(\.origin) == [here])
  }
}
