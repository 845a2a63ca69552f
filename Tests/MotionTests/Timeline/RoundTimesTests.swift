import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// A change at a time is visible at that time, independent of the rounding of its distance from the beginning.
@Suite struct RoundTimesTests {
  @Test(arguments: [1, 3, 7, 11])
  func `a staircase steps at its times`(tenths: Int) throws {
    let steps = TimingCurve.steps(try StepsTimingFunction(count: 10))
    let timeline = try Timeline.card([
      .wait(Double(tenths) / 10), .move(.centerX, to: .number(100), curve: steps),
    ])
    for step in 0...10 {
      let times = [Double(tenths + step) / 10, Double((tenths + step) * 3) / 30]
      for time in times {
        #expect(abs(timeline.number(.centerX, at: time) - Double(step * 10)) < 1e-9, "\(time)")
        let before = timeline.number(.centerX, at: time - 1e-6)
        #expect(abs(before - Double(max(step - 1, 0) * 10)) < 1e-9, "\(time)")
      }
    }
  }

  @Test func `a cycle begins where the one before it ends`() throws {
    let timeline = try Timeline.card(
      [.move(.centerX, to: .number(105), 0.2, delay: 0.4, repetition: .count(6))],
      [.centerX: .number(5)])
    for time in [0.4, 0.6, 0.8, 1, 1.2, 1.4, 6 / 10.0, 18.0 / 30, 36.0 / 30] {
      #expect(abs(timeline.number(.centerX, at: time) - 5) < 1e-9, "\(time)")
    }
    #expect(timeline.number(.centerX, at: 1.6) == 105)
    #expect(abs(timeline.number(.centerX, at: 0.6 - 1e-6) - 105) < 0.001)
  }

  /// 0.1 + 0.2 is a little more than 0.3.
  @Test func `a value that has switched at its time continues from there`() throws {
    let hidden = Timeline.Track(target: 0, channel: .isHidden)
    let timeline = try Timeline.card([
      .move(.hidden, to: .flag(true), delay: 0.2, at: .seconds(0.1)),
      .move(.hidden, to: .flag(false), delay: 0.5, at: .seconds(0.3)),
    ])
    #expect(timeline.tracks.contains(hidden))
    for (time, isHidden) in [(0.2, false), (0.3, true), (0.5, true), (0.79, true), (0.8, false)] {
      #expect(timeline.value(.isHidden, at: time) == .flag(isHidden), "\(time)")
    }
  }

  @Test func `frames switch at their times`() throws {
    let frame = Keyframe(
      start: 0.2, duration: 0,
      changes: [.init("card", .centerX, to: .number(10)), .init("card", .text, to: "b")])
    let step = KeyframesStep(keyframes: [frame], duration: 1, curve: .linear, delay: 0.1)
    let timeline = try Timeline.card([Step(.keyframes(step))])
    #expect(timeline.number(.centerX, at: 0.3) == 10)
    #expect(timeline.value(.text, at: 0.3) == "b")
    #expect(timeline.number(.centerX, at: 0.3 - 1e-6) == 0)
    #expect(timeline.value(.text, at: 0.3 - 1e-6) == "")
  }

  @Test func `discrete values come at their times in every cycle`() throws {
    let values: [AnimatableValue] = [.number(0), .number(1), .number(2)]
    let change = PropertyChange(
      target: "card", property: .centerX,
      goal: .values(values, times: nil, curves: [], calculationMode: .discrete))
    let timeline = try Timeline.card([
      .wait(0.1),
      Step(
        .animate(
          AnimateStep(changes: [change], duration: 0.3, curve: .linear, repetition: .count(12)))),
    ])
    for tenth in 1..<37 {
      #expect(timeline.number(.centerX, at: Double(tenth) / 10) == Double((tenth - 1) % 3))
    }
  }

  @Test func `a value without one to blend with comes at the end of its times`() throws {
    let timeline = try Timeline.card([
      .wait(0.1),
      .goal(.text, .values(["a", "b"], times: [0, 0.2], curves: [], calculationMode: .linear)),
    ])
    #expect(timeline.value(.text, at: 0.3) == "b")
  }

  /// Curves that rise to 0.1 at 20 %, jump to 0.7 there, and end at 1.
  private static func jumping() throws -> [TimingCurve] {
    try [
      TimingCurve(parsing: "linear(0, 0.1 20%, 0.7 20%, 1)"),
      .reversed(TimingCurve(parsing: "linear(0, 0.3 80%, 0.9 80%, 1)")),
      .expression(TimingExpression("t < 0.2 ? t / 2 : 0.7 + (t - 0.2) * 3 / 8")),
      .function(
        TimingFunction { elapsed, _ in
          elapsed < 0.2 ? elapsed / 2 : 0.7 + (elapsed - 0.2) * 3 / 8
        }),
      .piecewise([
        TimingCurve.Piece(
          until: 0.2, to: 0.7, curve: TimingCurve(parsing: "linear(0, 0.142857142857)")),
        TimingCurve.Piece(until: 1, to: 1),
      ]),
    ]
  }

  @Test func `a curve that jumps does so at its time`() throws {
    for curve in try Self.jumping() {
      for tenths in [1, 4, 7] {
        let begin = Double(tenths) / 10
        let timeline = try Timeline.card([
          .wait(begin), .move(.alpha, to: .number(0), curve: curve),
        ])
        let time = Double(tenths + 2) / 10
        let (shown, before) = (
          timeline.number(.alpha, at: time), timeline.number(.alpha, at: time - 1e-6)
        )
        #expect(abs(shown - 0.3) < 1e-12, "\(curve) \(time) found \(shown)")
        #expect(abs(before - 0.9) < 1e-5, "\(curve) \(time) found \(before)")
      }
    }
  }

  /// A jump that is slightly early by rounding is not early for a continuation after it.
  @Test func `a pause on a staircase does not move its steps`() throws {
    let steps = TimingCurve.steps(try StepsTimingFunction(count: 10))
    let declaration = Step.animator(
      "a", curve: steps, PropertyChange("card", .centerX, to: .number(100)))
    let timeline = try Timeline.card([
      declaration, .start("a").at(.seconds(0.1)), .pause("a").at(.seconds(0.4)),
      .continue("a").at(.seconds(0.7)),
    ])
    timeline.expect(
      .centerX, [0.3: 20.0, 0.4: 30, 0.7: 30, 0.8: 40, 0.9: 50, 1.3: 90], within: 1e-9)
  }
}
