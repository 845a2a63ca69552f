import AnimMotion
import AnimPrimitives
import AnimTestSupport
import AnimTiming
import Testing

extension ScriptTarget {
  /// A view of 100 × 100 points centred at (0, 0), with every channel that a view can have.
  static func view(_ id: String, _ changed: [Channel: AnimatableValue] = [:]) -> ScriptTarget {
    var values: [Channel: AnimatableValue] = [
      .boundsWidth: .number(100), .boundsHeight: .number(100), .anchorPointX: .number(0.5),
      .anchorPointY: .number(0.5), .alpha: .number(1), .scaleX: .number(1), .scaleY: .number(1),
    ]
    for channel in Channel.allCases where values[channel] == nil {
      switch channel.kind {
      case .number: values[channel] = .number(0)
      case .color: values[channel] = .color(.white)
      case .colors: values[channel] = .colors([])
      case .numbers: values[channel] = .numbers([])
      case .matrix: values[channel] = .matrix(.identity)
      case .path: values[channel] = .path(Path())
      case .text: values[channel] = .text("")
      case .flag: values[channel] = .flag(false)
      case .point, .size, .rect, .transform: break
      }
    }
    for channel in [Channel.constant, .multiplier, .isActive, .activation] { values[channel] = nil }
    values.merge(changed) { $1 }
    return ScriptTarget(id: id, initialValues: ChannelValues(defaults: values))
  }

  static func constraint(_ id: String, constant: Double) -> ScriptTarget {
    ScriptTarget(
      id: id, kind: .constraint,
      initialValues: [
        .constant: .number(constant), .multiplier: .number(1), .isActive: .flag(true),
        .activation: .number(1),
      ])
  }
}

extension Timeline {
  /// The timeline of one view, "card".
  static func card(
    _ steps: [Step], _ values: [Channel: AnimatableValue] = [:], duration: Double? = nil
  ) throws -> Timeline {
    try Timeline(
      compiling: Script(targets: [.view("card", values)], steps: steps, duration: duration))
  }

  /// The presented value of a channel of the first target, or nil if nothing changes it.
  func value(_ channel: Channel, target: Int = 0, at time: Double) -> AnimatableValue? {
    tracks.firstIndex(of: Track(target: target, channel: channel))
      .map { value(ofTrackAt: $0, at: time) }
  }

  /// Expects values of a number channel of the first target at times.
  func expect(
    _ channel: Channel, _ values: KeyValuePairs<Double, Double>, within tolerance: Double = 0,
    place: SourceLocation = #_sourceLocation
  ) {
    for (time, value) in values {
      let shown = number(channel, at: time)
      #expect(abs(shown - value) <= tolerance, "\(shown) at \(time)", sourceLocation: place)
    }
  }

  /// Expects values of a channel of the first target at times.
  func expect(
    _ channel: Channel, _ values: KeyValuePairs<Double, AnimatableValue>,
    place: SourceLocation = #_sourceLocation
  ) {
    for (time, value) in values {
      #expect(self.value(channel, at: time) == value, "at \(time)", sourceLocation: place)
    }
  }

  /// The presented value of a number channel of the first target, or NaN if nothing changes it.
  func number(_ channel: Channel, target: Int = 0, at time: Double) -> Double {
    guard case .number(let number) = value(channel, target: target, at: time) else { return .nan }
    return number
  }
}

extension Timeline {
  /// The presented transform of the first target.
  func shownTransform(at time: Double) -> AffineTransform {
    func number(_ channel: Channel, _ otherwise: Double) -> Double {
      let number = self.number(channel, at: time)
      return number.isNaN ? otherwise : number
    }
    var parts = TransformComponents(
      translation: Point(number(.translateX, 0), number(.translateY, 0)),
      scale: Size(number(.scaleX, 1), number(.scaleY, 1)), rotation: number(.rotate, 0))
    if case .matrix(let matrix) = value(.matrix, at: time) { parts.matrix = matrix }
    return parts.affine
  }
}

func expectEqual(_ a: AffineTransform, _ b: AffineTransform, _ tolerance: Double = 1e-9) {
  for (x, y) in [(a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty)] {
    #expect(abs(x - y) <= tolerance, "\(a) \(b)")
  }
}

extension Step {
  /// A plain animation of the card.
  static func move(
    _ property: Property, to value: AnimatableValue, _ duration: Double? = 1,
    curve: TimingCurve = .linear, delay: Double = 0, repetition: Repetition = .once,
    autoreverses: Bool = false, id: String? = nil, at placement: Placement? = nil, then: [Step] = []
  ) -> Step {
    var step = animate(
      [PropertyChange("card", property, to: value)], duration: duration, curve: curve, delay: delay,
      repetition: repetition, autoreverses: autoreverses, id: id)
    step.placement = placement
    return step.then(then)
  }
}

extension Step {
  /// Declares an animator.
  static func animator(
    _ id: String, duration: Double = 1, curve: TimingCurve = .linear, _ changes: PropertyChange...
  ) -> Step {
    .animator(AnimatorDeclaration(id: id, duration: duration, curve: curve, changes: changes))
  }
}

extension PropertyAnimator {
  /// An animator that was started at 0.
  static func running(
    _ duration: Double, _ curve: TimingCurve = .linear, initialVelocity: Point? = nil,
    pausedAt pause: Double? = nil
  ) throws -> PropertyAnimator {
    var animator = PropertyAnimator(
      duration: duration, curve: curve, initialVelocity: initialVelocity)
    try animator.startAnimation(at: 0)
    if let pause { try animator.pauseAnimation(at: pause) }
    return animator
  }
}

/// Expects that a function of each row returns the row's number.
func expectVectors(
  _ name: String, count: Int, _ value: (VectorRow) throws -> Double
) throws {
  for row in try vectors(name, count: count) {
    let value = try value(row)
    #expect(abs(value - (try row.expectedNumber)) <= row.tolerance, "\(row) found \(value)")
  }
}

extension TimingCurve {
  /// A curve by its name in a scene or a vector file.
  static func named(_ name: String) throws -> TimingCurve {
    let curve = TimingCurve(named: name)
    return try #require(curve, "no curve is named \(name)")
  }
}

/// The errors of the steps of a script with one view, "card"; empty if the script compiles.
func faults(_ steps: [Step]) -> [ScriptError] {
  do {
    _ = try Timeline.card(steps)
    return []
  } catch let error as ScriptErrors {
    return error.errors
  } catch {
    Issue.record(error, "of a script nothing else is thrown")
    return []
  }
}
