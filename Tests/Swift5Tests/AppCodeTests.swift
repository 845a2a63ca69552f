import StageKit
import Testing

/// Runs a program on a stage of 100 × 100 points for a second.
@MainActor
private func play(_ body: @escaping @MainActor (Stage) throws -> Void) throws {
  _ = try Movie(size: CGSize(width: 100, height: 100), duration: 1, body).renderer()
}

@MainActor
struct `Code of apps in Swift 5` {
  @Test func `animates with links, timers and groups`() throws {
    var fractions: [CGFloat] = []
    try play { stage in
      let view = BadgeView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      stage.view.addSubview(view)
      let animation = LinkAnimation(
        function: CAMediaTimingFunction(name: .linear), duration: 0.5)
      animation.run { fractions.append($0) }
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(inner)
      let left = inner.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
      left.isActive = true
      let animator = ConstraintAnimator(left, in: stage.view)
      animator.animate(to: 50, duration: 0.5)
      pulse(view.layer)
      view.layer.addSublayer(makeRing(radius: 10))
      stage.after(0.9) {
        // The link does not keep the animation.
        withExtendedLifetime(animation) {}
        #expect(inner.frame.minX == 50)
        #expect(view.layer.animationKeys() == ["pulse"])
      }
    }
    #expect(fractions.count == 30)
    #expect(fractions.last == 1)
  }

  @Test func `gets the calls of hooks, and overrides properties`() throws {
    try play { stage in
      let view = BadgeView()
      view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      #expect(view.label.frame.width == 20 && view.hooks == ["adds"] || view.hooks.isEmpty)
      view.hooks = []
      stage.view.addSubview(view)
      view.isHidden = true
      view.removeFromSuperview()
      #expect(view.hooks == ["enters", "on", "hidden", "leaves", "off"])
      #expect(view.point(inside: CGPoint(x: -5, y: 0), with: nil))
    }
  }

  @Test func `compares and counts objects by their identity`() throws {
    try play { stage in
      let (a, b) = (UIView(), UILabel())
      stage.view.addSubview(a)
      stage.view.addSubview(b)
      var registry = Registry()
      registry.note(a)
      registry.note(b)
      #expect(registry.places.count == 2 && registry.running.contains(b.layer))
      #expect(registry.index(of: b, in: stage.view) == 1 && stage.view.subviews.contains(a))
      #expect(a != b && a == a && b.isKind(of: UIView.self) && !a.isKind(of: UILabel.self))
      #expect(b.isMember(of: UILabel.self) && !b.isMember(of: UIView.self))
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 0.5
      let handler = StopHandler()
      fade.delegate = handler
      a.layer.add(fade, forKey: "fade")
      let running = a.layer.animation(forKey: "fade")
      stage.after(0.6) { #expect(handler.stopped.first == running && running != nil) }
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { a.alpha = 0.5 }
      var states: [Bool?] = []
      animator.observe(\.isRunning, options: [.new]) { animator, change in
        states.append(change.newValue)
      }
      animator.observe(\.state) { animator, _ in }
      animator.startAnimation()
      stage.after(0.9) { #expect(states == [true, false]) }
    }
  }

  @Test func `may keep a movie beside its main file`() throws {
    #expect(globalMovie.name == "global")
    _ = try globalMovie.renderer()
  }
}
