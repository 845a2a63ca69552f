import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// The steps `animator`, `start` … `finish`, `scrub`, `pan` and `tap`.
@Suite struct AnimatorStepTests {
  @Test func `start runs the animator, and the scene lasts until its end`() throws {
    let timeline = try Timeline.card([.expand(), .start("expand")])
    #expect(timeline.duration == 2)
    timeline.expect(.centerX, [0.5: 25, 2: 100])
    #expect(
      timeline.completions == [
        Timeline.Completion(time: 2, id: "expand", position: .end, finished: true)
      ])
    #expect(timeline.interval(ofStep: "expand") == 0...2)
  }

  @Test func `pause, scrub and continue follow fractionComplete`() throws {
    let timeline = try Timeline.card([
      .expand(), .start("expand"), .wait(0.5), .pause("expand"), .wait(1),
      .scrub("expand", to: 0.75, duration: 1), .continue("expand"),
    ])
    timeline.expect(.centerX, [1: 25, 2: 50, 2.5: 75, 2.75: 87.5])
    #expect(timeline.duration == 3)
    #expect(timeline.isStill(from: 0.5, through: 1.5))
    #expect(!timeline.isStill(from: 1.5, through: 1.6))
    let paused = try #require(timeline.animatorState("expand", at: 1))
    #expect(paused.state == .active && !paused.isRunning && paused.fractionComplete == 0.25)
  }

  @Test func `finishing reversed gives the model values back`() throws {
    let timeline = try Timeline.card(
      [
        .expand(.alpha, to: .number(0)), .start("expand"), .wait(0.5),
        .reverse("expand"), .wait(1),
      ], [.alpha: .number(0.8)])
    #expect(timeline.number(.alpha, at: 0.5) < 0.7)
    timeline.expect(.alpha, [1: 0.8, 1.5: 0.8])
    #expect(timeline.completions.map(\.position) == [.start])
  }

  @Test
  func `the visible state does not jump when an animator that finished reversed starts again`()
    throws
  {
    let timeline = try Timeline.card([
      .expand(), .start("expand"), .wait(0.5), .reverse("expand"), .wait(1), .start("expand"),
    ])
    #expect(timeline.number(.centerX, at: 1.5) == 0)
    #expect(timeline.number(.centerX, at: 2) > 0)
    #expect(timeline.completions.map(\.position) == [.start, .end])
  }

  @Test(arguments: [(AnimatingPosition.end, 100.0), (.start, 0), (.current, 25)])
  func `stop freezes, finish moves to its position`(
    position: AnimatingPosition, value: Double
  ) throws {
    let timeline = try Timeline.card([
      .expand(), .start("expand"), .wait(0.5), .stop("expand"), .wait(1),
      .finish("expand", at: position), .wait(0.5),
    ])
    timeline.expect(.centerX, [1: 25, 1.5: value])
    #expect(timeline.completions.map(\.position) == [position])
    #expect(timeline.completions.map(\.time) == [1.5])
    #expect(timeline.animatorState("expand", at: 1)?.state == .stopped)
    #expect(timeline.animatorState("expand", at: 1.5)?.state == .inactive)
  }

  @Test func `a pan pauses the animator and moves it by its distance`() throws {
    let pan = PanStep(
      from: Point(60, 600), to: Point(60, 300), duration: 1,
      drives: [.init(animator: "expand", axis: .y, distance: -600)])
    let timeline = try Timeline.card([
      .expand(), .start("expand"), .wait(0.5), Step(.pan(pan)),
      .continue("expand"),
    ])
    timeline.expect(.centerX, [1: 50, 1.5: 75])
    #expect(timeline.duration == 2)
    #expect(timeline.touches(at: 0.4).isEmpty)
    #expect(timeline.touches(at: 1) == [.init(location: Point(60, 450), pressure: 1)])
    #expect(timeline.touches(at: 1.6).first?.location == Point(60, 300))
    #expect((timeline.touches(at: 1.6).first?.pressure ?? 1) < 1)
    #expect(timeline.touches(at: 2).isEmpty)
  }

  @Test func `a finger that goes too far stops at the ends`() throws {
    let pan = PanStep(
      from: .zero, to: Point(300, 0), duration: 1,
      drives: [.init(animator: "expand", axis: .x, distance: 100)])
    let timeline = try Timeline.card([.expand(), Step(.pan(pan))])
    #expect(abs(timeline.number(.centerX, at: 0.25) - 75) < 1e-9)
    timeline.expect(.centerX, [0.5: 100, 1: 100])
  }

  @Test func `a spring continues with the velocity of the finger that let go`() throws {
    let pan = PanStep(
      from: .zero, to: Point(50, 0), duration: 0.5,
      drives: [
        .init(animator: "expand", axis: .x, distance: 100),
        .init(animator: "other", axis: .x, distance: 100),
      ])
    let spring = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.8))
    let other = Step.animator("other", PropertyChange("card", .centerY, to: 100))
    let timeline = try Timeline.card([
      .expand(), other, Step(.pan(pan)), .continue("expand", curve: spring),
      .continue("other"),
    ])
    // 50 points in half a second.
    let speed = (timeline.number(.centerX, at: 0.5001) - timeline.number(.centerX, at: 0.5)) / 1e-4
    #expect(abs(speed - 100) < 1)
    #expect(timeline.number(.centerY, at: 0.75) == 75)
  }

  @Test func `a scrub of an animator that is over goes from its beginning`() throws {
    let set = Step(.set([PropertyChange("card", .centerX, to: .number(50))]))
    let over: [Step] = [.expand(), .start("expand"), .wait(3), set]
    let stopped: [Step] = [
      .expand(), .start("expand"), .wait(1), .stop("expand"), .finish("expand", at: .current),
      .wait(2), set,
    ]
    for steps in [over, stopped] {
      let timeline = try Timeline.card(
        steps + [.scrub("expand", to: 0.5, duration: 1), .continue("expand")])
      timeline.expect(.centerX, [3: 50, 3.5: 62.5, 4: 75, 5: 100])
    }
  }

  @Test func `keyframes in an animator are warped by its curve and scrubbed with it`() throws {
    let frames = [
      Keyframe(start: 0, duration: 0.5, changes: [.init("card", .rotate, to: .number(90))]),
      Keyframe(start: 0.5, duration: 0.5, changes: [.init("card", .rotate, to: .number(0))]),
    ]
    let animator = AnimatorDeclaration(id: "expand", duration: 2, curve: .easeIn, keyframes: frames)
    let timeline = try Timeline.card([
      Step(.animator(animator)), .start("expand"), .wait(1), .pause("expand"),
      .scrub("expand", to: 0.25, duration: 0), .wait(1),
    ])
    let way = TimingCurve.easeIn.value(at: 0.25)
    #expect(abs(timeline.number(.rotate, at: 0.5) - 180 * way) < 1e-9)
    #expect(timeline.number(.rotate, at: 1.5) == 45)
  }

  @Test func `animations added on the way last for the rest`() throws {
    let timeline = try Timeline.card([
      .expand(), .start("expand"), .wait(1),
      .drive(.add(changes: [.init("card", .rotate, to: .number(90))], delayFactor: 0.5)),
    ])
    timeline.expect(.rotate, [1.5: 0, 1.75: 45, 2: 90])
  }

  @Test func `a vector velocity gives x and y springs of their own`() throws {
    let spring = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.6))
    let animator = AnimatorDeclaration(
      id: "expand", duration: 1, curve: spring,
      changes: [.init("card", .center, to: .point(Point(100, 100)))],
      initialVelocity: Point(4, -4))
    let timeline = try Timeline.card([Step(.animator(animator)), .start("expand")])
    #expect(timeline.number(.centerX, at: 0.05) > 10)
    #expect(timeline.number(.centerY, at: 0.05) < 0)
    #expect(timeline.number(.centerX, at: 1) == 100)
  }

  @Test func `two animators of one property add up without a jump`() throws {
    var steps: [Step] = [.expand(), .start("expand"), .wait(0.7)]
    let back = Step.animator("back", .init("card", .centerX, to: .number(0)))
    steps += [back, Step(.drive(animator: "back", .start(afterDelay: 0)))]
    let timeline = try Timeline.card(steps)
    let (before, after) = (
      timeline.number(.centerX, at: 0.6999999), timeline.number(.centerX, at: 0.7)
    )
    #expect(abs(before - after) < 1e-4)
    #expect(timeline.number(.centerX, at: 2) == 0)
    #expect(Set(timeline.completions.map(\.position)) == [.end])
  }

  @Test func `wrong calls are errors at their steps`() throws {
    func expectError(_ steps: [Step], _ text: String) {
      let error = #expect(throws: ScriptErrors.self) { try Timeline.card(steps) }
      #expect(error?.errors.count == 1)
      #expect(error?.errors.first?.message.contains(text) == true, "\(error?.errors ?? [])")
      #expect(error?.errors.first?.origin == ScriptOrigin(offset: 42))
    }
    func wrong(_ command: AnimatorCommand, _ id: String = "expand") -> Step {
      Step(.drive(animator: id, command), origin: ScriptOrigin(offset: 42))
    }
    expectError([.expand(), wrong(.continue(curve: nil, durationFactor: 0))], "active and paused")
    expectError([.expand(), wrong(.finish(at: .end))], "needs a stopped animator")
    expectError([.expand(), wrong(.pause, "expnd")], "there is no animator")
    expectError([.expand(), .start("expand"), .stop("expand"), wrong(.pause)], "not stopped")
    let scrub = Step(
      .scrub(animator: "expand", to: 0.5, duration: 0, curve: .linear),
      origin: ScriptOrigin(offset: 42))
    expectError([.expand(), .start("expand"), scrub], "inactive or paused")
  }
}

extension Step {
  /// Declares the animator "expand": two seconds, linear.
  fileprivate static func expand(
    _ property: Property = .centerX, to value: AnimatableValue = .number(100)
  ) -> Step {
    .animator("expand", duration: 2, PropertyChange("card", property, to: value))
  }

  fileprivate static func drive(_ command: AnimatorCommand) -> Step {
    Step(.drive(animator: "expand", command))
  }
}
