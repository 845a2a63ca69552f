import AnimPrimitives
import AnimTiming

// From a script to a timeline
// ---------------------------
//
//   Script          steps as written, with relative times, repetitions and ids
//     │  Schedule: resolves placements, expands repetitions
//     ▼
//   TimelineEvent   placed steps: one call each ("animate", "set", "start" …), in order of absolute time
//     │  TimelineCompiler: plays the events once and tracks model values
//     ▼
//   AnimationTerm   one animation of one channel: its values and its owner
//   ProgressFunction   the time of an animation: pieces in closed form, from seconds to progress
//   ValueTrack      one channel over time: segments, each with a model value and the animations that it shows
//     │  CompiledTracks: adds the times of movement
//     ▼
//   Timeline        the value of any channel at any time
//
// Each stage needs the previous one. A call's meaning depends on earlier calls (model values, presented values,
// animator states), so events are played in order. Progress functions and terms are closed forms, so a value needs no
// earlier frame. Tracks find the animations of a time by binary search. As a result, frames may be evaluated in any
// order and on any thread.

/// Plays the events of a script once, in order, and records the segments of each channel.
///
/// Closed forms cover the time between two events, without simulation steps. The state that an event depends on (model
/// values, presented values) is complete when the event is played.
struct TimelineCompiler: Sendable {
  private(set) var targets: [ScriptTarget]
  /// The model values of each target.
  private(set) var values: [PropertyValues]
  var tracks: [TrackBuilder] = []
  var terms: [AnimationTerm] = []
  /// The progress functions, by index.
  private(set) var functions: [ProgressSource] = []
  var owners = AnimationOwners()
  var animators = AnimatorTable()
  /// The changes of gradients at the current time.
  var gradients = GradientChanges()
  private(set) var errors: [ScriptError] = []
  /// Likely mistakes in a valid script.
  private(set) var warnings: [ScriptError] = []
  /// The end of the last animation, in seconds.
  private(set) var end = 0.0

  private var targetIndices: [String: Int]
  private var trackIndices: [TrackKey: Int] = [:]
  private var pending = EndQueue<EndingSubject>()
  private var endingCount = 0

  private struct TrackKey: Hashable {
    var target: Int
    var channel: Channel
  }

  init(_ targets: [ScriptTarget]) {
    self.targets = targets
    values = targets.map { PropertyValues(channels: $0.initialValues) }
    var indices: [String: Int] = [:]
    for (index, target) in targets.enumerated() where indices[target.id] == nil {
      indices[target.id] = index
    }
    targetIndices = indices
    for target in targets.indices { fit(target) }
  }

  /// Plays all events, which are sorted by time, and the animations that run after the last event.
  mutating func run(_ events: [TimelineEvent]) {
    var time = 0.0
    for event in events {
      if event.time > time { checkGradients() }
      time = event.time
      finishAnimations(through: time)
      play(event)
    }
    checkGradients()
    finishAnimations(through: .infinity)
    for instance in animators.all {
      if let interval = instance.animator.interval { extendEnd(to: interval.upperBound) }
    }
  }

  private mutating func play(_ event: TimelineEvent) {
    switch event.kind {
    case .set(let changes):
      set(changes, at: event.time)
    case .setEnds(let changes):
      setEnds(of: changes, at: event.time)
    case .animate(let step, let timing):
      animate(step, timing, event)
    case .end:
      if let id = event.id { owners.complete(id, at: event.time, finished: true) }
    case .keyframes(let step, let timing):
      animate(step, timing, event)
    case .declare(let declaration): declare(declaration, event)
    case .drive(let animator, let command): drive(animator, command, event)
    case .scrub(let animator, let fraction, let duration, let curve):
      scrub(animator, to: fraction, duration: duration, curve: curve, event)
    case .pan(let pan): self.pan(pan, event)
    }
  }

  private mutating func checkGradients() {
    for fault in gradients.take(with: values) { report(fault) }
  }
}

// MARK: - Reports

extension TimelineCompiler {
  mutating func report(_ error: ScriptError) { errors.append(error) }

  mutating func warn(_ warning: ScriptError) { warnings.append(warning) }

  /// Returns the errors and forgets them.
  mutating func takeErrors() -> [ScriptError] {
    defer { errors = [] }
    return errors
  }
}

// MARK: - Targets

extension TimelineCompiler {
  /// Adds a target to those of the script. Its id must be new.
  mutating func addTarget(_ target: ScriptTarget) -> Int {
    targetIndices[target.id] = targets.count
    targets.append(target)
    values.append(PropertyValues(channels: target.initialValues))
    return targets.count - 1
  }

  /// Changes an initial value of a target. The channel must not have a track.
  mutating func setInitialValue(_ value: AnimatableValue, _ channel: Channel, ofTarget target: Int)
  {
    targets[target].initialValues[channel] = value
    values[target].channels[channel] = value
  }

  /// Changes a model value, but no track.
  mutating func setValue(_ value: AnimatableValue, _ channel: Channel, ofTarget target: Int) {
    values[target].channels[channel] = value
  }

  /// The track of a channel; nil if nothing has changed the channel.
  func existingTrack(_ target: Int, _ channel: Channel) -> Int? {
    trackIndices[TrackKey(target: target, channel: channel)]
  }
}

// MARK: - Tracks

extension TimelineCompiler {
  /// The target with an id.
  func target(_ id: String, at origin: ScriptOrigin) throws(ScriptError) -> Int {
    if let index = targetIndices[id] { return index }
    throw ScriptError(
      "there is no view or constraint with the id \"\(id)\"", at: origin,
      hint: targets.map(\.id).nearest(to: id).map { "did you mean `\($0)`?" })
  }

  /// The track of a channel; a new one begins at a time, in seconds, with the model value of the target.
  mutating func track(_ target: Int, _ channel: Channel, at time: Double) -> Int {
    let key = TrackKey(target: target, channel: channel)
    if let index = trackIndices[key] { return index }
    let fitted = seenLength(target, channel, at: time)
    if let fitted { values[target].channels[channel] = fitted }
    var track = TrackBuilder(
      target: target, channel: channel, model: values[target].channels[channel] ?? .number(0),
      isFitted: fitted != nil)
    // After a step has set a length, the content no longer determines it.
    if fitted != nil { track.mark(at: time) }
    trackIndices[key] = tracks.count
    tracks.append(track)
    return tracks.count - 1
  }

  /// Changes a model value. The caller marks the segment of the track afterwards.
  mutating func setModel(_ value: AnimatableValue, ofTrack index: Int) {
    let (target, channel) = (tracks[index].target, tracks[index].channel)
    tracks[index].model = value
    values[target].channels[channel] = value
    if channel.isContent { fit(target) }
  }

  /// Sets the model bounds of a target to its content's size, in each direction that no step has changed. Needs no
  /// track, because the presented bounds follow the presented content.
  private mutating func fit(_ target: Int) {
    guard let size = targets[target].contentSize?(values[target].channels) else { return }
    for (channel, length) in [(Channel.boundsWidth, size.width), (.boundsHeight, size.height)]
    where trackIndices[TrackKey(target: target, channel: channel)] == nil {
      values[target].channels[channel] = .number(length)
    }
  }

  /// The presented width or height of a target's content at a time, in seconds; nil without content.
  ///
  /// Bounds animations begin with this length. The model bounds belong to the final content, which may not be presented
  /// yet.
  private func seenLength(
    _ target: Int, _ channel: Channel, at time: Double
  ) -> AnimatableValue? {
    guard channel == .boundsWidth || channel == .boundsHeight,
      let contentSize = targets[target].contentSize
    else { return nil }
    var channels = values[target].channels
    for content in Channel.allCases where content.isContent {
      if let track = trackIndices[TrackKey(target: target, channel: content)] {
        channels[content] = seen(track, at: time)
      }
    }
    let size = contentSize(channels)
    return .number(channel == .boundsWidth ? size.width : size.height)
  }
}

// MARK: - Animations

extension TimelineCompiler {
  /// Begins an animation of a track and changes the model value. If its end is known, the animation ends by itself.
  ///
  /// - Parameter before: the value that an animator restores at its start; nil means the model value.
  mutating func begin(
    _ kind: AnimationTerm.Kind, ofTrack track: Int, becoming value: AnimatableValue,
    _ context: AnimationContext, goingBackTo before: AnimatableValue? = nil
  ) {
    let index = terms.count
    var term = AnimationTerm(
      owner: context.owner, track: track, progress: context.progress,
      axis: tracks[track].channel.axis, kind: kind, begin: context.begin,
      before: before ?? tracks[track].model, after: value)
    // Replaces an animation of the same owner, and restores the value before that animation.
    if !term.isAdditive, let own = absolute(ofTrack: track, by: term.owner) {
      term.before = terms[own].before
    }
    terms.append(term)
    setModel(value, ofTrack: track)
    owners.add(to: term.owner)
    if term.isAdditive {
      tracks[track].add(index, isTurn: term.isTurn)
    } else {
      replaceAbsolute(ofTrack: track, by: index, owner: term.owner, at: context.time)
    }
    tracks[track].mark(at: context.time)
    if let end = context.end { insert(.term(index), at: end) }
  }

  /// The absolute animation of a track, if it belongs to an owner.
  func absolute(ofTrack track: Int, by owner: Int) -> Int? {
    tracks[track].absolute.flatMap { terms[$0].owner == owner ? $0 : nil }
  }

  /// Ends the absolute animation of a track and starts another one, or none.
  mutating func replaceAbsolute(
    ofTrack track: Int, by successor: Int?, owner: Int?, at time: Double
  ) {
    let old = tracks[track].absolute
    tracks[track].absolute = successor
    guard let old else { return }
    leave(old, finished: terms[old].owner == owner, at: time)
    endTurn(along: old, owner: owner, at: time)
  }

  /// Ends the rotation into a path's direction when no animation moves along the path any more. Source:
  /// CAKeyframeAnimation.rotationMode, which is part of the position animation.
  private mutating func endTurn(along replaced: Int, owner: Int?, at time: Double) {
    let key = TrackKey(target: tracks[terms[replaced].track].target, channel: .rotate)
    guard let rotation = trackIndices[key] else { return }
    for turn in tracks[rotation].turns {
      guard case .turn(_, let path) = terms[turn].kind, path.contains(replaced),
        !path.contains(where: { tracks[terms[$0].track].contains($0) }),
        tracks[rotation].remove(turn, at: time)
      else { continue }
      leave(turn, finished: terms[turn].owner == owner, at: time)
    }
  }

  /// Removes an animation from the count of its owner, and completes the owner after the last one.
  mutating func leave(_ term: Int, finished: Bool, at time: Double) {
    owners.leave(terms[term].owner, finished: finished, at: time)
  }

  /// Ends the list of an owner's animations. An owner without animations completes at `end`, unless it is infinite.
  mutating func endBeginning(ofOwner owner: Int, end: Double) {
    guard owners.endBeginning(of: owner), end.isFinite else { return }
    insert(.owner(owner), at: end)
  }

  /// Adds a progress function, and returns its index.
  mutating func add(_ function: ProgressSource) -> Int {
    functions.append(function)
    return functions.count - 1
  }

  mutating func insert(_ subject: EndingSubject, at end: Double) {
    pending.insert(subject, at: end, order: endingCount)
    endingCount += 1
  }

  /// Removes animations and completes owners that end up to a time.
  mutating func finishAnimations(through time: Double) {
    while finishNext(through: time) {}
  }

  /// The time of the next end of an animation, an owner or an animator; nil if none is known.
  mutating func nextEnd() -> Double? {
    let times = [animators.nextEnd()?.time, pending.first?.time].compactMap { $0 }
    return times.min()
  }

  /// Ends the next animation, owner or animator that ends by a time.
  ///
  /// - Returns: false if there is none.
  mutating func finishNext(through time: Double) -> Bool {
    let last = time + TimeTolerance.seconds
    let animator = animators.nextEnd()
    if let animator, animator.time <= min(last, pending.first?.time ?? .infinity) {
      endAnimator(animator.index, at: min(animator.time, time))
      return true
    }
    guard let next = pending.first, next.time <= last else { return false }
    pending.removeFirst()
    let moment = min(next.time, time)
    extendEnd(to: moment)
    switch next.subject {
    case .term(let begun):
      let term = latest(begun)
      if tracks[terms[term].track].remove(term, at: moment) {
        leave(term, finished: true, at: moment)
      }
    case .owner(let owner):
      owners.complete(owner, at: moment)
    }
    return true
  }

  mutating func extendEnd(to time: Double) {
    end = max(end, time)
  }

  /// Removes queued ends of animations that have been removed or replaced.
  mutating func dropEndsOfRemovedAnimations() {
    while let next = pending.first {
      switch next.subject {
      case .term(let term):
        guard !tracks[terms[term].track].contains(term) else { return }
      case .owner(let owner):
        guard owners.isUnobserved(owner) else { return }
      }
      pending.removeFirst()
    }
  }
}

/// An animation or an owner whose end is known when it begins.
enum EndingSubject: Sendable {
  case term(Int)
  case owner(Int)
}
