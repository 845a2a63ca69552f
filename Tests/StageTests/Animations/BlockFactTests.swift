import AnimRendering
import StageKit
import Testing

/// The presented values of a layer at times in seconds.
@MainActor
func watch<Value>(
  _ layer: CALayer, at times: [Double], on stage: Stage, _ value: @escaping (CALayer) -> Value,
  into report: @escaping @MainActor (Value) -> Void
) {
  for time in times {
    stage.after(time) { if let seen = layer.presentation() { report(value(seen)) } }
  }
}

@MainActor
struct `Facts of blocks` {
  private static let linear = UIView.AnimationOptions.curveLinear

  /// Properties of a layer: a closure that sets one of two values, and a closure that reads the presented value as a
  /// number.
  private static let additive:
    [(String, @MainActor (UIView, Bool) -> Void, @MainActor (CALayer) -> Double)] =
      [
        ("position", { $0.center.x = $1 ? 100 : 0 }, { Double($0.position.x) / 100 }),
        ("bounds", { $0.bounds.size.width = $1 ? 100 : 0 }, { Double($0.bounds.width) / 100 }),
        (
          "transform",
          { $0.transform = CGAffineTransform(translationX: $1 ? 100 : 0, y: 0) },
          { Double($0.affineTransform().tx) / 100 }
        ),
        (
          "cornerRadius", { $0.layer.cornerRadius = $1 ? 100 : 0 },
          { Double($0.cornerRadius) / 100 }
        ),
      ]
  private static let replaced:
    [(String, @MainActor (UIView, Bool) -> Void, @MainActor (CALayer) -> Double)] =
      [
        ("alpha", { $0.alpha = $1 ? 1 : 0 }, { Double($0.opacity) }),
        (
          "backgroundColor",
          { $0.backgroundColor = UIColor(white: 0, alpha: $1 ? 1 : 0) },
          { Double($0.backgroundColor?.alpha ?? .nan) }
        ),
        (
          "anchorPoint", { $0.layer.anchorPoint = CGPoint(x: $1 ? 1 : 0, y: 0.5) },
          { Double($0.anchorPoint.x) }
        ),
      ]

  /// The value 0.75 s after the start of an animation to 1 in a second, 0.25 s after the start of an animation back.
  private func turned(
    _ options: UIView.AnimationOptions,
    _ property: (String, @MainActor (UIView, Bool) -> Void, @MainActor (CALayer) -> Double)
  ) throws -> Double {
    var seen = Double.nan
    _ = try play { stage in
      let box = box(on: stage)
      property.1(box, false)
      UIView.animate(withDuration: 1, delay: 0, options: Self.linear) { property.1(box, true) }
      stage.after(0.5) {
        UIView.animate(withDuration: 1, delay: 0, options: [Self.linear, options]) {
          property.1(box, false)
        }
      }
      watch(box.layer, at: [0.75], on: stage, property.2) { seen = $0 }
    }
    return seen
  }

  @Test func `positions, sizes, transforms and corners add up, and stand still between two ways`()
    throws
  {
    for property in Self.additive {
      for options in [[], UIView.AnimationOptions.beginFromCurrentState] {
        #expect(abs(try turned(options, property) - 0.5) < 1e-9, "\(property.0)")
      }
    }
  }

  @Test func `alphas, colours and anchors are replaced: from the model, or from what is seen`()
    throws
  {
    for property in Self.replaced {
      #expect(abs(try turned([], property) - 0.75) < 1e-6, "\(property.0)")
      #expect(abs(try turned(.beginFromCurrentState, property) - 0.375) < 1e-6, "\(property.0)")
    }
  }

  @Test func `nothing is animated outside of a block`() throws {
    let changes = (Self.additive + Self.replaced).map(\.1)
    let renderer = try play { stage in
      let box = box(on: stage)
      for change in changes { change(box, true) }
      #expect(box.layer.presentation()?.position == box.center)
      stage.after(0.5) {
        for change in changes { change(box, false) }
        #expect(box.layer.presentation()?.position == box.center)
        #expect(box.layer.presentation()?.opacity == 0)
      }
    }
    #expect(renderer.duration == 0.5)
  }

  @Test
  func `borders, shadows, strokes and depth jump, and the log says so; shadowOpacity is animated`()
    throws
  {
    let jumps: [(String, @MainActor (CAShapeLayer) -> Void, @MainActor (CAShapeLayer) -> Double)] =
      [
        ("borderWidth", { $0.borderWidth = 1 }, { Double($0.borderWidth) }),
        (
          "borderColor", { $0.borderColor = UIColor(white: 0, alpha: 0.5).cgColor },
          { Double($0.borderColor?.alpha ?? 0) * 2 }
        ),
        (
          "shadowColor", { $0.shadowColor = UIColor(white: 0, alpha: 0.5).cgColor },
          { Double($0.shadowColor?.alpha ?? 0) * 2 }
        ),
        ("shadowOffset", { $0.shadowOffset.width = 1 }, { Double($0.shadowOffset.width) }),
        ("shadowRadius", { $0.shadowRadius = 1 }, { Double($0.shadowRadius) }),
        ("zPosition", { $0.zPosition = 1 }, { Double($0.zPosition) }),
        ("strokeStart", { $0.strokeStart = 1 }, { Double($0.strokeStart) }),
        ("strokeEnd", { $0.strokeEnd = 0.5 }, { Double($0.strokeEnd) * 2 }),
      ]
    for (name, change, value) in jumps {
      var seen = Double.nan
      let movie = Movie(size: CGSize(width: 240, height: 160)) { stage in
        let view = ShapeView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        guard let layer = view.layer as? CAShapeLayer else { return }
        UIView.animate(withDuration: 1) { change(layer) }
        seen = layer.presentation().map(value) ?? .nan
      }
      _ = try movie.renderer()
      #expect(seen == 1, "\(name)")
      #expect(movie.log == ["0 s: \(name) is not animated by a block of UIView: it jumps"])
    }
    var opacity: Float = .nan
    _ = try play { stage in
      let layer = box(on: stage).layer
      layer.shadowOpacity = 0
      UIView.animate(withDuration: 1, delay: 0, options: Self.linear) { layer.shadowOpacity = 1 }
      watch(layer, at: [0.5], on: stage, \.shadowOpacity) { opacity = $0 }
    }
    #expect(opacity == 0.5)
  }

  @Test func `a block that changes nothing leaves a running animation as it is`() throws {
    var xs: [CGFloat] = []
    var calls: [String] = []
    _ = try play { stage in
      let box = box(on: stage)
      UIView.animate(
        withDuration: 1, delay: 0, options: Self.linear, animations: { box.center.x = 140 },
        completion: { calls.append("way \($0) \(stage.time)") })
      stage.after(0.5) {
        UIView.animate(
          withDuration: 1, animations: { box.center.x = 140 },
          completion: { calls.append("same \($0) \(stage.time)") })
        calls.append("callback")
      }
      watch(box.layer, at: [0.75], on: stage, \.position.x) { xs.append($0) }
    }
    #expect(calls == ["callback", "same true 0.5", "way true 1.0"])
    #expect(xs == [115])
  }

  @Test func `show the old value during a delay, and exactly the new one at the end`() throws {
    var xs: [CGFloat] = []
    let renderer = try play { stage in
      let box = box(on: stage)
      UIView.animate(withDuration: 0.5, delay: 0.3) { box.center.x = 140.1 }
      watch(box.layer, at: [0, 0.29, 0.8], on: stage, \.position.x) { xs.append($0) }
    }
    #expect(xs == [40, 40, 140.1])
    #expect(renderer.duration == 0.8)
  }

  @Test func `animations of 0 or fewer seconds jump, and complete after the callback`() throws {
    for duration in [0, -1.0] {
      var calls: [String] = []
      _ = try play { stage in
        let box = box(on: stage)
        stage.after(0.5) {
          UIView.animate(
            withDuration: duration, animations: { box.center.x = 140 },
            completion: { calls.append("\($0) \(stage.time)") })
          calls.append("\(box.layer.presentation()?.position.x ?? .nan)")
        }
      }
      #expect(calls == ["140.0", "true 0.5"])
    }
  }

  @Test func `complete at once for views outside of the window, which are not animated`() throws {
    var calls: [String] = []
    let renderer = try play { stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(
        withDuration: 1, animations: { box.center.x = 140 },
        completion: { calls.append("block \($0) \(stage.time)") })
      stage.after(0.5) {
        let other = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { other.alpha = 0 }
        animator.addCompletion { calls.append("animator \($0) \(stage.time)") }
        animator.startAnimation()
      }
    }
    #expect(calls == ["block true 0.0", "animator end 0.5"])
    #expect(renderer.duration == 0.5)
  }

  @Test func `end unfinished when their view leaves the window, which jumps to the model`() throws {
    var calls: [String] = []
    _ = try play { stage in
      let box = box(on: stage)
      UIView.animate(
        withDuration: 1, animations: { box.center.x = 140 },
        completion: { calls.append("\($0) \(stage.time) \(box.center.x)") })
      stage.after(0.25) {
        box.removeFromSuperview()
        stage.view.addSubview(box)
        calls.append("\(box.layer.presentation()?.position.x ?? .nan)")
      }
    }
    #expect(calls == ["140.0", "false 0.25 140.0"])
  }

  @Test func `alphas of two changes in one block begin at the first, and places add up`() throws {
    var (alphas, xs): ([Float], [CGFloat]) = ([], [])
    _ = try play { stage in
      let box = box(on: stage)
      UIView.animate(withDuration: 1, delay: 0, options: Self.linear) {
        box.alpha = 0.6
        box.alpha = 0
        box.center.x = 140
        box.center.x = 240
      }
      watch(box.layer, at: [0, 0.5], on: stage, \.opacity) { alphas.append($0) }
      watch(box.layer, at: [0, 0.5], on: stage, \.position.x) { xs.append($0) }
    }
    #expect(alphas == [0.6, 0.3])
    #expect(xs == [40, 140])
  }

  @Test func `made while animations are disabled jump; those before go on`() throws {
    var xs: [CGFloat] = []
    _ = try play { stage in
      let box = box(on: stage)
      UIView.animate(withDuration: 1, delay: 0, options: Self.linear) {
        box.center.x = 140
        UIView.setAnimationsEnabled(false)
        box.center.y = 9
      }
      UIView.animate(withDuration: 1) { box.alpha = 0 }
      #expect(box.layer.presentation()?.opacity == 0)
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      watch(box.layer, at: [0.5], on: stage, \.position.x) { xs.append($0) }
      stage.after(0) { #expect(box.layer.presentation()?.position.y == 80) }
    }
    #expect(xs == [90])
  }

  @Test func `repeat for ever without a completion, and without keeping a movie running`() throws {
    var calls: [String] = []
    let renderer = try play { stage in
      let (box, other) = (box(on: stage), box(on: stage))
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.repeat, Self.linear],
        animations: { box.center.x = 140 }, completion: { calls.append("\($0) \(stage.time)") })
      UIView.animate(withDuration: 2) { other.alpha = 0 }
      stage.after(1.5) { box.removeFromSuperview() }
    }
    #expect(calls == ["false 1.5"])
    #expect(renderer.duration == 2)
  }

  @Test func `autoreverse only if they repeat`() throws {
    for options: UIView.AnimationOptions in [.autoreverse, [.repeat, .autoreverse]] {
      var xs: [CGFloat] = []
      let renderer = try play(duration: 2) { stage in
        let box = box(on: stage)
        UIView.animate(withDuration: 0.5, delay: 0, options: [options, Self.linear]) {
          box.center.x = 140
        }
        watch(box.layer, at: [0.25, 0.75, 1.25], on: stage, \.position.x) { xs.append($0) }
      }
      #expect(renderer.duration == 2)
      #expect(xs == (options.contains(.repeat) ? [90, 90, 90] : [90, 140, 140]))
    }
  }

  @Test func `views of animators do not repeat`() throws {
    var ends: [Double] = []
    _ = try play { stage in
      let box = box(on: stage)
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0.25, options: [.repeat, .autoreverse],
        animations: { box.center.x = 140 }, completion: { _ in ends.append(stage.time) })
    }
    #expect(ends == [0.75])
  }

  @Test func `nested in others take their curve and their options, unless they override them`()
    throws
  {
    func xs(
      _ outer: UIView.AnimationOptions, _ inner: UIView.AnimationOptions
    ) throws -> [CGFloat] {
      var xs: [CGFloat] = []
      _ = try play(duration: 2) { stage in
        let box = box(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: [outer, Self.linear]) {
          #expect(UIView.inheritedAnimationDuration == 1)
          UIView.animate(withDuration: 3, delay: 0, options: inner) { box.center.x = 140 }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        watch(box.layer, at: [0.25, 1.25], on: stage, \.position.x) { xs.append($0) }
      }
      return xs
    }
    #expect(try xs([], .curveEaseIn) == [65, 140])
    let eased = try xs([], [.curveEaseIn, .overrideInheritedCurve])
    #expect(eased[0] < 55 && eased[1] == 140)
    #expect(try xs(.repeat, []) == [65, 65])
    #expect(try xs(.repeat, .overrideInheritedOptions) == [65, 140])
    let slow = try xs(.repeat, .overrideInheritedDuration)
    #expect(abs(slow[0] - (40 + 100 / 12)) < 1e-9 && abs(slow[1] - (40 + 500 / 12)) < 1e-9)
  }

  /// UIKit chooses the frequency so that |(β − v)/ω_d|·e^(−βD) = 0.001, and ωD = 9.23341 for a critical damping.
  @Test func `with springs settle to a thousandth in their duration`() throws {
    func x(_ ratio: Double, at time: Double, duration: Double) throws -> Double {
      var seen = Double.nan
      _ = try play { stage in
        let box = box(on: stage)
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(ratio),
          initialSpringVelocity: 0
        ) { box.center.x = 140 }
        watch(box.layer, at: [time], on: stage, \.position.x) { seen = Double($0 - 40) / 100 }
      }
      return seen
    }
    for (time, duration) in [(0.2, 1), (0.5, 2.0)] {
      let critical = 9.23341 / duration * time
      #expect(
        abs(try x(1, at: time, duration: duration) - (1 - (1 + critical) * exp(-critical))) < 1e-5)
      let (ratio, share) = (0.5, (1 - 0.25).squareRoot())
      let frequency = log(1000 * ratio / share) / (ratio * duration)
      let (decay, turn) = (ratio * frequency * time, share * frequency * time)
      let expected = 1 - exp(-decay) * (cos(turn) + ratio / share * sin(turn))
      #expect(abs(try x(0.5, at: time, duration: duration) - expected) < 1e-5)
    }
  }
}
