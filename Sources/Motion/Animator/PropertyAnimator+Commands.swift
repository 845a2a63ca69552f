import Primitives

// What the steps of a script do to an animator.

extension AnimatorDeclaration {
  /// Of a whole run. A duration cuts a spring that has one of its own, and does not stretch it.
  var seconds: Double {
    let natural = curve.naturalDuration
    return duration.map { min($0, natural ?? .infinity) } ?? natural
      ?? AnimationTiming.defaultDuration
  }

  /// The animator, not started yet; nil where its seconds are below 0 or for ever.
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
  /// Makes the call that a step stands for.
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

  /// Lets a finger scrub it. The distance of what is driven must not be 0.
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
  /// When a block begins, seen from a time and by the calls so far: after the delay of the start, and
  /// after its own; never where the animator does not come so far.
  func beginning(ofBlock index: Int, at time: Double) -> Double {
    let phase = phase(at: time)
    let share = blocks[index].share(along: .horizontal, ofWay: countsWay(phase))
    let isLate = share.own == 0 && share.at > partNow(phase, at: time) + TimelineClock.tolerance
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

  /// Whether shares count as parts of the way: while it is scrubbed by a curve that does not tell the time.
  private func countsWay(_ phase: AnimatorPhase) -> Bool {
    switch phase.motion {
    case .runs, .holds(_, .some): false
    case .holds, .scrubs: readsWay && !wayTellsTime
    }
  }

  /// The part of the run at which the animator is, as shares count it.
  private func partNow(_ phase: AnimatorPhase, at time: Double) -> Double {
    countsWay(phase)
      ? min(max(phase.fraction(at: time), 0), 1) : timeNow(phase, at: time)
  }

  /// Whether it stands still until another call.
  func isHeld(at time: Double) -> Bool {
    guard case .holds = phase(at: time).motion else { return false }
    return true
  }

  /// What a paused animator's fraction is at a part of the run.
  private func fraction(at part: Double) -> Double {
    readsWay && wayTellsTime ? timing.resolved(duration: duration).value(at: part) : part
  }
}

extension AnimatorPhase.Scrub {
  /// When it first reaches a fraction; never, where it does not.
  fileprivate func time(of fraction: Double) -> Double {
    let way = span == 0 ? nil : curve.inverse(of: (fraction - from) / span)
    return way.map { since + $0 * duration } ?? .infinity
  }
}

// MARK: - Starts and ends

extension PropertyAnimator {
  /// When it first becomes active; nil where it never does.
  var firstStart: Double? { phases.first { $0.state != .inactive }?.start }

  /// When it is over: has come to its end by itself, or was finished. In order of time.
  var ends: [Double] {
    zip(phases, phases.dropFirst()).filter { isOver($1) && !isOver($0) }.map(\.1.start)
  }

  /// The end after which nothing happens; nil while it still waits for a call.
  var lastEnd: Double? {
    guard let last = phases.last, isOver(last) else { return nil }
    guard let before = phases.lastIndex(where: { !isOver($0) }) else { return nil }
    return phases[before + 1].start
  }

  /// One that pauses on completion is over where it rests, though it stays active.
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
