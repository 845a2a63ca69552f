public import StageKit

// Constraints whose constants change: in a block, by a timer, and in frames that are sampled from a timing function.

@MainActor public let layout = [block, timer, layoutKeyframes]

/// A view in the middle of the stage, and the constraints of its size.
@MainActor
private func centered(
  _ width: CGFloat, _ height: CGFloat, on stage: Stage
) -> (view: UIView, width: NSLayoutConstraint, height: NSLayoutConstraint) {
  let box = UIView()
  box.backgroundColor = .systemBlue
  box.layer.cornerRadius = 8
  box.translatesAutoresizingMaskIntoConstraints = false
  stage.view.addSubview(box)
  let width = box.widthAnchor.constraint(equalToConstant: width)
  let height = box.heightAnchor.constraint(equalToConstant: height)
  NSLayoutConstraint.activate([
    box.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor),
    box.centerYAnchor.constraint(equalTo: stage.view.centerYAnchor), width, height,
  ])
  stage.view.layoutIfNeeded()
  return (box, width, height)
}

/// The constant is set, and the block animates the layout.
@MainActor public let block = Movie("block", size: stageSize, hold: 0.5) { stage in
  let (box, _, height) = centered(60, 40, on: stage)
  height.constant = 120
  UIView.animate(withDuration: 1) { box.layoutIfNeeded() }
}

/// Constants that a timer takes from arrays, 62 times a second.
@MainActor public let timer = Movie("timer", size: stageSize, fps: 60, hold: 0.5) { stage in
  let (box, width, height) = centered(40, 60, on: stage)
  let rate = 62.0
  func numberOfSteps(_ duration: TimeInterval) -> Int { Int(duration * rate) }
  let duration = 1.0
  let function = CAMediaTimingFunction(name: .easeInEaseOut)
  let progress = (0...numberOfSteps(duration)).map { step in
    function.evaluate(yAtX: CGFloat(step) / CGFloat(numberOfSteps(duration)))
  }
  var step = 0
  Timer.scheduledTimer(withTimeInterval: 1 / rate, repeats: true) { timer in
    width.constant = 40 + 40 * progress[step]
    height.constant = 60 + 60 * progress[step]
    box.layoutIfNeeded()
    // The arrays are made for `duration`, but the timer runs for one second: other durations are wrong.
    if step == numberOfSteps(1) { timer.invalidate() }
    step += 1
  }
}

/// A custom timing function for a constraint, from which 60 keyframes are sampled.
@MainActor public let layoutKeyframes = Movie("layout-keyframes", size: stageSize, hold: 0.5) {
  stage in
  let (_, _, height) = centered(60, 20, on: stage)
  let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)
  UIView.animateKeyframes(withDuration: 1.2, delay: 0, options: linear) {
    for frame in 0..<60 {
      let (start, end) = (Double(frame) / 60, CGFloat(frame + 1) / 60)
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 1 / 60.0) {
        height.constant = 20 + 100 * easeOutBack(end, 1)
        stage.view.layoutIfNeeded()
      }
    }
  }
}
