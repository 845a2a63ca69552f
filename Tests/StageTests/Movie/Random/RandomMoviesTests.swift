import AnimPrimitives
import AnimRendering
import StageKit
import Testing

/// The number of programs; `scripts/fuzz-programs` takes more.
private let programCount =
  ProcessInfo.processInfo.environment["ANIMRENDER_PROGRAMS"].flatMap(UInt64.init) ?? 60

@MainActor
@Test func `random programs of several movies end, and are the same when they are repeated`() {
  var drawn = 0
  for seed in 0..<programCount {
    let outcomes = RandomMovies(seed: seed).outcomes()
    #expect(RandomMovies(seed: seed).outcomes() == outcomes, "seed \(seed)")
    for case .pictures in outcomes { drawn += 1 }
  }
  #expect(drawn > Int(programCount))
}

/// A view that outlives its movies, as those of progress indicators do.
@MainActor
private enum Shared {
  static let hud = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  static let fade = UIViewPropertyAnimator(duration: 1, curve: .linear)
}

@MainActor
struct `Views that come back` {
  @Test func `move from one movie to the next`() throws {
    var hashes: Set<UInt64> = []
    for _ in 0..<3 {
      let renderer = try play(duration: 1) { stage in
        Shared.hud.alpha = 1
        Shared.hud.backgroundColor = .systemRed
        #expect(Shared.hud.layer.presentation() == nil)
        stage.view.addSubview(Shared.hud)
        #expect(Shared.hud.superview === stage.view && stage.view.subviews.count == 1)
        #expect(Shared.hud.layer.animationKeys() == nil)
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.toValue = 3
        turn.duration = 5
        Shared.hud.layer.add(turn, forKey: "turn")
        #expect(Shared.fade.state == .inactive)
        Shared.fade.addAnimations { Shared.hud.alpha = 0 }
        Shared.fade.startAnimation()
        stage.after(0.5) { #expect(Shared.fade.fractionComplete == 0.5) }
      }
      hashes.insert(renderer.pixmap(at: 0.5).contentHash)
    }
    #expect(hashes.count == 1)
  }

  @Test func `lose the animations of another movie, not those of their own`() throws {
    let view = UIView()
    let spin = CABasicAnimation(keyPath: "opacity")
    spin.duration = 1
    spin.toValue = 0
    _ = try play { stage in
      stage.view.addSubview(view)
      view.layer.add(spin, forKey: "spin")
    }
    _ = try play { stage in
      view.layer.removeAnimation(forKey: "spin")
      view.removeFromSuperview()
      stage.view.addSubview(view)
      view.layer.add(spin, forKey: "spin")
      #expect(view.layer.animationKeys() == ["spin"])
    }
  }

  @Test func `have no trace of constraints that are gone`() throws {
    _ = try play { stage in
      let (a, b) = (UIView(), UIView())
      for view in [a, b] {
        stage.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      let edges = [a, b].map {
        $0.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 5)
      }
      NSLayoutConstraint.activate(edges)
      stage.view.layoutIfNeeded()
      b.removeFromSuperview()
      stage.view.layoutIfNeeded()
      stage.view.addSubview(b)
      b.center.x = 20
      stage.view.layoutIfNeeded()
      #expect(a.frame.minX == 5 && b.center.x == 20)
      edges[1].isActive = true
      stage.view.layoutIfNeeded()
      #expect(b.frame.minX == 5)
    }
  }

  @Test func `may have timers, links and superviews of an earlier movie`() throws {
    let (card, inner) = (UIView(), UIView())
    var ticks = 0
    let timer = Timer(timeInterval: 0.4, repeats: true) { _ in ticks += 1 }
    let link = CADisplayLink { _ in inner.center.x += 1 }
    for _ in 0..<2 {
      _ = try play(duration: 1) { stage in
        inner.center.x = 0
        card.addSubview(inner)
        stage.view.addSubview(card)
        RunLoop.main.add(timer, forMode: .common)
        link.add(to: .main, forMode: .common)
        stage.after(0.5) { stage.view.addSubview(inner) }
        stage.after(0.505) { #expect(inner.center.x == 30) }
      }
    }
    #expect(ticks == 4)
  }
}
