import AnimPrimitives
import Testing

@testable import AnimMotion

/// Valid scripts that are probably mistakes cause warnings.
@Suite struct TimelineWarningTests {
  private static let here = ScriptOrigin(offset: 7)

  private func warnings(
    _ property: Property, _ goal: PropertyChange.Goal, _ values: [Channel: AnimatableValue] = [:],
    duration: Double = 1
  ) throws -> [String] {
    let change = PropertyChange(target: "card", property: property, goal: goal, origin: Self.here)
    let found = try Timeline.card([.animate([change], duration: duration)], values).warnings
    #expect(found.allSatisfy { $0.origin == Self.here && $0.hint != nil })
    return found.map(\.message)
  }

  private func path(_ text: String) throws -> AnimatableValue { .path(try Path(svg: text)) }

  @Test func `paths of other segments`() throws {
    let round = try path("M0 0C1 1 2 2 3 3C1 1 2 2 3 3Z")
    let sharp = try path("M0 0L1 1L2 2Z")
    let message = "the paths have different segments: M C2 Z and M L2 Z; it switches at once"
    #expect(try warnings(.path, .to(sharp), [.path: round]) == [message])
    #expect(try warnings(.path, .fromTo(round, sharp)) == [message])
    #expect(
      try warnings(.path, .values([round, round, sharp], times: nil, curves: [])) == [message])
    #expect(try warnings(.path, .to(try path("M5 0L5 5L9 9Z")), [.path: sharp]) == [])
    #expect(try warnings(.path, .to(sharp), [.path: round], duration: 0) == [])
    let arc = try path("M0 0A5 5 0 0 1 5 5L1 1")
    #expect(
      try warnings(.path, .to(sharp), [.path: arc]) == [
        "the paths have different segments: M A L and M L2 Z; it switches at once"
      ])
    let steps = PropertyChange.Goal.values(
      [round, sharp], times: nil, curves: [], calculationMode: .discrete)
    #expect(try warnings(.path, steps) == [])
  }

  @Test func `lists of other lengths, pictures, and a colour and none`() throws {
    let two: AnimatableValue = .colors([.white, .black])
    #expect(
      try warnings(.gradientColors, .to(.colors([.white, .black, .white])), [.gradientColors: two])
        == ["the gradients have different numbers of colours: 2 and 3; it switches at once"])
    #expect(
      try warnings(.lineDash, .to(.numbers([4, 2])))
        == ["the dashes have different numbers of lengths: 0 and 2; it switches at once"])
    #expect(
      try warnings(.source, .to(.text("b.png")), [.imageSource: .text("a.png")])
        == ["pictures are not blended; it switches at once"])
    let none = "a colour cannot be blended with none; it switches at once"
    #expect(
      try warnings(.backgroundColor, .to(.color(.black)), [.backgroundColor: .color(nil)]) == [none]
    )
    #expect(try warnings(.backgroundColor, .to(.color(nil))) == [none])
    #expect(try warnings(.backgroundColor, .to(.color(.black))) == [])
    #expect(try warnings(.hidden, .to(.flag(true))) == [])
    #expect(try warnings(.text, .to(.text("b"))) == [])
  }

  @Test func `a round that repeats is warned of once, and so is an animator`() throws {
    let change = PropertyChange("card", .backgroundColor, to: .color(nil))
    let back = PropertyChange("card", .backgroundColor, to: .color(.white))
    let rounds = Step(
      .sequence(
        [.animate([change], duration: 1), .animate([back], duration: 1)], repetition: .count(3)))
    #expect(try Timeline.card([rounds]).warnings.count == 1)
    let animator = AnimatorDeclaration(id: "a", duration: 1, changes: [change])
    #expect(try Timeline.card([Step(.animator(animator)), .start("a")]).warnings.count == 1)
  }

  @Test func `an animator that no step drives`() throws {
    let expand = AnimatorDeclaration(
      id: "expand", duration: 1, changes: [PropertyChange("card", .centerX, to: 100)])
    let declared = Step(.animator(expand), origin: Self.here)
    let found = try Timeline.card([declared, .wait(1)]).warnings
    #expect(found.map(\.message) == ["animator \"expand\" is declared, and no step drives it"])
    #expect(found.map(\.origin) == [Self.here])
    #expect(found.map(\.hint) == ["{ \"start\": \"expand\" } starts it"])
    let pan = PanStep(
      from: .zero, to: Point(0, 9), duration: 1,
      drives: [PanStep.Driven(animator: "expand", axis: .y, distance: 9)])
    for step in [Step.start("expand"), .scrub("expand", to: 0.5), Step(.pan(pan))] {
      #expect(try Timeline.card([declared, step]).warnings.isEmpty)
    }
  }

  private func following(_ command: AnimatorCommand, then: [Step]) throws -> [ScriptError] {
    let expand = Step.animator("expand", PropertyChange("card", .centerX, to: 100))
    return try Timeline.card([
      expand, .start("expand"), .wait(0.5), .pause("expand"),
      Step(.drive(animator: "expand", command), then: then),
    ]).warnings
  }

  @Test func `the order follows the call of an animator and not its run`() throws {
    let next = Step(.set([PropertyChange("card", .alpha, to: 0.5)]), origin: Self.here)
    for (command, word) in [
      (AnimatorCommand.start(afterDelay: 0), "start"),
      (.continue(curve: nil, durationFactor: 0), "continue"),
    ] {
      let found = try following(command, then: [next])
      #expect(
        found.map(\.message) == [
          "`\(word)` takes no time, so a step that follows by `then` begins with the run of \"expand\""
        ])
      #expect(found.first?.origin == Self.here)
      #expect(found.first?.hint == "\"at\": \"expand.end\" places it after the run")
      var placed = next
      placed.placement = .afterStep(id: "expand", offset: 0)
      #expect(try following(command, then: [placed]).isEmpty)
      #expect(try following(command, then: [.wait(1), next]).isEmpty)
      #expect(try following(command, then: []).isEmpty)
    }
    #expect(try following(.reverse, then: [next]).isEmpty)
  }
}
