import Stage

// The category that the project began as, and the call that replaced it.

/// Penner's, with an overshoot of a tenth.
let easeOutBack: @Sendable (CGFloat, CGFloat) -> CGFloat = { time, duration in
  let (t, s) = (time / duration - 1, 1.70158 as CGFloat)
  return t * t * ((s + 1) * t + s) + 1
}

/// Moves a view with a timer, which sets the place at each tick.
@MainActor
private func move(
  _ view: UIView, to x: CGFloat, duration: TimeInterval,
  timing: @escaping (CGFloat, CGFloat) -> CGFloat, completion: @escaping () -> Void
) {
  let start = view.center.x
  var tick = 0
  Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { timer in
    tick += 1
    let time = TimeInterval(tick) / 60
    guard time < duration else {
      view.center.x = x
      timer.invalidate()
      completion()
      return
    }
    view.center.x = start + (x - start) * timing(CGFloat(time), CGFloat(duration))
  }
}

@MainActor let category = Movie("category", size: stageSize, fps: 60, hold: 0.5) { stage in
  let box = square(on: stage)
  move(box, to: 180, duration: 1.2, timing: easeOutBack) { box.alpha = 0.5 }
}

@MainActor let builtIn = Movie("built-in", size: stageSize, fps: 60, hold: 0.5) { stage in
  let box = square(on: stage)
  UIView.animate(
    withDuration: 1.2, timingFunction: easeOutBack, animations: { box.center.x = 180 },
    completion: { _ in box.alpha = 0.5 })
}

/// A label counts by the value of a curve.
@MainActor let counting = Movie("counting", size: stageSize, fps: 60, hold: 0.5) { stage in
  let label = UILabel(frame: CGRect(x: 20, y: 50, width: 200, height: 60))
  label.font = .monospacedDigitSystemFont(ofSize: 48, weight: .semibold)
  label.textAlignment = .center
  label.text = "0"
  stage.view.addSubview(label)
  UIView.animate(
    withMediaTimingFunction: CAMediaTimingFunction(name: .easeInEaseOut), duration: 1,
    animationStateForProgress: { label.text = "\(Int((1234 * $0).rounded()))" })
}

/// A height that a timer sets, 62 times a second.
@MainActor let timer = Movie("timer", size: stageSize, fps: 60, hold: 0.5) { stage in
  let box = square(on: stage)
  let function = CAMediaTimingFunction(name: .easeInEaseOut)
  var tick = 0
  Timer.scheduledTimer(withTimeInterval: 1 / 62, repeats: true) { timer in
    tick += 1
    let progress = function.evaluate(yAtX: CGFloat(max(tick - 1, 0)) / 62)
    box.bounds.size = CGSize(width: 40 + 40 * progress, height: 40 + 80 * progress)
    if tick == 63 { timer.invalidate() }
  }
}
