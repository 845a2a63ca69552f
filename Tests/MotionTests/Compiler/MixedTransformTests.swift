import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// Repetitions and sequences of whole transforms that mix a matrix and components.
@Suite struct MixedTransformTests {
  private let halfTurn = AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
  private let parts = TransformComponents(scale: Size(2, 2), rotation: 90)

  /// Whole transforms, one per second.
  private func sequence(_ values: [AnimatableValue], mode: CalculationMode = .linear) -> Step {
    let goal = PropertyChange.Goal.values(values, times: nil, curves: [], calculationMode: mode)
    return .animate(
      [PropertyChange(target: "card", property: .transform, goal: goal)],
      duration: Double(values.count - 1), curve: .linear)
  }

  private func expect(
    _ timeline: Timeline, from start: AffineTransform, to end: AffineTransform,
    within times: ClosedRange<Double> = 0...1
  ) {
    for fraction in [0, 0.25, 0.5, 0.75] {
      let time = times.lowerBound + fraction * (times.upperBound - times.lowerBound)
      expectEqual(
        timeline.shownTransform(at: time), start.interpolated(to: end, fraction: fraction))
    }
  }

  // MARK: Repeats

  @Test(arguments: [false, true])
  func `two pictures of one kind stand still, however often`(autoreverses: Bool) throws {
    let timeline = try Timeline.card(
      [.move(.transform, to: .matrix(halfTurn), repetition: .count(2), autoreverses: autoreverses)],
      [.rotate: .number(180)])
    for time in [0, 0.3, 0.5, 1, 1.5, 2, 3] {
      expectEqual(timeline.shownTransform(at: time), halfTurn)
    }
  }

  @Test func `a repeat goes the short way, to and fro`() throws {
    let timeline = try Timeline.card(
      [.move(.transform, to: .matrix(halfTurn), repetition: .count(2), autoreverses: true)],
      [.rotate: .number(90), .scaleX: .number(2), .scaleY: .number(2)])
    expect(timeline, from: parts.affine, to: halfTurn)
    expect(timeline, from: halfTurn, to: parts.affine, within: 1...2)
    expect(timeline, from: parts.affine, to: halfTurn, within: 2...3)
    expectEqual(timeline.shownTransform(at: 4), halfTurn)
  }

  @Test func `a repeat may overshoot`() throws {
    let curve = TimingCurve.back(overshoot: 1.7, .out)
    let timeline = try Timeline.card(
      [.move(.transform, to: .matrix(halfTurn), curve: curve, repetition: .count(2))],
      [.rotate: .number(90)])
    let way = curve.value(at: 0.6)
    #expect(way > 1)
    expectEqual(
      timeline.shownTransform(at: 0.6),
      AffineTransform(rotationDegrees: 90).interpolated(to: halfTurn, fraction: way))
  }

  @Test func `components that a matrix becomes are animated as components afterwards`() throws {
    let timeline = try Timeline.card(
      [
        .move(.transform, to: .transform(parts), autoreverses: true),
        .move(.rotate, to: .number(0), at: .seconds(3)),
      ], [.matrix: .matrix(halfTurn)])
    expect(timeline, from: halfTurn, to: parts.affine)
    expectEqual(timeline.shownTransform(at: 2), parts.affine)
    #expect(timeline.value(.matrix, at: 2) == .matrix(.identity))
    #expect(timeline.number(.rotate, at: 3.5) == 45)
  }

  @Test(arguments: [false, true])
  func `components that squash the plane are reached, too`(autoreverses: Bool) throws {
    let flat = TransformComponents(scale: Size(0, 1), rotation: 90)
    let timeline = try Timeline.card(
      [.move(.transform, to: .transform(flat), autoreverses: autoreverses)],
      [.matrix: .matrix(halfTurn)])
    expect(timeline, from: halfTurn, to: flat.affine)
    expectEqual(timeline.shownTransform(at: 3), flat.affine)
  }

  // MARK: Sequences

  @Test func `values go by matrices where a matrix is next, and by parts elsewhere`() throws {
    let turned = TransformComponents(rotation: 720)
    let timeline = try Timeline.card([
      sequence([
        .transform(.identity), .transform(turned), .matrix(halfTurn), .transform(parts),
      ]), .move(.rotate, to: .number(0)),
    ])
    expectEqual(timeline.shownTransform(at: 0.25), halfTurn)
    expectEqual(timeline.shownTransform(at: 0.5), .identity)
    expect(timeline, from: turned.affine, to: halfTurn, within: 1...2)
    expect(timeline, from: halfTurn, to: parts.affine, within: 2...3)
    timeline.expect(.rotate, [3: 90, 3.5: 45])
  }

  @Test func `frames go by matrices where a matrix meets the parts before`() throws {
    let frames = [
      Keyframe(start: 0, duration: 0.25, changes: [.init("card", .rotate, to: .number(90))]),
      Keyframe(start: 0, duration: 0.125, changes: [.init("card", .scale, to: .number(2))]),
      Keyframe(
        start: 0.5, duration: 0.25, changes: [.init("card", .transform, to: .matrix(halfTurn))]),
      Keyframe(start: 0.75, duration: 0, changes: [.init("card", .rotate, to: .number(45))]),
    ]
    let timeline = try Timeline.card([
      Step(.keyframes(KeyframesStep(keyframes: frames, duration: 8, curve: .linear)))
    ])
    expectEqual(
      timeline.shownTransform(at: 0.5),
      TransformComponents(scale: Size(1.5, 1.5), rotation: 22.5).affine)
    expectEqual(
      timeline.shownTransform(at: 1.5),
      TransformComponents(scale: Size(2, 2), rotation: 67.5).affine)
    expectEqual(timeline.shownTransform(at: 3), parts.affine)
    expect(timeline, from: parts.affine, to: halfTurn, within: 4...6)
    let end = AffineTransform(rotationDegrees: 45).concatenating(halfTurn)
    expectEqual(timeline.shownTransform(at: 6), end)
    expectEqual(timeline.shownTransform(at: 9), end)
    #expect(timeline.number(.rotate, at: 9) == 45)
  }

  @Test func `one picture of two kinds in frames stands still`() throws {
    let frame = Keyframe(
      start: 0, duration: 1, changes: [.init("card", .transform, to: .matrix(halfTurn))])
    let timeline = try Timeline.card(
      [Step(.keyframes(KeyframesStep(keyframes: [frame], duration: 1)))], [.rotate: .number(180)])
    for time in [0, 0.3, 0.5, 1, 2] { expectEqual(timeline.shownTransform(at: time), halfTurn) }
  }

  @Test func `animations of parts end when a sequence of the whole begins`() throws {
    var step = sequence([.transform(parts), .matrix(halfTurn)])
    step.placement = .seconds(1)
    let timeline = try Timeline.card([.move(.rotate, to: .number(30), 5), step])
    expect(timeline, from: parts.affine, to: halfTurn, within: 1...2)
    expectEqual(timeline.shownTransform(at: 2), halfTurn)
  }

  @Test func `paced values take their time for what is seen`() throws {
    let far = TransformComponents(translation: Point(40, 0))
    let near = AffineTransform(translationX: 10, y: 0)
    let timeline = try Timeline.card([
      sequence([.transform(.identity), .matrix(near), .transform(far)], mode: .paced)
    ])
    for time in [0, 0.25, 0.5, 1.25, 2] {
      expectEqual(timeline.shownTransform(at: time), AffineTransform(translationX: 20 * time, y: 0))
    }
  }
}
