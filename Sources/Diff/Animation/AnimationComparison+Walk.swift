public import Primitives

extension AnimationComparison {
  /// What is shown at a moment, for pictures and reports.
  public struct Shown: Sendable {
    public var moment: Moment
    public var baseline: Pixmap
    public var candidate: Pixmap
  }

  /// Compares two animations to their ends.
  ///
  /// Where one of them has a picture more, or shows one longer, the other is waited for: what comes after
  /// is compared as if the two had stayed together.
  ///
  /// - Parameters:
  ///   - visit: called for each moment, in order of time.
  ///   - ignoring: parts that are not looked at, besides the tolerance's, at a time of the baseline.
  /// - Throws: what the sources or the closure throw.
  public init<Failure: Error>(
    _ baseline: any FrameSource<Failure>, _ candidate: any FrameSource<Failure>,
    tolerance: PixelTolerance = .exact, visit: (Shown) throws(Failure) -> Void = { _ in },
    ignoring: @escaping (_ time: Double) -> [IntRect] = { _ in [] }
  ) throws(Failure) {
    var walk = try ComparisonWalk(
      baseline, candidate, tolerance: tolerance, ignoring: ignoring)
    while let shown = try walk.next() { try visit(shown) }
    self = try walk.finish()
  }
}

/// Goes through two animations at once.
private struct ComparisonWalk<Failure: Error> {
  private var result: AnimationComparison
  private let tolerance: PixelTolerance
  private let ignoring: (Double) -> [IntRect]
  private let hasOneSize: Bool
  private let isTimed: Bool
  private var baseline: PictureReader<Failure>
  private var candidate: PictureReader<Failure>
  private var time = 0.0
  /// Whether a moment was told whose pictures may be over.
  private var hasPassed = false

  init(
    _ baseline: any FrameSource<Failure>, _ candidate: any FrameSource<Failure>,
    tolerance: PixelTolerance, ignoring: @escaping (Double) -> [IntRect]
  ) throws(Failure) {
    self.ignoring = ignoring
    isTimed = baseline.isTimed && candidate.isTimed
    hasOneSize = baseline.width == candidate.width && baseline.height == candidate.height
    self.tolerance = tolerance
    result = AnimationComparison(baseline: .init(baseline), candidate: .init(candidate))
    self.baseline = try PictureReader(baseline, isTimed: isTimed)
    self.candidate = try PictureReader(candidate, isTimed: isTimed)
  }

  /// The next stretch of time in which both show something.
  mutating func next() throws(Failure) -> AnimationComparison.Shown? {
    if hasPassed { try advance() }
    while let first = baseline.current, let second = candidate.current {
      var pixels: PixelComparison?
      if hasOneSize {
        let comparison = PixelComparison(
          first.pixmap, second.pixmap, tolerance: toleranceNow)
        if comparison.isDifferent, try waits(first, second) { continue }
        pixels = comparison
      }
      return pass(first, second, pixels)
    }
    return nil
  }

  /// Reads what only one of them has left, and counts.
  consuming func finish() throws(Failure) -> AnimationComparison {
    try baseline.drain()
    try candidate.drain()
    result.baseline.count(baseline, isTimed: isTimed)
    result.candidate.count(candidate, isTimed: isTimed)
    return result
  }

  private mutating func pass(
    _ first: ShownPicture, _ second: ShownPicture, _ pixels: PixelComparison?
  ) -> AnimationComparison.Shown {
    let step = min(baseline.remaining, candidate.remaining)
    let moment = AnimationComparison.Moment(
      baselineFrame: first.frame, candidateFrame: second.frame, start: time, duration: step,
      pixels: pixels)
    let shown = AnimationComparison.Shown(
      moment: moment, baseline: first.pixmap, candidate: second.pixmap)
    if let pixels, pixels.isDifferent { note(shown, pixels) }
    time += step
    baseline.pass(step)
    candidate.pass(step)
    hasPassed = true
    return shown
  }

  /// Moves on where a picture is over. Not sooner than the next is asked for, that whoever was told of the moment
  /// has let go of its pictures.
  private mutating func advance() throws(Failure) {
    hasPassed = false
    let tolerance = AnimationComparison.timeTolerance
    if baseline.remaining <= tolerance { try baseline.advance() }
    if candidate.remaining <= tolerance { try candidate.advance() }
  }

  private mutating func note(_ shown: AnimationComparison.Shown, _ pixels: PixelComparison) {
    result.differingMoments.append(shown.moment)
    if pixels.differingCount > result.largestCount {
      result.worst = AnimationComparison.Worst(
        moment: shown.moment, baseline: shown.baseline, candidate: shown.candidate)
    }
  }
}

// MARK: - Staying together

extension ComparisonWalk {
  /// Whether one of the two only has to wait for the other, which then was moved on.
  private mutating func waits(_ first: ShownPicture, _ second: ShownPicture) throws(Failure)
    -> Bool
  {
    switch (baseline.elapsed > 0, candidate.elapsed > 0) {
    case (false, false):
      if let next = try candidate.lookAhead(), matches(first, next) {
        result.addedFrames.append(second.frame)
        try candidate.advance()
        return true
      }
      if let next = try baseline.lookAhead(), matches(next, second) {
        result.missingFrames.append(first.frame)
        time += first.duration
        try baseline.advance()
        return true
      }
    case (false, true):
      if let next = try candidate.lookAhead(), matches(first, next) {
        result.timingChanges.append(
          .init(
            frame: baseline.previous?.frame ?? first.frame,
            baseline: baseline.previous?.duration ?? 0, candidate: second.duration))
        try candidate.advance()
        return true
      }
    case (true, false):
      if let next = try baseline.lookAhead(), matches(next, second) {
        result.timingChanges.append(
          .init(
            frame: first.frame, baseline: first.duration,
            candidate: candidate.previous?.duration ?? 0))
        time += baseline.remaining
        try baseline.advance()
        return true
      }
    case (true, true): break
    }
    return false
  }

  private func matches(_ first: ShownPicture, _ second: ShownPicture) -> Bool {
    PixelComparison.areSame(first.pixmap, second.pixmap, tolerance: toleranceNow)
  }

  /// The tolerance with what is ignored at this time.
  private var toleranceNow: PixelTolerance {
    var tolerance = tolerance
    tolerance.ignoredRects += ignoring(time)
    return tolerance
  }
}

extension AnimationComparison.Side {
  fileprivate init(_ source: any FrameSource) {
    self.init(
      width: source.width, height: source.height, frameCount: 0, pictureCount: 0, duration: nil,
      plays: source.plays)
  }

  fileprivate mutating func count<Failure>(_ reader: PictureReader<Failure>, isTimed: Bool) {
    frameCount = reader.frameCount
    pictureCount = reader.pictureCount
    duration = isTimed ? reader.duration : nil
  }
}
