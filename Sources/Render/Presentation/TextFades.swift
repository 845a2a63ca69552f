import Motion
import Scenes

/// The labels whose texts change with a cross-fade, and when. Source: UIView.transition(with:…) with
/// transitionCrossDissolve.
struct TextFades: Sendable {
  private struct Fade: Sendable {
    var view: Int
    var start: Double
    var end: Double
    var from: String
  }

  private var fades: [Fade] = []

  init(_ tree: ViewTree, _ timeline: Timeline) {
    for (index, track) in timeline.tracks.enumerated()
    where track.channel == .text && track.target < tree.nodes.count {
      let view = tree.nodes[track.target].view
      guard case .label(let label) = view.content, label.crossFade > 0 else { continue }
      var shown = ""
      if case .text(let text) = view.initialValues[.text] { shown = text }
      for change in timeline.switches(ofTrackAt: index) {
        guard case .text(let text) = change.value else { continue }
        if text != shown {
          fades.append(
            Fade(
              view: track.target, start: change.time, end: change.time + label.crossFade,
              from: shown))
        }
        shown = text
      }
    }
  }

  /// Marks the labels that fade at a time, in seconds; of two fades of one label the later is seen.
  ///
  /// - Returns: the labels that fade, and those that did before.
  func apply(at time: Double, to states: inout [ViewState]) -> [Int] {
    var changed: [Int] = []
    for fade in fades where states[fade.view].fadingText != nil {
      states[fade.view].fadingText = nil
      changed.append(fade.view)
    }
    for fade in fades where fade.start <= time && time < fade.end {
      let fraction = (time - fade.start) / (fade.end - fade.start)
      states[fade.view].fadingText = (fade.from, fraction)
      changed.append(fade.view)
    }
    return changed
  }

  /// Whether no label fades after `start` up to and including `end`.
  func isStill(from start: Double, through end: Double) -> Bool {
    !fades.contains { $0.start <= end && $0.end >= start }
  }
}
