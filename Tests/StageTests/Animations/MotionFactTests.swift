import AnimRendering
import StageKit
import Testing

@MainActor
struct `Views in motion` {
  @Test func `turn on a spring without a jump in place or speed, along one axis alone`() throws {
    var places: [CGPoint] = []
    let step = 1e-4
    _ = try play { stage in
      let box = box(on: stage)
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
      let times = [0.3 - 2 * step, 0.3 - step, 0.3, 0.3 + step, 0.3 + 2 * step, 0.5, 3]
      watch(box.layer, at: times, on: stage, \.position) { places.append($0) }
    }
    #expect(places.count == 7)
    // The acceleration jumps by 120 · 120 pt/s²; positions and velocities do not.
    for axis in [\CGPoint.x, \CGPoint.y] {
      let speeds = (1..<5).map {
        (places[$0][keyPath: axis] - places[$0 - 1][keyPath: axis]) / step
      }
      for (a, b) in zip(speeds, speeds.dropFirst()) { #expect(abs(a - b) < 3) }
    }
    #expect(places[5].x < places[4].x - 20)
    let turn = 95.0.squareRoot()
    let rest = exp(-5 * 0.5) * (cos(turn * 0.5) + 5 / turn * sin(turn * 0.5))
    #expect(abs(Double(places[5].y) - (80 + 40 * (1 - rest))) < 1e-6)
    #expect(places[6].x == 60 && places[6].y == 120)
  }

  @Test func `morph: a small and a large view have the same size and place at each time`() throws {
    var checks = 0
    _ = try play { stage in
      let small = UIView(frame: CGRect(x: 70, y: 20, width: 100, height: 24))
      let large = UIView(frame: CGRect(x: 20, y: 8, width: 200, height: 48))
      for view in [small, large] { stage.view.addSubview(view) }
      large.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
        small.transform = CGAffineTransform(scaleX: 2, y: 2)
        large.transform = .identity
        small.center.y = 110
        large.center.y = 110
      }.startAnimation()
      for time in [0, 0.1, 0.25, 0.5, 0.9, 1] {
        stage.after(time) {
          guard let a = small.layer.presentation()?.frame, let b = large.layer.presentation()?.frame
          else { return }
          checks += 1
          #expect(abs(a.minX - b.minX) < 1e-9 && abs(a.maxX - b.maxX) < 1e-9)
          #expect(abs(a.minY - b.minY) < 1e-9 && abs(a.maxY - b.maxY) < 1e-9)
        }
      }
    }
    #expect(checks == 6)
  }

  @Test func `round their corners evenly`() throws {
    var radii: [CGFloat] = []
    _ = try play { stage in
      let box = box(on: stage)
      UIViewPropertyAnimator(duration: 1, curve: .linear) { box.layer.cornerRadius = 12 }
        .startAnimation()
      watch(box.layer, at: [0, 0.25, 0.5, 1], on: stage, \.cornerRadius) { radii.append($0) }
    }
    #expect(radii == [0, 3, 6, 12])
  }
}
