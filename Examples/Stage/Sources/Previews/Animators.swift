import Stage

// Property animators: scrubbed, started without animations, and with frames.

@MainActor let scrubbed = Movie("scrubbed", size: stageSize, hold: 0.5) { stage in
  let box = square(on: stage)
  let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { box.center.x = 200 }
  for step in 1...25 {
    stage.after(TimeInterval(step) / 50) { animator.fractionComplete = CGFloat(step) / 50 }
  }
  stage.after(0.7) {
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}

@MainActor let startedEmpty = Movie("started-empty", size: stageSize, hold: 0.5) { stage in
  let box = square(on: stage)
  let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
  animator.startAnimation()
  stage.after(0.5) { animator.addAnimations { box.center.x = 120 } }
}

@MainActor let cornerRadius = Movie("corner-radius", size: stageSize, hold: 0.5) { stage in
  let box = square(on: stage)
  box.layer.cornerRadius = 0
  UIViewPropertyAnimator(duration: 1, curve: .linear) { box.layer.cornerRadius = 12 }
    .startAnimation()
}

@MainActor let keyframes = Movie("keyframes", size: stageSize, hold: 0.5) { stage in
  let box = square(on: stage)
  box.alpha = 0
  UIViewPropertyAnimator(duration: 1, curve: .linear) {
    box.center.x = 200
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 1 }
    }
  }.startAnimation()
}
