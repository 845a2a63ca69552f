import AnimMotion
import AnimPrimitives
import Testing

/// Animators of a matrix that stop or reverse during a newer animation of the matrix: nothing jumps.
@Suite struct StoppedMatrixTests {
  private let stretched = AffineTransform(scaleX: 2, y: 1)
  private let turned = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
  private let sheared = AffineTransform(a: 1, b: 0.3, c: -0.2, d: 1.5, tx: 4, ty: 0)

  private func animator(_ id: String, _ goals: AffineTransform...) -> [Step] {
    let first = PropertyChange("card", .transform, to: .matrix(goals[0]))
    let others = goals.dropFirst().map { goal in
      let change = PropertyChange("card", .transform, to: .matrix(goal))
      return Step(.drive(animator: id, .add(changes: [change], delayFactor: 0)))
    }
    let declaration = Step.animator(id, first)
    return [declaration] + others
  }

  private func move(to goal: AffineTransform, at time: Double) -> Step {
    .move(.transform, to: .matrix(goal), at: .seconds(time))
  }

  private func expectNoJump(_ timeline: Timeline, at times: [Double]) {
    for time in times {
      expectEqual(timeline.shownTransform(at: time), timeline.shownTransform(at: time - 1e-8), 1e-6)
    }
  }

  private func change(_ from: AffineTransform, _ to: AffineTransform, _ way: Double)
    -> AffineTransform
  {
    to.inverted.map { from.concatenating($0).interpolated(to: .identity, fraction: way) }
      ?? .identity
  }

  @Test func `a stopped view keeps its visible state, and newer animations continue above it`()
    throws
  {
    let timeline = try Timeline.card(
      animator("x", stretched) + [
        .start("x"), move(to: turned, at: 0.1), .stop("x").at(.seconds(0.5)), .wait(2),
      ])
    expectNoJump(timeline, at: [0.1, 0.5, 1.1])
    let still = change(.identity, stretched, 0.5)
    for time in [0.5, 0.75, 1] {
      let newer = change(stretched, turned, time - 0.1)
      expectEqual(
        timeline.shownTransform(at: time),
        still.concatenating(newer).concatenating(turned))
    }
    expectEqual(timeline.shownTransform(at: 2), still.concatenating(turned))
  }

  @Test func `an animation above a stopped one is as before once that is finished`() throws {
    for position in [AnimatingPosition.end, .current, .start] {
      let timeline = try Timeline.card(
        animator("x", stretched, sheared) + [
          .start("x"), move(to: turned, at: 0.1), .stop("x").at(.seconds(0.5)),
          .finish("x", at: position).at(.seconds(0.7)), .wait(2),
        ])
      expectNoJump(timeline, at: [0.1, 0.5, 1.1] + (position == .current ? [0.7] : []))
      guard position == .end else { continue }
      for time in [0.7, 0.9, 1.2] {
        let newer = change(sheared, turned, min(time - 0.1, 1))
        expectEqual(timeline.shownTransform(at: time), newer.concatenating(turned))
      }
    }
  }

  @Test func `several that stop one after the other keep what is seen`() throws {
    let start = animator("x", stretched, sheared) + animator("y", turned)
    let timeline = try Timeline.card(
      start + [
        .start("x"), Step.start("y").at(.seconds(0.1)), move(to: sheared, at: 0.2),
        Step.stop("x").at(.seconds(0.5)), Step.stop("y").at(.seconds(0.6)), .wait(2),
      ])
    expectNoJump(timeline, at: [0.1, 0.2, 0.5, 0.6, 1.2])
    #expect(timeline.isStill(from: 1.3, through: 2))
  }

  @Test(
    arguments: [[:], [.rotate: .number(30), .scaleX: .number(2)]] as [[Channel: AnimatableValue]])
  func `one that goes back to its start leaves what is newer where it is seen`(
    start: [Channel: AnimatableValue]
  ) throws {
    let timeline = try Timeline.card(
      animator("x", stretched) + [
        .start("x"), move(to: turned, at: 0.1), .reverse("x").at(.seconds(0.4)), .wait(2),
      ], start)
    expectNoJump(timeline, at: [0.1, 0.4, 0.8, 1.1])
  }

  @Test func `a value lifted above a stopped animation returns to where it began`() throws {
    let timeline = try Timeline.card(
      animator("x", stretched) + animator("y", turned) + [
        .start("x"), Step.start("y").at(.seconds(0.1)), Step.stop("x").at(.seconds(0.5)),
        Step.finish("x", at: .end).at(.seconds(0.6)), Step.reverse("y").at(.seconds(0.7)), .wait(2),
      ])
    expectNoJump(timeline, at: [0.1, 0.5, 0.7])
    #expect(timeline.value(.matrix, at: 3) == .matrix(stretched))
    #expect(timeline.completions.map(\.id) == ["x", "y"])
  }

  @Test(arguments: [[.reverse("x")], [.stop("x"), .finish("x", at: .start)]] as [[Step]])
  func `two that go back one after the other come to where the first began`(
    ending: [Step]
  ) throws {
    let timeline = try Timeline.card(
      animator("x", stretched) + animator("y", turned) + [
        .start("x"), Step.start("y").at(.seconds(0.1)), .sequence(ending).at(.seconds(0.2)),
        Step.reverse("y").at(.seconds(0.8)), .wait(2),
      ])
    expectEqual(timeline.shownTransform(at: 3), .identity)
  }
}
