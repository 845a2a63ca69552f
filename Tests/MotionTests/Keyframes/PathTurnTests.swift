import Motion
import Primitives
import Testing

/// What a view that turns into the direction of its path does when something else moves it.
@Suite struct PathTurnTests {
  /// Along a path for two seconds.
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
}
