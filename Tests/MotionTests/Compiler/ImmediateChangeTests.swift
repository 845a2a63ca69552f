import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// An animation without a duration ends like a short one.
@Suite struct ImmediateChangeTests {
  private static func way(
    _ property: Property, _ goal: PropertyChange.Goal, duration: Double
  ) -> Step {
    let change = PropertyChange(
      target: "card", property: property, goal: goal, origin: ScriptOrigin(offset: 7))
    return Step(.animate(AnimateStep(changes: [change], duration: duration, curve: .linear)))
  }

  private static func values(
    _ values: [AnimatableValue], times: [Double]? = nil, curves: [TimingCurve] = [],
    _ mode: CalculationMode = .linear
  ) -> PropertyChange.Goal {
    .values(values, times: times, curves: curves, calculationMode: mode)
  }

  private static func goals() throws -> [(Property, PropertyChange.Goal)] {
    let numbers: [AnimatableValue] = [.number(0), .number(100)]
    let points: [AnimatableValue] = [.point(.zero), .point(Point(100, 50))]
    let half = TimingCurve.linearStops(
      try LinearTimingFunction(points: [Point(0, 0), Point(1, 0.5)]))
    var goals: [(Property, PropertyChange.Goal)] = [
      (.centerX, .fromTo(.number(7), .number(9))),
      (.centerX, values(numbers, times: [0, 2])), (.center, values(points, times: [0.5, 4])),
      (.frameX, values(numbers, times: [0, 2])), (.centerX, values(numbers, curves: [half])),
      (.centerX, values(numbers, times: [0, 0.5, 2], .discrete)),
      (.centerX, values(numbers, times: [0, 2], .paced)),
      (
        .transform,
        values([.transform(.identity), .matrix(AffineTransform(scaleX: 3, y: 3))], times: [0, 2])
      ),
    ]
    for mode in CalculationMode.allCases {
      for path in ["M0 0 L50 50 M90 90", "M0 0 H50 V50 Z", "M5 5 Q50 50 90 20 M0 0 Z"] {
        goals.append((.center, .path(try Path(svg: path), rotates: true, calculationMode: mode)))
      }
    }
    return goals
  }

  @Test func `without a duration values and paths end as in a short one`() throws {
    let channels: [Channel] = [
      .centerX, .centerY, .boundsWidth, .boundsHeight, .rotate, .scaleX, .scaleY,
    ]
    for (property, goal) in try Self.goals() {
      let short = try Timeline.card([Self.way(property, goal, duration: 0.01)])
      let immediate = try Timeline.card([Self.way(property, goal, duration: 0)])
      for channel in channels {
        guard case .number(let expected) = short.value(channel, at: 1) else { continue }
        let shown = immediate.number(channel, at: 1)
        // A channel without a value has not changed.
        if shown.isNaN, channel == .rotate { continue }
        #expect(
          abs(shown - expected) < 1e-9, "\(property) \(goal) \(channel): \(shown) for \(expected)")
      }
      expectEqual(immediate.shownTransform(at: 1), short.shownTransform(at: 1))
    }
  }

  @Test func `without a duration frames come one after the other, as in a short one`() throws {
    let frames = [
      Keyframe(
        start: 0, duration: 0.5,
        changes: [
          PropertyChange("card", .frame, to: .rect(Rect(x: 0, y: 0, width: 80, height: 40)))
        ]),
      Keyframe(
        start: 0.5, duration: 0.5,
        changes: [PropertyChange("card", .anchorPoint, to: .point(.zero))]),
      Keyframe(start: 0.5, duration: 0.5, changes: [PropertyChange("card", .centerX, by: 5)]),
    ]
    for duration in [0, 0.001] {
      let timeline = try Timeline.card([.keyframes(frames, duration: duration)])
      #expect(timeline.number(.centerX, at: 1) == 45)
      #expect(timeline.number(.centerY, at: 1) == 20)
      #expect(timeline.number(.boundsWidth, at: 1) == 80)
    }
  }

  @Test func `times beyond the end are not reached`() throws {
    let goal = Self.values([.number(0), .number(100)], times: [0, 2])
    let timeline = try Timeline.card([Self.way(.centerX, goal, duration: 0)])
    #expect(timeline.number(.centerX, at: 0.5) == 50)
  }

  @Test(arguments: [0, 0.01])
  func `a wrong value is reported whatever the duration`(duration: Double) throws {
    let goals: [(Property, PropertyChange.Goal, String)] = [
      (.centerX, Self.values([.number(0)]), "center.x: expected at least two values, found 1"),
      (.alpha, .path(try Path(svg: "M0 0 L9 9"), rotates: false), "only center moves along a path"),
      (
        .center, .path(try Path(svg: "M0 0"), rotates: false),
        "a motion path needs a segment and finite numbers"
      ),
    ]
    for (property, goal, message) in goals {
      let found = faults([Self.way(property, goal, duration: duration)])
      #expect(found.map(\.message) == [message])
      #expect(found.map(\.origin.offset) == [7])
    }
  }
}
