import AnimPrimitives
import AnimTiming

// Converts phases to pieces of each block's progress function.

extension PropertyAnimator {
  /// Runs a block along the curve, in its share of the time.
  mutating func appendRun(ofBlock index: Int, _ phase: AnimatorPhase) {
    guard case .runs(let since, let from, let rate) = phase.motion else { return }
    var piece = ProgressPiece(start: since, position: from, rate: rate)
    let (horizontal, vertical) = (blocks[index].horizontal, blocks[index].vertical)
    let (window, verticalWindow) = (horizontal.share.remapping, vertical.share.remapping)
    if window != nil || verticalWindow != nil {
      piece.remapping = ProgressPiece.Remapping(window: window, verticalWindow: verticalWindow)
    }
    piece.base = SIMD2(horizontal.base, vertical.base)
    piece.span = SIMD2(horizontal.span, vertical.span)
    // A spring that took over during the run has its own duration.
    let seconds =
      timing.springTookOver && rate != 0 ? (1 - horizontal.share.at) / rate.magnitude : nil
    addCurves(to: &piece, ofBlock: index, duration: seconds)
    blocks[index].function.pieces.append(piece)
  }

  /// Sets the curve of a piece. The axes have different curves if the spring's velocities differ.
  ///
  /// - Parameter duration: the duration of the curve in seconds; nil for the block's.
  private mutating func addCurves(
    to piece: inout ProgressPiece, ofBlock index: Int, duration: Double? = nil
  ) {
    let seconds = duration ?? blocks[index].duration
    piece.curve = timing.resolved(duration: seconds)
    if timing.velocity != nil {
      piece.verticalCurve = timing.resolved(duration: seconds, axis: .vertical)
    }
  }

  /// Holds a progress from a time on, in all blocks.
  mutating func appendHold(_ progress: SIMD2<Double>, at time: Double) {
    for index in blocks.indices { appendHold(progress, toBlock: index, at: time) }
  }

  mutating func appendHold(_ progress: SIMD2<Double>, toBlock index: Int, at time: Double) {
    var piece = ProgressPiece(start: time, position: 0, rate: 0)
    piece.base = progress
    piece.span = .zero
    blocks[index].function.pieces.append(piece)
  }

  /// Appends a spring along each axis from the presented progress of a block to an end.
  mutating func appendSpring(
    _ springs: [ResolvedTimingCurve], ofBlock index: Int, to goal: Double,
    seconds: Double, at time: Double
  ) {
    let shown = shown(ofBlock: index, at: time)
    var piece = ProgressPiece(start: time, position: 0, rate: 1 / seconds)
    piece.curve = springs[Axis.horizontal.lane]
    piece.verticalCurve = springs[Axis.vertical.lane]
    piece.base = shown
    piece.span = SIMD2(goal, goal) - shown
    blocks[index].function.pieces.append(piece)
  }

  /// Makes a block follow `fractionComplete`.
  ///
  /// If `scrubsLinearly` is set, the fraction is that of the horizontal distance of the animator's own run. A block
  /// with its own share then has the progress of the time at which the run reaches that distance. If the curve reaches
  /// a value at several times, the share is a share of the distance. Blocks whose progress differs move linearly from
  /// it, and so does vertical movement that started with another velocity.
  ///
  /// - Parameter fraction: the fraction at which the block has its presented progress: that of the scrub's start, or a
  ///   later one for a block added during the scrub.
  mutating func appendScrub(
    _ scrub: AnimatorPhase.Scrub, ofBlock index: Int, from fraction: Double
  ) {
    let ofDistance = isFractionOfDistance && !distanceDeterminesTime
    let window = blocks[index].share(along: .horizontal, ofDistance: ofDistance).remapping
    let verticalWindow = blocks[index].share(along: .vertical, ofDistance: ofDistance).remapping
    let seconds = scrub.duration
    var piece = ProgressPiece(
      start: scrub.since, position: seconds > TimeTolerance.seconds ? 0 : 1,
      rate: seconds > TimeTolerance.seconds ? 1 / seconds : 0)
    var remapping = ProgressPiece.Remapping(
      scrub: ProgressPiece.Scrub(
        fraction: scrub.from, span: scrub.span, curve: scrub.curve,
        isClamped: scrub.isClamped),
      window: window, verticalWindow: verticalWindow)
    let hasShare = index > 0 && (window != nil || verticalWindow != nil)
    let shown = shown(ofBlock: index, at: scrub.since)
    if !isFractionOfDistance {
      addCurves(to: &piece, ofBlock: index)
    } else if hasShare, isDue(block: index, shown: shown, at: fraction) {
      if !ofDistance {
        remapping.inverse = timing.resolved(duration: duration)
        addCurves(to: &piece, ofBlock: index)
      }
    } else {
      (remapping.window, remapping.verticalWindow) = (nil, nil)
      piece.curve = TimingCurve.straight(through: SIMD2(fraction, shown.x)).resolved(duration: 1)
      piece.verticalCurve =
        TimingCurve.straight(through: SIMD2(fraction, shown.y)).resolved(duration: 1)
    }
    piece.remapping = remapping
    blocks[index].function.pieces.append(piece)
  }

  /// Whether a block has the progress that belongs to a fraction of the distance.
  private func isDue(block index: Int, shown: SIMD2<Double>, at distance: Double) -> Bool {
    let determinesTime = distanceDeterminesTime
    guard !timing.springTookOver, !blocks[index].isStretched,
      let fraction = determinesTime
        ? timing.resolved(duration: duration).inverse(of: distance) : distance
    else { return false }
    return [Axis.horizontal, .vertical].allSatisfy { axis in
      let own = blocks[index].share(along: axis, ofDistance: !determinesTime).apply(to: fraction)
      let due =
        determinesTime
        ? timing.resolved(duration: blocks[index].duration, axis: axis).value(at: own) : own
      return (due - shown[axis.lane]).magnitude <= 1e-9
    }
  }

  /// Whether each fraction of the distance belongs to one time. False for curves that overshoot.
  var distanceDeterminesTime: Bool { timing.resolved(duration: duration).isInvertible }

  /// The progress of a block along both axes.
  func shown(ofBlock index: Int, at time: Double) -> SIMD2<Double> {
    let function = blocks[index].function
    return SIMD2(function.value(at: time), function.value(at: time, axis: .vertical))
  }
}

// MARK: - Scrubbing and adding

extension PropertyAnimator {
  /// Scrubs a paused animator.
  mutating func scrub(_ scrub: AnimatorPhase.Scrub) {
    phases[phases.count - 1].motion = .scrubs(scrub)
    for index in blocks.indices { appendScrub(scrub, ofBlock: index, from: scrub.from) }
  }

  mutating func addBlock(delayFactor: Double, _ phase: AnimatorPhase, at time: Double) {
    let now = timeNow(phase, at: time)
    let start = now + delayFactor * (1 - now)
    let distance = distanceNow(phase, at: time)
    blocks.append(
      AnimatorBlock(
        from: start, ofDistance: distance + delayFactor * (1 - distance),
        duration: (1 - start) * duration))
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
    case .scrubs(let scrub):
      appendScrub(scrub, ofBlock: index, from: scrub.fraction(at: time))
    }
  }

  /// The fraction 0…1 of the distance that the animator has moved.
  private func distanceNow(_ phase: AnimatorPhase, at time: Double) -> Double {
    guard phase.state == .active else { return 0 }
    let isRead = !phase.isRunning && isFractionOfDistance
    let distance = isRead ? phase.fraction(at: time) : blocks[0].function.value(at: time)
    return min(max(distance, 0), 1)
  }

  /// The fraction of time that the animator has reached.
  func timeNow(_ phase: AnimatorPhase, at time: Double) -> Double {
    guard phase.state == .active else { return 0 }
    let fraction = phase.fraction(at: time)
    switch phase.motion {
    case .runs: return fraction
    case .holds(_, let caught?): return caught
    case .holds, .scrubs:
      guard isFractionOfDistance else { return fraction }
      return timing.resolved(duration: duration).inverse(of: fraction)
        ?? min(max(fraction, 0), 1)
    }
  }
}

extension TimingCurve {
  /// Straight lines from 0 over a point to 1 at 1.
  fileprivate static func straight(through point: SIMD2<Double>) -> TimingCurve {
    guard (point.x - point.y).magnitude > 1e-9 else { return .linear }
    var points = [Point(x: 0, y: 0), Point(x: 1, y: 1)]
    points.insert(
      Point(x: point.x, y: point.y), at: points.firstIndex { point.x < $0.x } ?? points.count)
    return (try? LinearTimingFunction(points: points)).map(TimingCurve.linearStops) ?? .linear
  }
}
