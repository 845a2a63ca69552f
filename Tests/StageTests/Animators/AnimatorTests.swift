import AnimRendering
import StageKit
import Testing

/// The times at which an animator that is scrubbed to a fraction ends, of a box that moves by 100 points in a second.
@MainActor
func endsOfScrubbedAnimator(
  curve: UIView.AnimationCurve, to fraction: CGFloat,
  _ body: @escaping (UIViewPropertyAnimator, UIView, Stage) -> Void
) throws -> [Double] {
  var ends: [Double] = []
  _ = try play { stage in
    let box = box(on: stage)
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { box.center.x = 140 }
    animator.addCompletion { _ in ends.append(stage.time) }
    animator.fractionComplete = fraction
    body(animator, box, stage)
  }
  return ends
}

@MainActor
struct `A property animator` {
  @Test func `scrubbed to a half and continued, ends when its curve does`() throws {
    let ends = try endsOfScrubbedAnimator(curve: .easeOut, to: 0.5) { animator, box, _ in
      #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0.5)
      #expect(box.layer.presentation()?.position.x == 90)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(ends.count == 1)
    #expect(abs(ends[0] - 0.6575) < 0.0001)
  }

  @Test func `runs back, stops, finishes and starts again with new animations`() throws {
    var calls: [String] = []
    _ = try play { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 140 }
      animator.addCompletion { calls.append("\($0) \(stage.time) \(box.center.x)") }
      animator.startAnimation()
      stage.after(0.5) { animator.isReversed = true }
      stage.after(2) {
        animator.addAnimations { box.center.x = 140 }
        animator.addCompletion { calls.append("\($0) \(stage.time) \(box.center.x)") }
        animator.startAnimation()
      }
      stage.after(2.5) {
        animator.stopAnimation(false)
        calls.append("\(animator.state) \(box.center.x)")
        animator.finishAnimation(at: .current)
      }
    }
    #expect(calls == ["start 1.0 40.0", "stopped 90.0", "current 2.5 90.0"])
  }

  @Test func `started empty, waits for its animations`() throws {
    var end = 0.0
    _ = try play { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { _ in end = stage.time }
      animator.startAnimation()
      stage.after(0.5) { animator.addAnimations { box.center.x = 140 } }
    }
    #expect(end == 1.5)
  }

  @Test func `passes its duration on to frames and to blocks`() throws {
    var alphas: [Float] = []
    _ = try play { stage in
      let box = box(on: stage)
      box.alpha = 0
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 1 }
        }
      }.startAnimation()
      for time in [0.5, 0.75, 1] {
        stage.after(time) { alphas.append(box.layer.presentation()?.opacity ?? .nan) }
      }
    }
    #expect(alphas == [0, 0.5, 1])
  }
}
