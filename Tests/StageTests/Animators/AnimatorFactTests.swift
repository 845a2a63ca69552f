import AnimRendering
import StageKit
import Testing

@MainActor
struct `Facts of animators` {
  @Test func `starting, pausing and scrubbing make an animator active; its end makes it inactive`()
    throws
  {
    let calls: [@MainActor (UIViewPropertyAnimator) -> Void] = [
      { $0.startAnimation() }, { $0.pauseAnimation() }, { $0.fractionComplete = 0.25 },
    ]
    for (number, call) in calls.enumerated() {
      _ = try play { stage in
        let box = box(on: stage)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 140 }
        #expect(animator.state == .inactive && !animator.isRunning)
        call(animator)
        #expect(animator.state == .active && animator.isRunning == (number == 0))
        stage.after(2) {
          if number > 0 { animator.startAnimation() }
        }
        stage.after(4) { #expect(animator.state == .inactive && box.center.x == 140) }
      }
    }
  }

  @Test func `stopped without finishing, it keeps what is seen and calls no completion`() throws {
    var calls = 0
    let renderer = try play { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        box.center.x = 140
        box.alpha = 0
      }
      animator.addCompletion { _ in calls += 1 }
      animator.startAnimation()
      stage.after(0.25) {
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(box.center.x == 65 && box.alpha == 0.75)
      }
      stage.after(2) { #expect(box.layer.presentation()?.position.x == 65) }
    }
    #expect(calls == 0)
    #expect(renderer.duration == 2)
  }

  @Test func `completions come in the order of adding, with the position, when it is inactive`()
    throws
  {
    for (position, x) in [(UIViewAnimatingPosition.end, 140), (.start, 40), (.current, 90)] {
      var calls: [String] = []
      _ = try play { stage in
        let box = box(on: stage)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 140 }
        animator.addCompletion { calls.append("first \($0 == position) \(stage.time)") }
        animator.startAnimation()
        animator.addCompletion {
          calls.append("second \($0 == position) \(box.center.x) \(animator.state)")
        }
        stage.after(0.5) {
          animator.stopAnimation(false)
          animator.finishAnimation(at: position)
        }
      }
      #expect(calls == ["first true 0.5", "second true \(x).0 inactive"])
    }
  }

  @Test func `a paused fraction is one of the way, or of the time if it does not scrub linearly`()
    throws
  {
    let curve = CAMediaTimingFunction(name: .easeIn)
    for linear in [true, false] {
      _ = try play { stage in
        let box = box(on: stage)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.center.x = 140 }
        animator.scrubsLinearly = linear
        animator.fractionComplete = 0.3
        let expected = 40 + 100 * (linear ? 0.3 : curve.evaluate(yAtX: 0.3))
        #expect(abs((box.layer.presentation()?.position.x ?? 0) - expected) < 1e-6)
        stage.end()
      }
    }
  }

  @Test func `a reversed animator counts its fraction from the other end`() throws {
    _ = try play { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 140 }
      animator.startAnimation()
      stage.after(0.25) {
        #expect(animator.fractionComplete == 0.25)
        animator.isReversed = true
        #expect(animator.fractionComplete == 0.75)
      }
    }
  }

  @Test func `a late addition has the rest of the time, without the delay factor's part`()
    throws
  {
    var seen: [Double] = []
    _ = try play { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.center.x = 140 }
      animator.startAnimation()
      stage.after(0.5) {
        animator.addAnimations({ box.layer.cornerRadius = 9 }, delayFactor: 0.25)
      }
      stage.after(1) { animator.addAnimations { box.alpha = 0 } }
      // The corners begin 0.375 s after 0.5 s, and take 1.125 s.
      watch(box.layer, at: [0.875, 1.4375, 2], on: stage, { Double($0.cornerRadius) }) {
        seen.append($0)
      }
      watch(box.layer, at: [1.5], on: stage, { Double($0.opacity) }) { seen.append($0) }
    }
    let expected: [Double] = [0, 4.5, 0.5, 9]
    #expect(seen.count == 4)
    for (value, goal) in zip(seen, expected) { #expect(abs(value - goal) < 1e-9) }
  }

  @Test func `an initial velocity is a part of the distance, apart for x and y of a center`() throws
  {
    var speeds: [Double] = []
    _ = try play { stage in
      let (box, other) = (box(on: stage), box(on: stage))
      let animator = UIViewPropertyAnimator(
        duration: 1,
        timingParameters: UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: 0.5, dy: 2)))
      animator.addAnimations {
        box.center = CGPoint(x: 240, y: 180)
        other.transform = CGAffineTransform(translationX: 200, y: 100)
      }
      animator.startAnimation()
      let time = 1e-5
      stage.after(time) {
        guard let seen = box.layer.presentation(), let moved = other.layer.presentation() else {
          return
        }
        let way = moved.affineTransform()
        speeds = [seen.position.x - 40, seen.position.y - 80, way.tx, way.ty].map {
          Double($0) / time
        }
      }
    }
    let expected: [Double] = [100, 200, 100, 50]
    #expect(speeds.count == 4)
    for (speed, goal) in zip(speeds, expected) { #expect(abs(speed / goal - 1) < 0.02) }
  }

  /// UIKit waits, too: openradar 35743469.
  @Test func `scrubbed to its end and continued, it takes the time of a factor above 0`() throws {
    for (factor, end) in [(0, 0.5), (1, 1.5)] {
      let ends = try endsOfScrubbedAnimator(curve: .easeIn, to: 1) { animator, _, stage in
        stage.after(0.5) {
          animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(factor))
        }
      }
      #expect(ends == [end])
    }
  }

  @Test func `paused and continued in one turn, it ends as if it had not been`() throws {
    var ends: [Double] = []
    _ = try play { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.center.x = 140 }
      animator.addCompletion { _ in ends.append(stage.time) }
      animator.startAnimation()
      stage.after(0.5) {
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
    #expect(ends.count == 1 && abs(ends[0] - 1) < 1e-6)
  }
}
