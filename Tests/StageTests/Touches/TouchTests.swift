import AnimRendering
import StageKit
import Testing

@MainActor
struct `A finger on the stage` {
  @Test func `a pan drives an animator, which continues along its curve when the finger leaves`()
    throws
  {
    var states: [UIGestureRecognizer.State] = []
    var xs: [CGFloat] = []
    var end = 0.0
    let renderer = try play { stage in
      let box = box(on: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { box.center.x = 140 }
      animator.addCompletion { _ in end = stage.time }
      box.addGestureRecognizer(
        UIPanGestureRecognizer { pan in
          if pan.state != states.last { states.append(pan.state) }
          switch pan.state {
          case .began: animator.pauseAnimation()
          case .changed: animator.fractionComplete = pan.translation(in: stage.view).x / 100
          case .ended:
            xs.append(box.layer.presentation()?.position.x ?? .nan)
            #expect(abs(pan.velocity(in: nil).x - 100) < 1e-6)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
          default: break
          }
        })
      stage.finger.pan(
        from: CGPoint(x: 40, y: 80), to: CGPoint(x: 90, y: 80), at: 0.2, duration: 0.5)
    }
    #expect(states == [.began, .changed, .ended])
    #expect(xs == [90])
    #expect(abs(end - 1.3575) < 0.0001)
    #expect(renderer.displayList(at: 0.4) != renderer.displayList(at: 0.1))
  }

  @Test func `taps the frontmost view that is visible and enabled`() throws {
    var taps: [String] = []
    _ = try play { stage in
      let (back, front) = (box(on: stage), box(on: stage))
      back.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("back") })
      front.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("front") })
      stage.finger.tap(CGPoint(x: 30, y: 70), at: 0.1)
      stage.after(0.5) { front.isHidden = true }
      stage.finger.tap(CGPoint(x: 30, y: 70), at: 1)
      stage.finger.tap(CGPoint(x: 200, y: 70), at: 2)
    }
    #expect(taps == ["front", "back"])
  }
}
