import AnimRendering
import StageKit
import Testing

/// The presented position.x of a box at times during an animation.
@MainActor
private func xs(of animation: @MainActor () -> CAAnimation, at times: [Double]) throws -> [Double] {
  let animation = animation()
  var seen: [Double] = []
  _ = try play(duration: 5) { stage in
    let box = box(on: stage)
    box.layer.add(animation, forKey: nil)
    for time in times {
      stage.after(time) { seen.append(Double(box.layer.presentation()?.position.x ?? -1)) }
    }
  }
  return seen
}

/// Keyframes of position.x: 0, 10 and 100.
@MainActor
private func frames(_ change: (CAKeyframeAnimation) -> Void = { _ in }) -> CAKeyframeAnimation {
  let animation = CAKeyframeAnimation(keyPath: "position.x")
  animation.values = [0, 10, 100]
  animation.duration = 1
  change(animation)
  return animation
}

@MainActor
struct `A keyframe animation` {
  @Test func `passes its values at their times, in each calculation mode`() throws {
    let linear = CAMediaTimingFunction(name: .linear)
    let curve = CAMediaTimingFunction(name: .easeIn)
    let eased = Double(curve.evaluate(yAtX: 0.5)) * 10
    let rows: [((CAKeyframeAnimation) -> Void, [Double])] = [
      // The values at 0.25, 0.5 and 0.75 s.
      ({ _ in }, [5, 10, 55]),
      ({ $0.keyTimes = [0, 0.25, 1] }, [10, 40, 70]),
      ({ $0.timingFunctions = [curve, linear] }, [eased, 10, 55]),
      ({ $0.calculationMode = .discrete }, [0, 10, 100]),
      ({ ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.3, 0.6, 1]) }, [0, 10, 100]),
      ({ $0.calculationMode = .paced }, [25, 50, 75]),
      // The slopes at the values are 10, 50 and 90 per segment.
      ({ $0.calculationMode = .cubic }, [0, 10, 50]),
      ({ $0.isAdditive = true }, [45, 50, 95]),
      ({ ($0.repeatCount, $0.isCumulative, $0.speed) = (2, true, 4) }, [100, 40, 40]),
    ]
    for (index, (change, expected)) in rows.enumerated() {
      let shown = try xs(of: { frames(change) }, at: [0.25, 0.5, 0.75])
      for (value, expected) in zip(shown, expected) {
        #expect(abs(value - expected) < 1e-6, "row \(index): \(shown)")
      }
    }
  }

  @Test func `moves along a path and turns into its direction`() throws {
    var seen: [String] = []
    _ = try play { stage in
      let box = box(on: stage)
      let move = CAKeyframeAnimation(keyPath: "position")
      move.path = "M 10 10 H 110 V 110"
      (move.duration, move.calculationMode, move.rotationMode) = (2, .paced, .rotateAuto)
      box.layer.add(move, forKey: nil)
      for time in [0.5, 1.5] {
        stage.after(time) {
          let layer = box.layer.presentation()
          let turn = layer?.affineTransform().b.rounded() ?? -1
          seen.append("\(layer?.position.x ?? 0) \(layer?.position.y ?? 0) \(turn)")
        }
      }
    }
    #expect(seen == ["60.0 10.0 0.0", "110.0 60.0 1.0"])
  }
}

@MainActor
struct `A spring animation` {
  @Test func `moves as its parameters say, and knows when it rests`() throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    (spring.mass, spring.stiffness, spring.damping) = (1, 100, 10)
    spring.duration = spring.settlingDuration
    // ln(1000 · (1 + 1/√3)) / 5, the result of Core Animation.
    #expect(abs(spring.settlingDuration - 1.472_7) < 0.001)
    let shown = try xs(of: { spring }, at: [0.2, 0.5, 2])
    for (time, value) in zip([0.2, 0.5], shown) {
      let angle = 75.0.squareRoot() * time
      let exact = 1 - exp(-5 * time) * (cos(angle) + 5 / 75.0.squareRoot() * sin(angle))
      #expect(abs(value - 100 * exact) < 1e-9)
    }
    #expect(shown[2] == 40)
    let smooth = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(smooth.stiffness - 16 * .pi * .pi) < 1e-9)
    #expect(abs(smooth.damping - 6 * .pi) < 1e-9)
  }
}

@MainActor
struct `A group of animations` {
  @Test func `gives its animations its time, and ends with one call`() throws {
    var log: [String] = []
    var seen: [String] = []
    let delegate = Log { log.append($0) }
    _ = try play { stage in
      let box = box(on: stage)
      let (move, fade) = (frames { $0.duration = 0 }, CABasicAnimation(keyPath: "opacity"))
      (fade.toValue, fade.beginTime, fade.duration, fade.fillMode) = (0, 0.5, 1, .backwards)
      fade.fromValue = 0.5
      let group = CAAnimationGroup()
      (group.duration, group.speed, group.repeatCount) = (1, 0.5, 2)
      group.animations = [move, fade]
      for animation in [move, fade, group] {
        animation.delegate = delegate
        animation.setValue("\(type(of: animation))", forKey: "name")
      }
      box.layer.add(group, forKey: "both")
      for time in [0.5, 1.5, 2.5, 4.5] {
        stage.after(time) {
          let layer = box.layer.presentation()
          seen.append("\(layer?.position.x ?? -1) \(layer?.opacity ?? -1)")
        }
      }
      stage.after(1) { #expect(box.layer.animationKeys() == ["both"]) }
    }
    #expect(seen == ["5.0 0.5", "55.0 0.375", "5.0 0.5", "40.0 1.0"])
    #expect(log == ["CAAnimationGroup starts at 0.0", "CAAnimationGroup stops at 4.0, true"])
  }
}

@MainActor
struct `A wrong animation` {
  @Test func `is an error with its call and the time`() throws {
    @MainActor func basic(
      _ keyPath: String? = "opacity", _ change: (CABasicAnimation) -> Void = { _ in }
    ) -> CAAnimation {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.toValue = 1
      change(animation)
      return animation
    }
    let cases: [(CAAnimation, String)] = [
      (
        basic { $0.duration = .nan },
        "must have a finite number of 0 or more seconds as its duration, found nan"
      ),
      (
        basic { $0.duration = -1 },
        "must have a finite number of 0 or more seconds as its duration, found -1.0"
      ),
      (
        basic { $0.beginTime = .infinity },
        "must have a finite number of seconds as its beginTime, found inf"
      ),
      (
        basic { $0.timeOffset = .nan },
        "must have a finite number of seconds as its timeOffset, found nan"
      ),
      (basic { $0.speed = .infinity }, "must have a finite number as its speed, found inf"),
      (basic { $0.repeatCount = -2 }, "must have a repeatCount of 0 or more, found -2.0"),
      (
        basic { $0.repeatDuration = .nan },
        "must have a repeatDuration of 0 or more seconds, found nan"
      ),
      (
        basic { $0.fillMode = CAMediaTimingFillMode(rawValue: "forward") },
        "must have a known fillMode, found \"forward\"; did you mean \"forwards\"?"
      ),
      (basic(nil), "must have an animation with a keyPath"),
      (
        basic("positon.x"),
        "must have a known keyPath, found \"positon.x\"; did you mean \"position.x\"?"
      ),
      (basic("position"), "must have a point or a size for position, found Int"),
      (
        basic("backgroundColor") { $0.toValue = UIColor.red },
        "must have a CGColor for backgroundColor, found UIColor"
      ),
      (basic { $0.toValue = Double.nan }, "must have finite numbers for opacity"),
      (
        basic("transform") { ($0.toValue, $0.byValue) = (nil, CGAffineTransform.identity) },
        "must have a fromValue and a toValue for transform, found a byValue"
      ),
      (
        frames { $0.keyTimes = [0, 0.6, 0.5] },
        "must have keyframes that fit: times must ascend from 0; found 0.5 after 0.6"
      ),
      (frames { $0.keyTimes = [0, 0.6, 1.5] }, "must have keyTimes of 0 to 1, found 1.5"),
      (
        frames { $0.keyTimes = [0, 1] },
        "must have keyframes that fit: expected a time for each of the 3 values, found 2"
      ),
      (
        frames { $0.values = [1] },
        "must have keyframes that fit: expected at least two values, found 1"
      ),
      (
        frames {
          $0.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .linear), count: 3)
        },
        "must have keyframes that fit: 3 values have 2 segments; found 3 curves"
      ),
      (
        frames { $0.calculationMode = CAAnimationCalculationMode(rawValue: "pace") },
        "must have a known calculationMode, found \"pace\"; did you mean \"paced\"?"
      ),
      (
        frames { $0.path = "M 0 0" },
        "must have the key path position for a path, found position.x"
      ),
      (
        {
          let spring = CASpringAnimation(keyPath: "opacity")
          (spring.toValue, spring.mass) = (0, 0)
          return spring
        }(), "must have a mass of above 0, found 0.0"
      ),
      (CAAnimation(), "must be an animation of a property or a group, found CAAnimation"),
    ]
    for (animation, message) in cases {
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([animation], 1)
      for animation in [animation, group] {
        let error = #expect(throws: MovieError.self) {
          try play { stage in
            let box = box(on: stage)
            stage.after(0.5) { box.layer.add(animation, forKey: nil) }
          }
        }
        #expect(error?.description == "add(_:forKey:) \(message) (at 0.5 s)")
      }
    }
  }

  @Test func `is not added to a layer that stays off the stage`() throws {
    var log: [String] = []
    let delegate = Log { log.append($0) }
    _ = try play { stage in
      @MainActor func fade(_ name: String) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.toValue, fade.duration, fade.delegate) = (0, 1, delegate)
        fade.setValue(name, forKey: "name")
        return fade
      }
      stage.after(1) {
        let (late, never) = (CALayer(), CALayer())
        late.add(fade("late"), forKey: nil)
        never.add(fade("never"), forKey: nil)
        stage.view.layer.addSublayer(late)
        stage.after(0) { never.name = "kept" }
        stage.after(0.5) { late.removeFromSuperlayer() }
      }
    }
    #expect(
      log == [
        "late starts at 1.0", "never stops at 1.0, false", "late stops at 1.5, false",
      ])
  }
}
