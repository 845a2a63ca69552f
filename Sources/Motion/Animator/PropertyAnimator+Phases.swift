import AnimPrimitives
import AnimTiming

// The phases that calls append: running to an end, holding, scrubbing. Fractions run from the start value to the goal,
// even in a reversed run.

// MARK: - Beginning

extension PropertyAnimator {
  /// The timing given to the initializer, restored when the animator finishes.
  var originalTiming: AnimatorTiming {
    AnimatorTiming(curve: curve, velocity: initialVelocity, pace: duration)
  }

  private mutating func returnToOriginalTiming() {
    timing = originalTiming
    for index in blocks.indices {
      let original = blocks[index].originalCourse
      (blocks[index].horizontal, blocks[index].vertical) = (original, original)
    }
  }

  mutating func activate(afterDelay delay: Double, _ phase: AnimatorPhase, at time: Double) {
    cut(at: time)
    returnToOriginalTiming()
    let from = phase.isReversed ? 1.0 : 0
    appendHold(SIMD2(from, from), at: time)
    guard !isEmpty else {
      phases.append(running(phase, since: time, from: from, rate: 0, at: time))
      return
    }
    run(phase, from: from, seconds: duration, since: time + delay, at: time)
  }

  /// Runs from a fraction of the time to the end, in the current direction.
  mutating func run(
    _ phase: AnimatorPhase, from: Double, seconds: Double, since: Double, at time: Double
  ) {
    let goal = phase.isReversed ? 0.0 : 1
    let rate = seconds > TimeTolerance.seconds ? (goal - from) / seconds : 0
    phases.append(running(phase, since: since, from: from, rate: rate, at: time))
    for index in blocks.indices { appendRun(ofBlock: index, phases[phases.count - 1]) }
    end(phase, at: since + seconds)
  }

  func running(
    _ phase: AnimatorPhase, since: Double, from: Double, rate: Double, at time: Double
  ) -> AnimatorPhase {
    AnimatorPhase(
      start: time, state: .active, isRunning: true, isReversed: phase.isReversed,
      motion: .runs(since: since, from: from, rate: rate))
  }

  /// Appends the end of the run.
  mutating func end(_ phase: AnimatorPhase, at time: Double) {
    var next = phase
    next.start = time
    next.isRunning = false
    if pausesOnCompletion {
      next.state = .active
    } else {
      next.deactivate()
      completions.append(Completion(time: time, position: phase.isReversed ? .start : .end))
    }
    settle(at: phase.isReversed ? 0 : 1, next)
  }

  /// Enters a phase in which all animations are at their start values (0) or goals (1).
  mutating func settle(at fraction: Double, _ phase: AnimatorPhase) {
    var next = phase
    next.motion = .holds(fraction, time: fraction)
    phases.append(next)
    appendHold(SIMD2(fraction, fraction), at: next.start)
  }

  /// Removes phases after a time.
  mutating func cut(at time: Double) {
    let last = time + TimeTolerance.seconds
    phases.removeLast(while: { $0.start > last })
    completions.removeLast(while: { $0.time > last })
    for index in blocks.indices {
      blocks[index].function.pieces.removeLast(while: { $0.start > last })
    }
  }
}

// MARK: - Pausing and going on

extension PropertyAnimator {
  /// Holds the presented values.
  ///
  /// If `scrubsLinearly` is set, the fraction becomes one of the distance. Source: WWDC 2017 session 230.
  mutating func hold(_ phase: AnimatorPhase, at time: Double) {
    cut(at: time)
    var next = phase
    next.start = time
    next.state = .active
    next.isRunning = false
    let fraction = phase.fraction(at: time)
    switch phase.motion {
    case .runs:
      let distance = blocks[0].function.value(at: time)
      next.motion = .holds(
        isFractionOfDistance ? distance : fraction, time: timing.springTookOver ? nil : fraction)
    case .holds:
      if phase.state == .inactive { startPaused(&next) }
    case .scrubs:
      next.motion = .holds(fraction, time: isFractionOfDistance ? nil : fraction)
    }
    for index in blocks.indices {
      appendHold(shown(ofBlock: index, at: time), toBlock: index, at: time)
    }
    phases.append(next)
  }

  /// Activates at the start values an animator that is paused or scrubbed before its start.
  private mutating func startPaused(_ phase: inout AnimatorPhase) {
    returnToOriginalTiming()
    let from = phase.isReversed ? 1.0 : 0
    appendHold(SIMD2(from, from), at: phase.start)
    phase.motion = .holds(from, time: from)
  }

  /// Continues after a pause; nil keeps the current timing, including that of a continuation.
  mutating func resume(
    _ phase: AnimatorPhase, timing new: AnimatorTiming?, factor: Double, at time: Double
  ) {
    cut(at: time)
    let next = new ?? timing
    let isSame = new == nil || (next.isOriginal && timing.isOriginal)
    let caught = isSame && !next.springTookOver ? timeFraction(of: phase, at: time) : nil
    if caught == nil, case .spring = next.curve {
      startSpring(
        phase, next.springTookOver ? next.launched : next, velocities: velocities(before: time),
        factor: factor, at: time)
      return
    }
    timing = next
    let goal = phase.isReversed ? 0.0 : 1
    let fraction = caught ?? entry(to: goal, at: time)
    anchorBlocks(at: fraction, to: goal, isCaught: caught != nil, time)
    let left = phase.isReversed ? fraction : 1 - fraction
    // A run with no distance left still takes its time, at a rate of 0.
    if factor > 0, left > TimeTolerance.seconds { timing.pace = factor * duration / left }
    run(
      phase, from: fraction, seconds: factor > 0 ? factor * duration : left * timing.pace,
      since: time, at: time)
  }

  /// The fraction of time at which the current curve is entered.
  ///
  /// Each block enters the curve at its own time along each axis; the entry with the most time left is returned.
  private func entry(to goal: Double, at time: Double) -> Double {
    let entries = blocks.indices.flatMap { index in
      [Axis.horizontal, .vertical].map { axis in
        let shown = blocks[index].function.value(at: time, axis: axis)
        let own =
          timing.resolved(duration: blocks[index].duration, axis: axis).inverse(of: shown)
          ?? Self.fraction(asFarAs: shown, from: goal)
        let begin = blocks[index].originalCourse.share.at
        return own == goal ? goal : begin + (1 - begin) * own
      }
    }
    return (goal == 0 ? entries.max() : entries.min()) ?? goal
  }

  /// The fraction of time whose distance from the end equals that of the presented progress. For a curve that never has
  /// the presented value.
  private static func fraction(asFarAs distance: Double, from goal: Double) -> Double {
    if distance >= 0, distance <= 1 { return distance }
    return (goal - min((goal - distance).magnitude, 1)).magnitude
  }

  /// The fraction of time of a paused animator; nil if it must be found with the curve.
  private func timeFraction(of phase: AnimatorPhase, at time: Double) -> Double? {
    switch phase.motion {
    case .runs(_, let from, _): from
    case .holds(_, let fraction): fraction
    case .scrubs(let scrub): isFractionOfDistance ? nil : scrub.fraction(at: time)
    }
  }

  /// Makes the blocks continue from their presented progress along both axes, after a scrub or a curve change moved
  /// them away from the animator's time.
  ///
  /// - Parameter isCaught: whether the curve continues at the time of the pause. Then only courses scaled towards the
  ///   other end change.
  private mutating func anchorBlocks(
    at fraction: Double, to goal: Double, isCaught: Bool, _ time: Double
  ) {
    for index in blocks.indices {
      for axis in [Axis.horizontal, .vertical] {
        if isCaught, blocks[index][axis].leads(to: goal) { continue }
        blocks[index][axis].follow(
          timing.resolved(duration: blocks[index].duration, axis: axis), at: fraction,
          from: blocks[index].function.value(at: time, axis: axis), to: goal)
      }
    }
  }

  mutating func reverse(_ phase: AnimatorPhase, at time: Double) {
    cut(at: time)
    var next = phase
    next.isReversed.toggle()
    next.start = time
    switch phase.motion {
    case .runs where timing.springTookOver:
      let velocities = velocities(before: time).map { $0 * -1 }
      startSpring(next, timing.launched, velocities: velocities, factor: 0, at: time)
    case .runs where !isEmpty:
      let fraction = phase.fraction(at: time)
      let left = next.isReversed ? fraction : 1 - fraction
      anchorBlocks(at: fraction, to: next.isReversed ? 0 : 1, isCaught: true, time)
      run(next, from: fraction, seconds: left * timing.pace, since: time, at: time)
    case .holds where phase.state == .inactive:
      let from = next.isReversed ? 1.0 : 0
      next.motion = .holds(from, time: from)
      phases.append(next)
    case .runs, .holds, .scrubs:
      phases.append(next)
    }
  }
}

extension Array {
  /// Removes elements from the end while a condition holds.
  fileprivate mutating func removeLast(while condition: (Element) -> Bool) {
    while let last, condition(last) { removeLast() }
  }
}
