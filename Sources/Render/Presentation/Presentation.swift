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
  private var places: Double?
  private let fitting: ContentFitting
  private let fades: TextFades
  private let plays: PicturePlays
  private let targets: Set<Int>?
  /// The tracks of the requested targets.
  private var followed: [FollowedTrack] = []

  /// - Parameters:
  ///   - layout: nil for a scene without constraints.
  ///   - rounded: the views whose frames are rounded as by a layout.
  ///   - targets: the views and constraints whose tracks are evaluated; nil means all. The layout must not depend on
  ///     others.
  init(
    _ tree: ViewTree, layout: SceneLayout?, fitting: ContentFitting, fades: TextFades,
    plays: PicturePlays = PicturePlays(), rounded: [Int] = [], of targets: Set<Int>? = nil
  ) {
    states = tree.initialStates
    self.targets = targets
    self.fitting = fitting
    self.fades = fades
    self.plays = plays
    self.layout = layout.map { PresentationLayout($0) }
    rounding = rounded.isEmpty ? nil : FrameRounding(of: rounded)
  }

  /// Updates all values to a time, in seconds.
  package mutating func move(to time: Double, on timeline: Timeline) {
    move(to: time, on: timeline, places: time, nil)
  }

  /// Updates all values to a time, in seconds, with the places of another time.
  ///
  /// - Parameter motion: nil if places are those of the time.
  mutating func move(
    to time: Double, on timeline: Timeline, places: Double, _ motion: ReducedMotion?
  ) {
    changedViews.removeAll(keepingCapacity: true)
    guard self.time != time || self.places != places else { return }
    let isFirst = self.time == nil
    self.time = time
    self.places = places
    if isFirst {
      followed = timeline.tracks.indices.compactMap { index in
        let track = timeline.tracks[index]
        return targets?.contains(track.target) == false ? nil : FollowedTrack(track, index)
      }
    }
    var frames: [Rect]?
    var rewritten: Set<Int> = []
    for index in followed.indices {
      let track = followed[index].track
      let moment = motion?.time(ofTrackAt: track, at: time, places: places) ?? time
      guard followed[index].move(to: moment, on: timeline) else { continue }
      // Restore the views' own positions before values are set.
      if frames == nil { frames = restore() }
      set(index)
      if followed[index].isContent { rewritten.insert(followed[index].target) }
    }
    let resized = fitting.apply(
      at: time, on: timeline, changed: isFirst ? nil : rewritten, to: &states)
    changedViews += resized
    if frames == nil, !resized.isEmpty { frames = restore() }
    if isFirst || frames != nil { layOut(from: frames ?? []) }
    changedViews += fades.apply(at: time, to: &states)
    changedViews += plays.apply(at: time, places: motion == nil ? nil : places, to: &states)
  }

  /// Sets the value of a track in its view or constraint.
  private mutating func set(_ index: Int) {
    let (target, channel) = (followed[index].target, followed[index].channel)
    if target < states.count, followed[index].isNumber {
      states[target].set(channel, to: followed[index].number)
    } else if let value = followed[index].anyValue {
      guard target < states.count else {
        layout?.set(channel, ofConstraint: target - states.count, to: value)
        return
      }
      states[target].set(channel, to: value)
    }
    changedViews.append(target)
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

  /// Required constraints that contradict each other at the current time; nil if all can be satisfied.
  var layoutConflict: SceneLayout.Conflict? { layout?.conflict(states) }

  /// The views whose layout is not determined at the current time.
  var layoutAmbiguities: [LayoutAmbiguity] { layout?.ambiguities(states) ?? [] }
}

/// A track with its last value.
private struct FollowedTrack: Sendable {
  /// Its index in the timeline.
  let track: Int
  let target: Int
  let channel: Channel
  let isNumber: Bool
  let isContent: Bool
  private var cursor: TrackCursor
  /// NaN before the first move, and for values of other kinds.
  private(set) var number = Double.nan
  /// nil before the first move, and for numbers.
  private var value: AnimatableValue?

  init(_ track: Timeline.Track, _ index: Int) {
    self.track = index
    target = track.target
    channel = track.channel
    isNumber = track.channel.kind == .number
    isContent = track.channel.isContent
    cursor = TrackCursor(track: index)
  }

  /// The value of any kind; nil before the first move.
  var anyValue: AnimatableValue? { isNumber ? .number(number) : value }

  /// Evaluates the track, and returns whether its value has changed.
  mutating func move(to time: Double, on timeline: Timeline) -> Bool {
    guard !cursor.isStill(at: time) else { return false }
    if isNumber {
      let old = number
      number = cursor.number(at: time, on: timeline)
      return number != old
    }
    let old = value
    value = cursor.value(at: time, on: timeline)
    return value != old
  }
}
