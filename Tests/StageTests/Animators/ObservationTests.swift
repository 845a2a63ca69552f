import AnimRendering
import StageKit
import Testing

@MainActor
struct `Observers of an animator` {
  @Test func `see it start, pause at its end and turn back; no completion is called`() throws {
    var calls: [String] = []
    var xs: [CGFloat] = []
    let renderer = try play { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 140 }
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in calls.append("completion") }
      animator.observe(\.isRunning) { animator in
        calls.append("\(animator.isRunning) \(animator.fractionComplete) \(stage.time)")
        guard !animator.isRunning, !animator.isReversed else { return }
        animator.isReversed = true
        animator.startAnimation()
      }
      animator.startAnimation()
      watch(box.layer, at: [0.5, 1, 1.5, 2, 3], on: stage, \.position.x) { xs.append($0) }
      stage.after(3) { #expect(animator.state == .active && !animator.isRunning) }
    }
    #expect(
      calls == ["true 0.0 0.0", "false 1.0 1.0", "true 0.0 1.0", "false 1.0 2.0"])
    #expect(xs == [90, 140, 90, 40, 40])
    #expect(renderer.duration == 3)
  }

  @Test func `hear of each change once, until they are invalidated`() throws {
    var calls: [String] = []
    _ = try play { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 140 }
      animator.addCompletion { _ in calls.append("completion") }
      let states = animator.observe(\.state) { calls.append("\($0.state) \(stage.time)") }
      animator.startAnimation(afterDelay: 0.5)
      animator.observe(\.isRunning) { calls.append("\($0.isRunning) \(stage.time)") }
      stage.after(1) { animator.pauseAnimation() }
      stage.after(2) { animator.startAnimation() }
      stage.after(4) {
        states.invalidate()
        animator.addAnimations { box.center.x = 0 }
        animator.startAnimation()
        animator.stopAnimation(true)
      }
    }
    #expect(
      calls == [
        "active 0.0", "false 1.0", "true 2.0", "inactive 2.5", "false 2.5",
        "completion", "true 4.0", "false 4.0",
      ])
  }

  @Test func `that change the animator for ever are an error`() {
    let message = fault { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 140 }
      animator.observe(\.isRunning) { animator in
        if animator.isRunning { animator.pauseAnimation() } else { animator.startAnimation() }
      }
      stage.after(0.5) { animator.startAnimation() }
    }
    #expect(
      message
        == "an observer of UIViewPropertyAnimator is one of more than 10,000 callbacks at 0.5 s (at 0.5 s)"
    )
  }

  @Test func `are not needed for a movie to last until its animator pauses`() throws {
    let renderer = try play { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 140 }
      animator.pausesOnCompletion = true
      animator.startAnimation()
    }
    #expect(renderer.duration == 1)
  }
}
