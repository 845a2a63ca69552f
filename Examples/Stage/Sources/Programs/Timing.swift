public import StageKit

// Timing functions: in a category that moves views with a timer, in a call of UIView, and as a curve that is evaluated at
// each refresh.

@MainActor public let timing = [
  category(easeOutBack), builtIn(easeOutBack), counting, steps,
]

public typealias Timing = @Sendable (_ time: CGFloat, _ duration: CGFloat) -> CGFloat

/// Penner's, with an overshoot of a tenth.
public let easeOutBack: Timing = { time, duration in
  let (t, s) = (time / duration - 1, 1.70158 as CGFloat)
  return t * t * ((s + 1) * t + s) + 1
}

// MARK: - The category

/// The state of the category's timer. It is static, because a category has no stored properties.
@MainActor
private enum Category {
  static var timer: Timer?
  static var tick = 0
}

private func lerp(_ from: CGFloat, _ to: CGFloat, _ fraction: CGFloat) -> CGFloat {
  from + (to - from) * fraction
}

extension UIView {
  /// Moves the view, 60 steps a second.
  @MainActor
  fileprivate func moveByTimer(
    to x: CGFloat, duration: TimeInterval, timing: @escaping Timing,
    completion: @escaping @MainActor () -> Void
  ) {
    let start = center.x
    Category.tick = 0
    Category.timer = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { timer in
      Category.tick += 1
      let time = TimeInterval(Category.tick) / 60
      guard time < duration else {
        self.center.x = x
        timer.invalidate()
        completion()
        return
      }
      self.center.x = lerp(start, x, timing(CGFloat(time), CGFloat(duration)))
    }
  }
}

@MainActor
public func category(_ timing: @escaping Timing) -> Movie {
  Movie("category", size: stageSize, fps: 60, hold: 0.5) { stage in
    let box = square(on: stage)
    box.moveByTimer(to: 180, duration: 1.2, timing: timing) { box.alpha = 0.5 }
  }
}

@MainActor
public func builtIn(_ timing: @escaping Timing) -> Movie {
  Movie("built-in", size: stageSize, fps: 60, hold: 0.5) { stage in
    let box = square(on: stage)
    UIView.animate(withDuration: 1.2, timingFunction: timing) {
      box.center.x = 180
    } completion: { _ in
      box.alpha = 0.5
    }
  }
}

// MARK: - Curves

/// A label counts by the value of a curve.
@MainActor public let counting = Movie("counting", size: stageSize, fps: 60, hold: 0.5) { stage in
  let label = UILabel(frame: CGRect(x: 20, y: 50, width: 200, height: 60))
  label.font = .monospacedDigitSystemFont(ofSize: 48, weight: .semibold)
  label.textAlignment = .center
  label.text = "0"
  stage.view.addSubview(label)
  UIView.animate(
    withMediaTimingFunction: CAMediaTimingFunction(name: .easeInEaseOut), duration: 1,
    animationStateForProgress: { label.text = "\(Int((1234 * $0).rounded()))" })
}

/// One movement after another, without closures: the program waits.
@MainActor public let steps = Movie("steps", size: stageSize, hold: 0.5) { stage in
  let box = square(on: stage, y: 20)
  UIView.animate(withDuration: 0.5) { box.frame.origin.x = 180 }
  stage.runUntilIdle()
  stage.advance(by: 0.2)
  UIView.animate(withDuration: 0.5) { box.frame.origin.y = 100 }
}
