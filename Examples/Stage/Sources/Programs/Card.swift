public import StageKit

// The scene scenes/motion/custom-timing.json as a program. Both have the same pixels.

public let easeOutElastic: Timing = { time, duration in
  let t = time / duration
  guard t > 0, t < 1 else { return t }
  return pow(2, -10 * t) * sin((t - 0.075) * 2 * .pi / 0.3) + 1
}

public let easeOutBounce: Timing = { time, duration in
  let t = time / duration
  if t < 1 / 2.75 { return 7.5625 * t * t }
  if t < 2 / 2.75 { return 7.5625 * (t - 1.5 / 2.75) * (t - 1.5 / 2.75) + 0.75 }
  if t < 2.5 / 2.75 { return 7.5625 * (t - 2.25 / 2.75) * (t - 2.25 / 2.75) + 0.9375 }
  return 7.5625 * (t - 2.625 / 2.75) * (t - 2.625 / 2.75) + 0.984375
}

public let easeInBack: Timing = { time, duration in
  let (t, s) = (time / duration, 1.70158 as CGFloat)
  return t * t * ((s + 1) * t - s)
}

private let easeInOutBack: Timing = { time, duration in
  let (t, s) = (time / duration * 2, 1.70158 * 1.525 as CGFloat)
  if t < 1 { return t * t * ((s + 1) * t - s) / 2 }
  return ((t - 2) * (t - 2) * ((s + 1) * (t - 2) + s) + 2) / 2
}

@MainActor
private func addLane(_ name: String, _ number: Int, color: UIColor, to stage: Stage) -> UIView {
  let x = 16 + 94 * CGFloat(number)
  let lane = UIView(frame: CGRect(x: x, y: 16, width: 86, height: 236))
  lane.layer.cornerRadius = 20
  lane.layer.cornerCurve = .continuous
  lane.backgroundColor = .secondarySystemGroupedBackground
  stage.view.insertSubview(lane, at: number)
  let label = UILabel(frame: CGRect(x: x - 4, y: 262, width: 94, height: 18))
  label.text = name
  label.font = .systemFont(ofSize: 11, weight: .medium)
  label.textColor = .secondaryLabel
  label.textAlignment = .center
  stage.view.addSubview(label)
  let square = UIView(frame: CGRect(x: x + 28, y: 45, width: 30, height: 30))
  square.layer.cornerRadius = 9
  square.backgroundColor = color
  square.alpha = 0.35
  stage.view.addSubview(square)
  return square
}

@MainActor public let card = Movie(
  "card", size: CGSize(width: 400, height: 300), scale: 2, background: .systemGroupedBackground,
  hold: 0.45
) { stage in
  let lanes: [(String, UIColor, Timing)] = [
    ("easeOutBack", .systemBlue, easeOutBack), ("easeOutElastic", .systemOrange, easeOutElastic),
    ("easeOutBounce", .systemPink, easeOutBounce), ("easeInBack", .systemPurple, easeInBack),
  ]
  let squares = lanes.enumerated().map { addLane($1.0, $0, color: $1.1, to: stage) }

  @MainActor func turn() {
    for (number, square) in squares.enumerated() {
      UIView.animate(
        withDuration: 0.45, delay: Double(number) * 0.08, timingFunction: easeInOutBack,
        animations: {
          square.layer.cornerRadius = 26
          square.layer.setValue(.pi, forKeyPath: "transform.rotation.z")
          square.backgroundColor = .systemGreen
        })
    }
  }

  stage.after(0.15) {
    for (square, lane) in zip(squares, lanes) {
      UIView.animate(
        withDuration: 1.2, timingFunction: lane.2,
        animations: {
          square.center.y = 172
          square.bounds.size = CGSize(width: 52, height: 52)
          square.layer.cornerRadius = 15
          square.alpha = 1
        }, completion: { _ in if square === squares.last { turn() } })
    }
  }
}
