import AnimMotion
import AnimPrimitives
import Testing

@Suite struct PlayedStepTests {
  private func played(_ steps: [Step]) -> [PlayedStep] {
    Timeline.playedSteps(of: Script(targets: [.view("card")], steps: steps))
  }

  @Test func `an animator is held while it is paused on the way`() {
    let expand = Step.animator(
      "expand", duration: 2, PropertyChange("card", .centerX, to: .number(100)))
    let steps = played([
      expand, .start("expand"), .wait(0.5), .pause("expand"), .wait(1),
      .scrub("expand", to: 0.75, duration: 1), .continue("expand"), .wait(2),
    ])
    let moves = steps.filter { $0.animator != nil && $0.kind != .set }
      .sorted { $0.start < $1.start }
    #expect(moves.map(\.kind) == [.move, .held, .touch, .move])
    #expect(moves.map(\.start) == [0, 0.5, 1.5, 2.5])
    #expect(moves.map(\.end) == [0.5, 1.5, 2.5, 3])
    #expect(moves.allSatisfy { $0.targets.map(\.id) == ["card"] })
  }

  @Test func `a step has the number of its cycles`() {
    let animate = AnimateStep(changes: [], duration: 1, repetition: .count(3), autoreverses: true)
    let steps = played([Step(.animate(animate))])
    #expect(steps.map(\.cycles) == [3])
    #expect(steps.map(\.autoreverses) == [true])
  }
}
