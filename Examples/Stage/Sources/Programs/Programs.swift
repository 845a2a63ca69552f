public import StageKit

/// All programs, by topic.
@MainActor public var movies: [Movie] {
  [demo] + timing + layout + springs + animators + gestures + [card]
}

/// The program of the README, in the form that it has there.
// swift-format-ignore
@MainActor public let demo = Movie("demo", size: CGSize(width: 240, height: 160), hold: 0.5) { stage in
  let box = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))
  box.backgroundColor = .systemBlue
  stage.view.addSubview(box)
  UIView.animate(withDuration: 1.2, timingFunction: easeOutBack) { box.center.x = 180 }
    completion: { _ in box.alpha = 0.5 }
}

let stageSize = CGSize(width: 240, height: 160)

/// A square of 40 points.
@MainActor
func square(on stage: Stage, x: CGFloat = 20, y: CGFloat = 60) -> UIView {
  let square = UIView(frame: CGRect(x: x, y: y, width: 40, height: 40))
  square.backgroundColor = .systemBlue
  square.layer.cornerRadius = 8
  stage.view.addSubview(square)
  return square
}
