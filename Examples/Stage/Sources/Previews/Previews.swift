#if canImport(UIKit)
  import UIKit
#endif
import Stage

@main
struct Previews: MoviePreviews {
  static var movies: [Movie] {
    [
      demo, category, builtIn, counting, timer, scrubbed, startedEmpty, cornerRadius, keyframes,
      card,
    ]
  }
}

/// A square of 40 points.
@MainActor
func square(on stage: Stage, x: CGFloat = 20, y: CGFloat = 60) -> UIView {
  let square = UIView(frame: CGRect(x: x, y: y, width: 40, height: 40))
  square.backgroundColor = .systemBlue
  square.layer.cornerRadius = 8
  stage.view.addSubview(square)
  return square
}

let stageSize = CGSize(width: 240, height: 160)

/// The program of the README.
@MainActor let demo = Movie("demo", size: stageSize, hold: 0.5) { stage in
  let box = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))
  box.backgroundColor = .systemBlue
  stage.view.addSubview(box)
  UIView.animate(withDuration: 1.2, timingFunction: easeOutBack) {
    box.center.x = 180
  } completion: { _ in
    box.alpha = 0.5
  }
}
