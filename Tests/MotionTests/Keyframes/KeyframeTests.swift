import AnimMotion
import AnimPrimitives
import AnimTestSupport
import AnimTiming
import Testing

/// CAKeyframeAnimation and UIView.animateKeyframes.
@Suite struct KeyframeTests {
  @Test func `values and paths follow all calculation modes`() throws {
    for row in try vectors("ca-keyframes", count: 140) {
      let mode = try #require(
        CalculationMode(rawValue: row.params["calculationMode"]?.text ?? "linear"))
      let time = try row.time
      if row.function == "CAKeyframeAnimation.path" {
        let path = try Path(svg: try #require(row.params["path"]?.text))
        let timeline = try Timeline.card(
          [.goal(.center, .path(path, rotates: false, calculationMode: mode))])
        let expected = try #require(row.expected.numbers)
        #expect(abs(timeline.number(.centerX, at: time) - expected[0]) <= row.tolerance, "\(row)")
        #expect(abs(timeline.number(.centerY, at: time) - expected[1]) <= row.tolerance, "\(row)")
      } else {
        let values = try #require(row.params["values"]?.numbers).map(AnimatableValue.number)
        let times = row.params["keyTimes"]?.numbers
        let timeline = try Timeline.values(.alpha, values, times: times, mode)
        let value = timeline.number(.alpha, at: time)
        #expect(abs(value - (try row.expectedNumber)) <= row.tolerance, "\(row) found \(value)")
      }
    }
  }

  @Test func `frames of UIView-animateKeyframes are reproduced`() throws {
    try expectVectors("uikit-keyframes", count: 84) { row in
      let frames = try (row.params["frames"]?.list ?? []).map { frame in
        let fields = try #require(frame.object)
        return Keyframe(
          start: try #require(fields["relativeStartTime"]?.number),
          duration: try #require(fields["relativeDuration"]?.number),
          changes: [.init("card", .alpha, to: .number(try #require(fields["value"]?.number)))])
      }
      let step = KeyframesStep(
        keyframes: frames, duration: try row.number("duration"),
        curve: try .named(#require(row.params["curve"]?.text)))
      let timeline = try Timeline.card(
        [Step(.keyframes(step))], [.alpha: .number(try row.number("start"))])
      return timeline.number(.alpha, at: try row.time)
    }
  }

  @Test func `frames within a frame are fractions of it`() throws {
    let inner = Keyframe(
      start: 0.5, duration: 0.5, changes: [.init("card", .centerX, to: .number(10))])
    let outer = Keyframe(start: 0.5, duration: 0.5, changes: [], keyframes: [inner])
    let timeline = try Timeline.card([
      Step(.keyframes(KeyframesStep(keyframes: [outer], duration: 4, curve: .linear)))
    ])
    timeline.expect(.centerX, [3: 0, 3.5: 5, 4: 10])
  }

  @Test func `discrete frames switch at their ends`() throws {
    let frames = [
      Keyframe(start: 0, duration: 0.5, changes: [.init("card", .centerX, to: .number(10))]),
      Keyframe(start: 0.5, duration: 0.25, changes: [.init("card", .centerX, to: .number(20))]),
    ]
    let step = KeyframesStep(
      keyframes: frames, calculationMode: .discrete, duration: 4, curve: .linear)
    let timeline = try Timeline.card([Step(.keyframes(step))])
    timeline.expect(.centerX, [1.9: 0, 2: 10, 2.9: 10, 3: 20])
  }

  @Test func `overlapping frames of a property are an error at the later one`() throws {
    let frames = [
      Keyframe(start: 0, duration: 0.6, changes: [.init("card", .centerX, to: .number(10))]),
      Keyframe(
        start: 0.5, duration: 0.25,
        changes: [
          PropertyChange(
            target: "card", property: .center, goal: .to(.point(.zero)),
            origin: ScriptOrigin(offset: 7))
        ]),
    ]
    let error = #expect(throws: ScriptErrors.self) {
      try Timeline.card([Step(.keyframes(KeyframesStep(keyframes: frames)))])
    }
    #expect(error?.errors.map(\.origin.offset) == [7])
  }

  @Test func `the pace of a centre is that of the point`() throws {
    let values: [AnimatableValue] = [.point(.zero), .point(Point(30, 40)), .point(Point(30, 140))]
    let timeline = try Timeline.values(.center, values, .paced)
    // 50 of 150 points, then 100.
    timeline.expect(.centerY, [1.0 / 3: 40, 2.0 / 3: 90], within: 1e-9)
  }

  /// As with `values` of the whole transform.
  @Test(arguments: [CalculationMode.paced, .cubicPaced])
  func `the pace of frames of a whole transform is that of all parts`(
    mode: CalculationMode
  ) throws {
    let near = TransformComponents(translation: Point(10, 0), rotation: 90)
    let far = TransformComponents(translation: Point(100, 0), rotation: 100, rotationX: 5)
    let frames = [near, far].enumerated().map { index, transform in
      Keyframe(
        start: Double(index) / 2, duration: 0.5,
        changes: [PropertyChange("card", .transform, to: .transform(transform))])
    }
    let timeline = try Timeline.frames(frames, mode)
    let values: [AnimatableValue] = [.transform(.identity), .transform(near), .transform(far)]
    let list = try Timeline.values(.transform, values, mode)
    timeline.expect([.translateX, .rotate, .rotateX], equalTo: list)
    // At the time at which the rotation is that of the first frame, so is the translation.
    let met = (0...100_000).map { Double($0) / 100_000 }.first {
      timeline.number(.rotate, at: $0) >= 90
    }
    #expect(abs(timeline.number(.translateX, at: try #require(met)) - 10) < 0.01)
  }

  /// As with `values` of the whole frame.
  @Test(arguments: [CalculationMode.paced, .cubicPaced])
  func `the pace of frames of a whole frame is that of centre and bounds together`(
    mode: CalculationMode
  ) throws {
    let rects = [
      Rect(x: -50, y: -50, width: 100, height: 100), Rect(x: 0, y: -50, width: 110, height: 100),
      Rect(x: 10, y: 40, width: 10, height: 300),
    ]
    let frames = rects.dropFirst().enumerated().map { index, rect in
      Keyframe(
        start: Double(index) / 2, duration: 0.5, changes: [.init("card", .frame, to: .rect(rect))])
    }
    let timeline = try Timeline.frames(frames, mode)
    let list = try Timeline.values(.frame, rects.map { .rect($0) }, mode)
    timeline.expect(Property.frame.channels, equalTo: list)
  }

  @Test func `at an even pace an edge stays while the other one moves`() throws {
    let frames = [
      Keyframe(start: 0, duration: 0.5, changes: [.init("card", .frameX, to: 50)]),
      Keyframe(start: 0.5, duration: 0.5, changes: [.init("card", .frameWidth, to: 300)]),
    ]
    let timeline = try Timeline.frames(frames, .paced)
    // The centre moves by 100 and then, while the width grows by 200, by 100 more.
    let met = 100 / (100 + 50_000.0.squareRoot())
    for time in stride(from: 0, to: 1, by: 0.05) {
      let width = timeline.number(.boundsWidth, at: time)
      let left = timeline.number(.centerX, at: time) - width / 2
      if time < met { #expect(width == 100) } else { #expect(abs(left - 50) < 1e-9) }
    }
  }

  @Test func `cubicPaced moves at a constant speed`() throws {
    let values: [AnimatableValue] = [
      .point(.zero), .point(Point(100, 0)), .point(Point(100, 100)), .point(Point(0, 50)),
    ]
    let timeline = try Timeline.values(.center, values, .cubicPaced)
    func point(_ time: Double) -> Point {
      Point(timeline.number(.centerX, at: time), timeline.number(.centerY, at: time))
    }
    let speeds = (0..<200).map { index in
      (point(Double(index + 1) / 200) - point(Double(index) / 200)).length
    }
    let (slowest, fastest) = (speeds.min() ?? 0, speeds.max() ?? 0)
    #expect(fastest / slowest < 1.01)
  }

  @Test func `a view turns into the direction of its path`() throws {
    let path = try Path(svg: "M 0 0 L 100 0 L 100 100")
    let timeline = try Timeline.card(
      [.goal(.center, .path(path, rotates: true))], [.rotate: .number(10)])
    timeline.expect(.rotate, [0.25: 10, 0.75: 100, 1: 10])
    #expect(timeline.number(.centerY, at: 1) == 100)
  }

  /// The direction of the path is added to any animation that hides the model value.
  @Test func `a view turns into the direction of its path while its rotation repeats`() throws {
    let spin = { (repetition: Repetition, autoreverses: Bool) -> Step in
      .move(.rotate, to: .number(360), repetition: repetition, autoreverses: autoreverses)
    }
    let values = PropertyChange.Goal.values([.number(0), .number(360)], times: nil, curves: [])
    var drive = try Step.drive()
    for isFirst in [false, true] {
      for (step, shown) in [
        (spin(.forever, false), [180.0, 180, 90]), (spin(.once, true), [180, 360, 360]),
        (spin(.count(3), false), [180, 180, 90]), (Step.goal(.rotate, values), [180, 450, 360]),
      ] {
        var step = step
        step.placement = .seconds(0)
        drive.placement = .seconds(0)
        let timeline = try Timeline.card(isFirst ? [drive, step] : [step, drive])
        for (time, degrees) in zip([0.25, 1.25, 2.25], shown) {
          let rotation = timeline.number(.rotate, at: time)
          #expect(abs(rotation - degrees) < 1e-9, "\(step.action) at \(time): \(rotation)")
        }
        #expect(!timeline.isStill(from: 0.1, through: 0.2))
      }
    }
  }

  @Test func `a rotation that takes over on a path begins without its direction`() throws {
    var spin = AnimateStep(
      changes: [PropertyChange("card", .rotate, to: 100)], duration: 1, curve: .linear,
      repetition: .count(2))
    spin.beginsFromCurrentState = true
    var over = Step(.animate(spin))
    over.placement = .seconds(0.5)
    let timeline = try Timeline.card([.drive(), over], [.rotate: .number(10)])
    timeline.expect(.rotate, [0.4: 100.0, 0.5: 100, 1: 145, 1.75: 122.5], within: 1e-9)
  }

  /// An animator that stops keeps the presented values of its animations; the path continues.
  @Test func `a path still turns a view whose rotation was stopped`() throws {
    let values = PropertyChange(
      target: "card", property: .rotate,
      goal: .values([.number(0), .number(100)], times: nil, curves: []))
    let timeline = try Timeline.card([
      .animator("a", values), .drive().at(.seconds(0)),
      .start("a").at(.seconds(0)), .stop("a").at(.seconds(0.5)),
      .finish("a", at: .current).at(.seconds(1)),
    ])
    for time in [0.5, 0.75, 1.5] { #expect(timeline.number(.rotate, at: time) == 140) }
    #expect(timeline.number(.rotate, at: 2) == 50)
  }

  @Test func `a view that steps along a path turns at its vertices`() throws {
    let path = try Path(svg: "M 0 0 Q 0 10 10 10 Q 20 10 20 0")
    let timeline = try Timeline.card(
      [.goal(.center, .path(path, rotates: true, calculationMode: .discrete))])
    for (time, x, degrees) in [
      (0, 0.0, 90.0), (0.1, 0, 90), (0.4, 0, 90), (0.5, 10, 0), (0.9, 10, 0),
    ] {
      #expect(abs(timeline.number(.centerX, at: time) - x) < 1e-9, "\(time)")
      #expect(abs(timeline.number(.rotate, at: time) - degrees) < 1e-9, "\(time)")
    }
  }

  /// The last vertex is visible only if an animation reverses there.
  @Test func `at the last vertex a view looks where it came from`() throws {
    let change = PropertyChange(
      target: "card", property: .center,
      goal: .path(try Path(svg: "M 0 0 H 10 V 10"), rotates: true, calculationMode: .discrete))
    let timeline = try Timeline.card([
      Step(
        .animate(AnimateStep(changes: [change], duration: 1, curve: .linear, autoreverses: true)))
    ])
    #expect(timeline.number(.rotate, at: 1) == 90)
    #expect(timeline.number(.centerY, at: 1) == 10)
  }

  @Test(arguments: [CalculationMode.linear, .discrete, .cubic])
  func `a first value stays until its time, also where the next one has the same`(
    mode: CalculationMode
  ) throws {
    let values: [AnimatableValue] = [.number(0), .number(1), .number(0.5)]
    let timeline = try Timeline.values(.alpha, values, times: [0.3, 0.3, 1], mode)
    for time in [0, 0.1, 0.29] { #expect(timeline.number(.alpha, at: time) == 0, "\(time)") }
    timeline.expect(.alpha, [0.3: 1, 1: 0.5])
  }

  @Test func `curves are applied to their segments`() throws {
    let values: [AnimatableValue] = [.number(0), .number(1), .number(0)]
    let timeline = try Timeline.values(
      .alpha, values, times: [0, 0.5, 1], curves: [.power(2, .in), .power(2, .out)])
    timeline.expect(.alpha, [0.25: 0.25, 0.75: 0.25])
  }

  @Test(arguments: [CalculationMode.paced, .cubicPaced])
  func `no curve of a segment makes an even pace uneven`(mode: CalculationMode) throws {
    let values: [AnimatableValue] = [.number(10), .number(20), .number(110)]
    // The curve has no value in the 0.9 seconds of its segment. That is an error only if the curve is used.
    let broken = TimingCurve.expression(try TimingExpression("t / (duration - 0.9)"))
    func timeline(_ curves: [TimingCurve]) throws -> Timeline {
      try .values(.centerX, values, times: [0, 0.9, 1], curves: curves, mode)
    }
    let (plain, curved) = try (timeline([]), timeline([.power(2, .in), broken]))
    for time in [0, 0.05, 0.1, 0.5, 0.9, 1] {
      let shown = curved.number(.centerX, at: time)
      #expect(shown == plain.number(.centerX, at: time), "\(time)")
      if mode == .paced { #expect(abs(shown - (10 + 100 * time)) < 1e-9, "\(time)") }
    }
  }
}

extension Step {
  /// A linear animation of the card that lasts a second.
  static func goal(_ property: Property, _ goal: PropertyChange.Goal) -> Step {
    let change = PropertyChange(target: "card", property: property, goal: goal)
    return Step(.animate(AnimateStep(changes: [change], duration: 1, curve: .linear)))
  }

  /// The card goes down a path of 100 points in two seconds and turns into its direction.
  fileprivate static func drive() throws -> Step {
    let path = PropertyChange(
      target: "card", property: .center, goal: .path(try Path(svg: "M0 0 V100"), rotates: true))
    return Step(.animate(AnimateStep(changes: [path], duration: 2, curve: .linear)))
  }
}

extension Timeline {
  /// The values of a property of the card, in one second.
  fileprivate static func values(
    _ property: Property, _ values: [AnimatableValue], times: [Double]? = nil,
    curves: [TimingCurve] = [], _ mode: CalculationMode = .linear
  ) throws -> Timeline {
    try card(
      [.goal(property, .values(values, times: times, curves: curves, calculationMode: mode))])
  }

  /// Frames of the card, in one linear second.
  fileprivate static func frames(_ frames: [Keyframe], _ mode: CalculationMode) throws -> Timeline {
    try card([.keyframes(frames, calculationMode: mode, duration: 1, curve: .linear)])
  }

  fileprivate func expect(_ channels: [Channel], equalTo other: Timeline) {
    for time in stride(from: 0, through: 1, by: 0.05) {
      for channel in channels {
        let shown = number(channel, at: time)
        #expect(abs(shown - other.number(channel, at: time)) < 1e-9, "\(channel) at \(time)")
      }
    }
  }
}
