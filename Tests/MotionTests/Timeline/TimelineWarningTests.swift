import Primitives
import Testing

@testable import Motion

/// What a script may do but hardly means is warned of.
@Suite struct TimelineWarningTests {
  private static let here = ScriptOrigin(offset: 7)

  private func warnings(
    _ property: Property, _ goal: PropertyChange.Goal, _ values: [Channel: AnimatableValue] = [:],
    duration: Double = 1
  ) throws -> [String] {
    let change = PropertyChange(
      target: "card", property: property, goal: goal, origin: Self.here)
    let found = try Timeline.card([.animate([change], duration: duration)], values).warnings
    #expect(found.allSatisfy { $0.origin == Self.here && $0.hint != nil })
    return found.map(\.message)
  }

  private func path(_ text: String) throws -> AnimatableValue { .path(try Path(svg: text)) }

  @Test func `paths of other segments`() throws {
    let round = try path("M0 0C1 1 2 2 3 3C1 1 2 2 3 3Z")
    let sharp = try path("M0 0L1 1L2 2Z")
    let message = "the paths have other segments: M C2 Z and M L2 Z; it switches at once"
    #expect(try warnings(.path, .to(sharp), [.path: round]) == [message])
    #expect(try warnings(.path, .fromTo(round, sharp)) == [message])
    #expect(
      try warnings(.path, .values([round, round, sharp], times: nil, curves: [])) == [message])
    #expect(try warnings(.path, .to(try path("M5 0L5 5L9 9Z")), [.path: sharp]) == [])
    #expect(try warnings(.path, .to(sharp), [.path: round], duration: 0) == [])
    let steps = PropertyChange.Goal.values(
      [round, sharp], times: nil, curves: [], calculationMode: .discrete)
    #expect(try warnings(.path, steps) == [])
  }

  @Test func `lists of other lengths, pictures, and a colour and none`() throws {
    let two: AnimatableValue = .colors([.white, .black])
    #expect(
      try warnings(.gradientColors, .to(.colors([.white, .black, .white])), [.gradientColors: two])
        == ["the gradients have other numbers of colours: 2 and 3; it switches at once"])
    #expect(
      try warnings(.lineDash, .to(.numbers([4, 2])))
        == ["the dashes have other numbers of lengths: 0 and 2; it switches at once"])
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
}
