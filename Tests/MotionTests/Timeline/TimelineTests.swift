import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

@Suite struct TimelineTests {
  @Test func `animation shows start, way, goal and stays`() throws {
    let timeline = try Timeline.card([.move(.alpha, to: .number(0.5), 2)])
    #expect(timeline.duration == 2)
    #expect(timeline.tracks == [Timeline.Track(target: 0, channel: .alpha)])
    timeline.expect(.alpha, [0: 1, 1: 0.75, 2: 0.5, 100: 0.5])
  }

  @Test func `a second move of a centre adds up with the first`() throws {
    let timeline = try Timeline.card([
      .move(.centerX, to: .number(100), 1), .move(.centerX, to: .number(0), 1, at: .seconds(0.5)),
    ])
    #expect(timeline.duration == 1.5)
    #expect(timeline.number(.centerX, at: 0.5) == 50)
    // 0 + (0 − 100)·(1 − 0.75) + (100 − 0)·(1 − 0.25)
    timeline.expect(.centerX, [0.75: 50, 1.25: 25])
  }

  @Test func `alpha is replaced from the model value`() throws {
    let steps: [Step] = [
      .move(.alpha, to: .number(0), 1, id: "out"),
      .move(.alpha, to: .number(0.5), 1, id: "back", at: .seconds(0.5)),
    ]
    let timeline = try Timeline.card(steps)
    #expect(timeline.number(.alpha, at: 0.499) > 0.5)
    timeline.expect(.alpha, [0.5: 0, 1: 0.25])
    #expect(
      timeline.completions == [
        Timeline.Completion(time: 0.5, id: "out", position: .end, finished: false),
        Timeline.Completion(time: 1.5, id: "back", position: .end, finished: true),
      ])
  }

  @Test func `border starts from what is seen`() throws {
    let timeline = try Timeline.card([
      .move(.borderWidth, to: .number(10), 1),
      .move(.borderWidth, to: .number(0), 1, at: .seconds(0.5)),
    ])
    timeline.expect(.borderWidth, [0.5: 5, 1: 2.5])
  }

  @Test func `repeat and autoreverse jump to the model value at the end`() throws {
    let timeline = try Timeline.card([
      .move(.centerX, to: .number(10), 1, repetition: .count(1), autoreverses: true)
    ])
    #expect(timeline.duration == 2)
    timeline.expect(.centerX, [0.5: 5, 1.5: 5])
    #expect(abs(timeline.number(.centerX, at: 1.999) - 0.01) < 1e-9)
    #expect(timeline.number(.centerX, at: 2) == 10)
  }

  @Test func `frame moves centre and bounds about the anchor point`() throws {
    let timeline = try Timeline.card(
      [.move(.frame, to: .rect(Rect(x: 10, y: 20, width: 40, height: 80)))],
      [.anchorPointX: .number(0), .anchorPointY: .number(1)])
    #expect(timeline.number(.centerX, at: 1) == 10)
    #expect(timeline.number(.centerY, at: 1) == 100)
    #expect(timeline.number(.boundsWidth, at: 0.5) == 70)
    #expect(timeline.number(.boundsHeight, at: 1) == 80)
  }

  @Test func `a value that does not blend switches after the delay`() throws {
    let timeline = try Timeline.card([.move(.hidden, to: .flag(true), 1, delay: 0.5)])
    timeline.expect(.isHidden, [0.25: false, 0.5: true])
  }

  @Test func `events in a delay come before steps that wait for its end`() throws {
    let timeline = try Timeline.card([
      .move(.hidden, to: true, 1, delay: 1),
      .set([.init("card", .hidden, to: false)]).at(.seconds(0.5)),
      .move(.text, to: "a", 1, delay: 1).at(.seconds(0)),
      .move(.text, to: "b", 1, delay: 1).at(.seconds(0.5)),
    ])
    for time in [0.2, 0.7, 1.2, 3] {
      #expect(timeline.value(.isHidden, at: time) == false)
    }
    timeline.expect(.text, [1.2: "", 1.5: "b"])
  }

  @Test func `a step without duration begins with its first value while it waits`() throws {
    let goals: [PropertyChange.Goal] = [
      .fromTo(.number(0), .number(0.75)),
      .values([.number(0), .number(0.5), .number(0.75)], times: nil, curves: []),
    ]
    for goal in goals {
      let change = PropertyChange(target: "card", property: .alpha, goal: goal)
      let frame = Keyframe(start: 0, duration: 1, changes: [change])
      let steps: [Step] = [
        .animate([change], duration: 0, delay: 1),
        Step(.keyframes(KeyframesStep(keyframes: [frame], duration: 0, delay: 1))),
      ]
      for step in steps {
        let timeline = try Timeline.card([.wait(1), step])
        timeline.expect(.alpha, [0.5: 1.0, 1: 0, 1.9: 0, 2: 0.75])
      }
    }
  }

  @Test func `along a path that takes no time a view waits at its beginning`() throws {
    let path = try Path(svg: "M 10 20 L 30 40")
    let change = PropertyChange(
      target: "card", property: .center, goal: .path(path, rotates: false))
    let timeline = try Timeline.card([.animate([change], duration: 0, delay: 1)])
    timeline.expect(.centerY, [0.5: 20, 1: 40])
  }

  @Test func `timeline is still in waits, in delays and at the end`() throws {
    let timeline = try Timeline.card([
      .wait(1), .move(.centerX, to: .number(10), 1, delay: 0.5), .move(.alpha, to: .number(0), 0),
    ])
    #expect(timeline.isStill(from: 0, through: 1.5))
    #expect(!timeline.isStill(from: 1.4, through: 1.6))
    #expect(!timeline.isStill(from: 2.4, through: 2.5))
    #expect(timeline.isStill(from: 2.5, through: 10))
    #expect(timeline.number(.alpha, at: 2.5) == 0)
  }
}

@Suite struct ConstraintActivityTests {
  /// The flag changes immediately; the progress of the layout is a number.
  @Test func `a constraint that becomes inactive has a number on its way`() throws {
    let change = PropertyChange("w", .active, to: .flag(false))
    let timeline = try Timeline(
      compiling: Script(
        targets: [.constraint("w", constant: 9)],
        steps: [
          Step(.animate(AnimateStep(changes: [change], duration: 1, curve: .linear, delay: 1)))
        ]))
    #expect(timeline.tracks.map(\.channel) == [.isActive, .activation])
    for (time, flag, number) in [(0.5, true, 1.0), (1.25, false, 0.75), (2, false, 0)] {
      #expect(timeline.value(ofTrackAt: 0, at: time) == .flag(flag))
      #expect(timeline.number(ofTrackAt: 1, at: time) == number)
    }
    #expect(timeline.changeTimes(ofTrackAt: 0).contains(1))
  }
}
