import AnimPrimitives
import AnimTiming

// Places steps and adds their events.

extension Schedule {
  /// Places a step and returns its end.
  mutating func place(_ step: Step, at time: Double) -> Double {
    guard !isFull else {
      if errors.last?.message != Self.tooMany { fail(Self.tooMany, at: step.origin) }
      return time
    }
    placedCount += 1
    let record = beginRecording(step, at: time)
    let end = end(of: step, at: time)
    endRecording(record, step, at: time, end: end)
    // A nested step may have the same id, and so may an earlier step.
    if let id = step.id, placed[id] != nil, !isReplaying {
      fail("the id \"\(id)\" is given to two steps", at: step.origin)
    }
    if !isReplaying { steps.append(.init(id: step.id, interval: time...max(time, end))) }
    if end >= lastEnd { (lastEnd, lastOrigin) = (end, step.origin) }
    if let id = step.id {
      if placed[id] == nil { ids.append(id) }
      placed[id] = Span(start: time, end: end)
      if intervals[id] == nil { intervals[id] = time...max(time, end) }
    }
    if !step.then.isEmpty {
      warnOfFollowing(step)
      _ = place(step.then, from: end)
    }
    return end
  }

  /// Warns about a step that follows an animator call by `then`, because `then` does not wait for the run.
  private mutating func warnOfFollowing(_ step: Step) {
    guard case .drive(let animator, let command) = step.action, let first = step.then.first,
      first.happensAtOnce
    else { return }
    let call: String
    switch command {
    case .start: call = "start"
    case .continue: call = "continue"
    case .pause, .reverse, .stop, .finish, .add: return
    }
    warnings.append(
      ScriptError(
        "`\(call)` takes no time, so a step that follows by `then` begins with the run of \"\(animator)\"",
        at: first.origin,
        hint: "\"at\": \"\(animator).end\" places it after the run"))
  }

  private static let tooMany = "the script repeats into more than \(maximumSteps) steps"

  /// Adds the events of a step and returns its end, excluding the steps in `then`.
  private mutating func end(of step: Step, at time: Double) -> Double {
    switch step.action {
    case .animate(let animate): return placeAnimate(animate, of: step, at: time)
    case .keyframes(let keyframes): return placeKeyframes(keyframes, of: step, at: time)
    case .set(let changes):
      add(.set(changes), at: time, of: step)
      return ended(step, at: time)
    case .wait(let seconds):
      check(seconds, "wait", of: step)
      return ended(step, at: time + seconds)
    case .sequence(let steps, let repetition):
      return repeated(step, repetition, from: time) { $0.place(steps, from: $1).end }
    case .together(let steps, let repetition, let stagger):
      check(stagger, "stagger", of: step)
      return repeated(step, repetition, from: time) {
        $0.place(steps, from: $1, stagger: stagger).end
      }
    case .animator(let declaration):
      add(.declare(declaration), at: time, of: step)
      return time
    case .drive(let animator, let command):
      add(.drive(animator: animator, command), at: time, of: step)
      return ended(step, at: time)
    case .scrub(let animator, let fraction, let duration, let curve):
      let scrub = TimelineEvent.Kind.scrub(
        animator: animator, to: fraction, duration: duration, curve: curve)
      return placeMovement(scrub, duration, curve, of: step, at: time)
    case .pan(let pan):
      touches.append(TouchTrack(pan, at: time))
      return placeMovement(.pan(pan), pan.duration, pan.curve, of: step, at: time)
    case .tap(let tap):
      check(tap.duration, "duration", of: step)
      touches.append(TouchTrack(tap, at: time))
      return ended(step, at: time + tap.duration)
    }
  }

  private mutating func placeAnimate(
    _ animate: AnimateStep, of step: Step, at time: Double
  ) -> Double {
    let timing = timing(
      animate.duration, animate.curve, animate.repetition, animate.autoreverses, of: step)
    check(animate.delay, "delay", of: step)
    check(animate.stagger, "stagger", of: step)
    let last = Double(max(animate.targets.count, 1) - 1) * animate.stagger
    let end = time + animate.delay + last + timing.placedDuration
    guard timing.duration > TimeTolerance.seconds else {
      addImmediate(animate, at: time, of: step)
      return ended(step, at: end)
    }
    add(.animate(animate, timing), at: time, of: step)
    return end
  }

  private mutating func placeKeyframes(
    _ keyframes: KeyframesStep, of step: Step, at time: Double
  ) -> Double {
    let timing = timing(
      keyframes.duration, keyframes.curve, keyframes.repetition, keyframes.autoreverses, of: step)
    check(keyframes.delay, "delay", of: step)
    let end = time + keyframes.delay + timing.placedDuration
    guard timing.duration > TimeTolerance.seconds else {
      addImmediate(keyframes, at: time, of: step)
      return ended(step, at: end)
    }
    add(.keyframes(keyframes, timing), at: time, of: step)
    return end
  }

  /// Places a movement of `fractionComplete` by a `scrub` or a finger.
  private mutating func placeMovement(
    _ kind: TimelineEvent.Kind, _ duration: Double, _ curve: TimingCurve, of step: Step,
    at time: Double
  ) -> Double {
    check(duration, "duration", of: step)
    check(curve, over: duration, of: step)
    add(kind, at: time, of: step)
    return ended(step, at: time + duration)
  }

  /// Places all repetitions of a list and returns the end that counts for the next step.
  private mutating func repeated(
    _ step: Step, _ repetition: Repetition, from start: Double,
    play: (inout Schedule, Double) -> Double
  ) -> Double {
    let placedBefore = placedCount
    let first = play(&self, start)
    let length = first - start
    let wasReplaying = isReplaying
    isReplaying = true
    defer { isReplaying = wasReplaying }
    var end = first
    switch repetition {
    case .count(let count):
      guard count >= 1, count == count.rounded(), count.isFinite else {
        fail(
          "a list repeats a whole number of times, at least once; found \(count)", at: step.origin)
        break
      }
      var played = 1.0
      while played < count, placedCount > placedBefore, errors.isEmpty {
        end = play(&self, end)
        played += 1
      }
    case .forever:
      // Endless repetition needs the duration of the scene; without a duration the list plays once.
      guard let duration else { break }
      guard length > TimeTolerance.seconds else {
        fail("a list that repeats forever needs a duration", at: step.origin)
        break
      }
      var begin = first
      // A sum of durations may miss the end by rounding, but no repetition may begin at the end.
      while begin + TimeTolerance.seconds < duration, errors.isEmpty {
        begin = play(&self, begin)
      }
    }
    return ended(step, at: end)
  }
}

// MARK: - Events

extension Schedule {
  private mutating func add(_ kind: TimelineEvent.Kind, at time: Double, of step: Step) {
    events.append(TimelineEvent(time: time, kind: kind, id: step.id, origin: step.origin))
    noteAnimators(of: events.count - 1)
  }

  /// An animation with a duration of 0 sets values: explicit start values during the delay, then the final values.
  /// Source: UIView.animate(withDuration: 0).
  private mutating func addImmediate(_ animate: AnimateStep, at time: Double, of step: Step) {
    addBeginning(animate.changes, at: time, of: step)
    let changes = Dictionary(grouping: animate.changes, by: \.target)
    for (index, target) in animate.targets.enumerated() {
      let begin = time + animate.delay + Double(index) * animate.stagger
      add(.setEnds(changes[target] ?? []), at: begin, of: step)
    }
  }

  private mutating func addImmediate(_ step: KeyframesStep, at time: Double, of owner: Step) {
    let frames = Keyframe.flattened(step.keyframes)
    addBeginning(frames.filter { $0.start == 0 }.flatMap(\.changes), at: time, of: owner)
    // In order, because a frame's values may depend on earlier frames.
    for frame in frames { add(.setEnds(frame.changes), at: time + step.delay, of: owner) }
  }

  private mutating func addBeginning(
    _ changes: [PropertyChange], at time: Double, of step: Step
  ) {
    let beginning = changes.compactMap(\.beginning)
    if !beginning.isEmpty { add(.set(beginning), at: time, of: step) }
  }

  /// Adds the end event of a step that has an id, for its completion.
  private mutating func ended(_ step: Step, at time: Double) -> Double {
    if step.id != nil { add(.end, at: time, of: step) }
    return time
  }

  private mutating func timing(
    _ duration: Double?, _ curve: TimingCurve, _ repetition: Repetition, _ autoreverses: Bool,
    of step: Step
  ) -> AnimationTiming {
    let seconds = duration ?? curve.naturalDuration ?? AnimationTiming.defaultDuration
    if seconds == .infinity {
      errors.append(.neverSettles("step", at: step.origin))
    } else {
      check(seconds, "duration", of: step)
      check(curve, over: seconds, of: step)
    }
    let cycles: Double
    switch repetition {
    case .count(let count):
      cycles = count
      if !(count > 0 && count.isFinite) {
        fail("repeat has to be above 0; found \(count)", at: step.origin)
      }
    case .forever: cycles = .infinity
    }
    return AnimationTiming(duration: seconds, cycles: cycles, autoreverses: autoreverses)
  }

  private mutating func check(_ seconds: Double, _ name: String, of step: Step) {
    guard !(seconds >= 0 && seconds.isFinite) else { return }
    fail("\(name) has to be 0 or more seconds; found \(seconds)", at: step.origin)
  }

  /// Adds an error if a formula fails within the duration of a step. All repetitions have the same duration.
  private mutating func check(_ curve: TimingCurve, over seconds: Double, of step: Step) {
    guard !isReplaying, let fault = curve.fault(duration: seconds) else { return }
    fail(fault, at: step.origin)
  }

  mutating func fail(_ message: String, at origin: ScriptOrigin, hint: String? = nil) {
    errors.append(ScriptError(message, at: origin, hint: hint))
  }
}

extension PropertyChange {
  /// The change to the explicit start value, or nil.
  fileprivate var beginning: PropertyChange? {
    switch goal {
    case .to, .by: nil
    case .fromTo(let value, _): changed(to: value)
    case .values(let values, _, _, _): values.first.map(changed)
    case .path(let path, _, _):
      property == .center ? path.subpaths.first.map { changed(to: .point($0.start)) } : nil
    }
  }

  private func changed(to value: AnimatableValue) -> PropertyChange {
    var change = self
    change.goal = .to(value)
    return change
  }
}

extension Step {
  /// Whether the step, as the first of a list, has an effect at the list's start.
  fileprivate var happensAtOnce: Bool {
    guard placement == nil else { return false }
    return switch action {
    case .wait: false
    case .animate(let step): step.delay == 0
    case .keyframes(let step): step.delay == 0
    case .set, .sequence, .together, .animator, .drive, .scrub, .pan, .tap: true
    }
  }
}

extension AnimateStep {
  /// The targets of the step in order, without duplicates.
  var targets: [String] {
    var seen: Set<String> = []
    return changes.map(\.target).filter { seen.insert($0).inserted }
  }
}
