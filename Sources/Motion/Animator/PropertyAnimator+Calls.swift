public import Primitives

// Each call looks at the phase that it finds, cuts what was to come, and writes what comes instead.

// MARK: - Running

extension PropertyAnimator {
  /// Begins, or goes on where it was paused, with the timing that it had: a continuation's, if there was
  /// one. One that runs already runs on. Source: UIViewAnimating.startAnimation().
  /// - Throws: where it is stopped.
  public mutating func startAnimation(at time: Double) throws(AnimatorError) {
    let phase = phase(at: time)
    switch phase.state {
    case .stopped: throw error("startAnimation", phase, "needs an animator that is not stopped")
    case .inactive: activate(afterDelay: 0, phase, at: time)
    case .active where phase.isRunning: break
    case .active: resume(phase, timing: nil, factor: 0, at: time)
    }
  }

  /// Begins after a delay, during which it is active. Source: startAnimation(afterDelay:).
  /// - Parameter delay: seconds, 0 or more.
  /// - Throws: where it is not inactive; for a delay below 0 or one that is not finite.
  public mutating func startAnimation(
    afterDelay delay: Double, at time: Double
  ) throws(AnimatorError) {
    let phase = phase(at: time)
    guard phase.state == .inactive else {
      throw error("startAnimation(afterDelay:)", phase, "needs an inactive animator")
    }
    guard delay >= 0, delay.isFinite else {
      throw error("startAnimation(afterDelay:)", phase, "takes 0 or more seconds, not \(delay)")
    }
    activate(afterDelay: delay, phase, at: time)
  }

  /// Holds what is shown; one that is inactive becomes active at its beginning, one that is paused stays so.
  ///
  /// Source: UIViewAnimating.pauseAnimation().
  /// - Throws: where it is stopped, or not `isInterruptible`.
  public mutating func pauseAnimation(at time: Double) throws(AnimatorError) {
    let phase = phase(at: time)
    guard phase.state != .stopped, isInterruptible else {
      throw error("pauseAnimation", phase, "needs an interruptible animator that is not stopped")
    }
    guard phase.isRunning || phase.state == .inactive else { return }
    hold(phase, at: time)
  }

  /// Runs the other way from now on; finishing reversed is finishing at the start. It lasts until the
  /// animator is inactive: started again, it goes forwards.
  ///
  /// Source: UIViewAnimating.isReversed.
  /// - Throws: where it is stopped.
  public mutating func setReversed(_ isReversed: Bool, at time: Double) throws(AnimatorError) {
    let phase = phase(at: time)
    guard phase.state != .stopped else {
      throw error("isReversed", phase, "needs an animator that is not stopped")
    }
    guard phase.isReversed != isReversed else { return }
    reverse(phase, at: time)
  }

  /// Goes on after a pause, perhaps with other timing and in another time.
  ///
  /// Without parameters the original curve is entered where it has the present progress; other curves
  /// likewise, along each axis. A curve that never has it starts anew and is stretched to go the rest of the
  /// way; one that jumps over it is entered behind the jump. A spring starts anew over the distance that is
  /// left, with the velocity that it is given, or else with that of what is seen.
  ///
  /// Source: continueAnimation(withTimingParameters:durationFactor:).
  /// - Parameters:
  ///   - initialVelocity: a spring's as a vector, in ways that are left per second; the original curve's
  ///     too, which then starts anew.
  ///   - durationFactor: of the animator's duration, for the rest, 0 or more; 0 for the time that is left.
  /// - Throws: where it is not active and paused; for a factor below 0 or one that is not finite; for an
  ///   initial velocity of a curve that is no spring.
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
      throw error(call, phase, "takes a durationFactor of 0 or more, not \(durationFactor)")
    }
    var timing = originalTiming
    if parameters != nil || initialVelocity != nil {
      timing.curve = parameters ?? curve
      timing.velocity = initialVelocity
      timing.isOriginal = false
    }
    guard initialVelocity == nil || timing.curve.isSpring else {
      throw error(call, phase, "takes an initialVelocity with a spring only")
    }
    resume(phase, timing: timing, factor: durationFactor, at: time)
  }
}

// MARK: - Ending

extension PropertyAnimator {
  /// Freezes what is shown. Source: UIViewAnimating.stopAnimation(_:).
  /// - Parameter withoutFinishing: true to be inactive at once, without completions; false to wait for
  ///   `finishAnimation(at:)`.
  /// - Throws: where it is not active, or not `isInterruptible`.
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
  /// - Throws: where it is not stopped.
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
  /// Moves it to a fraction at once. Source: UIViewAnimating.fractionComplete.
  /// - Parameter fraction: 0…1.
  /// - Throws: as `scrub(to:duration:curve:at:)`.
  public mutating func setFractionComplete(
    _ fraction: Double, at time: Double
  ) throws(AnimatorError) {
    try scrub(to: fraction, duration: 0, curve: .linear, at: time)
  }

  /// Moves `fractionComplete` to a value, as a finger would.
  /// - Parameters:
  ///   - fraction: 0…1; counts from the other end while the animator is reversed.
  ///   - duration: seconds, 0 or more; 0 moves it at once.
  ///   - curve: that of the movement, not the animator's.
  /// - Throws: where it runs or is stopped, or is not `isInterruptible`; for a fraction outside 0…1.
  public mutating func scrub(
    to fraction: Double, duration: Double, curve: TimingCurve, at time: Double
  ) throws(AnimatorError) {
    let phase = try scrubbablePhase(at: time)
    guard fraction >= 0, fraction <= 1 else {
      throw error("fractionComplete", phase, "takes 0 to 1, not \(fraction)")
    }
    let from = held(phase, at: time)
    let to = phase.isReversed ? 1 - fraction : fraction
    scrub(
      AnimatorPhase.Scrub(
        since: time, duration: duration, from: from, span: to - from,
        curve: curve.resolved(duration: duration), isClamped: false))
  }

  /// Lets a finger move `fractionComplete` by a distance; it stops at 0 and 1.
  ///
  /// As a gesture recognizer's handler does, it pauses the animator first. A spring that is caught beyond 0 or 1 begins
  /// there, where it is seen, for a finger that had to come back first would move nothing.
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

  /// Holds what is shown, and returns the fraction there: that of its beginning, where it was over.
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
  /// Adds animations, which last for what is left of the run, less a share of that.
  ///
  /// Source: UIViewPropertyAnimator.addAnimations(_:delayFactor:).
  /// - Parameter delayFactor: 0…1 of the remaining time.
  /// - Returns: the number of the block, for `progress(ofBlock:at:)`.
  /// - Throws: where it is stopped; for a factor outside 0…1.
  public mutating func addAnimations(
    delayFactor: Double = 0, at time: Double
  ) throws(AnimatorError) -> Int {
    let phase = phase(at: time)
    guard phase.state != .stopped else {
      throw error("addAnimations", phase, "needs an animator that is not stopped")
    }
    guard delayFactor >= 0, delayFactor <= 1 else {
      throw error("addAnimations(_:delayFactor:)", phase, "takes 0 to 1, not \(delayFactor)")
    }
    addBlock(delayFactor: delayFactor, phase, at: time)
    return blocks.count - 1
  }

  private func error(_ call: String, _ phase: AnimatorPhase, _ need: String) -> AnimatorError {
    AnimatorError(call: call, state: phase.state, isRunning: phase.isRunning, need: need)
  }
}
