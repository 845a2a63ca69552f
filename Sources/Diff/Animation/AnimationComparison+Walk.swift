package import AnimCodecs
package import AnimPrimitives

extension AnimationComparison {
  /// The pictures of a moment, for reports.
  package struct Shown: Sendable {
    package var moment: Moment
    package var baseline: Pixmap
    package var candidate: Pixmap
  }

  /// Compares two animations to their ends.
  ///
  /// If one has an additional picture, or shows a picture longer, the comparison skips it, so that the following
  /// pictures are compared as if it had not been added. If one continues after the other's end, it is compared with the
  /// other's last picture.
  ///
  /// - Parameters:
  ///   - visit: called for each moment, in order of time.
  ///   - ignoring: additional ignored parts, at a time of the baseline.
  /// - Throws: the errors of the sources and of the closure.
  package init<Failure: Error>(
    _ baseline: any FrameStream<Failure>, _ candidate: any FrameStream<Failure>,
    tolerance: PixelTolerance = .exact, visit: (Shown) throws(Failure) -> Void = { _ in },
    ignoring: @escaping (_ time: Double) -> [IntRect] = { _ in [] }
  ) throws(Failure) {
    var walk = try ComparisonWalk(
      baseline, candidate, tolerance: tolerance, ignoring: ignoring)
    while let shown = try walk.next() { try visit(shown) }
    self = try walk.finish()
  }
}

/// Reads two animations side by side.
private struct ComparisonWalk<Failure: Error> {
  private var result: AnimationComparison
  private let tolerance: PixelTolerance
  private let ignoring: (Double) -> [IntRect]
  private let hasOneSize: Bool
  private let isTimed: Bool
  private var baseline: PictureReader<Failure>
  private var candidate: PictureReader<Failure>
  private var time = 0.0
  /// Whether the pictures of the last returned moment may have ended.
  private var hasPassed = false
  /// Whether the pictures of the last returned moment were equal.
  private var wereSame = false
  /// The pictures of that moment, if a tolerance is used to detect repetitions.
  private var shownLast: AnimationComparison.Shown?

  init(
    _ baseline: any FrameStream<Failure>, _ candidate: any FrameStream<Failure>,
    tolerance: PixelTolerance, ignoring: @escaping (Double) -> [IntRect]
  ) throws(Failure) {
    self.ignoring = ignoring
    isTimed = baseline.isTimed && candidate.isTimed
    hasOneSize = baseline.width == candidate.width && baseline.height == candidate.height
    self.tolerance = tolerance
    result = AnimationComparison(baseline: .init(baseline), candidate: .init(candidate))
    result.isTolerant = tolerance != .exact
    self.baseline = try PictureReader(baseline, isTimed: isTimed)
    self.candidate = try PictureReader(candidate, isTimed: isTimed)
  }

  /// The next period in which neither picture changes.
  mutating func next() throws(Failure) -> AnimationComparison.Shown? {
    if hasPassed { try advance() }
    while let first = baseline.current, let second = candidate.current {
      var pixels: PixelComparison?
      if hasOneSize {
        let comparison = PixelComparison(
          first.pixmap, second.pixmap, tolerance: toleranceNow())
        if comparison.isDifferent {
          if try skipsRepeat(first, second) { continue }
          if try waits(first, second) { continue }
        }
        pixels = comparison
      }
      return pass(first, second, pixels)
    }
    return try passRemainder()
  }

  /// Adds the counts after the last moment.
  consuming func finish() throws(Failure) -> AnimationComparison {
    // If one has no pictures, there was no moment.
    while baseline.current != nil || candidate.current != nil {
      noteRemainder()
      try baseline.advance()
      try candidate.advance()
    }
    result.baseline.count(baseline, isTimed: isTimed)
    result.candidate.count(candidate, isTimed: isTimed)
    return result
  }

  /// - Parameter remainder: the side that continues after the other's end.
  private mutating func pass(
    _ first: ShownPicture, _ second: ShownPicture, _ pixels: PixelComparison?,
    remainder: AnimationComparison.Remainder? = nil
  ) -> AnimationComparison.Shown {
    let step =
      switch remainder {
      case nil: min(baseline.remaining, candidate.remaining)
      case .baseline: baseline.remaining
      case .candidate: candidate.remaining
      }
    let moment = AnimationComparison.Moment(
      baselineFrame: first.frame, candidateFrame: second.frame, start: time, duration: step,
      pixels: pixels, remainder: remainder)
    let shown = AnimationComparison.Shown(
      moment: moment, baseline: first.pixmap, candidate: second.pixmap)
    note(shown)
    if !isTimed, hasOneSize, result.isTolerant { shownLast = shown }
    time += step
    baseline.pass(step)
    candidate.pass(step)
    hasPassed = true
    return shown
  }

  /// Advances past pictures that have ended. Called before the next moment, so that the caller can release the pictures
  /// first.
  private mutating func advance() throws(Failure) {
    hasPassed = false
    let tolerance = AnimationComparison.timeTolerance
    if baseline.remaining <= tolerance { try baseline.advance() }
    if candidate.remaining <= tolerance { try candidate.advance() }
  }

  private mutating func note(_ shown: AnimationComparison.Shown) {
    let pixels = shown.moment.pixels
    let count = pixels?.differingCount ?? 0
    guard shown.moment.remainder == nil else {
      if count > result.worstRemainder?.moment.pixels?.differingCount ?? 0 {
        result.worstRemainder = AnimationComparison.Worst(shown)
      }
      return
    }
    wereSame = pixels.map { !$0.isDifferent } ?? false
    guard let pixels, pixels.isDifferent else { return }
    result.differingMoments.append(shown.moment)
    if count > result.largestCount { result.worst = AnimationComparison.Worst(shown) }
  }
}

// MARK: - After the end of one

extension ComparisonWalk {
  /// The next period in which one side shows a picture beside the last picture of the other.
  private mutating func passRemainder() throws(Failure) -> AnimationComparison.Shown? {
    while baseline.current != nil || candidate.current != nil,
      let first = baseline.current ?? baseline.last,
      let second = candidate.current ?? candidate.last
    {
      if try skipsRepeat(first, second) { continue }
      noteRemainder()
      let pixels =
        hasOneSize
        ? PixelComparison(first.pixmap, second.pixmap, tolerance: toleranceNow()) : nil
      return pass(
        first, second, pixels, remainder: baseline.current != nil ? .baseline : .candidate)
    }
    return nil
  }

  /// Records a picture that only one side has, or that it shows longer.
  private mutating func noteRemainder() {
    if let picture = baseline.current, baseline.elapsed == 0 {
      result.missingFrames.append(picture.frame)
      result.remainderCount += 1
    }
    if let picture = candidate.current, candidate.elapsed == 0 {
      result.addedFrames.append(picture.frame)
      result.remainderCount += 1
    }
    guard wereSame, baseline.elapsed > 0 || candidate.elapsed > 0, let first = baseline.lately,
      let second = candidate.lately
    else { return }
    result.timingChanges.append(
      .init(frame: first.frame, baseline: first.duration, candidate: second.duration))
  }
}

// MARK: - Staying together

extension ComparisonWalk {
  /// Whether one side only needs to wait for the other; if so, advances the other side.
  private mutating func waits(_ first: ShownPicture, _ second: ShownPicture) throws(Failure)
    -> Bool
  {
    switch (baseline.elapsed > 0, candidate.elapsed > 0) {
    case (false, false):
      if try staysTogether(baseline: 0, candidate: 1) {
        result.addedFrames.append(second.frame)
        try candidate.advance()
        return true
      }
      if try staysTogether(baseline: 1, candidate: 0) {
        result.missingFrames.append(first.frame)
        time += first.duration
        try baseline.advance()
        return true
      }
    case (false, true):
      if try staysTogether(baseline: 0, candidate: 1) {
        result.timingChanges.append(
          .init(
            frame: baseline.previous?.frame ?? first.frame,
            baseline: baseline.previous?.duration ?? 0, candidate: second.duration))
        try candidate.advance()
        return true
      }
    case (true, false):
      if try staysTogether(baseline: 1, candidate: 0) {
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

  /// Whether both sides agree after advancing, in two pictures or up to both ends. A single picture may agree by chance
  /// if the motion is faster.
  private mutating func staysTogether(baseline first: Int, candidate second: Int)
    throws(Failure) -> Bool
  {
    guard let before = try baseline.picture(first), let after = try candidate.picture(second),
      matches(before, after)
    else { return false }
    switch (try baseline.picture(first + 1), try candidate.picture(second + 1)) {
    case (nil, nil): return true
    case (let before?, let after?): return matches(before, after)
    case (nil, _?), (_?, nil): return false
    }
  }

  /// Whether one side repeats its last picture within the tolerance; if so, advances it. Pictures without times have no
  /// durations to compare.
  private mutating func skipsRepeat(_ first: ShownPicture, _ second: ShownPicture)
    throws(Failure) -> Bool
  {
    guard let last = shownLast else { return false }
    if candidate.current != nil, isSame(last.candidate, second.pixmap) {
      try candidate.advance()
      return true
    }
    guard baseline.current != nil, isSame(last.baseline, first.pixmap) else { return false }
    time += first.duration
    try baseline.advance()
    return true
  }

  private mutating func matches(_ first: ShownPicture, _ second: ShownPicture) -> Bool {
    isSame(first.pixmap, second.pixmap)
  }

  private mutating func isSame(_ first: Pixmap, _ second: Pixmap) -> Bool {
    PixelComparison.areSame(first, second, tolerance: toleranceNow())
  }

  /// The tolerance with the parts ignored at this time.
  private mutating func toleranceNow() -> PixelTolerance {
    var tolerance = tolerance
    tolerance.ignoredRects += ignoring(time)
    result.isTolerant = result.isTolerant || tolerance != .exact
    return tolerance
  }
}

extension AnimationComparison.Worst {
  fileprivate init(_ shown: AnimationComparison.Shown) {
    self.init(moment: shown.moment, baseline: shown.baseline, candidate: shown.candidate)
  }
}

extension AnimationComparison.Side {
  fileprivate init(_ source: any FrameStream) {
    self.init(
      width: source.width, height: source.height, frameCount: 0, pictureCount: 0, duration: nil,
      plays: nil)
  }

  fileprivate mutating func count<Failure>(_ reader: PictureReader<Failure>, isTimed: Bool) {
    frameCount = reader.frameCount
    pictureCount = reader.pictureCount
    duration = isTimed ? reader.duration : nil
    plays = reader.plays
  }
}
