// Functions to build steps:
//
//     let steps: [Step] = [
//       .animate([.init("card", .center, to: .point(187, 500))], duration: 1.2, curve: .easeOut, id: "move"),
//       .together([.set([.init("card", .alpha, to: 0.5)]), .wait(0.5)]),
//       .start("expand").at(.afterStep(id: "move", offset: 0.2)),
//     ]

public import AnimTiming

extension PropertyChange {
  /// A change to a value, from the target's current value or a given one.
  public init(
    _ target: String, _ property: Property, from: AnimatableValue? = nil, to value: AnimatableValue
  ) {
    let goal: Goal = from.map { .fromTo($0, value) } ?? .to(value)
    self.init(target: target, property: property, goal: goal)
  }

  /// A change by a difference to the target's current value.
  public init(_ target: String, _ property: Property, by difference: AnimatableValue) {
    self.init(target: target, property: property, goal: .by(difference))
  }
}

extension Step {
  /// `UIView.animate`.
  ///
  /// - Parameters:
  ///   - duration: seconds; nil means 0.25, or a physical spring's settling duration.
  ///   - delay: seconds.
  ///   - stagger: seconds between the starts of the targets, in their order.
  public static func animate(
    _ changes: [PropertyChange], duration: Double? = nil, curve: TimingCurve = .easeInOut,
    delay: Double = 0, repetition: Repetition = .once, autoreverses: Bool = false,
    stagger: Double = 0, beginsFromCurrentState: Bool = false, id: String? = nil
  ) -> Step {
    Step(
      .animate(
        AnimateStep(
          changes: changes, duration: duration, curve: curve, delay: delay, repetition: repetition,
          autoreverses: autoreverses, stagger: stagger,
          beginsFromCurrentState: beginsFromCurrentState)), id: id)
  }

  /// `UIView.animateKeyframes`.
  ///
  /// - Parameter duration: seconds; nil means 0.25, or a physical spring's settling duration.
  public static func keyframes(
    _ keyframes: [Keyframe], calculationMode: CalculationMode = .linear, duration: Double? = nil,
    curve: TimingCurve = .easeInOut, id: String? = nil
  ) -> Step {
    Step(
      .keyframes(
        KeyframesStep(
          keyframes: keyframes, calculationMode: calculationMode, duration: duration, curve: curve)),
      id: id)
  }

  /// Changes values at once.
  public static func set(_ changes: [PropertyChange], id: String? = nil) -> Step {
    Step(.set(changes), id: id)
  }

  /// A pause in seconds before the next step.
  public static func wait(_ seconds: Double, id: String? = nil) -> Step {
    Step(.wait(seconds: seconds), id: id)
  }

  /// Steps one after the other.
  public static func sequence(
    _ steps: [Step], repetition: Repetition = .once, id: String? = nil
  ) -> Step {
    Step(.sequence(steps, repetition: repetition), id: id)
  }

  /// Steps that begin at the same time, or `stagger` seconds apart.
  public static func together(
    _ steps: [Step], repetition: Repetition = .once, stagger: Double = 0, id: String? = nil
  ) -> Step {
    Step(.together(steps, repetition: repetition, stagger: stagger), id: id)
  }
}

// MARK: - Animators

extension Step {
  /// Declares a `UIViewPropertyAnimator`; the steps below refer to its id.
  public static func animator(_ declaration: AnimatorDeclaration) -> Step {
    Step(.animator(declaration))
  }

  /// `startAnimation(afterDelay:)`, in seconds.
  public static func start(_ animator: String, afterDelay delay: Double = 0) -> Step {
    Step(.drive(animator: animator, .start(afterDelay: delay)))
  }

  /// `pauseAnimation()`.
  public static func pause(_ animator: String) -> Step {
    Step(.drive(animator: animator, .pause))
  }

  /// `isReversed.toggle()`.
  public static func reverse(_ animator: String) -> Step {
    Step(.drive(animator: animator, .reverse))
  }

  /// `continueAnimation(withTimingParameters:durationFactor:)`.
  ///
  /// - Parameters:
  ///   - durationFactor: the duration of the rest of the run, as a multiple of the animator's duration; 0 means the
  ///     remaining time.
  ///   - durationFactor: the duration of the rest of the run, in durations of the animator; 0 for the remaining time.
  public static func `continue`(
    _ animator: String, curve: TimingCurve? = nil, durationFactor: Double = 0
  ) -> Step {
    Step(.drive(animator: animator, .continue(curve: curve, durationFactor: durationFactor)))
  }

  /// `stopAnimation(false)`.
  public static func stop(_ animator: String) -> Step {
    Step(.drive(animator: animator, .stop))
  }

  /// `finishAnimation(at:)`.
  public static func finish(_ animator: String, at position: AnimatingPosition) -> Step {
    Step(.drive(animator: animator, .finish(at: position)))
  }

  /// Moves `fractionComplete` to a value 0…1, within a duration in seconds.
  public static func scrub(
    _ animator: String, to fraction: Double, duration: Double = 0, curve: TimingCurve = .linear
  ) -> Step {
    Step(.scrub(animator: animator, to: fraction, duration: duration, curve: curve))
  }
}

// MARK: - Placement and following steps

extension Step {
  /// The step at a placement, instead of after the previous step.
  public func at(_ placement: Placement) -> Step {
    var step = self
    step.placement = placement
    return step
  }

  /// Adds steps that follow this one without delaying the next step of the list.
  public func then(_ steps: [Step]) -> Step {
    var step = self
    step.then += steps
    return step
  }
}
