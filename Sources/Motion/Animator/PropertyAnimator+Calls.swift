public import AnimPrimitives
public import AnimTiming

// Each call reads the current phase, removes the later phases, and appends new ones.

// MARK: - Running

extension PropertyAnimator {
  /// Starts the animator, or resumes a paused one with its current timing, including that of a continuation. Has no
  /// effect on a running animator. Source: UIViewAnimating.startAnimation().
  /// - Throws: if the animator is stopped.
  public mutating func startAnimation(at time: Double) throws(AnimatorError) {
    let phase = phase(at: time)
    switch phase.state {
    case .stopped: throw error("startAnimation", phase, "needs an animator that is not stopped")
    case .inactive: activate(afterDelay: 0, phase, at: time)
    case .active where phase.isRunning: break
    case .active: resume(phase, timing: nil, factor: 0, at: time)
    }
  }

  /// Starts after a delay, during which the animator is active. Source: startAnimation(afterDelay:).
  /// - Parameter delay: seconds, 0 or more.
  /// - Throws: if the animator is not inactive, or the delay is below 0 or not finite.
  public mutating func startAnimation(
    afterDelay delay: Double, at time: Double
  ) throws(AnimatorError) {
    let phase = phase(at: time)
    guard phase.state == .inactive else {
      throw error("startAnimation(afterDelay:)", phase, "needs an inactive animator")
    }
    guard delay >= 0, delay.isFinite else {
      throw error("startAnimation(afterDelay:)", phase, "must be 0 or more seconds, found \(delay)")
    }
    activate(afterDelay: delay, phase, at: time)
  }

  /// Pauses at the presented values. An inactive animator becomes active at its beginning.
  ///
  /// Source: UIViewAnimating.pauseAnimation().
  /// - Throws: if the animator is stopped or not `isInterruptible`.
  public mutating func pauseAnimation(at time: Double) throws(AnimatorError) {
    let phase = phase(at: time)
    guard phase.state != .stopped, isInterruptible else {
      throw error("pauseAnimation", phase, "needs an interruptible animator that is not stopped")
    }
    guard phase.isRunning || phase.state == .inactive else { return }
    hold(phase, at: time)
  }

  /// Sets the direction of the run; a reversed animator ends at its start. The direction is forwards again after the
  /// run.
  ///
  /// Source: UIViewAnimating.isReversed.
  /// - Throws: if the animator is stopped.
  public mutating func setReversed(_ isReversed: Bool, at time: Double) throws(AnimatorError) {
    let phase = phase(at: time)
    guard phase.state != .stopped else {
      throw error("isReversed", phase, "needs an animator that is not stopped")
    }
    guard phase.isReversed != isReversed else { return }
    reverse(phase, at: time)
  }

  /// Continues a paused animator, optionally with other timing.
  ///
  /// The curve (by default the original one) is entered at the presented progress, along each axis. A curve that never
  /// has that value starts from its beginning, scaled to the remaining distance. A curve that jumps past the value is
  /// entered after the jump. A spring starts over the remaining distance with the given velocity, or by default the
  /// presented velocity.
  ///
  /// Source: continueAnimation(withTimingParameters:durationFactor:).
  /// - Parameters:
  ///   - initialVelocity: the velocity of a spring as a vector, in remaining distances per second. A given velocity
  ///     also makes the original curve start from its beginning.
  ///   - durationFactor: the duration of the rest as a multiple of the animator's duration, 0 or more; 0 means the
  ///     remaining time.
  /// - Throws: if the animator is not active and paused, the factor is below 0 or not finite, or a curve that is not a
  ///   spring has an initial velocity.
  public mutating func continueAnimation(
    withTimingParameters parameters: TimingCurve? = nil, initialVelocity: Point? = nil,
    durationFactor: Double = 0, at time: Double
  ) throws(AnimatorError) {
    let phase = phase(at: time)
    let call = "continueAnimation(withTimingParameters:durationFactor:)"
    guard phase.state == .active, !phase.isRunning else {
      throw error(call, phase, "needs an animator that is active and paused")
    }
    guard durationFactor >= 0, durationFactor.isFinite else {
      throw error(call, phase, "must have a durationFactor of 0 or more, found \(durationFactor)")
    }
    var timing = originalTiming
    if parameters != nil || initialVelocity != nil {
      timing.curve = parameters ?? curve
      timing.velocity = initialVelocity
      timing.isOriginal = false
    }
    guard initialVelocity == nil || timing.curve.isSpring else {
      throw error(call, phase, "must have a spring for an initialVelocity")
    }
    resume(phase, timing: timing, factor: durationFactor, at: time)
  }
}

// MARK: - Ending

extension PropertyAnimator {
  /// Stops at the presented values. Source: UIViewAnimating.stopAnimation(_:).
  /// - Parameter withoutFinishing: true to become inactive at once, without completions; false to wait for
  ///   `finishAnimation(at:)`.
  /// - Throws: if the animator is not active or not `isInterruptible`.
  public mutating func stopAnimation(
    withoutFinishing: Bool, at time: Double
  ) throws(AnimatorError) {
    let phase = phase(at: time)
    guard phase.state == .active, isInterruptible else {
      throw error("stopAnimation", phase, "needs an interruptible animator that is active")
    }
    hold(phase, at: time)
    if withoutFinishing {
      phases[phases.count - 1].deactivate()
    } else {
      phases[phases.count - 1].state = .stopped
    }
  }

  /// Ends a stopped animator at a position. Source: UIViewAnimating.finishAnimation(at:).
  /// - Throws: if the animator is not stopped.
  public mutating func finishAnimation(
    at position: AnimatingPosition, at time: Double
  ) throws(AnimatorError) {
    let phase = phase(at: time)
    guard phase.state == .stopped else {
      throw error("finishAnimation(at:)", phase, "needs a stopped animator")
    }
    cut(at: time)
    completions.append(Completion(time: time, position: position))
    var next = phase
    next.start = time
    next.deactivate()
    if let fraction = position.fraction { settle(at: fraction, next) } else { phases.append(next) }
  }
}

// MARK: - Scrubbing

extension PropertyAnimator {
  /// Sets the fraction. Source: UIViewAnimating.fractionComplete.
  /// - Parameter fraction: 0…1.
  /// - Throws: the errors of `scrub(to:duration:curve:at:)`.
  public mutating func setFractionComplete(
    _ fraction: Double, at time: Double
  ) throws(AnimatorError) {
    try scrub(to: fraction, duration: 0, curve: .linear, at: time)
  }

  /// Moves `fractionComplete` to a value, as a finger does.
  /// - Parameters:
  ///   - fraction: 0…1; counts from the other end while the animator is reversed.
  ///   - duration: seconds, 0 or more.
  ///   - curve: the curve of the movement, not the animator's.
  /// - Throws: if the animator is running, stopped or not `isInterruptible`, or the fraction is outside 0…1.
  public mutating func scrub(
    to fraction: Double, duration: Double, curve: TimingCurve, at time: Double
  ) throws(AnimatorError) {
    let phase = try scrubbablePhase(at: time)
    guard fraction >= 0, fraction <= 1 else {
      throw error("fractionComplete", phase, "must be 0 to 1, found \(fraction)")
    }
    let from = held(phase, at: time)
    let to = phase.isReversed ? 1 - fraction : fraction
    scrub(
      AnimatorPhase.Scrub(
        since: time, duration: duration, from: from, span: to - from,
        curve: curve.resolved(duration: duration), isClamped: false))
  }

  /// Moves `fractionComplete` by the distance of a finger, limited to 0…1.
  ///
  /// The call first pauses the animator, as a gesture recognizer's handler does. A spring paused outside 0…1 begins at
  /// its fraction there, so that moving the finger has an effect at once.
  mutating func pan(
    by distance: Double, duration: Double, curve: TimingCurve, at time: Double
  ) throws(AnimatorError) {
    try pauseAnimation(at: time)
    let phase = try scrubbablePhase(at: time)
    scrub(
      AnimatorPhase.Scrub(
        since: time, duration: duration, from: min(max(held(phase, at: time), 0), 1),
        span: phase.isReversed ? -distance : distance, curve: curve.resolved(duration: duration),
        isClamped: true))
  }

  /// Pauses at the presented values and returns the fraction there, or the initial fraction of an inactive animator.
  private mutating func held(_ phase: AnimatorPhase, at time: Double) -> Double {
    hold(phase, at: time)
    return self.phase(at: time).fraction(at: time)
  }

  private func scrubbablePhase(at time: Double) throws(AnimatorError) -> AnimatorPhase {
    let phase = phase(at: time)
    guard phase.state != .stopped, !phase.isRunning, isInterruptible else {
      throw error(
        "fractionComplete", phase, "needs an interruptible animator that is inactive or paused")
    }
    return phase
  }
}

// MARK: - Adding

extension PropertyAnimator {
  /// Adds animations that last until the end of the run.
  ///
  /// Source: UIViewPropertyAnimator.addAnimations(_:delayFactor:).
  /// - Parameter delayFactor: the delay as a fraction 0…1 of the remaining time.
  /// - Returns: the index of the block, for `progress(ofBlock:at:)`.
  /// - Throws: if the animator is stopped or the factor is outside 0…1.
  public mutating func addAnimations(
    delayFactor: Double = 0, at time: Double
  ) throws(AnimatorError) -> Int {
    let phase = phase(at: time)
    guard phase.state != .stopped else {
      throw error("addAnimations", phase, "needs an animator that is not stopped")
    }
    guard delayFactor >= 0, delayFactor <= 1 else {
      throw error(
        "addAnimations(_:delayFactor:)", phase,
        "must have a delayFactor of 0 to 1, found \(delayFactor)")
    }
    addBlock(delayFactor: delayFactor, phase, at: time)
    return blocks.count - 1
  }

  private func error(_ call: String, _ phase: AnimatorPhase, _ need: String) -> AnimatorError {
    AnimatorError(call: call, state: phase.state, isRunning: phase.isRunning, need: need)
  }
}
