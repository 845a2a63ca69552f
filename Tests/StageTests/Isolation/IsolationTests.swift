import StageKit
import Testing

/// Runs a program on a stage of 100 × 100 points.
@MainActor
private func play(_ body: @escaping @MainActor (Stage) throws -> Void) throws -> Movie {
  let movie = Movie(size: CGSize(width: 100, height: 100), body)
  _ = try movie.renderer()
  return movie
}

@MainActor
struct `Code that belongs to no actor` {
  @Test func `makes layers and animations in functions and values`() throws {
    var opacity: Float?
    var (wobble, spring): (CGFloat?, CGFloat?)
    let movie = try play { stage in
      let dot = makeDot(radius: 5)
      dot.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
      stage.view.layer.addSublayer(dot)
      dot.fadeOut()
      dot.add(Wobble.slow.animation(by: 20), forKey: "wobble")
      let (other, move) = (CALayer(), Wobble.makeSpring())
      stage.view.layer.addSublayer(other)
      (move.fromValue, move.toValue) = (10, 20)
      move.duration = 1
      other.add(move, forKey: "spring")
      stage.after(0.5) {
        opacity = dot.presentation()?.opacity
        wobble = dot.presentation()?.position.x
        spring = other.presentation()?.position.x
      }
    }
    #expect(opacity == 0.5)
    #expect(wobble == 35)
    #expect(spring.map { $0 > 19 } == true)
    #expect(try movie.frame(of: "dot", at: 0.5).minX == 30)
  }

  @Test func `changes layers in a transaction`() throws {
    var end = -1.0
    let movie = try play { stage in
      let layers = [CALayer(), CALayer()]
      for (layer, name) in zip(layers, ["a", "b"]) {
        layer.name = name
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.view.layer.addSublayer(layer)
      }
      CATransaction.flush()
      move(layers, by: 40) { end = stage.time }
    }
    #expect(try movie.frame(of: "b", at: 0.25).minX == 20)
    #expect(end == 0.5)
  }

  @Test func `subclasses layers and animations`() throws {
    var presented: CGFloat?
    let ring = RingLayer(progress: 0.25)
    _ = try play { stage in
      let layer = GradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.layoutSublayers()
      #expect(layer.cornerRadius == 4 && layer.stripe.frame.minX == 2)
      stage.view.layer.addSublayer(layer)
      let shake = Shake()
      shake.strength = 8
      layer.add(shake, forKey: "shake")
      stage.view.layer.addSublayer(ring)
      #expect(RingLayer().strokeEnd == 0 && ring.strokeEnd == 0.25)
      ring.fill()
      stage.after(0.25) {
        #expect(ring.presentation()?.strokeEnd == 0.625)
        #expect((layer.animation(forKey: "shake") as? Shake)?.values?.count == 3)
      }
      stage.after(0.5) { presented = layer.presentation()?.position.x }
    }
    #expect(presented == 18)
    #expect(ring.ends == 1)
  }

  @Test func `stops the program outside of the main actor`() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { CALayer().opacity = 0 }.value
    }
  }

  @Test func `gets the calls of animations`() throws {
    let (log, card, spinner) = (EventLog(), BadgeCard(), Spinner())
    let coordinator = Coordinator()
    _ = try play { stage in
      for view in [card, spinner] { stage.view.addSubview(view) }
      card.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      for delegate in [log, coordinator] as [any CAAnimationDelegate] {
        let fade = makeFade(to: 0)
        fade.delegate = delegate
        stage.view.layer.add(fade, forKey: nil)
      }
      card.leave()
      spinner.spin()
    }
    #expect(log.events == ["start at 0.0", "stop true at 1.0"])
    #expect(card.isHidden && card.layer.cornerRadius == 4 && card.layer is GradientLayer)
    #expect((card.layer as? GradientLayer)?.stripe.frame.width == 16)
    #expect(spinner.tag == 1 && coordinator.ends == 1)
  }
}
