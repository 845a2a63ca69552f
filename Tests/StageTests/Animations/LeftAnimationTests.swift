import AnimPrimitives
import AnimRendering
import StageKit
import Testing

/// Animations that have no effect, or that are removed before their end.
@MainActor
struct `An animation that is left alone` {
  @Test func `an animation of a view that leaves does not make the movie longer`() throws {
    let removals: [@MainActor (UIView) -> Void] = [
      { $0.removeFromSuperview() }, { $0.layer.removeAllAnimations() },
    ]
    for removal in removals {
      let renderer = try play { stage in
        let box = box(on: stage)
        UIView.animate(withDuration: 5) { box.center.x = 70 }
        stage.after(0.3) { removal(box) }
      }
      #expect(renderer.duration == 0.3)
    }
  }

  @Test func `an animation of an alpha that is set again does not make the movie longer`() throws {
    let renderer = try play { stage in
      let box = box(on: stage)
      UIView.animate(withDuration: 5) { box.alpha = 0 }
      stage.after(0.5) { box.alpha = 1 }
      UIView.animate(withDuration: 1) { box.center.x = 70 }
    }
    #expect(renderer.duration == 1)
  }

  @Test func `an additive animation of a path moves the path`() throws {
    let renderer = try play { stage in
      let shape = CAShapeLayer()
      shape.path = "M0 0H10V10H0Z"
      shape.fillColor = UIColor.black.cgColor
      stage.view.layer.addSublayer(shape)
      let animation = CAKeyframeAnimation(keyPath: "path")
      animation.isAdditive = true
      animation.values = ["M0 0H10V10H0Z", "M20 0H30V10H20Z"]
      animation.duration = 1
      shape.add(animation, forKey: nil)
    }
    let pixmap = renderer.pixmap(at: 0.5)
    #expect(pixmap[5, 5].rgba & 255 == 255)
    #expect(pixmap[15, 5].rgba & 255 == 0)
  }

  @Test func `an animation of another layer's property has no effect, which the log says`() throws {
    let listener = Listener()
    let movie = Movie(size: CGSize(width: 80, height: 60)) { stage in
      for (key, value) in [("strokeEnd", 0.5 as Any), ("path", "M0 0H10")] {
        let animation = CABasicAnimation(keyPath: key)
        animation.toValue = value
        animation.duration = 1
        animation.delegate = listener
        box(on: stage).layer.add(animation, forKey: key)
      }
    }
    #expect(try movie.renderer().duration == 1)
    #expect(listener.ends == [1, 1])
    #expect(
      movie.log
        == ["strokeEnd", "path"].map {
          "0 s: an animation of \($0) has no effect on this kind of layer"
        })
  }

  @MainActor
  private final class Listener: CAAnimationDelegate {
    var ends: [Double] = []

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      ends.append(CACurrentMediaTime())
    }
  }
}
