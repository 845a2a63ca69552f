import AnimMotion
import AnimPrimitives
import Testing

@Suite struct TransformAnimationTests {
  @Test func `naming the whole transform resets the parts left out`() throws {
    let timeline = try Timeline.card(
      [.move(.transform, to: .transform(TransformComponents(rotation: 720)))],
      [.scaleX: .number(2), .translateX: .number(10)])
    #expect(timeline.number(.rotate, at: 0.5) == 360)
    #expect(timeline.number(.scaleX, at: 0.5) == 1.5)
    #expect(timeline.number(.translateX, at: 1) == 0)
  }

  @Test func `perspective comes and goes evenly, as m34 does`() throws {
    let turned = TransformComponents(rotationY: 60, perspective: 400)
    let timeline = try Timeline.card([
      .move(.transform, to: .transform(turned)),
      .move(.perspective, to: .number(200), at: .seconds(1)),
      .move(.transform, to: .transform(.identity), at: .seconds(2)),
    ])
    for time in [0.001, 0.25, 0.5, 1] {
      #expect(abs(timeline.number(.perspective, at: time) - time / 400) < 1e-15)
      let between = AnimatableValue.transform(.identity)
        .interpolated(to: .transform(turned), fraction: time)
      guard case .transform(let shown) = between else {
        Issue.record("no transform: \(between)")
        continue
      }
      #expect(abs(shown.perspective - 400 / time) < 1e-9 / time)
    }
    #expect(abs(timeline.number(.perspective, at: 1.5) - 1.5 / 400) < 1e-15)
    #expect(timeline.number(.perspective, at: 2) == 0.005)
    #expect(abs(timeline.number(.perspective, at: 2.75) - 0.25 / 200) < 1e-15)
    #expect(timeline.number(.perspective, at: 3) == 0)
  }

  @Test func `a distance of the eye with six decimals is found again in its depth`() {
    var transform = TransformComponents()
    for number in 1...100_000 {
      for distance in [Double(number) / 1000, Double(number)] {
        transform.depth = TransformComponents(perspective: distance).depth
        #expect(transform.perspective == distance)
      }
    }
    let least = Double.leastNonzeroMagnitude
    for (depth, distance) in [(0.0, 0.0), (least, 0), (-0.01, -100)] {
      transform.depth = depth
      #expect(transform.perspective == distance)
    }
    #expect(TransformComponents(perspective: least).depth == .greatestFiniteMagnitude)
  }

  @Test func `components that meet a matrix turn by the matrix route`() throws {
    let matrix = AffineTransform(rotationDegrees: 170)
      .concatenating(AffineTransform(translationX: 30, y: 0))
    let timeline = try Timeline.card(
      [.move(.transform, to: .matrix(matrix))], [.rotate: .number(20), .scaleX: .number(2)])
    let start = TransformComponents(scale: Size(2, 1), rotation: 20).affine
    let delta = start.concatenating(try #require(matrix.inverted))
    expectEqual(timeline.shownTransform(at: 0), start)
    for time in [0.25, 0.5, 0.75] {
      let expected = delta.interpolated(to: .identity, fraction: time).concatenating(matrix)
      expectEqual(timeline.shownTransform(at: time), expected)
    }
    expectEqual(timeline.shownTransform(at: 1), matrix)
  }

  @Test func `a matrix on its way does not jump when components take over`() throws {
    let matrix = AffineTransform(a: 1.2, b: 0.4, c: -0.3, d: 0.8, tx: 20, ty: 5)
    let parts = TransformComponents(translation: Point(50, 0), scale: Size(0.5, 2), rotation: 60)
    let timeline = try Timeline.card([
      .move(.transform, to: .matrix(matrix)),
      .move(.transform, to: .transform(parts), at: .seconds(0.5)),
      .move(.rotate, to: .number(-30), at: .seconds(1)),
    ])
    expectEqual(timeline.shownTransform(at: 0.5), timeline.shownTransform(at: 0.5 - 1e-8), 1e-5)
    expectEqual(timeline.shownTransform(at: 1), timeline.shownTransform(at: 1 - 1e-8), 1e-5)
    var end = parts
    end.rotation = -30
    expectEqual(timeline.shownTransform(at: 2), end.affine)
  }

  @Test func `a matrix that squashes the plane is reached without a jump`() throws {
    let flat = AffineTransform(scaleX: 0, y: 1)
    let timeline = try Timeline.card([.move(.transform, to: .matrix(flat))])
    expectEqual(timeline.shownTransform(at: 0), .identity)
    expectEqual(timeline.shownTransform(at: 0.5), AffineTransform(scaleX: 0.25, y: 1))
    expectEqual(timeline.shownTransform(at: 1), flat)
  }

  @Test func `a way to a matrix that squashes the plane turns back without a jump`() throws {
    let turned = AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 10, ty: 0)
    let timeline = try Timeline.card([
      .move(.transform, to: .matrix(AffineTransform(scaleX: 0, y: 0))),
      .move(.transform, to: .matrix(.identity), at: .seconds(0.5)),
      .move(.transform, to: .matrix(turned), at: .seconds(0.75)),
      .move(.transform, to: .matrix(AffineTransform(scaleX: 1, y: 0)), at: .seconds(1)),
      .move(
        .transform, to: .matrix(.identity), 0.5, repetition: .count(2), autoreverses: true,
        at: .seconds(1.5)),
    ])
    for time in [0.5, 0.75, 1, 1.5] {
      let before = timeline.shownTransform(at: time - 1e-8)
      #expect(abs(before.determinant) > 0.01)
      expectEqual(timeline.shownTransform(at: time), before, 1e-5)
    }
    expectEqual(timeline.shownTransform(at: 4), .identity)
  }

  @Test func `one that turned back returns to where an animator found it`() throws {
    let squash = Step.animator("x", PropertyChange("card", .transform, to: .matrix(.identity)))
    let flat = AffineTransform(scaleX: 0, y: 1)
    let timeline = try Timeline.card([
      squash, .move(.transform, to: .matrix(flat), 2),
      Step.start("x").at(.seconds(0.5)), Step.reverse("x").at(.seconds(1)), .wait(3),
    ])
    expectEqual(timeline.shownTransform(at: 4), flat)
  }

  @Test(arguments: [720.0, 180, 90])
  func `a matrix goes by the matrix route also where it is the identity`(degrees: Double) throws {
    let start = AffineTransform(rotationDegrees: degrees)
    let timeline = try Timeline.card(
      [.move(.transform, to: .matrix(.identity))], [.rotate: .number(degrees)])
    for time in [0, 0.25, 0.5, 1] {
      expectEqual(
        timeline.shownTransform(at: time), start.interpolated(to: .identity, fraction: time))
    }
    let parts = try Timeline.card(
      [.move(.transform, to: .transform(.identity))], [.rotate: .number(degrees)])
    #expect(parts.number(.rotate, at: 0.5) == degrees / 2)
  }

  @Test func `by adds to the parts of a whole transform, also a scale of 1`() throws {
    var difference = TransformComponents(translation: Point(3, 0), rotation: 30)
    difference.scale = Size(1, 0)
    let timeline = try Timeline.card(
      [.goal(.transform, .by(.transform(difference)))], [.scaleX: .number(2), .scaleY: .number(2)])
    #expect(timeline.number(.scaleX, at: 1) == 3)
    #expect(timeline.number(.translateX, at: 1) == 3)
    #expect(timeline.number(.rotate, at: 1) == 30)
    #expect(timeline.shownTransform(at: 1).apply(to: .zero) == Point(3, 0))
  }

  @Test func `by adds to a scale`() throws {
    let timeline = try Timeline.card([.goal(.scale, .by(.number(0.2)))])
    #expect(abs(timeline.number(.scaleX, at: 1) - 1.2) < 1e-12)
  }

  @Test func `a frame about an anchor that is set with it`() throws {
    let changes = [
      PropertyChange("card", .frame, to: .rect(Rect(x: 0, y: 0, width: 10, height: 20))),
      PropertyChange("card", .anchorPoint, to: .point(.zero)),
    ]
    let timeline = try Timeline.card(
      [Step(.set(changes)), .wait(1)], [.centerX: .number(7), .centerY: .number(7)])
    #expect(timeline.number(.centerX, at: 0) == 0)
    #expect(timeline.number(.centerY, at: 0) == 0)
  }
}
