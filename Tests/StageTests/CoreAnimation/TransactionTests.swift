import AnimPrimitives
import AnimRendering
import StageKit
import Testing

/// A layer without a view, of 20 × 20 points on the stage.
@MainActor
private func freeLayer(on stage: Stage) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
  layer.backgroundColor = UIColor.red.cgColor
  stage.view.layer.addSublayer(layer)
  return layer
}

@MainActor
struct `A layer without a view` {
  @Test func `animates each change from what is seen, in a quarter of a second`() throws {
    var seen: [[CGFloat]] = []
    let renderer = try play { stage in
      let (layer, view) = (freeLayer(on: stage), box(on: stage))
      // It is not on the stage before the program returns.
      layer.position.x = 20
      stage.after(0) { #expect(layer.presentation()?.position.x == 20) }
      stage.after(1) {
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 120
        view.layer.position.x = 100
        #expect(layer.position.x == 120)
      }
      stage.after(1.125) {
        seen.append([layer, view.layer].map { $0.presentation()?.position.x ?? -1 })
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 170
        CATransaction.commit()
      }
      for time in [1.25, 1.625, 2.125] {
        stage.after(time) { seen.append([layer.presentation()?.position.x ?? -1]) }
      }
    }
    #expect(seen == [[70, 100], [82.5], [120], [170]])
    #expect(renderer.duration == 2.125)
  }

  @Test func `animates with its own duration in a block, and not if actions are disabled`() throws {
    var ends: [String] = []
    var seen: [CGFloat] = []
    _ = try play { stage in
      let (layer, view) = (freeLayer(on: stage), box(on: stage))
      stage.after(1) {
        CATransaction.setCompletionBlock { ends.append("all \(stage.time)") }
        UIView.animate(withDuration: 0.125, animations: { layer.bounds.size.width = 60 }) { _ in
          ends.append("block \(stage.time)")
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.y = 60
        CATransaction.commit()
        UIView.performWithoutAnimation { layer.cornerRadius = 4 }
        seen.append(layer.presentation()?.position.y ?? -1)
        layer.isHidden = true
        #expect(layer.presentation()?.isHidden == true)
        view.alpha = 0.5
      }
      stage.after(1.125) { seen.append(layer.presentation()?.bounds.width ?? -1) }
    }
    #expect(seen[0] == 60)
    #expect(seen[1] > 20 && seen[1] < 60)
    // The block animates nothing of its own.
    #expect(ends == ["block 1.0", "all 1.25"])
  }

  @Test func `animates right away after a flush`() throws {
    var seen: [CGFloat] = []
    _ = try play { stage in
      let layer = freeLayer(on: stage)
      layer.opacity = 0.5
      seen.append(CGFloat(layer.presentation()?.opacity ?? -1))
      CATransaction.flush()
      layer.position.x = 110
      seen.append(layer.presentation()?.position.x ?? -1)
    }
    #expect(seen == [0.5, 10])
  }

  @Test func `is drawn where its animation is`() throws {
    let renderer = try play { stage in
      let layer = freeLayer(on: stage)
      stage.after(1) {
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.frame = CGRect(x: 200, y: 100, width: 20, height: 20)
      }
    }
    func isRed(_ x: Int, _ y: Int, at time: Double) -> Bool {
      let pixmap = renderer.pixmap(at: time)
      return pixmap.pixels[y * pixmap.width + x] & 0xFFFFFF == 0x0000FF
    }
    #expect(isRed(10, 10, at: 1) && !isRed(110, 60, at: 1))
    #expect(isRed(110, 60, at: 2) && !isRed(10, 10, at: 2))
    #expect(isRed(210, 110, at: 3))
  }
}

@MainActor
struct `A transaction` {
  @Test func `completes after the last of its animations, at once without any`() throws {
    var log: [String] = []
    let delegate = Log { log.append($0) }
    _ = try play { stage in
      let (layer, view) = (freeLayer(on: stage), box(on: stage))
      @MainActor func animation(_ name: String, _ duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue(name, forKey: "name")
        (animation.toValue, animation.duration, animation.delegate) = (0, duration, delegate)
        return animation
      }
      stage.after(1) {
        view.layer.add(animation("before", 9), forKey: "before")
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer \(stage.time)") }
        layer.cornerRadius = 5
        view.layer.add(animation("long", 0.5), forKey: nil)
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner \(stage.time)") }
        view.layer.add(animation("removed", 4), forKey: "removed")
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("empty \(stage.time)") }
        CATransaction.commit()
        log.append("returned")
      }
      stage.after(1.25) {
        view.layer.removeAnimation(forKey: "removed")
        view.layer.removeAnimation(forKey: "before")
      }
    }
    #expect(
      log == [
        "returned", "empty 1.0", "before starts at 1.0", "long starts at 1.0",
        "removed starts at 1.0", "removed stops at 1.25, false", "inner 1.25",
        "before stops at 1.25, false", "long stops at 1.5, true", "outer 1.5",
      ])
  }

  @Test func `gives explicit animations their duration and curve`() throws {
    var seen: [Float] = []
    let renderer = try play { stage in
      let view = box(on: stage)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      #expect(CATransaction.animationDuration() == 2)
      view.layer.add(fade, forKey: nil)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      stage.after(1) { seen.append(view.layer.presentation()?.opacity ?? -1) }
    }
    let easeIn = Float(CAMediaTimingFunction(name: .easeIn).evaluate(yAtX: 0.5))
    #expect(seen.count == 1 && abs(seen[0] - 1 + easeIn) < 1e-6)
    #expect(renderer.duration == 2)
  }

  @Test func `needs a commit before its callback returns`() throws {
    let error = #expect(throws: MovieError.self) {
      try play { stage in stage.after(1) { CATransaction.begin() } }
    }
    #expect(
      error?.description
        == "CATransaction.begin() needs a commit() before the callback returns (at 1 s)")
  }
}
