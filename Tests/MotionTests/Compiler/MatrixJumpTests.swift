import AnimMotion
import AnimPrimitives
import Testing

/// Animations of transforms with and without inverses that stop, reverse or end during another change: nothing jumps.
///
/// An animator "x" animates from one transform to another in a second, and a newer change begins after 0.1 s.
@Suite struct MatrixJumpTests {
  private static let transforms: [AnimatableValue] = [
    .matrix(.identity), .matrix(AffineTransform(scaleX: 2, y: 1)),
    .matrix(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)),
    .matrix(AffineTransform(scaleX: -1, y: 1)), .matrix(AffineTransform(scaleX: 0, y: 1)),
    .matrix(AffineTransform(scaleX: 0, y: 0)),
    .transform(TransformComponents(scale: Size(2, 3), rotation: 30)),
    .transform(TransformComponents(scale: Size(1, 2))),
    .transform(TransformComponents(scale: Size(0, 3), rotation: 30)),
  ]

  private static func animator(_ id: String, to goal: AnimatableValue) -> Step {
    .animator(id, PropertyChange("card", .transform, to: goal))
  }

  /// The calls and the times at which a jump is possible.
  private static let endings: [(calls: [Step], times: [Double])] = [
    (
      [.stop("x").at(.seconds(0.5)), .finish("x", at: .current).at(.seconds(0.7))], [0.5, 0.7, 1.1]
    ),
    ([.reverse("x").at(.seconds(0.4))], [0.4, 0.8]),
    ([.stop("y").at(.seconds(0.5))], [0.5]),
    ([.stop("x").at(.seconds(0.5)), .stop("y").at(.seconds(0.6))], [0.5, 0.6]),
  ]

  @Test(arguments: transforms.indices, endings.indices)
  func `nothing jumps below or above a newer change`(start: Int, ending: Int) throws {
    guard case .matrix = Self.transforms[start] else { return }
    let (calls, times) = Self.endings[ending]
    for goal in Self.transforms {
      for newer in Self.transforms {
        let steps: [Step] = [
          Self.animator("x", to: goal), Self.animator("y", to: newer), .start("x"),
          .start("y").at(.seconds(0.1)),
        ]
        let timeline = try Timeline.card(
          steps + calls + [.wait(2)], [.matrix: Self.transforms[start]])
        for time in [0.1] + times {
          let step = timeline.shownTransform(at: time)
            .distance(to: timeline.shownTransform(at: time - 1e-8))
          #expect(step < 1e-5, "\(goal), then \(newer), at \(time)")
        }
      }
    }
  }

  @Test func `a channel that stops above hidden additions stays as it is seen`() throws {
    let path = PropertyChange(
      target: "card", property: .centerX,
      goal: .values([.number(0), .number(50), .number(30)], times: nil, curves: []))
    let timeline = try Timeline.card([
      .animator("y", path),
      .move(.centerX, to: 100, 2, at: .seconds(0)), .start("y").at(.seconds(0.2)),
      .stop("y").at(.seconds(0.5)), .wait(2),
    ])
    #expect(abs(timeline.number(.centerX, at: 0.49999) - 30) < 0.01)
    timeline.expect(.centerX, [0.5: 30, 2: 30])
  }

  @Test func `an animator that goes back to its start leaves a later value where it is seen`()
    throws
  {
    // The value is set while x adds −60. After the reversal x adds −100.
    let timeline = try Timeline.card([
      .animator("x", PropertyChange("card", .centerX, to: 100)),
      .start("x"), .set([PropertyChange("card", .centerX, to: 50)]).at(.seconds(0.4)),
      .reverse("x").at(.seconds(0.5)), .wait(2),
    ])
    #expect(abs(timeline.number(.centerX, at: 0.4) + 10) < 1e-9)
    #expect(abs(timeline.number(.centerX, at: 0.99999) + 50) < 0.01)
    #expect(timeline.number(.centerX, at: 1) == -50)
  }

  @Test func `a later absolute value outlasts an animator that goes back to its start`() throws {
    for later in [
      Step.set([PropertyChange("card", .alpha, to: 0.3)]), .move(.alpha, to: 0.3, 0.2),
    ] {
      let timeline = try Timeline.card([
        .animator("x", PropertyChange("card", .alpha, to: 0)),
        .start("x"), later.at(.seconds(0.2)), .reverse("x").at(.seconds(0.3)), .wait(2),
      ])
      for time in [0.45, 0.6, 2] { #expect(timeline.number(.alpha, at: time) == 0.3) }
    }
  }
}

extension AffineTransform {
  /// The largest difference of corresponding numbers.
  fileprivate func distance(to other: AffineTransform) -> Double {
    [a - other.a, b - other.b, c - other.c, d - other.d, tx - other.tx, ty - other.ty]
      .map(\.magnitude).max() ?? 0
  }
}
