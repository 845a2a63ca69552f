import AnimMotion
import AnimPrimitives
import AnimTestSupport
import Testing

/// UIView.animate since iOS 8: the model value jumps, and the difference to the old value is added and fades out.
@Suite struct AdditiveAnimationTests {
  @Test func `positions of UIView-animate are reproduced`() throws {
    try expectVectors("uikit-additive", count: 42) { row in
      let steps = try (row.params["moves"]?.list ?? []).map { move in
        let fields = try #require(move.object)
        return Step.move(
          .centerX, to: .number(try #require(fields["to"]?.number)), fields["duration"]?.number,
          curve: try .named(#require(fields["curve"]?.text)),
          at: .seconds(try #require(fields["at"]?.number)))
      }
      let timeline = try Timeline.card(steps, [.centerX: .number(try row.number("start"))])
      return timeline.number(.centerX, at: try row.time)
    }
  }

  @Test func `affine transforms fade out before the new one`() throws {
    for row in try vectors("uikit-transform", count: 25) {
      let timeline = try Timeline.card(
        [.move(.transform, to: .matrix(try row.matrix("to")))],
        [.matrix: .matrix(try row.matrix("from"))])
      let expected = try #require(row.expected.numbers)
      let time = try row.time
      let value = time == 1 ? .matrix(try row.matrix("to")) : timeline.value(.matrix, at: time)
      try expectMatrix(value, expected, row)
    }
  }
}
