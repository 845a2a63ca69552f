import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// The times of steps.
@Suite struct ScheduleTests {
  private let fade = PropertyChange("card", .alpha, to: 0)

  private func interval(_ id: String, _ steps: [Step], duration: Double? = nil) throws
    -> ClosedRange<Double>?
  {
    try Timeline.card(steps, duration: duration).interval(ofStep: id)
  }

  @Test func `steps follow each other unless they say where`() throws {
    let steps: [Step] = [
      .wait(1, id: "a"), .wait(1, id: "b"), .wait(0.5, id: "with").at(.withPrevious(offset: 0.25)),
      .wait(1, id: "after").at(.afterPrevious(offset: -0.25)),
      .wait(1, id: "named").at(.withStep(id: "b", offset: 0)),
      .wait(1, id: "end").at(.afterStep(id: "b", offset: 0.5)),
      .wait(1, id: "list").at(.seconds(9)),
      .wait(1, id: "next"),
    ]
    let timeline = try Timeline.card(steps)
    #expect(timeline.interval(ofStep: "b") == 1...2)
    #expect(timeline.interval(ofStep: "with") == 1.25...1.75)
    #expect(timeline.interval(ofStep: "after") == 1.5...2.5)
    #expect(timeline.interval(ofStep: "named") == 1...2)
    #expect(timeline.interval(ofStep: "end") == 2.5...3.5)
    #expect(timeline.interval(ofStep: "next") == 10...11)
    #expect(timeline.duration == 11)
    #expect(timeline.interval(ofStep: "nobody") == nil)
  }

  @Test func `a step lasts for its delay, stagger and cycles`() throws {
    let changes = [fade, PropertyChange("other", .alpha, to: 0)]
    let step = Step.animate(
      changes, duration: 0.5, delay: 0.25, repetition: .count(2), autoreverses: true, stagger: 0.1,
      id: "x")
    let script = Script(targets: [.view("card"), .view("other")], steps: [step])
    let timeline = try Timeline(compiling: script)
    let interval = try #require(timeline.interval(ofStep: "x"))
    #expect(abs(interval.upperBound - 2.35) < 1e-12)
    #expect(timeline.number(.alpha, at: 0.3) < 1)
    #expect(timeline.number(.alpha, target: 1, at: 0.3) == 1)
  }

  @Test func `a finger that leaves last is gone when the script is over`() throws {
    let pan = PanStep(from: .zero, to: Point(9, 9), duration: 0.5)
    for (finger, length) in [
      (Step.Action.tap(TapStep(at: .zero, duration: 0.2)), 0.2), (.pan(pan), 0.5),
    ] {
      let timeline = try Timeline.card([
        .wait(1), Step(finger, id: "finger"), .wait(0.1, id: "next"),
      ])
      #expect(timeline.interval(ofStep: "finger") == 1...(1 + length))
      #expect(timeline.interval(ofStep: "next")?.lowerBound == 1 + length)
      #expect(timeline.duration == 1 + length + 0.2)
      #expect(!timeline.touches(at: timeline.duration - 0.01).isEmpty)
      #expect(timeline.touches(at: timeline.duration).isEmpty)
      #expect(try Timeline.card([Step(finger), .wait(2)]).duration == length + 2)
      #expect(try Timeline.card([Step(finger)], duration: length).duration == length)
    }
  }

  @Test func `a step that repeats forever counts once for later steps`() throws {
    let steps: [Step] = [
      .animate([fade], duration: 1, repetition: .forever, autoreverses: true), .wait(1, id: "next"),
    ]
    #expect(try interval("next", steps) == 2...3)
    let timeline = try Timeline.card(steps)
    #expect(timeline.duration == 3)
    #expect(timeline.number(.alpha, at: 101) < 0.01)
    #expect(!timeline.isStill(from: 50, through: 50.1))
  }

  @Test func `lists are played as often as they say`() throws {
    let blink: [Step] = [
      .set([fade]), .wait(0.5), .set([.init("card", .alpha, to: 1)]), .wait(0.5),
    ]
    let three = try Timeline.card([.sequence(blink, repetition: .count(3)), .wait(1, id: "next")])
    #expect(three.interval(ofStep: "next") == 3...4)
    #expect(three.number(.alpha, at: 2.25) == 0)
    let endless = try Timeline.card(
      [.sequence(blink, repetition: .forever), .wait(1, id: "next")], duration: 5)
    #expect(endless.interval(ofStep: "next") == 1...2)
    endless.expect(.alpha, [4.25: 0, 4.75: 1])
    #expect(try Timeline.card([.sequence(blink, repetition: .forever)]).duration == 1)
  }

  @Test(arguments: [0.1, 0.125, 0.3, 0.7])
  func `an endless list begins no round where the scene ends`(round: Double) throws {
    let steps: [Step] = [
      .set([.init("card", .centerX, to: 10)]), .move(.centerX, to: .number(110), round),
    ]
    for list in [
      Step.sequence(steps, repetition: .forever),
      .together([.sequence(steps)], repetition: .forever),
    ] {
      let timeline = try Timeline.card([list], duration: round * 10)
      #expect(abs(timeline.number(.centerX, at: round * 10) - 110) < 1e-6)
      #expect(timeline.number(.centerX, at: round * 10 - 1e-3) < 110)
      #expect(timeline.number(.centerX, at: round * 9) < 11)
    }
  }

  @Test func `together starts its steps at once, or staggered`() throws {
    let steps: [Step] = [
      .together(
        [.wait(1, id: "a"), .wait(0.5, id: "b"), .wait(0.5, id: "c")], stagger: 0.2, id: "all")
    ]
    #expect(try interval("b", steps) == 0.2...0.7)
    #expect(try interval("all", steps) == 0...1)
  }

  @Test func `then does not push the next step but counts for the scene`() throws {
    let steps: [Step] = [.wait(1, id: "a").then([.wait(3, id: "then")]), .wait(1, id: "b")]
    let timeline = try Timeline.card(steps)
    #expect(timeline.interval(ofStep: "then") == 1...4)
    #expect(timeline.interval(ofStep: "b") == 1...2)
    #expect(timeline.duration == 4)
  }

  @Test func `times within a nanosecond are equal`() throws {
    let timeline = try Timeline.card([
      .wait(0.1), .wait(0.2), .set([fade]),
      .set([.init("card", .alpha, to: 0.5)]).at(.seconds(0.3)),
    ])
    timeline.expect(.alpha, [0.3: 0.5, 0.3 - 0.5e-9: 0.5, 0.3 - 2e-9: 1])
  }

  @Test func `an animation without a duration lasts as its spring, or a quarter of a second`()
    throws
  {
    #expect(try interval("x", [.animate([fade], id: "x")]) == 0...0.25)
    let spring = try SpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    let steps = [Step.animate([fade], curve: .spring(spring), id: "x")]
    let end = try #require(try interval("x", steps)).upperBound
    #expect(abs(end - 1.4727003346780927) < 1e-12)
  }

  @Test(arguments: [0, 1e-307, 1e-10])
  func `a step without duration sets its values at once`(duration: Double) throws {
    let frame = Keyframe(start: 0, duration: 1, changes: [.init("card", .borderWidth, to: 4)])
    let animator = AnimatorDeclaration(
      id: "x", duration: duration, changes: [.init("card", .cornerRadius, to: 9)])
    let steps: [Step] = [
      .wait(1), .animate([fade], duration: duration, id: "fade"),
      .keyframes([frame], duration: duration, id: "frames"), .animator(animator), .start("x"),
      .wait(1),
    ]
    let timeline = try Timeline.card(steps)
    for (channel, value) in [(Channel.alpha, 0.0), (.borderWidth, 4), (.cornerRadius, 9)] {
      #expect(timeline.number(channel, at: 1) == value)
      #expect(timeline.number(channel, at: 0.9) != value)
    }
    #expect(Set(timeline.completions.map(\.id)) == ["fade", "frames", "x"])
    #expect(timeline.isStill(from: 1, through: 2))
  }

  @Test func `a colour that is none among keyframes is shown as none`() throws {
    let values: [AnimatableValue] = [.color(.black), .color(nil), .color(.white)]
    let timeline = try Timeline.card(
      [.goal(.backgroundColor, .values(values, times: nil, curves: []))])
    let track = try #require(timeline.tracks.firstIndex { $0.channel == .backgroundColor })
    #expect(timeline.value(ofTrackAt: track, at: 0.25) == .color(.black))
    #expect(timeline.value(ofTrackAt: track, at: 0.75) == .color(nil))
    #expect(timeline.value(ofTrackAt: track, at: 1) == .color(.white))
  }

  @Test func `frames of no duration end as those of a short one`() throws {
    func frame(_ start: Double, _ x: AnimatableValue) -> Keyframe {
      Keyframe(start: start, duration: 0.5, changes: [.init("card", .centerX, to: x)])
    }
    for duration in [0, 0.1] {
      let timeline = try Timeline.card([
        .keyframes([frame(0.5, 90), frame(0, 20)], duration: duration), .wait(1),
      ])
      #expect(timeline.number(.centerX, at: 1) == 90)
    }
  }
}
