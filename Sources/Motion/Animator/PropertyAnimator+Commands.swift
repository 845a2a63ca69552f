import AnimPrimitives
import AnimTiming

// Runs a script's animator commands as calls, and finds the resulting times.

extension AnimatorDeclaration {
  /// The duration of a whole run, in seconds. It cuts off a physical spring and does not stretch it.
  var seconds: Double {
    let natural = curve.naturalDuration
    return duration.map { min($0, natural ?? .infinity) } ?? natural
      ?? AnimationTiming.defaultDuration
  }

  /// The animator before its start; nil if its duration is below 0 or infinite.
  var animator: PropertyAnimator? {
    guard seconds >= 0, seconds.isFinite else { return nil }
    var animator = PropertyAnimator(
      seconds: seconds, curve: curve, initialVelocity: initialVelocity,
      hasAnimations: !(changes.isEmpty && keyframes.isEmpty))
    animator.scrubsLinearly = scrubsLinearly
    animator.pausesOnCompletion = pausesOnCompletion
    return animator
  }
}

extension PropertyAnimator {
  /// Makes the call of an animator step.
  mutating func perform(_ command: AnimatorCommand, at time: Double) throws(AnimatorError) {
    switch command {
    case .start(afterDelay: 0): try startAnimation(at: time)
    case .start(let delay): try startAnimation(afterDelay: delay, at: time)
    case .pause: try pauseAnimation(at: time)
    case .reverse: try setReversed(!isReversed(at: time), at: time)
    case .continue(let curve, let factor, let velocity):
      try continueAnimation(
        withTimingParameters: curve, initialVelocity: velocity, durationFactor: factor, at: time)
    case .stop: try stopAnimation(withoutFinishing: false, at: time)
    case .finish(let position): try finishAnimation(at: position, at: time)
    case .add(_, let delayFactor): _ = try addAnimations(delayFactor: delayFactor, at: time)
    }
  }

  /// Scrubs the animator with a finger.
  ///
  /// - Precondition: the distance of `driven` is not 0.
  mutating func perform(
    _ pan: PanStep, driving driven: PanStep.Driven, at time: Double
  ) throws(AnimatorError) {
    let length = driven.axis == .x ? pan.to.x - pan.from.x : pan.to.y - pan.from.y
    try self.pan(
      by: length / driven.distance, duration: pan.duration, curve: pan.curve, at: time)
  }
}

// MARK: - Beginnings of blocks

extension PropertyAnimator {
  /// The time at which a block begins according to the calls so far, after the start's and the block's delays. Infinite
  /// if the animator does not reach the block.
  func beginning(ofBlock index: Int, at time: Double) -> Double {
    let phase = phase(at: time)
    let share = blocks[index].share(along: .horizontal, ofDistance: isShareOfDistance(phase))
    let isLate = share.own == 0 && share.at > partNow(phase, at: time) + TimeTolerance.seconds
    switch phase.motion {
    case .runs(let since, let from, let rate):
      guard isLate else { return max(since, time) }
      return rate > 0 ? since + (share.at - from) / rate : .infinity
    case .holds:
      return isLate ? .infinity : time
    case .scrubs(let scrub):
      return isLate ? scrub.time(of: fraction(at: share.at)) : time
    }
  }

  /// Whether shares are parts of the distance: true while scrubbing along a curve that reaches a value at several
  /// times.
  private func isShareOfDistance(_ phase: AnimatorPhase) -> Bool {
    switch phase.motion {
    case .runs, .holds(_, .some): false
    case .holds, .scrubs: isFractionOfDistance && !distanceDeterminesTime
    }
  }

  /// The part of the run that the animator has reached, in the unit of shares.
  private func partNow(_ phase: AnimatorPhase, at time: Double) -> Double {
    isShareOfDistance(phase)
      ? min(max(phase.fraction(at: time), 0), 1) : timeNow(phase, at: time)
  }

  /// Whether the animator is at rest until another call.
  func isHeld(at time: Double) -> Bool {
    guard case .holds = phase(at: time).motion else { return false }
    return true
  }

  /// The fraction of a paused animator at a part of the run.
  private func fraction(at part: Double) -> Double {
    isFractionOfDistance && distanceDeterminesTime
      ? timing.resolved(duration: duration).value(at: part) : part
  }
}

extension AnimatorPhase.Scrub {
  /// The time at which the animator first reaches a fraction; infinite if it does not.
  fileprivate func time(of fraction: Double) -> Double {
    let elapsed = span == 0 ? nil : curve.inverse(of: (fraction - from) / span)
    return elapsed.map { since + $0 * duration } ?? .infinity
  }
}

// MARK: - Starts and ends

extension PropertyAnimator {
  /// The time at which the animator first becomes active, or nil.
  var firstStart: Double? { phases.first { $0.state != .inactive }?.start }

  /// The times at which the animator ends by itself or is finished, in order.
  var ends: [Double] {
    zip(phases, phases.dropFirst()).filter { isOver($1) && !isOver($0) }.map(\.1.start)
  }

  /// The last end; nil if the animator still waits for a call.
  var lastEnd: Double? {
    guard let last = phases.last, isOver(last) else { return nil }
    guard let before = phases.lastIndex(where: { !isOver($0) }) else { return nil }
    return phases[before + 1].start
  }

  /// An animator that pauses on completion ends there, though it stays active.
  private func isOver(_ phase: AnimatorPhase) -> Bool {
    switch phase.state {
    case .inactive: return true
    case .stopped: return false
    case .active:
      guard pausesOnCompletion, case .holds(phase.isReversed ? 0 : 1, _) = phase.motion else {
        return false
      }
      return true
    }
  }
}
