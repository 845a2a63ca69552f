import AnimExport
import AnimRendering
import StageKit
import Testing

/// Runs a program and returns it with its pictures.
@MainActor
func play(
  duration: Double? = nil, _ body: @escaping @MainActor (Stage) throws -> Void
) throws -> Renderer {
  try Movie(size: CGSize(width: 240, height: 160), duration: duration, body).renderer()
}

/// A view of 40 × 40 points on the stage.
@MainActor
func box(on stage: Stage, x: CGFloat = 20) -> UIView {
  let box = UIView(frame: CGRect(x: x, y: 60, width: 40, height: 40))
  box.backgroundColor = .systemBlue
  stage.view.addSubview(box)
  return box
}

@MainActor
struct `Blocks of animations` {
  @Test func `change the model at once and what is seen over time`() throws {
    var seen: [CGFloat] = []
    var model: CGFloat = 0
    _ = try play { stage in
      let box = box(on: stage)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 140 }
      model = box.center.x
      for time in [0, 0.25, 0.5, 1] {
        stage.after(time) { seen.append(box.layer.presentation()?.position.x ?? .nan) }
      }
    }
    #expect(model == 140)
    #expect(seen == [40, 65, 90, 140])
  }

  @Test func `add up: two linear seconds there and back stand still between, and both complete`()
    throws
  {
    var seen: [CGFloat] = []
    var ends: [String] = []
    let renderer = try play { stage in
      let box = box(on: stage, x: -20)
      @MainActor func move(to x: CGFloat) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          box.center.x = x
        } completion: {
          ends.append("\($0) \(stage.time)")
        }
      }
      move(to: 100)
      stage.after(0.5) { move(to: 0) }
      for time in [0.5, 0.625, 0.75, 1, 1.5] {
        stage.after(time) { seen.append(box.layer.presentation()?.position.x ?? .nan) }
      }
    }
    #expect(seen == [50, 50, 50, 50, 0])
    #expect(ends == ["true 1.0", "true 1.5"])
    #expect(renderer.duration == 1.5)
  }

  @Test func `follow a custom timing function past the goal`() throws {
    var xs: [CGFloat] = []
    _ = try play { stage in
      let box = box(on: stage)
      UIView.animate(withDuration: 1.2, timingFunction: easeOutBack) { box.center.x = 180 }
      for time in [0.68, 0.696, 0.71, 1.2] {
        stage.after(time) { xs.append(box.layer.presentation()?.position.x ?? .nan) }
      }
    }
    #expect(abs(xs[1] - 194) < 0.01)
    #expect(xs[0] < xs[1] && xs[2] < xs[1])
    #expect(xs[3] == 180)
  }

  @Test func `complete one at a time, in their order, also those that change nothing`() throws {
    var calls: [String] = []
    _ = try play { stage in
      let (a, b) = (box(on: stage), box(on: stage))
      @MainActor func end(_ name: String) -> @MainActor (Bool) -> Void {
        { calls.append("\(name) \($0) \(stage.time)") }
      }
      UIView.animate(withDuration: 1, animations: { a.alpha = 0 }, completion: end("replaced"))
      UIView.animate(withDuration: 1, animations: { b.center.x = 90 }, completion: end("first"))
      UIView.animate(withDuration: 1, animations: { b.center.y = 9 }, completion: end("second"))
      UIView.animate(
        withDuration: 1, animations: { b.bounds.size.width = 9 }, completion: end("third"))
      UIView.animate(withDuration: 1, animations: { b.center.x = 90 }, completion: end("nothing"))
      UIView.animate(withDuration: 0, animations: { b.alpha = 0.5 }, completion: end("instant"))
      stage.after(0.5) { UIView.animate(withDuration: 0.25) { a.alpha = 1 } }
      calls.append("body")
    }
    #expect(
      calls == [
        "body", "nothing true 0.0", "instant true 0.0", "replaced false 0.5", "first true 1.0",
        "second true 1.0", "third true 1.0",
      ])
  }

  @Test func `nested blocks take the duration and the curve of the outer one`() throws {
    var ends: [Double] = []
    _ = try play { stage in
      let (a, b) = (box(on: stage), box(on: stage))
      UIView.animate(withDuration: 1) {
        a.center.x = 90
        UIView.animate(withDuration: 3, animations: { b.center.x = 90 }) { _ in
          ends.append(stage.time)
        }
        UIView.animate(
          withDuration: 2, delay: 0, options: .overrideInheritedDuration,
          animations: { b.center.y = 90 }
        ) { _ in ends.append(stage.time) }
        UIView.performWithoutAnimation { a.alpha = 0.5 }
      }
    }
    #expect(ends == [1, 2])
  }

  @Test func `frames are warped as a whole and hold their values between`() throws {
    var alphas: [Float] = []
    _ = try play { stage in
      let box = box(on: stage)
      box.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 1 }
        }
      }
      for time in [0.25, 0.5, 0.75, 1] {
        stage.after(time) { alphas.append(box.layer.presentation()?.opacity ?? .nan) }
      }
    }
    #expect(alphas == [0, 0, 0.5, 1])
  }

  @Test func `leave pictures before an interruption as they are`() throws {
    func movie(cut: Double?) throws -> Renderer {
      try play(duration: 1) { stage in
        let box = box(on: stage)
        UIView.animate(withDuration: 1) { box.center.x = 200 }
        guard let cut else { return }
        stage.after(cut) {
          UIView.animate(withDuration: 0.2) {
            box.center.y = 20; box.alpha = 0.2
          }
          box.removeFromSuperview()
        }
      }
    }
    let whole = try movie(cut: nil)
    for cut in [0.11, 0.34, 0.58, 0.9] {
      let interrupted = try movie(cut: cut)
      for frame in 0..<50 where Double(frame) / 50 < cut {
        #expect(interrupted.pixmap(at: Double(frame) / 50) == whole.pixmap(at: Double(frame) / 50))
      }
      #expect(interrupted.pixmap(at: 1) != whole.pixmap(at: 1))
    }
  }
}

/// Penner's curve with an overshoot of 10 %.
let easeOutBack: @Sendable (CGFloat, CGFloat) -> CGFloat = { time, duration in
  let (t, s) = (time / duration - 1, 1.70158 as CGFloat)
  return t * t * ((s + 1) * t + s) + 1
}
