public import StageKit

// Property animators that a program controls.

@MainActor public let animators = [
  scrubbed, pausing, startedEmpty, delayed, keyframes, morphing, cornerRadius, maskedCorners,
]

/// Scrubbed half of the way, and continued along its curve.
@MainActor public let scrubbed = Movie("scrubbed", size: stageSize, hold: 0.5) { stage in
  let box = square(on: stage)
  let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { box.center.x = 200 }
  for step in 1...25 {
    stage.after(TimeInterval(step) / 50) { animator.fractionComplete = CGFloat(step) / 50 }
  }
  stage.after(0.7) {
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}

/// It pauses at its end, and an observer lets it run back to its start.
@MainActor public let pausing = Movie("pauses-on-completion", size: stageSize, duration: 3) {
  stage in
  let box = square(on: stage)
  let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
    box.frame.origin.x = 120
  }
  animator.pausesOnCompletion = true
  animator.observe(\.isRunning) { animator in
    guard !animator.isRunning, !animator.isReversed else { return }
    animator.isReversed = true
    animator.startAnimation()
  }
  animator.startAnimation()
}

/// Started without animations, it waits for the first ones.
@MainActor public let startedEmpty = Movie("started-empty", size: stageSize, hold: 0.5) { stage in
  let box = square(on: stage)
  let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
  animator.startAnimation()
  stage.after(0.5) { animator.addAnimations { box.frame.origin.x = 120 } }
}

/// The colour changes in the second half of the time.
@MainActor public let delayed = Movie("delay-factor", size: stageSize, hold: 0.5) { stage in
  let box = square(on: stage)
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 200 }
  animator.addAnimations({ box.backgroundColor = .systemOrange }, delayFactor: 0.5)
  animator.startAnimation()
}

/// Frames within an animator take its duration and its curve.
@MainActor public let keyframes = Movie("keyframes", size: stageSize, hold: 0.5) { stage in
  let box = square(on: stage)
  box.alpha = 0
  UIViewPropertyAnimator(duration: 1, curve: .linear) {
    box.center.x = 200
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 1 }
    }
  }.startAnimation()
}

/// A small title becomes a large one: both grow together, one fades in and the other one out.
@MainActor public let morphing = Movie("morphing", size: stageSize, hold: 0.5) { stage in
  let small = title(18, .systemBlue, CGRect(x: 70, y: 20, width: 100, height: 24), on: stage)
  let large = title(36, .label, CGRect(x: 20, y: 8, width: 200, height: 48), on: stage)
  large.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
  large.alpha = 0
  let grow = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
    small.transform = CGAffineTransform(scaleX: 2, y: 2)
    large.transform = .identity
    small.center.y = 110
    large.center.y = 110
  }
  let show = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { large.alpha = 1 }
  let hide = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { small.alpha = 0 }
  for animator in [grow, show, hide] {
    animator.startAnimation()
  }
}

@MainActor
private func title(_ size: CGFloat, _ color: UIColor, _ frame: CGRect, on stage: Stage) -> UILabel {
  let label = UILabel(frame: frame)
  label.text = "Comments"
  label.font = .systemFont(ofSize: size, weight: .semibold)
  label.textColor = color
  label.textAlignment = .center
  stage.view.addSubview(label)
  return label
}

@MainActor public let cornerRadius = Movie("corner-radius", size: stageSize, hold: 0.5) { stage in
  let box = square(on: stage)
  box.layer.cornerRadius = 0
  UIViewPropertyAnimator(duration: 1, curve: .linear) { box.layer.cornerRadius = 12 }
    .startAnimation()
}

/// Only the upper corners are rounded, as those of a sheet are.
@MainActor public let maskedCorners = Movie("masked-corners", size: stageSize, hold: 0.5) { stage in
  let sheet = UIView(frame: CGRect(x: 30, y: 110, width: 180, height: 140))
  sheet.backgroundColor = .systemIndigo
  sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  stage.view.addSubview(sheet)
  UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
    sheet.frame.origin.y = 40
    sheet.layer.cornerRadius = 40
  }.startAnimation()
}
