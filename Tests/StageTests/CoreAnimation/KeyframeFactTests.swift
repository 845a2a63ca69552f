import AnimRendering
import StageKit
import Testing

@MainActor
struct `Facts of frames` {
  /// The alphas at times of a view with keyframes.
  private func alphas(
    at times: [Double], duration: Double = 1, _ options: UIView.KeyframeAnimationOptions = [],
    _ frames: @escaping @MainActor (UIView) -> Void
  ) throws -> [Double] {
    var alphas: [Double] = []
    _ = try play { stage in
      let box = box(on: stage)
      UIView.animateKeyframes(withDuration: duration, delay: 0, options: options) { frames(box) }
      watch(box.layer, at: times, on: stage, { Double($0.opacity) }) { alphas.append($0) }
    }
    return alphas
  }

  private let forced = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func `the whole is eased in and out, unless a linear curve is forced`() throws {
    let frames: @MainActor (UIView) -> Void = { box in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { box.alpha = 0 }
    }
    let eased = CAMediaTimingFunction(name: .easeInEaseOut)
    let times = [0.5, 1, 1.5, 3]
    let seen = try alphas(at: times, duration: 10, [], frames)
    for (time, alpha) in zip(times, seen) {
      let progress = Double(eased.evaluate(yAtX: CGFloat(time / 10)))
      #expect(abs(alpha - max(1 - progress / 0.1, 0)) < 1e-6)
    }
    let linear = try alphas(at: [0.5, 1], duration: 10, forced, frames)
    #expect(abs(linear[0] - 0.5) < 1e-9 && linear[1] == 0)
  }

  @Test func `a frame without a duration sets at its start`() throws {
    let seen = try alphas(at: [0.49, 0.5, 0.9], forced) { box in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { box.alpha = 0.25 }
    }
    #expect(seen == [1, 0.25, 0.25])
  }

  @Test func `times outside of 0 to 1 are errors`() throws {
    for (start, duration) in [(-0.1, 0.5), (0.5, 0.6), (1.1, 0), (0, -1), (.nan, 1)] {
      let error = #expect(throws: MovieError.self) {
        try alphas(at: []) { box in
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
            box.alpha = 0
          }
        }
      }
      #expect(
        error?.description.hasPrefix(
          "addKeyframe(withRelativeStartTime:relativeDuration:animations:) ") == true)
      #expect(error?.description.hasSuffix("(at 0 s)") == true)
    }
    #expect(
      fault { _ in UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {} }
        == "addKeyframe(withRelativeStartTime:relativeDuration:animations:) needs an enclosing "
        + "animateKeyframes (at 0 s)")
  }

  @Test func `changes beside frames are those of a block`() throws {
    var ends: [String] = []
    var alphas: [Float] = []
    _ = try play { stage in
      let box = box(on: stage)
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: forced, animations: { box.alpha = 0 },
        completion: { ends.append("\($0) \(stage.time)") })
      #expect(box.alpha == 0)
      watch(box.layer, at: [0.25, 1], on: stage, \.opacity) { alphas.append($0) }
      stage.after(2) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) { box.alpha = 0.5 }
        #expect(box.layer.presentation()?.opacity == 0.5)
      }
    }
    #expect(alphas == [0.75, 0])
    #expect(ends == ["true 1.0"])
  }
}
