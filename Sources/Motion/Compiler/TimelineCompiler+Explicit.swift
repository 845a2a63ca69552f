import AnimPrimitives
import AnimTiming

// Explicit animations apply over channel values and do not change the model values. Source: CALayer.add.

extension TimelineCompiler {
  /// Begins an explicit animation of a target, and returns the indices of its terms.
  ///
  /// - Parameters:
  ///   - animation: its begin time is a time of the timeline.
  ///   - isRemoved: whether the animation is removed at the end of its active time. If not, its fill mode applies from
  ///     then on.
  /// - Throws: if the values or the times of keyframes are wrong.
  mutating func begin(
    _ animation: LayerAnimation, ofTarget target: Int, owner: Int, isRemoved: Bool, at time: Double
  ) throws(ScriptError) -> Range<Int> {
    let channels = try media(of: animation, target)
    let timing = animation.timing
    let progress = add(.plain(ProgressFunction(pieces: [Self.movement(of: timing)])))
    let first = terms.count
    for (channel, media) in channels {
      let track = track(target, channel, at: time)
      terms.append(
        AnimationTerm(
          owner: owner, track: track, progress: progress, axis: channel.axis,
          kind: .media(media), begin: timing.beginTime, before: tracks[track].model,
          after: tracks[track].model))
      owners.add(to: owner)
      tracks[track].addExplicit(terms.count - 1)
      tracks[track].mark(at: time)
    }
    let added = first..<terms.count
    let stays = timing.fillMode == .forwards || timing.fillMode == .both
    if timing.endTime.isFinite {
      if added.isEmpty || (!isRemoved && stays) {
        insert(.owner(owner), at: timing.endTime)
      } else {
        for term in added { insert(.term(term), at: timing.endTime) }
      }
    }
    _ = owners.endBeginning(of: owner)
    return added
  }

  /// A piece that marks the time in which the animation may move, with a jump at its beginning. The piece's values have
  /// no meaning.
  private static func movement(of timing: MediaTiming) -> ProgressPiece {
    let duration = timing.endTime - timing.beginTime
    var piece = ProgressPiece(
      start: timing.beginTime, position: 0,
      rate: timing.speed == 0 ? 0 : duration.isFinite ? 1 / max(duration, TimeTolerance.seconds) : 1
    )
    piece.cycle = duration.isFinite ? .holds : .repeats
    piece.base = SIMD2(1, 1)
    return piece
  }

  /// Removes explicit animations before their end.
  mutating func removeExplicit(_ removed: Range<Int>, of owner: Int, at time: Double) {
    for term in removed where tracks[terms[term].track].remove(term, at: time) {
      leave(term, finished: false, at: time)
    }
    if removed.isEmpty { owners.complete(owner, at: time, finished: false) }
  }

  // MARK: - Channels

  /// The animations of channels.
  private func media(
    of animation: LayerAnimation, _ target: Int
  ) throws(ScriptError) -> [(Channel, MediaAnimation)] {
    var channels: [(Channel, MediaAnimation)] = []
    for leaf in MediaAnimation.leaves(of: animation) {
      switch leaf.animation {
      case .basic(_, let basic):
        channels += try media(of: basic, leaf, target)
      case .keyframes(_, let keyframes):
        let level = MediaAnimation.level(of: keyframes, in: leaf.groups)
        channels += try self.channels(
          of: keyframes, leaf.property, target, duration: level.timing.oneWay
        ).map { ($0, MediaAnimation($1, of: keyframes, leaf.groups + [level])) }
      case .group: break
      }
    }
    return channels
  }

  private func media(
    of basic: BasicAnimation, _ leaf: MediaAnimation.Leaf, _ target: Int
  ) throws(ScriptError) -> [(Channel, MediaAnimation)] {
    var parts: [Channel: BasicAnimation] = [:]
    var order: [Channel] = []
    var plain = basic
    (plain.from, plain.to, plain.by) = (nil, nil, nil)
    for path in [\BasicAnimation.from, \.to, \.by] {
      guard let value = basic[keyPath: path] else { continue }
      let change = PropertyChange(LiveTimeline.id(target), leaf.property, to: value)
      let whole = try checked(value, for: change)
      for part in values[target].channels(of: leaf.property, becoming: whole) {
        if parts[part.channel] == nil { order.append(part.channel) }
        parts[part.channel, default: plain][keyPath: path] = part.value
      }
    }
    return order.compactMap { channel in
      parts[channel].map { (channel, MediaAnimation($0, in: leaf.groups)) }
    }
  }

  private func channels(
    of animation: KeyframeAnimation, _ property: Property, _ target: Int, duration: Double
  ) throws(ScriptError) -> [(Channel, ChannelKeyframes)] {
    let mode = animation.calculationMode
    switch animation.course {
    case .values(let list, let times, let curves):
      let change = PropertyChange(
        target: LiveTimeline.id(target), property: property,
        goal: .values(list, times: times, curves: curves, calculationMode: mode))
      let options = KeyframeOptions(times: times, curves: curves, mode: mode)
      if let fault = options.fault(values: list.count) {
        throw ScriptError("keyframes that fit: \(fault)", at: .unknown)
      }
      return try sequence(
        of: change, list, options, target, duration: duration
      ).channels().map { ($0.channel, $0.keyframes) }
    case .path(let path, let rotates):
      guard property == .center, let motion = PathMotion(path, mode: mode) else {
        throw ScriptError("a path that leads somewhere", at: .unknown)
      }
      return [(.centerX, motion.x), (.centerY, motion.y)]
        + (rotates ? [(.rotate, motion.direction)] : [])
    }
  }
}
