// A view may change its superview, its position among siblings, or its font, but a timeline needs a fixed tree of
// views. So a view has one node per period. The nodes share the view's tracks, and each is hidden outside its period.

extension LiveTimeline {
  /// A period in which a target is shown as one node of a tree.
  package struct Appearance: Sendable {
    package var target: Int
    /// Seconds; −∞ means from the first frame.
    package var start: Double
    /// Seconds; infinite means until the last frame.
    package var end: Double

    package init(target: Int, start: Double, end: Double) {
      self.target = target
      self.start = start
      self.end = end
    }

    fileprivate var isEndless: Bool { start == -.infinity && end == .infinity }
  }

  /// The timeline of the whole recording.
  ///
  /// - Parameters:
  ///   - appearances: the nodes of the tree, in order.
  ///   - duration: seconds; nil means the end of the last finite animation.
  /// - Throws: an error if it lasts too long.
  package func timeline(
    of appearances: [Appearance], duration: Double?
  ) throws(ScriptErrors) -> Timeline {
    var tracks: [Int: [ValueTrack]] = [:]
    for builder in compiler.tracks { tracks[builder.target, default: []].append(builder.track) }
    let fingers = TouchTrack.joined(touches)
    var shown: [ValueTrack] = []
    for (node, appearance) in appearances.enumerated() {
      let own = tracks[appearance.target] ?? []
      for track in own where track.channel != .isHidden || appearance.isEndless {
        shown.append(track.moved(to: node))
      }
      guard !appearance.isEndless else { continue }
      shown.append(
        visibility(of: appearance, node, own.first { $0.channel == .isHidden }))
    }
    return try Timeline(
      compiler, tracks: shown, touches: fingers,
      duration: duration ?? max(end, fingers.map(\.end).max() ?? 0),
      hasOwnDuration: duration != nil)
  }

  /// The track that hides a node outside its period.
  private func visibility(
    of appearance: Appearance, _ node: Int, _ own: ValueTrack?
  ) -> ValueTrack {
    let initial = compiler.targets[appearance.target].initialValues[.isHidden] ?? .flag(false)
    var segments =
      own?.segments ?? [
        ValueTrack.Segment(
          start: -.infinity, model: initial, absolute: nil, additions: 0..<0)
      ]
    for edge in [appearance.start, appearance.end] where edge.isFinite {
      guard let place = segments.lastIndex(where: { $0.start <= edge }) else { continue }
      guard segments[place].start < edge else { continue }
      var copy = segments[place]
      copy.start = edge
      segments.insert(copy, at: place + 1)
    }
    for index in segments.indices
    where segments[index].start < appearance.start || segments[index].start >= appearance.end {
      segments[index].model = .flag(true)
    }
    var track = ValueTrack(target: node, channel: .isHidden, model: initial, isFitted: false)
    track.segments = segments
    return track
  }
}

extension ValueTrack {
  /// A copy of the track for another target.
  fileprivate func moved(to target: Int) -> ValueTrack {
    var track = ValueTrack(
      target: target, channel: channel, model: segments[0].model, isFitted: isFitted)
    track.additions = additions
    track.hasExplicit = hasExplicit
    track.segments = segments
    return track
  }
}
