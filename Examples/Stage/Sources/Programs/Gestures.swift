public import StageKit

// A finger that controls animators.

@MainActor public let gestures = [pan, inStep]

/// A finger drags a circle half of the way and lets it go.
@MainActor public let pan = Movie("pan", size: stageSize, hold: 0.5) { stage in
  let circle = square(on: stage)
  circle.layer.cornerRadius = 20
  let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) {
    circle.frame.origin.x = 120
  }
  circle.addGestureRecognizer(
    UIPanGestureRecognizer { recognizer in
      switch recognizer.state {
      case .began: animator.pauseAnimation()
      case .changed:
        animator.fractionComplete = recognizer.translation(in: stage.view).x / 100
      case .ended: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      default: break
      }
    })
  stage.finger.pan(
    from: CGPoint(x: 40, y: 80), to: CGPoint(x: 90, y: 80), at: 0.2, duration: 0.5)
}

/// One finger scrubs animators with different curves, which stay in step. When it lifts, all of them run back.
@MainActor public let inStep = Movie("in-step", size: stageSize, hold: 0.5) { stage in
  let curves: [UIView.AnimationCurve] = [.linear, .easeIn, .easeOut]
  let animators = curves.enumerated().map { row, curve in
    let box = square(on: stage, y: 10 + 50 * CGFloat(row))
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { box.frame.origin.x = 180 }
    animator.scrubsLinearly = false
    return animator
  }
  stage.view.addGestureRecognizer(
    UIPanGestureRecognizer { recognizer in
      for animator in animators {
        switch recognizer.state {
        case .began: animator.pauseAnimation()
        case .changed:
          animator.fractionComplete = recognizer.translation(in: stage.view).x / 160
        case .ended:
          animator.isReversed = true
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default: break
        }
      }
    })
  stage.finger.pan(
    from: CGPoint(x: 40, y: 130), to: CGPoint(x: 160, y: 130), at: 0.2, duration: 0.6,
    curve: .easeInOut)
}
