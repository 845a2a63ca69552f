import AnimPrimitives
import AnimTiming
import Testing

@testable import AnimMotion

@Suite struct TouchTests {
  private func pan(_ from: Point, _ to: Point, _ duration: Double = 0.4) -> Step {
    Step(.pan(PanStep(from: from, to: to, duration: duration)))
  }

  private func pressures(_ timeline: Timeline, at time: Double) -> [Double] {
    timeline.touches(at: time).map(\.pressure)
  }

  @Test func `a finger stays between two pans of which one begins when and where the other ends`()
    throws
  {
    // 0.1 + 0.2 is above 0.3 in binary.
    let timeline = try Timeline.card([
      pan(Point(20, 20), Point(150.3, 20), 0.1), pan(Point(150.3, 20), Point(80, 20), 0.2),
      pan(Point(80, 20), Point(80, 90), 0.3),
    ])
    for time in Array(stride(from: 0.1, through: 0.59, by: 0.0125)) + [0.3, 0.1 + 0.2] {
      #expect(pressures(timeline, at: time) == [1], "at \(time)")
    }
    #expect(timeline.touches(at: 0.1).map(\.location) == [Point(150.3, 20)])
    #expect(timeline.touches(at: 0.3).map(\.location) == [Point(80, 20)])
    #expect(pressures(timeline, at: 0.7).count == 1)
    #expect(abs(timeline.duration - 0.8) < 1e-9)
    for time in stride(from: 0.0, to: 0.55, by: 0.05) {
      #expect(!timeline.isStill(from: time, through: time + 0.05), "at \(time)")
    }
  }

  static let partings: [(steps: [Step], why: String)] = [
    ([Step(.pan(PanStep(from: Point(51, 0), to: .zero, duration: 0.4)))], "elsewhere"),
    (
      [
        Step(.wait(seconds: 0.05)),
        Step(.pan(PanStep(from: Point(50, 0), to: .zero, duration: 0.4))),
      ], "later"
    ),
    ([Step(.tap(TapStep(at: Point(50, 0), duration: 0.4)))], "a tap"),
  ]

  @Test(arguments: partings)
  func `a finger leaves where nothing continues with it`(next: (steps: [Step], why: String)) throws
  {
    let timeline = try Timeline.card([pan(.zero, Point(50, 0))] + next.steps)
    #expect(pressures(timeline, at: 0.5).count == 2, "\(next.why)")
    #expect(abs((pressures(timeline, at: 0.5).first ?? 1) - 0.5) < 1e-9, "\(next.why)")
  }

  @Test func `each of several fingers continues with its own pan`() throws {
    let (a, b) = (Point(0, 0), Point(100, 0))
    let hands = { (steps: [Step]) in Step(.sequence(steps, repetition: .once)) }
    let timeline = try Timeline.card([
      Step(
        .together(
          [
            hands([pan(a, Point(10, 50)), pan(Point(10, 50), a)]),
            hands([pan(b, Point(90, 50)), pan(Point(90, 50), b)]),
            hands([pan(Point(7, 7), Point(8, 8))]),
          ], repetition: .once, stagger: 0))
    ])
    #expect(pressures(timeline, at: 0.3) == [1, 1, 1])
    #expect(pressures(timeline, at: 0.5).sorted().suffix(2) == [1, 1])
    #expect(pressures(timeline, at: 0.5).count == 3)
    #expect(pressures(timeline, at: 0.79) == [1, 1])
  }

  @Test func `one finger continues with one pan only`() throws {
    let next = pan(Point(50, 0), .zero)
    let timeline = try Timeline.card([
      pan(.zero, Point(50, 0)), Step(.together([next, next], repetition: .once, stagger: 0)),
    ])
    #expect(pressures(timeline, at: 0.41).count == 2)
    #expect(pressures(timeline, at: 0.41).max() == 1)
    #expect((pressures(timeline, at: 0.41).min() ?? 1) < 0.2)
  }

  @Test func `a spring that is caught beyond its end follows the finger at once`() throws {
    let spring = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.3))
    let finger = PanStep(
      from: .zero, to: Point(0, 30), duration: 0.3,
      drives: [.init(animator: "a", axis: .y, distance: -200)])
    let timeline = try Timeline.card([
      .animator("a", curve: spring, PropertyChange("card", .centerX, to: 100)),
      .start("a"), .wait(0.26), Step(.pan(finger)),
    ])
    #expect(timeline.number(.centerX, at: 0.25) > 110)
    // From the end back by 30 of 200 points.
    timeline.expect(.centerX, [0.41: 92.5, 0.56: 85], within: 1e-6)
  }
}
