public import Stage

// Sizes that a block changes, and a timer.

@MainActor public let sizes = [block, timer]

/// A view in the middle of the stage.
@MainActor
private func centered(_ width: CGFloat, _ height: CGFloat, on stage: Stage) -> UIView {
  let box = square(on: stage)
  box.bounds.size = CGSize(width: width, height: height)
  box.center = CGPoint(x: 120, y: 80)
  return box
}

@MainActor public let block = Movie("block", size: stageSize, hold: 0.5) { stage in
  let box = centered(60, 40, on: stage)
  UIView.animate(withDuration: 1) { box.bounds.size.height = 120 }
}

/// A timer takes sizes from an array, 62 times a second.
@MainActor public let timer = Movie("timer", size: stageSize, fps: 60, hold: 0.5) { stage in
  let box = centered(40, 60, on: stage)
  let rate = 62.0
  func numberOfSteps(_ duration: TimeInterval) -> Int { Int(duration * rate) }
  let duration = 1.0
  let function = CAMediaTimingFunction(name: .easeInEaseOut)
  let progress = (0...numberOfSteps(duration)).map { step in
    function.evaluate(yAtX: CGFloat(step) / CGFloat(numberOfSteps(duration)))
  }
  var step = 0
  Timer.scheduledTimer(withTimeInterval: 1 / rate, repeats: true) { timer in
    box.bounds.size = CGSize(width: 40 + 40 * progress[step], height: 60 + 60 * progress[step])
    // The array has the length of `duration`, and the timer that of one second: other durations are wrong.
    if step == numberOfSteps(1) { timer.invalidate() }
    step += 1
  }
}
