import StageKit
import Testing

/// Runs a program with a view of 40 × 40 points around (40, 80), by constraints, and a label beside it. Returns the
/// centers and widths that are seen at times.
@MainActor
private func seen(
  at times: [Double], _ body: @escaping @MainActor (Stage, UIView, UILabel) -> Void
) throws -> [CGFloat] {
  var values: [CGFloat] = []
  _ = try play { stage in
    let view = UIView()
    let label = UILabel()
    label.text = "One"
    for view in [view, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 40),
      view.centerYAnchor.constraint(equalTo: stage.view.topAnchor, constant: 80),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 40),
      label.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      label.topAnchor.constraint(equalTo: stage.view.topAnchor),
    ])
    stage.view.layoutIfNeeded()
    body(stage, view, label)
    for time in times {
      stage.after(time) {
        // This runs after all other callbacks of the same time.
        stage.after(0) {
          let copy = view.layer.presentation()
          values += [copy?.position.x ?? .nan, copy?.bounds.width ?? .nan]
        }
      }
    }
  }
  return values
}

@MainActor
struct `A frame that the program gives to a view with constraints` {
  @Test func `stays until its superview is laid out for another reason`() throws {
    let reasons: [@MainActor (Stage, UIView, UILabel) -> Void] = [
      { stage, _, _ in stage.view.setNeedsLayout() },
      { _, _, label in label.text = "Another text" },
      { _, _, label in label.text = "Eno" },
      { stage, _, _ in stage.view.addSubview(UIView()) },
      { _, view, label in
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        label.superview?.constraints.first { $0.firstAttribute == .top }?.isActive = false
      },
      { stage, _, label in
        stage.view.constraints.first { $0.firstItem === label }?.constant = 7
      },
    ]
    for reason in reasons {
      let values = try seen(at: [0.3, 0.5]) { stage, view, label in
        stage.after(0.1) {
          view.center.x = 100
          view.bounds.size.width = 80
        }
        stage.after(0.2) { view.setNeedsLayout() }
        stage.after(0.4) { reason(stage, view, label) }
      }
      #expect(values == [100, 80, 40, 40])
    }
  }

  @Test func `is animated by blocks and animators, and stays`() throws {
    let block = try seen(at: [0.5, 2]) { _, view, _ in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 100
        view.bounds.size.width = 80
        view.layoutIfNeeded()
      }
    }
    #expect(block == [70, 60, 100, 80])
    let animator = try seen(at: [0.5, 2]) { _, view, _ in
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.frame = CGRect(x: 60, y: 20, width: 80, height: 80)
      }.startAnimation()
    }
    #expect(animator == [70, 60, 100, 80])
    let frames = try seen(at: [0.5, 2]) { _, view, _ in
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
      }
    }
    #expect(frames == [100, 40, 100, 40])
  }

  @Test func `may be set at each tick, and under a finger`() throws {
    let timer = try seen(at: [0.25, 0.45]) { stage, view, _ in
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        view.center.x += 10
        if view.center.x >= 80 { timer.invalidate() }
      }
    }
    #expect(timer == [60, 40, 80, 40])
    let link = try seen(at: [0.105, 1]) { _, view, _ in
      CADisplayLink { link in
        view.center.x += 1
        if view.center.x >= 50 { link.invalidate() }
      }.add(to: .main, forMode: .common)
    }
    #expect(link == [46, 40, 50, 40])
    let finger = try seen(at: [2]) { stage, view, _ in
      view.addGestureRecognizer(
        UIPanGestureRecognizer { pan in
          let way = pan.translation(in: stage.view)
          view.center.x += way.x
          pan.setTranslation(.zero, in: stage.view)
        })
      stage.finger.pan(
        from: CGPoint(x: 40, y: 80), to: CGPoint(x: 90, y: 80), at: 0.1, duration: 0.5)
    }
    #expect(finger == [90, 40])
  }

  @Test func `is overwritten in the turn in which the superview waits for layout`() throws {
    let values = try seen(at: [0.2]) { stage, view, _ in
      stage.after(0.1) {
        view.center.x = 100
        stage.view.setNeedsLayout()
      }
    }
    #expect(values == [40, 40])
  }

  @Test func `is a part of the layout where constraints leave it open`() throws {
    var frames: [CGRect] = []
    _ = try play { stage in
      let (open, follower) = (UIView(), UIView())
      for view in [open, follower] {
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(view)
      }
      let left = open.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 10)
      NSLayoutConstraint.activate([
        left, follower.topAnchor.constraint(equalTo: open.bottomAnchor),
      ])
      stage.view.layoutIfNeeded()
      open.frame = CGRect(x: 50, y: 20, width: 30, height: 30)
      stage.after(0.1) {
        frames += [open.frame, follower.frame]
        left.constant = 15
      }
      stage.after(0.2) { frames.append(open.frame) }
    }
    // The superview is laid out, because the follower moves; the left edge is not open.
    #expect(
      frames == [
        CGRect(x: 10, y: 20, width: 30, height: 30), CGRect(x: 0, y: 50, width: 0, height: 0),
        CGRect(x: 15, y: 20, width: 30, height: 30),
      ])
  }

  @Test func `moves a view before its completion updates the constraints`() throws {
    let values = try seen(at: [0.5, 1, 2, 2.5, 4]) { stage, view, _ in
      let place = stage.view.constraints.first { $0.firstItem === view }
      view.slide(by: 60) { _ in
        place?.constant = 100
        stage.view.layoutIfNeeded()
        stage.after(1) { view.slide(by: -60) { _ in place?.constant = 40 } }
      }
    }
    #expect(values == [70, 40, 100, 40, 100, 40, 70, 40, 40, 40])
  }
}

extension UIView {
  /// A category in the style of those that apps have.
  fileprivate func slide(by distance: CGFloat, then: @escaping (Bool) -> Void) {
    UIView.animate(
      withDuration: 1, timingFunction: { time, duration in time / duration },
      animations: { self.center.x += distance }, completion: then)
  }
}
