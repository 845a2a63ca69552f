import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// Views that rotate into the direction of a path while another animation moves or rotates them.
@Suite struct PathTurnTests {
  /// An animation along a path for two seconds.
  private func path(
    _ data: String, rotates: Bool = true, at time: Double
  ) throws -> Step {
    let change = PropertyChange(
      target: "card", property: .center, goal: .path(try Path(svg: data), rotates: rotates))
    return Step.animate([change], duration: 2, curve: .linear).at(.seconds(time))
  }

  private func expect(_ timeline: Timeline, _ rotations: [(time: Double, degrees: Double)]) {
    for (time, degrees) in rotations {
      let shown = timeline.number(.rotate, at: time)
      #expect(abs(shown - degrees) < 1e-9, "\(shown) at \(time)")
    }
  }

  // MARK: Points that are repeated

  @Test(arguments: [CalculationMode.linear, .discrete, .paced, .cubic])
  func `at a point that the path repeats a view keeps the direction in which it came`(
    mode: CalculationMode
  ) throws {
    for data in [
      "M0 0 L0 100 L0 100 L0 200", "M0 0 L0 0 L0 100", "M0 0 L0 100 L0 100",
      "M0 0 C0 0 0 0 0 0 Q0 0 0 0 L0 100 L0 200",
    ] {
      let goal = PropertyChange.Goal.path(try Path(svg: data), rotates: true, calculationMode: mode)
      let timeline = try Timeline.card([.goal(.center, goal)])
      expect(timeline, stride(from: 0, to: 1, by: 0.0625).map { ($0, 90) })
    }
  }

  @Test func `at a corner that is repeated a view turns when it leaves`() throws {
    let timeline = try Timeline.card(
      [path("M0 0 V100 V100 H100 V200", at: 0)], [.rotate: .number(10)])
    expect(timeline, [(0.4, 100), (0.6, 100), (0.9, 100), (1, 10), (1.4, 10), (1.6, 100)])
  }

  @Test func `a path that is a single point has no direction`() throws {
    let timeline = try Timeline.card([path("M5 5 L5 5", at: 0)], [.rotate: .number(10)])
    expect(timeline, [(0.5, 10), (1.5, 10)])
  }

  // MARK: Something else moves it

  @Test func `on a second path a view has the direction of that one alone`() throws {
    let timeline = try Timeline.card(
      [path("M0 0 V100", at: 0), path("M50 50 H0", at: 1)], [.rotate: .number(10)])
    expect(timeline, [(0.5, 100), (1, 190), (1.5, 190), (2.5, 190), (3, 10)])
  }

  @Test func `a path takes over from that of an animator that stays at its end`() throws {
    let first = PropertyChange(
      target: "card", property: .center, goal: .path(try Path(svg: "M0 0 V100"), rotates: true))
    let timeline = try Timeline.card([
      .animator(
        AnimatorDeclaration(
          id: "a", duration: 1, curve: .linear, changes: [first], pausesOnCompletion: true)),
      .start("a").at(.seconds(0)), path("M50 50 H0", at: 2),
    ])
    expect(timeline, [(0.5, 90), (1.5, 90), (2, 180), (3, 180)])
  }

  @Test func `a view that leaves its path leaves its direction`() throws {
    let values = PropertyChange.Goal.values(
      [.point(.zero), .point(Point(9, 9))], times: nil, curves: [])
    let others: [Step] = [
      try path("M0 0 H9", rotates: false, at: 1), .goal(.center, values).at(.seconds(1)),
      .move(.center, to: .point(Point(9, 9)), at: .seconds(1)),
      .set([PropertyChange("card", .center, to: .point(.zero))]).at(.seconds(1)),
    ]
    for other in others {
      let timeline = try Timeline.card([path("M0 0 V100", at: 0), other], [.rotate: .number(10)])
      expect(timeline, [(0.9, 100), (1, 10), (1.5, 10), (2, 10)])
    }
  }

  @Test func `a view is on its path while one of its coordinates is`() throws {
    let timeline = try Timeline.card([
      path("M0 0 V100", at: 0), .move(.centerX, to: .number(9), at: .seconds(0.5)),
      .move(.centerY, to: .number(9), at: .seconds(1)),
    ])
    expect(timeline, [(0.4, 90), (0.9, 90), (1, 0), (1.5, 0)])
  }

  // MARK: Something else turns it

  /// Whole transforms between a matrix and components, starting at half a second.
  private static let mixed: [(step: Step, start: [Channel: AnimatableValue])] = {
    let parts: [Channel: AnimatableValue] = [
      .rotate: .number(30), .scaleX: .number(2), .scaleY: .number(2),
    ]
    let matrix = AffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 5, ty: 6)
    let turned = TransformComponents(translation: Point(4, 0), scale: Size(2, 2), rotation: 80)
    let flat = TransformComponents(scale: Size(0, 0), rotation: 90)
    let values = PropertyChange.Goal.values(
      [.transform(turned), .matrix(matrix), .transform(turned)], times: nil, curves: [])
    let frame = Keyframe(
      start: 0, duration: 1, changes: [.init("card", .transform, to: .matrix(matrix))])
    let steps: [(Step, [Channel: AnimatableValue])] = [
      (.move(.transform, to: .matrix(matrix)), parts),
      (.move(.transform, to: .matrix(matrix), autoreverses: true), parts),
      (.move(.transform, to: .transform(turned)), [.matrix: .matrix(matrix)]),
      (.move(.transform, to: .transform(flat)), [.matrix: .matrix(matrix)]),
      (.goal(.transform, values), parts),
      (.keyframes([frame], duration: 1, curve: .linear), parts),
    ]
    return steps.map { ($0.at(.seconds(0.5)), $1) }
  }()

  @Test(arguments: mixed.indices)
  func `the direction of a path turns all of a matrix that meets components`(
    index: Int
  ) throws {
    let (step, start) = Self.mixed[index]
    let still = try Timeline.card([step], start)
    let turned = try Timeline.card([path("M0 0 V100", at: 0), step], start)
    let direction = AffineTransform(rotationDegrees: 90)
    for time in [0.4, 0.5, 0.6, 1, 1.25, 1.5, 1.75] {
      expectEqual(
        turned.shownTransform(at: time),
        direction.concatenating(still.shownTransform(at: time)))
    }
    expectEqual(turned.shownTransform(at: 2), still.shownTransform(at: 2))
  }
}
