import AnimMotion
import AnimPrimitives
import AnimScenes
import AnimTiming

/// The cross-fades of labels' texts, with their times. Source: UIView.transition(with:…) with transitionCrossDissolve,
/// which fades a snapshot of the old view.
///
/// A counting label shows its number as text. It fades if the number jumps, but not while it counts.
struct TextFades: Sendable {
  private struct Fade: Sendable {
    var view: Int
    var start: Double
    var end: Double
    var old: FadingText
  }

  private var fades: [Fade] = []

  init() {}

  /// - Parameter presentation: the scene's presentation, without fades.
  init(
    _ tree: ViewTree, _ timeline: Timeline, _ resources: Resources, _ presentation: Presentation
  ) {
    var presentation = presentation
    for (index, track) in timeline.tracks.enumerated()
    where track.target < tree.nodes.count && (track.channel == .text || track.channel == .value) {
      let node = tree.nodes[track.target]
      guard case .label(let content) = node.view.content, content.crossFade > 0,
        let label = resources.label(track.target)
      else { continue }
      for time in timeline.changeTimes(ofTrackAt: index) {
        // A change is visible up to a tolerance before its time; a change back, up to a tolerance after it.
        presentation.move(to: time - 2 * TimeTolerance.seconds, on: timeline)
        let before = presentation.states[track.target]
        presentation.move(to: time + 2 * TimeTolerance.seconds, on: timeline)
        let after = presentation.states[track.target]
        let text = label.text(before)
        guard text != label.text(after) else { continue }
        let offset = node.isLaidOut ? before.center - after.center : .zero
        fades.append(
          Fade(
            view: track.target, start: time, end: time + content.crossFade,
            old: FadingText(text, before, offset: offset)))
      }
    }
  }

  /// The fades of some views only.
  func limited(to views: Set<Int>) -> TextFades {
    var result = self
    result.fades.removeAll { !views.contains($0.view) }
    return result
  }

  /// Extends a timeline until all fades have ended, unless the script sets a duration.
  ///
  /// - Throws: an error if the timeline becomes too long.
  func extend(_ timeline: inout Timeline, _ tree: ViewTree) throws(ScriptErrors) {
    guard let last = fades.max(by: { $0.end < $1.end }) else { return }
    try timeline.extend(to: last.end, for: tree.nodes[last.view].view.origin)
  }

  /// Sets the fades of labels at a time, in seconds. If two fades of a label overlap, the later one is shown.
  ///
  /// - Returns: the labels that fade, and those that faded before.
  func apply(at time: Double, to states: inout [ViewState]) -> [Int] {
    var changed: [Int] = []
    for fade in fades where states[fade.view].fadingText != nil {
      states[fade.view].fadingText = nil
      changed.append(fade.view)
    }
    let moment = time + TimeTolerance.seconds
    for fade in fades where fade.start <= moment && moment < fade.end {
      var old = fade.old
      old.fraction = max(0, time - fade.start) / (fade.end - fade.start)
      states[fade.view].fadingText = old
      changed.append(fade.view)
    }
    return changed
  }

  /// Whether no label fades after `start` up to and including `end`.
  func isStill(from start: Double, through end: Double) -> Bool {
    !fades.contains {
      $0.start <= end + TimeTolerance.seconds && $0.end + TimeTolerance.seconds >= start
    }
  }
}
