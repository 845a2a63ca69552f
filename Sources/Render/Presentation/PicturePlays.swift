import AnimCodecs
import AnimMotion
import AnimPrimitives
import AnimScenes
import AnimTiming

/// The frames of animated pictures in the scene's time.
///
/// A picture begins to play at the start of the scene, and again when a step has changed the view's `source`.
struct PicturePlays: Sendable {
  /// A view that shows an animated picture at some time.
  fileprivate struct Player: Sendable {
    var view: Int
    var playback: PicturePlayback
    /// By source. Other sources are still pictures.
    var timings: [String: SequenceTiming] = [:]
    /// The source at the start of the scene, and the track that changes it.
    var source: String
    var track: Int?
    /// The times at which the source may change.
    var changes: [Double] = []
  }

  private var players: [Player] = []
  /// The scene's duration in seconds.
  private var duration = 0.0

  init() {}

  init(_ tree: ViewTree, _ timeline: Timeline, _ resources: Resources) {
    var tracks: [Int: Int] = [:]
    for (index, track) in timeline.tracks.enumerated() where track.channel == .imageSource {
      tracks[track.target] = index
    }
    duration = timeline.duration
    let timings = resources.timings()
    guard !timings.isEmpty else { return }
    for (index, node) in tree.nodes.enumerated() {
      guard case .image(let content) = node.view.content else { continue }
      var player = Player(
        view: index, playback: content.playback, source: tree.initialStates[index].imageSource)
      player.track = tracks[index]
      player.changes = player.track.map { timeline.changeTimes(ofTrackAt: $0) } ?? []
      let sources = [player.source] + player.changes.map { player.shownSource(after: $0, timeline) }
      for source in sources { player.timings[source] = timings[source] }
      if !player.timings.isEmpty { players.append(player) }
    }
  }

  /// The views that show animated pictures.
  var views: [Int] { players.map(\.view) }

  /// The pictures of some views only.
  func limited(to views: Set<Int>) -> PicturePlays {
    var result = self
    result.players.removeAll { !views.contains($0.view) }
    return result
  }

  /// Extends a timeline until each picture has played, unless the script sets a duration. A picture that repeats forever
  /// counts once.
  ///
  /// - Throws: an error if the timeline becomes too long.
  mutating func extend(_ timeline: inout Timeline, _ tree: ViewTree) throws(ScriptErrors) {
    for player in players {
      guard let end = player.end(timeline) else { continue }
      let view = tree.nodes[player.view].view
      try timeline.extend(to: end, for: view.contentOrigins.source ?? view.origin)
    }
    duration = timeline.duration
  }

  /// The times in which pictures play that end.
  func movements(_ timeline: Timeline) -> [ClosedRange<Double>] {
    players.flatMap { $0.plays(timeline).filter { !$0.isEndless }.map(\.time) }
  }

  /// Sets the frames of pictures at a time, in seconds.
  ///
  /// - Parameter places: with reduced motion, the time whose frames are shown. Pictures that play forever show the first.
  /// - Returns: the views that show another frame.
  func apply(at time: Double, places: Double?, to states: inout [ViewState]) -> [Int] {
    guard !players.isEmpty else { return [] }
    // At its end a scene shows the frames before the end, so that a scene of one play ends with the last frame.
    let time = min(max(time, 0), duration - 2 * TimeTolerance.seconds)
    return players.compactMap { player in
      let frame = player.frame(of: states[player.view].imageSource, at: time, places: places)
      guard states[player.view].imageFrame != frame else { return nil }
      states[player.view].imageFrame = frame
      return player.view
    }
  }

  /// Whether no picture changes its frame after `start` up to and including `end`.
  func isStill(from start: Double, through end: Double, _ timeline: Timeline) -> Bool {
    players.allSatisfy { $0.isStill(from: start, through: end, timeline) }
  }
}

extension PicturePlays.Player {
  /// The source just after a time.
  fileprivate func shownSource(after time: Double, _ timeline: Timeline) -> String {
    guard let track else { return source }
    let value = timeline.value(ofTrackAt: track, at: time + 2 * TimeTolerance.seconds)
    return value.styledText?.string ?? source
  }

  /// The time at which the picture that is shown at a time has begun.
  private func start(before time: Double) -> Double {
    changes.last { $0 <= time + TimeTolerance.seconds } ?? 0
  }

  fileprivate func frame(of source: String, at time: Double, places: Double?) -> Int {
    guard let timing = timings[source] else { return 0 }
    if places != nil, timing.isEndless(playback) { return timing.frame(at: 0, playback) }
    return timing.frame(at: (places ?? time) - start(before: time), playback)
  }

  /// The times of the plays that count, up to the next change of the source.
  fileprivate func plays(_ timeline: Timeline) -> [(time: ClosedRange<Double>, isEndless: Bool)] {
    let starts = [0] + changes
    return starts.indices.compactMap { index in
      let shown = index == 0 ? source : shownSource(after: starts[index], timeline)
      guard let timing = timings[shown], let length = timing.length(of: playback)
      else { return nil }
      let next = index + 1 < starts.count ? starts[index + 1] : .infinity
      return (starts[index]...min(starts[index] + length, next), timing.isEndless(playback))
    }
  }

  /// The end of the plays that count, in seconds; nil without any.
  fileprivate func end(_ timeline: Timeline) -> Double? {
    plays(timeline).map(\.time.upperBound).max()
  }

  fileprivate func isStill(
    from start: Double, through end: Double, _ timeline: Timeline
  ) -> Bool {
    guard let timing = timings[shownSource(after: start, timeline)],
      let next = timing.nextChange(after: start - self.start(before: start), playback)
    else { return true }
    return self.start(before: start) + next > end + TimeTolerance.seconds
  }
}
