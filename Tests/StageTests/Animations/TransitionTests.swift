import AnimPrimitives
import AnimRendering
import StageKit
import Testing

@MainActor
struct `A transition` {
  @Test func `dissolves the text of a label; its changes take no time`() throws {
    var calls: [String] = []
    @MainActor func movie(_ change: @escaping @MainActor (UILabel, Stage) -> Void) throws
      -> Renderer
    {
      try play(duration: 4) { stage in
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        label.text = "MMMM"
        stage.view.addSubview(label)
        stage.after(1) { change(label, stage) }
      }
    }
    let dissolved = try movie { label, stage in
      UIView.transition(
        with: label, duration: 0.5, options: .transitionCrossDissolve
      ) {
        label.text = "IIII"
        label.alpha = 0.5
        #expect(label.layer.presentation()?.opacity == 0.5)
      } completion: {
        calls.append("\($0) \(stage.time)")
      }
      // A change after the transition jumps.
      stage.after(1) { label.text = "OOOO" }
    }
    let plain = try movie { label, stage in
      label.text = "IIII"
      label.alpha = 0.5
      stage.after(1) { label.text = "OOOO" }
    }
    #expect(calls == ["true 1.5"])
    for time in [0.5, 1.5, 1.9, 2, 2.25] {
      #expect(dissolved.pixmap(at: time) == plain.pixmap(at: time), "\(time)")
    }
    #expect(dissolved.pixmap(at: 1.25) != plain.pixmap(at: 1.25))
    let start = dissolved.pixmap(at: 1)
    #expect(start != plain.pixmap(at: 1))
    #expect(start != dissolved.pixmap(at: 1.25))
  }

  @Test func `without an option or a time takes none; a flip is an error`() throws {
    var calls: [String] = []
    _ = try play { stage in
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      stage.view.addSubview(label)
      UIView.transition(with: label, duration: 1) {
        label.text = "a"
      } completion: {
        calls.append("plain \($0) \(stage.time)")
      }
      UIView.transition(with: label, duration: 0, options: .transitionCrossDissolve) {
        label.text = "b"
      } completion: {
        calls.append("instant \($0) \(stage.time)")
      }
    }
    #expect(calls == ["plain true 0.0", "instant true 0.0"])
    let flip = fault { stage in
      UIView.transition(
        with: stage.view, duration: 1, options: .transitionFlipFromLeft, animations: nil)
    }
    #expect(
      flip == "transition(with:duration:options:animations:completion:) "
        + "must have the option transitionCrossDissolve, found another one (at 0 s)")
  }
}

@MainActor
struct `A block with a spring or repetition` {
  @Test func `lasts until its spring of a period and a bounce rests`() throws {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    var end = 0.0
    var seen: CGFloat = 0
    _ = try play { stage in
      let box = box(on: stage)
      UIView.animate(springDuration: 0.5, bounce: 0.3) {
        box.center.x = 140
      } completion: { _ in
        end = stage.time
      }
      // cos and sin of ω_d t for ω = 4π and a damping ratio of 0.7.
      stage.after(0.2) { seen = box.layer.presentation()?.position.x ?? 0 }
    }
    #expect(abs(end - spring.settlingDuration) < 1e-9)
    let (decay, angle) = (0.7 * 4 * Double.pi * 0.2, 4 * Double.pi * 0.51.squareRoot() * 0.2)
    let exact = 1 - exp(-decay) * (cos(angle) + 0.7 / 0.51.squareRoot() * sin(angle))
    #expect(abs(seen - 40 - 100 * exact) < 1e-6)
  }

  @Test func `repeats a part of it, and completes after the last cycle`() throws {
    var seen: [[CGFloat]] = []
    var ends: [Double] = []
    _ = try play { stage in
      let box = box(on: stage)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.center.y = 180
        UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { box.center.x = 140 }
      } completion: { _ in
        ends.append(stage.time)
      }
      for time in [0.5, 1.5, 2.5, 3] {
        stage.after(time) {
          let place = box.layer.presentation()?.position ?? .zero
          seen.append([place.x, place.y])
        }
      }
    }
    #expect(seen == [[90, 130], [90, 180], [90, 180], [140, 180]])
    #expect(ends == [3])
  }

  @Test func `a list of wrong numbers is an error`() throws {
    let calls: [(String, @MainActor (Stage) -> Void)] = [
      (
        "modifyAnimations(withRepeatCount:autoreverses:animations:) needs the closure of UIView.animate",
        { _ in UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {} }
      ),
      (
        "modifyAnimations(withRepeatCount:autoreverses:animations:) must have a count above 0, found nan",
        { _ in UIView.modifyAnimations(withRepeatCount: .nan, autoreverses: false) {} }
      ),
      (
        "animate(springDuration:bounce:…) must have a spring that settles within a day",
        { _ in UIView.animate(springDuration: 1, bounce: 1) {} }
      ),
      (
        "transition(with:duration:options:animations:completion:) must have a finite number of seconds, "
          + "found inf",
        { UIView.transition(with: $0.view, duration: .infinity, animations: nil) }
      ),
    ]
    for (message, call) in calls { #expect(fault { call($0) } == "\(message) (at 0 s)") }
  }
}
