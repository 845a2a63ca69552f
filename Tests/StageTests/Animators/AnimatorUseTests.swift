import AnimRendering
import StageKit
import Testing

@MainActor
struct `An animator with a spring` {
  @Test func `lasts as long as a physical spring`() throws {
    let spring = CASpringAnimation(keyPath: nil)
    let renderer = try play { stage in
      let box = box(on: stage)
      let parameters = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
      #expect(animator.duration == spring.settlingDuration)
      animator.addAnimations { box.center.x = 140 }
      animator.startAnimation()
    }
    #expect(abs(renderer.duration - spring.settlingDuration) < 1e-9)
    // Source: UIKit's default spring, with mass 3, stiffness 1000 and damping 500, which is limited to critical
    // damping.
    let critical = CASpringAnimation(keyPath: nil)
    (critical.mass, critical.stiffness, critical.damping) = (3, 1000, 2 * 3000.0.squareRoot())
    let own = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters())
    #expect(abs(own.duration - critical.settlingDuration) < 1e-9)
  }
}

@MainActor
struct `An active animator` {
  @Test func `a recognizer keeps touches from its views if asked to`() throws {
    var taps: [Double] = []
    _ = try play { stage in
      let box = box(on: stage)
      box.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append(stage.time) })
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0.5 }
      animator.isUserInteractionEnabled = false
      animator.startAnimation()
      stage.finger.tap(CGPoint(x: 30, y: 70), at: 0.25)
      stage.finger.tap(CGPoint(x: 30, y: 70), at: 1.5)
    }
    #expect(taps.count == 1 && taps[0] > 1.5)
  }

  @Test func `that waits at the end of a movie is noted`() throws {
    let movie = Movie(size: CGSize(width: 40, height: 40)) { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
      animator.startAnimation()
      stage.after(0.5) { animator.pauseAnimation() }
    }
    _ = try movie.renderer()
    #expect(
      movie.log == [
        "0.5 s: an animator is paused or stopped at the end; UIKit raises an exception when it is "
          + "released"
      ])
  }
}
