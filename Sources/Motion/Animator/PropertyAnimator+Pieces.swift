import Primitives

// The phases as pieces of each block's progress function.

extension PropertyAnimator {
  /// Runs a block with the animator: along the curve, in its share of the time.
  mutating func appendRun(ofBlock index: Int, _ phase: AnimatorPhase) {
    guard case .runs(let since, let from, let rate) = phase.motion else { return }
    var piece = ProgressPiece(start: since, position: from, rate: rate)
    if let window = blocks[index].window {
      piece.detour = ProgressPiece.Detour(window: window)
    }
    let seconds = blocks[index].duration
    let curve = timing.curve
    if let vector = timing.velocity {
      piece.curve = add(curve.launched(at: vector.x).resolved(duration: seconds), toBlock: index)
      piece.verticalCurve = add(
        curve.launched(at: vector.y).resolved(duration: seconds), toBlock: index)
    } else {
      piece.curve = add(curve.resolved(duration: seconds), toBlock: index)
      piece.verticalCurve = piece.curve
    }
    blocks[index].function.pieces.append(piece)
  }

  /// Shows the same from a time on, in all blocks.
  mutating func appendHold(_ progress: SIMD2<Double>, at time: Double) {
    for index in blocks.indices { appendHold(progress, toBlock: index, at: time) }
  }

  mutating func appendHold(_ progress: SIMD2<Double>, toBlock index: Int, at time: Double) {
    var piece = ProgressPiece(start: time, position: 0, rate: 0)
    piece.base = progress
    piece.span = .zero
    blocks[index].function.pieces.append(piece)
  }

  /// A spring from what a block shows to an end.
  mutating func appendSpring(
    _ springs: (ResolvedTimingCurve, ResolvedTimingCurve), ofBlock index: Int, to goal: Double,
    seconds: Double, at time: Double
  ) {
    let function = blocks[index].function
    let shown = SIMD2(function.value(at: time), function.value(at: time, axis: .vertical))
    var piece = ProgressPiece(start: time, position: 0, rate: 1 / seconds)
    piece.curve = add(springs.0, toBlock: index)
    piece.verticalCurve = add(springs.1, toBlock: index)
    piece.base = shown
    piece.span = SIMD2(goal, goal) - shown
    blocks[index].function.pieces.append(piece)
  }

  /// Lets a block follow `fractionComplete`.
  ///
  /// Scrubbed linearly, the fraction is of the way of the animator's own run. A block with a share of
  /// its own is then where it would be at the time at which the run has come so far; where the curve does
  /// not tell that time, it goes straight on from what it shows.
  mutating func appendScrub(_ scrub: AnimatorPhase.Scrub, ofBlock index: Int) {
    let seconds = scrub.duration
    var piece = ProgressPiece(
      start: scrub.since, position: seconds > TimelineClock.tolerance ? 0 : 1,
      rate: seconds > TimelineClock.tolerance ? 1 / seconds : 0)
    var detour = ProgressPiece.Detour(
      fraction: scrub.from, span: scrub.span, isClamped: scrub.isClamped,
      window: blocks[index].window)
    detour.curve = add(scrub.curve, toBlock: index)
    if readsWay, detour.window != nil {
      let shown = blocks[index].function.value(at: scrub.since)
      if isOnTime(block: index, shown: shown, at: scrub.from) {
        detour.inverse = add(timing.curve.resolved(duration: duration), toBlock: index)
        piece.curve = add(timing.curve.resolved(duration: blocks[index].duration), toBlock: index)
      } else {
        detour.window = ProgressPiece.Window(at: scrub.from, own: shown)
      }
    } else if !readsWay {
      piece.curve = add(timing.curve.resolved(duration: blocks[index].duration), toBlock: index)
    }
    piece.verticalCurve = piece.curve
    piece.detour = detour
    blocks[index].function.pieces.append(piece)
  }

  /// Whether a block shows what it would at the time at which the animator has come a part of its way.
  private func isOnTime(block index: Int, shown: Double, at way: Double) -> Bool {
    guard !timing.isSpringOnTheWay,
      let fraction = timing.curve.inverse(of: way, duration: duration)
    else { return false }
    let due = timing.curve.value(
      at: blocks[index].share.apply(to: fraction), duration: blocks[index].duration)
    return (due - shown).magnitude <= 1e-9
  }

  private mutating func add(
    _ curve: ResolvedTimingCurve, toBlock index: Int
  ) -> CurveTable.Reference {
    blocks[index].function.curves.add(curve)
  }
}

// MARK: - Scrubbing and adding

extension PropertyAnimator {
  /// Lets a held animator be scrubbed.
  mutating func scrub(_ scrub: AnimatorPhase.Scrub) {
    phases[phases.count - 1].motion = .scrubs(scrub)
    for index in blocks.indices { appendScrub(scrub, ofBlock: index) }
  }

  mutating func addBlock(delayFactor: Double, _ phase: AnimatorPhase, at time: Double) {
    let now = timeNow(phase, at: time)
    let start = now + delayFactor * (1 - now)
    blocks.append(AnimatorBlock(from: start, duration: (1 - start) * duration))
    let index = blocks.count - 1
    guard phase.state == .active else {
      isEmpty = false
      return
    }
    if isEmpty, phase.isRunning {
      isEmpty = false
      activate(afterDelay: 0, phase, at: time)
      return
    }
    isEmpty = false
    appendHold(.zero, toBlock: index, at: time)
    switch phase.motion {
    case .runs:
      appendRun(ofBlock: index, phase)
      if let end = endTime(after: time) {
        let goal = phase.isReversed ? 0.0 : 1
        appendHold(SIMD2(goal, goal), toBlock: index, at: end)
      }
    case .holds: break
    case .scrubs(let scrub): appendScrub(scrub, ofBlock: index)
    }
  }

  /// The fraction of time at which the animator is.
  func timeNow(_ phase: AnimatorPhase, at time: Double) -> Double {
    guard phase.state == .active else { return 0 }
    let fraction = phase.fraction(at: time)
    switch phase.motion {
    case .runs: return fraction
    case .holds(_, let caught?): return caught
    case .holds, .scrubs:
      guard readsWay else { return fraction }
      return timing.curve.inverse(of: fraction, duration: duration) ?? min(max(fraction, 0), 1)
    }
  }
}
