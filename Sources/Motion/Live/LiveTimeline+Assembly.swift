// A view may get another superview, another place among its siblings, or another font. The tree of views that a timeline
// belongs to is fixed. So a view appears as one node for each such period, and all of its nodes share its tracks; each
// is hidden outside of its period.

extension LiveTimeline {
  /// A period in which a target is shown as one node of a tree.
  package struct Appearance: Sendable {
    package var target: Int
    /// Seconds; −∞ from the first picture on.
    package var start: Double
    /// Seconds; infinite until the last picture.
    package var end: Double

    package init(target: Int, start: Double, end: Double) {
      self.target = target
      self.start = start
      self.end = end
    }

    fileprivate var isEndless: Bool { start == -.infinity && end == .infinity }
  }

  /// The timeline of everything that was recorded.
  ///
  /// - Parameters:
  ///   - appearances: the nodes of the tree, in its order.
  ///   - duration: seconds; nil for the end of everything that ends.
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

  /// The track of a node that is hidden outside of its period.
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
  /// The same track of another target.
  fileprivate func moved(to target: Int) -> ValueTrack {
    var track = ValueTrack(
      target: target, channel: channel, model: segments[0].model, isFitted: isFitted)
    track.additions = additions
    track.hasExplicit = hasExplicit
    track.segments = segments
    return track
  }
}
