import Motion

/// The presentation values of all views at one time.
///
/// A value that one thread moves from time to time: only what animates is evaluated again.
struct Presentation: Sendable {
  private(set) var states: [ViewState]
  private var time: Double?

  init(_ tree: ViewTree) {
    states = tree.initialStates
  }

  /// Brings all values to a time, in seconds.
  mutating func move(to time: Double, on timeline: Timeline) {
    guard self.time != time else { return }
    self.time = time
    for (index, track) in timeline.tracks.enumerated() where track.target < states.count {
      if track.channel.kind == .number {
        states[track.target].set(
          track.channel, to: timeline.number(ofTrackAt: index, at: time))
      } else {
        states[track.target].set(
          track.channel, to: timeline.value(ofTrackAt: index, at: time))
      }
    }
  }
}
