import AnimLayout
package import AnimMotion
import AnimPrimitives

/// The presentation values of all views at the current time.
///
/// Used by one thread. Each move to another time evaluates only animated values and records the changed views.
package struct Presentation: Sendable {
  package private(set) var states: [ViewState]
  /// The views that the last move changed, in any order and possibly repeated.
  package private(set) var changedViews: [Int] = []
  private var layout: PresentationLayout?
  private var rounding: FrameRounding?
  private var time: Double?
  private let fitting: ContentFitting
  private let fades: TextFades
  private let targets: Set<Int>?
  /// The tracks of the requested targets.
  private var followed: [Int] = []
  /// The last value of each track; NaN and nil before the first move.
  private var numbers: [Double] = []
  private var values: [AnimatableValue?] = []

  /// - Parameters:
  ///   - layout: nil for a scene without constraints.
  ///   - rounded: the views whose frames are rounded as by a layout.
  ///   - targets: the views and constraints whose tracks are evaluated; nil means all. The layout must not depend on
  ///     others.
  init(
    _ tree: ViewTree, layout: SceneLayout?, fitting: ContentFitting, fades: TextFades,
    rounded: [Int] = [], of targets: Set<Int>? = nil
  ) {
    states = tree.initialStates
    self.targets = targets
    self.fitting = fitting
    self.fades = fades
    self.layout = layout.map { PresentationLayout($0) }
    rounding = rounded.isEmpty ? nil : FrameRounding(of: rounded)
  }

  /// Updates all values to a time, in seconds.
  package mutating func move(to time: Double, on timeline: Timeline) {
    changedViews.removeAll(keepingCapacity: true)
    guard self.time != time else { return }
    let isFirst = self.time == nil
    self.time = time
    if isFirst {
      followed = timeline.tracks.indices.filter {
        targets?.contains(timeline.tracks[$0].target) != false
      }
      numbers = Array(repeating: .nan, count: timeline.tracks.count)
      values = Array(repeating: nil, count: timeline.tracks.count)
    }
    var frames: [Rect]?
    var rewritten: Set<Int> = []
    for index in followed {
      let track = timeline.tracks[index]
      guard hasChanged(index, track, at: time, on: timeline) else { continue }
      // Restore the views' own positions before values are set.
      if frames == nil { frames = restore() }
      set(track, index)
      if track.channel.isContent { rewritten.insert(track.target) }
    }
    let resized = fitting.apply(
      at: time, on: timeline, changed: isFirst ? nil : rewritten, to: &states)
    changedViews += resized
    if frames == nil, !resized.isEmpty { frames = restore() }
    if isFirst || frames != nil { layOut(from: frames ?? []) }
    changedViews += fades.apply(at: time, to: &states)
  }

  /// Evaluates a track, stores its value, and returns whether it has changed.
  private mutating func hasChanged(
    _ index: Int, _ track: Timeline.Track, at time: Double, on timeline: Timeline
  ) -> Bool {
    if track.channel.kind == .number {
      let number = timeline.number(ofTrackAt: index, at: time)
      defer { numbers[index] = number }
      return number != numbers[index]
    }
    let value = timeline.value(ofTrackAt: index, at: time)
    guard value != values[index] else { return false }
    values[index] = value
    return true
  }

  private mutating func set(_ track: Timeline.Track, _ index: Int) {
    let isNumber = track.channel.kind == .number
    guard track.target < states.count else {
      guard let value = isNumber ? .number(numbers[index]) : values[index] else { return }
      layout?.set(track.channel, ofConstraint: track.target - states.count, to: value)
      return
    }
    if isNumber {
      states[track.target].set(track.channel, to: numbers[index])
    } else if let value = values[index] {
      states[track.target].set(track.channel, to: value)
    }
    changedViews.append(track.target)
  }

  /// Gives views that are laid out, or whose frames are rounded, their own places and sizes back.
  ///
  /// - Returns: their previous frames; nil without any.
  private mutating func restore() -> [Rect]? {
    layout?.restore(&states) ?? rounding?.restore(&states)
  }

  /// - Parameter frames: the previous frames of the views that are laid out.
  private mutating func layOut(from frames: [Rect]) {
    layout?.apply(to: &states)
    rounding?.apply(to: &states)
    for (node, frame) in zip(layout?.nodes ?? rounding?.nodes ?? [], frames)
    where states[node].frame != frame {
      changedViews.append(node)
    }
  }

  /// The input of the layout at the current time; nil without constraints.
  var layoutValues: LayoutValues? { layout?.values }
}
