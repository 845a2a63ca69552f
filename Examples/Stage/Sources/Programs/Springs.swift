public import StageKit

@MainActor public let springs = [dampings, interruptedSpring]

/// From a bouncing spring to one that never passes its goal.
@MainActor public let dampings = Movie("springs", size: stageSize, hold: 0.5) { stage in
  for (row, ratio) in [0.3, 0.6, 1].enumerated() {
    let box = square(on: stage, y: 10 + 50 * CGFloat(row))
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(ratio), initialSpringVelocity: 0
    ) {
      box.center.x = 150
    }
  }
}

/// x and y have springs of their own. At 0.3 s, x turns back with its present place and velocity, and y goes on.
@MainActor public let interruptedSpring = Movie("interrupted-spring", size: stageSize, hold: 0.5) {
  stage in
  let box = square(on: stage, y: 10)
  let spring = UISpringTimingParameters(
    mass: 1, stiffness: 120, damping: 10, initialVelocity: .zero)
  @MainActor func animate(_ change: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations(change)
    animator.startAnimation()
  }
  animate { box.center.x = 180 }
  animate { box.center.y = 120 }
  stage.after(0.3) { animate { box.center.x = 60 } }
}
