import AnimMotion
import AnimPrimitives
import Testing

/// Steps whose times refer to an animator.
@Suite struct AnimatorPlacementTests {
  private let expand = Step.animator("expand", .init("card", .alpha, to: 0))
  private let here = ScriptOrigin(offset: 42)

  private func mark(_ placement: Placement) -> Step {
    Step(.wait(seconds: 0), id: "mark", placement: placement, origin: here)
  }

  private func time(of placement: Placement, after steps: [Step]) throws -> Double? {
    try Timeline.card(steps + [mark(placement)]).interval(ofStep: "mark")?.lowerBound
  }

  @Test func `a step starts with an animator, or after its end`() throws {
    let steps: [Step] = [expand, .wait(0.5), .start("expand")]
    #expect(try time(of: .withStep(id: "expand", offset: 0), after: steps) == 0.5)
    #expect(try time(of: .withStep(id: "expand", offset: 0.25), after: steps) == 0.75)
    #expect(try time(of: .afterStep(id: "expand", offset: 0), after: steps) == 1.5)
    #expect(try time(of: .afterStep(id: "expand", offset: -0.25), after: steps) == 1.25)
  }

  @Test func `its end is what the steps before make of it`() throws {
    let end = Placement.afterStep(id: "expand", offset: 0)
    // startAnimation(afterDelay:)
    #expect(try time(of: end, after: [expand, .start("expand", afterDelay: 0.5)]) == 1.5)
    // pauseAnimation(), continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    let caught: [Step] = [
      expand, .start("expand"), .wait(0.25), .pause("expand"), .wait(1),
      .continue("expand", durationFactor: 0.5),
    ]
    #expect(try time(of: end, after: caught) == 1.75)
    // isReversed
    let reversed: [Step] = [expand, .start("expand"), .wait(0.25), .reverse("expand")]
    #expect(try time(of: end, after: reversed) == 0.5)
    // stopAnimation(false), finishAnimation(at:)
    let finished: [Step] = [
      expand, .start("expand"), .wait(0.25), .stop("expand"), .wait(0.5),
      .finish("expand", at: .current),
    ]
    #expect(try time(of: end, after: finished) == 0.75)
    // fractionComplete of an animator that was not started: the remaining part runs afterwards.
    let scrubbed: [Step] = [expand, .scrub("expand", to: 0.75, duration: 0.5), .start("expand")]
    #expect(try time(of: end, after: scrubbed) == 0.75)
  }

  @Test func `one that pauses on completion is over where it rests`() throws {
    let declaration = AnimatorDeclaration(
      id: "expand", duration: 1, changes: [.init("card", .alpha, to: 0)], pausesOnCompletion: true)
    let steps: [Step] = [.animator(declaration), .start("expand")]
    #expect(try time(of: .afterStep(id: "expand", offset: 0), after: steps) == 1)
  }

  @Test func `a finger may drive it`() throws {
    let pan = PanStep(
      from: Point(x: 0, y: 300), to: Point(x: 0, y: 150), duration: 0.5,
      drives: [.init(animator: "expand", axis: .y, distance: -300)])
    let steps: [Step] = [expand, Step(.pan(pan)), .start("expand")]
    #expect(try time(of: .afterStep(id: "expand", offset: 0), after: steps) == 1)
  }

  @Test func `a block placed at an end may start the animator again`() throws {
    let again = Step.start("expand").at(.afterStep(id: "expand", offset: 0.5))
    let steps: [Step] = [expand, .start("expand"), again]
    #expect(try time(of: .afterStep(id: "expand", offset: 0), after: steps) == 2.5)
    #expect(try time(of: .withStep(id: "expand", offset: 0), after: steps) == 0)
    let thrice: [Step] = [expand, .start("expand"), .sequence([again], repetition: .count(2))]
    #expect(try time(of: .afterStep(id: "expand", offset: 0), after: thrice) == 4)
  }

  @Test func `a list that starts the animator at its end may repeat often`() throws {
    let again = Step.start("expand").at(.afterStep(id: "expand", offset: 0))
    let steps: [Step] = [expand, .start("expand"), .sequence([again], repetition: .count(3000))]
    #expect(try time(of: .afterStep(id: "expand", offset: 0), after: steps) == 3001)
  }

  @Test func `a step that is written later and comes earlier counts`() throws {
    let end = Placement.afterStep(id: "expand", offset: 0)
    let early: [Step] = [
      expand, .start("expand").at(.seconds(2)), mark(.withStep(id: "expand", offset: 0)),
      .reverse("expand").at(.seconds(2.25)),
    ]
    #expect(try time(of: end, after: early.dropLast(2) + [.wait(1)]) == 3)
    #expect(try time(of: end, after: early.filter { $0.id == nil }) == 2.5)
    let wait = Step(.wait(seconds: 0), placement: end)
    let moved: [Step] = [
      expand, .start("expand"), .start("expand").at(.seconds(4)), wait,
      .reverse("expand").at(.seconds(4.25)),
    ]
    #expect(faults(moved).count == 1)
    // The animator has ended between two runs, so the second run is not affected.
    let between: [Step] = [
      expand, .start("expand"), .start("expand").at(.seconds(4)), wait,
      .pause("expand").at(.seconds(0.5)), .continue("expand").at(.seconds(0.75)),
    ]
    #expect(try time(of: end, after: between) == 5)
  }

  @Test func `a step of the same name wins`() throws {
    let steps: [Step] = [expand, .start("expand"), .wait(3, id: "expand")]
    #expect(try time(of: .afterStep(id: "expand", offset: 0), after: steps) == 3)
  }

  @Test func `an animator without an end is an error at the step that waits for it`() {
    let atEnd = mark(.afterStep(id: "expand", offset: 0))
    let unstarted = faults([expand, atEnd])
    #expect(unstarted.map(\.origin) == [here])
    #expect(
      unstarted.first?.message == "animator \"expand\" is not started by a step before this one")
    // A step cannot wait for itself or for a later step.
    #expect(faults([expand, .start("expand").at(.afterStep(id: "expand", offset: 0))]).count == 1)
    #expect(faults([expand, atEnd, .start("expand")]).count == 1)

    let waits = "animator \"expand\" is not ended by the steps before this one: it stays"
    let start: [Step] = [expand, .start("expand"), .wait(0.5)]
    let paused = faults(start + [.pause("expand"), atEnd])
    #expect(paused.map(\.message) == ["\(waits) paused"])
    let stopped = faults(start + [.stop("expand"), atEnd])
    #expect(stopped.map(\.message) == ["\(waits) stopped"])
    #expect(stopped.first?.hint == "finish it first")
    let empty = Step.animator(AnimatorDeclaration(id: "expand", duration: 1))
    #expect(
      faults([empty, .start("expand"), atEnd]).map(\.message) == ["\(waits) without animations"])
  }

  @Test func `a later step that moves the end is an error`() {
    let atEnd = mark(.afterStep(id: "expand", offset: 0))
    let steps: [Step] = [expand, .start("expand"), atEnd, .pause("expand").at(.seconds(0.5))]
    let found = faults(steps)
    #expect(found.map(\.origin) == [here])
    #expect(
      found.first?.message
        == "the step is placed where animator \"expand\" ends, at 1.0 s, "
        + "but a later step changes that")
    // Calls after that end do not change its time.
    let reversed = Step.reverse("expand").at(.seconds(1.5))
    #expect(faults([expand, .start("expand"), atEnd, reversed, .start("expand")]).isEmpty)
  }

  @Test func `an earlier wrong call is reported`() {
    let steps: [Step] = [
      expand, .finish("expand", at: .end), mark(.afterStep(id: "expand", offset: 0)),
    ]
    #expect(faults(steps).map { $0.message.hasPrefix("animator \"expand\": finish") } == [true])
  }
}
