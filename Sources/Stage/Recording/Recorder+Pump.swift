import AnimMotion
import AnimTiming

// The clock jumps from one event to the next. Events at one time are played one by one, because each may change those
// that follow, in this order: ends of animations, touches, timers, display links.

extension Recorder {
  /// The reason for which the clock stopped.
  enum Stop {
    /// No animation, timer or touch is left.
    case idle
    /// The time to run to has come.
    case limit
    /// The program ended the movie, or it can never end.
    case ended
  }

  /// Seconds within which two times are the same.
  static let tolerance = TimeTolerance.seconds
  /// Limits on callbacks: at one instant, and in a movie.
  private static let instantLimit = 10_000
  private static let totalLimit = 1_000_000
  /// Seconds after which only timers and display links do not keep a movie running.
  private static let patience = 60.0

  /// Runs up to a time in seconds, including the events at that time; nil for no limit.
  ///
  /// - Parameter waits: whether the clock advances to the limit if no animation is running and no callback is pending.
  @MainActor @discardableResult
  func run(until limit: Double?, waits: Bool = true) -> Stop {
    isRunning = true
    isUnlimited = limit == nil
    defer { isRunning = false }
    while !hasEnded {
      endTurn()
      if deliverEnds() { continue }
      let event = nextEvent()
      if (event?.time ?? .infinity) > time + Self.tolerance, layOutStage() {
        guard counts("layoutSubviews()") else { break }
        continue
      }
      guard let next = event, !hasEnded else { break }
      guard next.time <= (limit ?? .infinity) + Self.tolerance else { break }
      if limit == nil, next.isEndless, next.time > Self.patience {
        endForever(next.kind)
        break
      }
      live.advance(to: next.time)
      guard !next.isCallback || counts(next.kind) else { break }
      live.extendToPresent()
      next.play()
    }
    _ = layOutStage()
    if hasEnded { return .ended }
    guard let limit else { return .idle }
    let isIdle = nextEvent() == nil
    if waits || !isIdle { live.advance(to: limit) }
    return isIdle ? .idle : .limit
  }

  /// Ends a movie that would never end by itself.
  private func endForever(_ kind: String) {
    fault(kind, "never stops: nothing ends the movie; give it a duration")
    hasEnded = true
  }

  /// A callback that the running callback leads to.
  ///
  /// A long succession, in which each callback leads to the next one, is an endless repetition: it ends a movie without
  /// a duration, as a repeating timer does.
  func following<Value>(
    _ kind: String, _ body: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    let place = succession + 1
    return { [self] value in
      guard !isUnlimited || place <= Self.longestSuccession || time <= Self.patience else {
        endForever(kind)
        return
      }
      succession = place
      body(value)
      succession = 0
    }
  }

  /// Callbacks of which each led to the next one.
  private static let longestSuccession = 1_000

  /// Lets time pass from within the program of the movie.
  @MainActor func advance(by seconds: Double) {
    guard !isRunning else {
      fault("advance(by:)", "needs the program of the movie: a callback cannot wait")
      return
    }
    run(until: time + seconds)
    live.extendToPresent()
  }

  /// Counts a callback. Too many end the movie.
  func counts(_ kind: String) -> Bool {
    if time > counts.instant { (counts.instant, counts.atInstant) = (time, 0) }
    counts.atInstant += 1
    counts.total += 1
    guard counts.atInstant <= Self.instantLimit, counts.total <= Self.totalLimit else {
      let limit = counts.atInstant > Self.instantLimit
      fault(
        kind,
        limit
          ? "is one of more than 10,000 callbacks at \(TimeText.seconds(time))"
          : "is one of more than 1,000,000 callbacks")
      hasEnded = true
      return false
    }
    return true
  }

  /// Runs until no event is left, except those of endless repetition.
  ///
  /// - Parameter limit: the maximum number of seconds.
  @MainActor func runUntilIdle(limit: Double) {
    let call = "runUntilIdle(limit:)"
    guard !isRunning else {
      fault(call, "needs the program of the movie: a callback cannot wait")
      return
    }
    guard limit >= 0, limit.isFinite else {
      fault(call, "must be 0 or more seconds, found \(limit)")
      return
    }
    if run(until: time + limit, waits: false) == .limit, let next = nextEvent() {
      fault(call, "waits for \(next.kind) at \(TimeText.seconds(next.time))")
    }
    live.extendToPresent()
  }

  // MARK: - Events

  private struct Event {
    var time: Double
    var kind: String
    /// Whether it repeats.
    var isEndless: Bool
    /// Whether it runs code of the program. The end of an animation only leads to a completion.
    var isCallback = true
    var play: () -> Void
  }

  /// The next event. Events at one time come in the order of their kinds.
  private func nextEvent() -> Event? {
    var next: Event?
    func offer(_ event: Event) {
      if event.time < (next?.time ?? .infinity) - Self.tolerance {
        next = event
        next?.time = max(event.time, time)
      }
    }
    if let end = live.nextEnd(), end.isFinite {
      offer(
        Event(time: end, kind: "an end of an animation", isEndless: false, isCallback: false) {
          [self] in _ = live.playNextEnd()
        })
    }
    for agenda in [\Recorder.changes, \.touches, \.agenda, \.ticks] {
      guard let entry = self[keyPath: agenda].next else { continue }
      offer(
        Event(time: entry.time, kind: entry.kind, isEndless: entry.repeats) { [self] in
          self[keyPath: agenda].removeNext()?.body()
        })
    }
    return next
  }

  /// Calls the completions of the ends so far, and returns whether there were any ends.
  @MainActor private func deliverEnds() -> Bool {
    let ends = live.takeEnds()
    for end in ends where !hasEnded {
      switch end {
      case .block(let number, let finished):
        touchBlocks.end(number)
        guard deliverEnd(of: number, finished) else { return true }
      case .animator(let number, let position):
        guard let animator = animators.removeValue(forKey: number) else { continue }
        guard counts("a completion of UIViewPropertyAnimator") else { return true }
        animator.complete(at: position)
      }
    }
    return !ends.isEmpty
  }

  /// Calls the completions of a block or an explicit animation.
  ///
  /// - Returns: false if there are too many callbacks.
  private func deliverEnd(of number: Int, _ finished: Bool) -> Bool {
    let kind = endKinds.removeValue(forKey: number) ?? "a completion of UIView.animate"
    if let completion = completions.removeValue(forKey: number) {
      guard counts(kind) else { return false }
      completion(finished)
    }
    for group in transactions.leave(number) {
      guard counts(Self.transactionKind) else { return false }
      group.body()
    }
    return true
  }
}
