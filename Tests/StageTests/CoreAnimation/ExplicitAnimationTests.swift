import AnimPrimitives
import AnimRendering
import StageKit
import Testing

/// The presented values of a layer at times in seconds.
@MainActor
private func seen<Value>(
  at times: [Double], _ value: @escaping @MainActor (CALayer) -> Value?,
  _ body: @escaping @MainActor (UIView, Stage) -> Void
) throws -> [Value?] {
  var values: [Value?] = []
  _ = try play(duration: 10) { stage in
    let box = box(on: stage)
    for time in times {
      stage.after(time) { values.append(box.layer.presentation().flatMap(value)) }
    }
    body(box, stage)
  }
  return values
}

@MainActor
struct `An explicit animation` {
  @Test func `goes between the values that it has`() throws {
    // The position is 40. Each row has from, to, by, and the values at the middle and at the end.
    let rows: [(Double?, Double?, Double?, Double, Double)] = [
      (0, 100, nil, 50, 100), (0, nil, 60, 30, 60), (nil, 100, 20, 90, 100), (10, nil, nil, 25, 40),
      (nil, 80, nil, 60, 80), (nil, nil, 20, 50, 60), (nil, nil, nil, 40, 40),
    ]
    for (from, to, by, half, end) in rows {
      let values = try seen(at: [0.5, 0.999_999, 1.5], { Double($0.position.x) }) { box, _ in
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 1
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        box.layer.add(animation, forKey: "move")
      }
      #expect(values[0] == half)
      #expect(abs((values[1] ?? 0) - end) < 1e-3)
      #expect(values[2] == 40)
    }
  }

  @Test func `leaves the model, and holds its last value if it stays`() throws {
    var model: CGFloat = 0
    let values = try seen(at: [0, 0.25, 0.5, 2], { $0.opacity }) { box, stage in
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.beginTime = CACurrentMediaTime() + 0.25
      fade.duration = 0.5
      fade.fillMode = .both
      fade.isRemovedOnCompletion = false
      box.alpha = 0.75
      box.layer.add(fade, forKey: nil)
      stage.after(1) { model = box.alpha }
    }
    #expect(values == [1, 1, 0.5, 0])
    #expect(model == 0.75)
  }

  @Test func `has the times of CAMediaTiming`() throws {
    let rows: [(@MainActor (CABasicAnimation) -> Void, [Double])] = [
      // The values at 0.25, 0.75, 1.25 and 2.5 s.
      ({ $0.repeatCount = 2 }, [25, 75, 25, -1]),
      ({ $0.repeatDuration = 1.5 }, [25, 75, 25, -1]),
      ({ $0.autoreverses = true }, [25, 75, 75, -1]),
      ({ $0.speed = 0.5 }, [12.5, 37.5, 62.5, -1]),
      ({ $0.speed = -1 }, [75, 25, -1, -1]),
      ({ ($0.speed, $0.timeOffset) = (0, 0.6) }, [60, 60, 60, 60]),
      ({ $0.timeOffset = 0.5 }, [75, 25, -1, -1]),
      ({ $0.beginTime = 0.5 }, [-1, 25, 75, -1]),
      ({ ($0.repeatCount, $0.isCumulative) = (3, true) }, [25, 75, 125, 250]),
    ]
    for (index, (change, expected)) in rows.enumerated() {
      let values = try seen(at: [0.25, 0.75, 1.25, 2.5], { $0.cornerRadius }) { box, _ in
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        change(animation)
        box.layer.add(animation, forKey: nil)
      }
      for (value, expected) in zip(values, expected) {
        #expect(abs(Double(value ?? -9) - max(expected, 0)) < 1e-9, "row \(index)")
      }
    }
  }

  @Test func `lies over those before it, and adds to them if it is additive`() throws {
    let values = try seen(at: [0.5, 1.25, 1.75, 2.5], { Double($0.position.x) }) { box, stage in
      let low = CABasicAnimation(keyPath: "position.x")
      (low.fromValue, low.toValue, low.duration) = (0, 200, 2)
      let high = CABasicAnimation(keyPath: "position")
      high.fromValue = CGPoint(x: 5, y: 0)
      high.toValue = CGPoint(x: 5, y: 0)
      (high.duration, high.beginTime) = (0.5, 1)
      let more = CABasicAnimation(keyPath: "position.x")
      (more.byValue, more.duration, more.isAdditive) = (1, 3, true)
      (more.fromValue, more.toValue) = (1, 1)
      box.layer.add(low, forKey: "low")
      box.layer.add(high, forKey: "high")
      box.layer.add(more, forKey: "more")
    }
    #expect(values == [51, 6, 176, 41])
  }

  @Test func `hides and is hidden by a block, whichever is newer`() throws {
    let values = try seen(at: [0.5, 1.5, 2.5, 3.5], { Double($0.position.x) }) { box, stage in
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) { box.center.x = 80 }
      stage.after(1) {
        let still = CABasicAnimation(keyPath: "position.x")
        (still.fromValue, still.toValue, still.duration) = (7, 7, 2)
        box.layer.add(still, forKey: nil)
      }
      stage.after(2) {
        UIView.animate(withDuration: 0.75, delay: 0, options: .curveLinear) { box.center.x = 100 }
      }
    }
    // The block of 2 s is not additive, because another animation hides the model. The block of 0 s continues below the
    // others.
    #expect(values[0] == 45)
    #expect(values[1] == 7)
    #expect(abs((values[2] ?? 0) - 80 - 20 * (0.5 / 0.75)) < 1e-9)
    #expect(values[3] == 95)
  }

  @Test func `turns a transform that was set as a matrix`() throws {
    let angles = try seen(
      at: [0, 0.5, 1.5],
      { layer in
        let turn = layer.affineTransform()
        return (atan2(turn.b, turn.a) * 180 / .pi * 1e6).rounded() / 1e6
      }
    ) { box, _ in
      box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi / 2, 1)
      box.layer.add(turn, forKey: nil)
    }
    #expect(angles == [0, 45, 90])
  }

  @Test func `interpolates colours, sizes and transforms`() throws {
    let values = try seen(
      at: [0.5],
      { layer in
        let color = layer.backgroundColor.map(UIColor.init(cgColor:))
        return "\(layer.bounds.size.width) \((layer.affineTransform().a * 1e6).rounded() / 1e6) "
          + "\(color == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))"
      }
    ) { box, _ in
      let (size, color, scale) = (
        CABasicAnimation(keyPath: "bounds"), CABasicAnimation(keyPath: "backgroundColor"),
        CABasicAnimation(keyPath: "transform")
      )
      size.toValue = CGRect(x: 0, y: 0, width: 80, height: 40)
      (color.fromValue, color.toValue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
      scale.toValue = CGAffineTransform(scaleX: 3, y: 3)
      for animation in [size, color, scale] {
        animation.duration = 1
        box.layer.add(animation, forKey: animation.keyPath)
      }
    }
    #expect(values == ["60.0 2.0 true"])
  }

  @Test func `is copied, found by its key, replaced and removed`() throws {
    var log: [String] = []
    let delegate = Log { log.append($0) }
    _ = try play { stage in
      let box = box(on: stage)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.setValue("first", forKey: "name")
      (animation.toValue, animation.duration, animation.delegate) = (0, 1, delegate)
      box.layer.add(animation, forKey: "fade")
      animation.setValue("second", forKey: "name")
      animation.duration = 9
      #expect(box.layer.animationKeys() == ["fade"])
      #expect(box.layer.animation(forKey: "fade") !== animation)
      #expect(box.layer.animation(forKey: "fade")?.duration == 1)
      animation.duration = 1
      stage.after(0.5) { box.layer.add(animation, forKey: "fade") }
      stage.after(1) {
        animation.setValue("third", forKey: "name")
        box.layer.add(animation, forKey: nil)
        #expect(box.layer.animationKeys() == ["fade"])
        box.layer.removeAnimation(forKey: "fade")
        #expect(box.layer.animationKeys() == nil)
      }
      stage.after(1.25) {
        UIView.animate(withDuration: 1, animations: { box.center.x = 200 }) { log.append("\($0)") }
      }
      stage.after(1.5) {
        box.layer.removeAllAnimations()
        #expect(box.layer.presentation()?.position.x == 200)
      }
    }
    #expect(
      log == [
        "first starts at 0.0", "first stops at 0.5, false", "second starts at 0.5",
        "second stops at 1.0, false", "third starts at 1.0", "third stops at 1.5, false", "false",
      ])
  }

  @Test func `reports its start after its delay and its end at its time`() throws {
    var log: [String] = []
    let delegate = Log { log.append($0) }
    let renderer = try play { stage in
      let box = box(on: stage)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.toValue, animation.duration, animation.delegate) = (0, 1, delegate)
      (animation.beginTime, animation.repeatCount) = (0.5, 2)
      animation.setValue("late", forKey: "name")
      box.layer.add(animation, forKey: "fade")
      let endless = CABasicAnimation(keyPath: "position.x")
      (endless.byValue, endless.duration, endless.repeatCount) = (9, 1, .infinity)
      box.layer.add(endless, forKey: "endless")
    }
    #expect(log == ["late starts at 0.5", "late stops at 2.5, true"])
    #expect(renderer.duration == 2.5)
  }

  @Test func `changes no picture before it is added`() throws {
    func movie(at cut: Double?, _ keyPath: String = "", _ to: Any? = nil) throws -> Renderer {
      try play(duration: 1) { stage in
        let box = box(on: stage)
        box.layer.cornerRadius = 4
        UIView.animate(withDuration: 1) { box.center.x = 200 }
        guard let cut else { return }
        stage.after(cut) {
          let animation = CABasicAnimation(keyPath: keyPath)
          (animation.toValue, animation.duration, animation.repeatCount) = (to, 0.1, .infinity)
          (animation.autoreverses, animation.fillMode) = (true, .both)
          animation.isAdditive = keyPath == "position.x"
          box.layer.add(animation, forKey: nil)
        }
      }
    }
    let whole = try movie(at: nil)
    let cases: [(Double, String, Any)] = [
      (0.11, "position.x", 30), (0.34, "backgroundColor", UIColor.red.cgColor),
      (0.58, "transform.rotation", 3), (0.9, "cornerRadius", 20), (0.27, "bounds.size.width", 9),
      (0.72, "transform", CGAffineTransform(scaleX: 2, y: 0.5)), (0.45, "shadowOpacity", 1),
    ]
    for (cut, keyPath, to) in cases {
      let cutMovie = try movie(at: cut, keyPath, to)
      for frame in 0..<50 where Double(frame) / 50 < cut {
        #expect(cutMovie.pixmap(at: Double(frame) / 50) == whole.pixmap(at: Double(frame) / 50))
      }
      #expect(cutMovie.pixmap(at: 0.95) != whole.pixmap(at: 0.95), "\(keyPath)")
    }
  }
}

/// Records the calls of a delegate with the animation's `name`.
@MainActor
final class Log: CAAnimationDelegate {
  private let write: (String) -> Void

  init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  private func name(_ animation: CAAnimation) -> String {
    animation.value(forKey: "name") as? String ?? "?"
  }

  func animationDidStart(_ anim: CAAnimation) {
    write("\(name(anim)) starts at \(CACurrentMediaTime())")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    write("\(name(anim)) stops at \(CACurrentMediaTime()), \(flag)")
  }
}
