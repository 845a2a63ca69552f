import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

@Suite struct ScriptErrorTests {
  private let here = ScriptOrigin(offset: 42)

  private func errors(_ steps: [Step], duration: Double? = nil) -> [ScriptError] {
    let targets: [ScriptTarget] = [.view("card"), .constraint("height", constant: 1)]
    do {
      _ = try Timeline(compiling: Script(targets: targets, steps: steps, duration: duration))
      return []
    } catch {
      return error.errors
    }
  }

  private func animate(
    _ target: String, _ property: Property, _ goal: PropertyChange.Goal
  ) -> Step {
    let change = PropertyChange(target: target, property: property, goal: goal, origin: here)
    return Step(.animate(AnimateStep(changes: [change])))
  }

  @Test func `unknown targets are named with the nearest that exists`() {
    let found = errors([animate("crad", .alpha, .to(.number(1)))])
    #expect(
      found == [
        ScriptError(
          "there is no view or constraint with the id \"crad\"", at: here,
          hint: "did you mean `card`?")
      ])
  }

  @Test func `a property that the target does not have`() {
    let found = errors([animate("height", .text, .to(.text("x")))])
    #expect(found.first?.message == "the constraint \"height\" has no text")
    #expect(found.first?.hint == "a constraint has constant, multiplier, active")
  }

  @Test func `a value of the wrong kind`() {
    let found = errors([animate("card", .center, .to(.number(1)))])
    #expect(found.first?.message == "center must be a point, found a number")
    #expect(errors([animate("card", .scale, .to(.number(2)))]).isEmpty)
    #expect(errors([animate("card", .alpha, .to(.number(.nan)))]).count == 1)
    #expect(errors([animate("card", .text, .by(.text("x")))]).count == 1)
  }

  @Test func `values and times that do not fit`() {
    let values: [AnimatableValue] = [.number(0), .number(1)]
    for times in [[0.0], [0.5, 0.25], [-1, 0.5], [0, -1], [.nan, 1]] {
      #expect(
        errors([animate("card", .alpha, .values(values, times: times, curves: []))]).count == 1)
    }
    let curves = [TimingCurve.linear, .linear]
    #expect(
      errors([animate("card", .alpha, .values(values, times: nil, curves: curves))]).count == 1)
    #expect(errors([animate("card", .alpha, .path(Path(), rotates: false))]).count == 1)
  }

  @Test func `steps are placed by ids of earlier steps only`() {
    let later = Step(.wait(seconds: 1), placement: .withStep(id: "mvoe", offset: 0), origin: here)
    let found = errors([.wait(1, id: "move"), later])
    #expect(found.first?.message == "there is no earlier step with the id \"mvoe\"")
    #expect(found.first?.hint == "did you mean `move`?")
    #expect(errors([later, .wait(1, id: "mvoe")]).count == 1)
    #expect(errors([.wait(1, id: "x"), .wait(1, id: "x")]).count == 1)
    #expect(errors([.sequence([.wait(1, id: "x")], id: "x")]).count == 1)
    #expect(errors([.sequence([.wait(1, id: "x")], repetition: .count(2), id: "y")]).isEmpty)
  }

  static let untimely: [(steps: [Step], hint: String)] = [
    ([.start("a"), .wait(0.2), .continue("a")], "`pause` it first"),
    ([.start("a"), .wait(0.2), .scrub("a", to: 0.5)], "`pause` it first"),
    ([.continue("a")], "`start` it first, then `pause` it"),
    ([.start("a"), .wait(0.2), .finish("a", at: .end)], "`stop` it first"),
    ([.start("a"), .wait(0.2), .stop("a"), .start("a")], "`finish` it first"),
  ]

  @Test(arguments: untimely)
  func `a call that comes too early says what comes first`(
    untimely: (steps: [Step], hint: String)
  ) {
    let animator = AnimatorDeclaration(
      id: "a", duration: 1, changes: [PropertyChange("card", .centerX, to: 100)])
    #expect(faults([.animator(animator)] + untimely.steps).map(\.hint) == [untimely.hint])
  }

  @Test func `an animator that a list declares in each round belongs before the list`() {
    let animator = Step(
      .animator(AnimatorDeclaration(id: "x", duration: 1, changes: [.init("card", .alpha, to: 0)])),
      origin: here)
    let list = Step(
      .sequence([animator, .start("x"), .wait(1)], repetition: .count(3)),
      origin: ScriptOrigin(offset: 1))
    let found = errors([list])
    #expect(
      found.allSatisfy { $0.message == "the animator \"x\" is declared in a list that repeats" })
    #expect(
      found.first?.hint == "declare it in a step before the list, which may start it in each round")
    var other = animator
    other.origin = ScriptOrigin(offset: 99)
    #expect(
      errors([animator, .start("x"), other]).map(\.message) == [
        "the animator \"x\" is declared twice"
      ])
    let before = Step(.sequence([.start("x"), .wait(1)], repetition: .count(3)))
    #expect(errors([animator, before]).isEmpty)
  }

  @Test func `times that cannot be`() {
    #expect(errors([.wait(-1)]).count == 1)
    #expect(errors([.wait(.infinity)]).count == 1)
    let early = Step(.wait(seconds: 1), placement: .withPrevious(offset: -1), origin: here)
    #expect(errors([early]).first?.message == "the step would start at -1.0 s, before the scene")
    #expect(errors([.move(.alpha, to: .number(0), -1)]).count == 1)
    #expect(errors([.move(.alpha, to: .number(0), repetition: .count(0))]).count == 1)
  }

  @Test func `lists repeat whole numbers of times and cannot be empty for ever`() {
    #expect(errors([Step(.sequence([.wait(1)], repetition: .count(1.5)))]).count == 1)
    #expect(errors([Step(.sequence([], repetition: .forever))], duration: 3).count == 1)
    #expect(errors([Step(.sequence([.wait(1)], repetition: .forever))], duration: 3).isEmpty)
    let endless = Step(.sequence([.move(.alpha, to: .number(0), 1e-9)], repetition: .forever))
    #expect(errors([endless], duration: 86_400).count == 1)
  }

  @Test
  func `repetitions that place a million steps are too many, whether or not they do something`() {
    let message = "the script repeats into more than 1000000 steps"
    func nested(_ steps: [Step]) -> Step {
      Step(.sequence([Step(.sequence(steps, repetition: .count(1e6)))], repetition: .count(1e6)))
    }
    for steps in [[], [Step.wait(0)]] {
      #expect(errors([nested(steps)]).map(\.message) == [message])
    }
    let short = Step(.sequence([.wait(1e-6)], repetition: .forever))
    #expect(errors([short], duration: 86_400).map(\.message) == [message])
    // The second round ends at the same time as the first, because the time of its step is fixed.
    let standing = Step(
      .sequence(
        [Step(.wait(seconds: 1), placement: .withStep(id: "x", offset: 0))], repetition: .forever),
      placement: .seconds(0))
    #expect(errors([.wait(0.5, id: "x"), standing], duration: 5).map(\.message) == [message])
  }

  @Test func `all faults are reported at once, in the order of their places`() {
    func change(_ offset: Int) -> PropertyChange {
      PropertyChange(
        target: "nobody", property: .alpha, goal: .to(.number(1)),
        origin: ScriptOrigin(offset: offset))
    }
    let found = errors([Step(.set([change(9), change(3)])), Step(.set([change(5)]))])
    #expect(found.map(\.origin.offset) == [3, 5, 9])
  }

  @Test func `an animator that never starts is checked too`() {
    let change = PropertyChange(
      target: "nobody", property: .alpha, goal: .to(.number(1)), origin: here)
    #expect(errors([Step(.animator(AnimatorDeclaration(id: "x", changes: [change])))]).count == 1)
  }

  @Test func `a scene lasts a day at most, unless it says when it ends`() throws {
    let slow = try SpringTimingParameters(mass: 1e6, stiffness: 1e-60, damping: 1e-30)
    let change = PropertyChange(target: "card", property: .alpha, goal: .to(.number(0)))
    let endless = [
      Step(.animate(AnimateStep(changes: [change], curve: .spring(slow))), origin: here),
      Step(
        .animate(AnimateStep(changes: [change], duration: 1, repetition: .count(86_401))),
        origin: here),
      Step(.wait(seconds: .greatestFiniteMagnitude), origin: here),
    ]
    for step in endless {
      let found = errors([Step(.wait(seconds: 1)), step])
      #expect(found.map(\.origin) == [here])
      #expect(found.first?.message.hasSuffix("s; the maximum is 86400 s") == true)
      #expect(errors([step], duration: 86_400).isEmpty)
    }
    #expect(errors([Step(.wait(seconds: 86_400))]).isEmpty)
    for duration in [86_400.5, .infinity, .nan, -1] {
      #expect(errors([Step(.wait(seconds: 1))], duration: duration).count == 1)
    }
  }
}
