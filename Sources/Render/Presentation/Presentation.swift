import Layout
import Motion

/// The presentation values of all views at one time.
///
/// A value that one thread moves from time to time: only what animates is evaluated again.
struct Presentation: Sendable {
  private(set) var states: [ViewState]
  private var layout: PresentationLayout?
  private var time: Double?
  private let fades: TextFades

  /// - Parameter layout: nil for a scene without constraints.
  init(_ tree: ViewTree, layout: SceneLayout?, fades: TextFades) {
    states = tree.initialStates
    self.fades = fades
    self.layout = layout.map { PresentationLayout($0) }
  }

  /// Brings all values to a time, in seconds.
  mutating func move(to time: Double, on timeline: Timeline) {
    guard self.time != time else { return }
    self.time = time
    layout?.restore(&states)
    for (index, track) in timeline.tracks.enumerated() {
      guard track.target < states.count else {
        layout?.set(
          track.channel, ofConstraint: track.target - states.count,
          to: timeline.value(ofTrackAt: index, at: time))
        continue
      }
      if track.channel.kind == .number {
        states[track.target].set(
          track.channel, to: timeline.number(ofTrackAt: index, at: time))
      } else {
        states[track.target].set(
          track.channel, to: timeline.value(ofTrackAt: index, at: time))
      }
    }
    layout?.apply(to: &states)
    fades.apply(at: time, to: &states)
  }

  /// What the layout depends on at the time that was moved to; nil without constraints.
  var layoutValues: LayoutValues? { layout?.values }
}
