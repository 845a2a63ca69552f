import Primitives

/// Plays a script once, event by event, and writes down what each channel does in between.
///
/// Nothing is stepped: the time between two events is covered by closed forms. What an event needs to
/// know of the moment (the model values, what is seen) is all there when it is reached.
struct TimelineCompiler {
  let targets: [ScriptTarget]
  /// Model values, a target each.
  var values: [PropertyValues]
  var tracks: [TrackBuilder] = []
  var terms: [AnimationTerm] = []
  /// Progress functions, by their numbers.
  var functions: [ProgressSource] = []
  var owners: [AnimationOwner] = []
  var animators: [AnimatorInstance] = []
  var animatorIndices: [String: Int] = [:]
  /// Animators whose declaration failed, which is told: what is done to them needs no errors too.
  var undeclared: Set<String> = []
  var completions: [Timeline.Completion] = []
  /// Of the targets whose gradients change at the time that was reached.
  var gradientChanges: [Int: GradientChange] = [:]
  var errors: [ScriptError] = []
  /// What is allowed but likely a mistake.
  var warnings: [ScriptError] = []
  /// When anything that moves comes to its end.
  private(set) var end = 0.0

  private let targetIndices: [String: Int]
  private var trackIndices: [TrackKey: Int] = [:]
  private var pending = PendingEnds<EndingSubject>()
  private var endingCount = 0
  /// When animators come to their ends, some of them until a call changed it.
  var animatorEnds = PendingEnds<Int>()

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

  /// Plays all events, which are in order of time, and what they leave running.
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
    for instance in animators {
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
      if let id = event.id { complete(id, at: event.time, finished: true) }
    case .keyframes(let step, let timing):
      animate(step, timing, event)
    case .declare(let declaration): declare(declaration, event)
    case .drive(let animator, let command): drive(animator, command, event)
    case .scrub(let animator, let fraction, let duration, let curve):
      scrub(animator, to: fraction, duration: duration, curve: curve, event)
    case .pan(let pan): self.pan(pan, event)
    }
  }
}

// MARK: - Tracks

extension TimelineCompiler {
  /// The target of an id, or a thrown error.
  func target(_ id: String, at origin: ScriptOrigin) throws(ScriptError) -> Int {
    if let index = targetIndices[id] { return index }
    throw ScriptError(
      "there is no view or constraint with the id \"\(id)\"", at: origin,
      hint: targets.map(\.id).nearest(to: id).map { "did you mean `\($0)`?" })
  }

  /// The track of a channel, which begins at a time, in seconds, with the value that the target has.
  mutating func track(_ target: Int, _ channel: Channel, at time: Double) -> Int {
    let key = TrackKey(target: target, channel: channel)
    if let index = trackIndices[key] { return index }
    let fitted = seenLength(target, channel, at: time)
    if let fitted { values[target].channels[channel] = fitted }
    var track = TrackBuilder(
      target: target, channel: channel, model: values[target].channels[channel] ?? .number(0),
      isFitted: fitted != nil)
    // From now on the length is what steps make of it, also where they leave it as it is.
    if fitted != nil { track.mark(at: time) }
    trackIndices[key] = tracks.count
    tracks.append(track)
    return tracks.count - 1
  }

  /// Changes a model value. The track's segment has to be marked afterwards.
  mutating func setModel(_ value: AnimatableValue, ofTrack index: Int) {
    let (target, channel) = (tracks[index].target, tracks[index].channel)
    tracks[index].model = value
    values[target].channels[channel] = value
    if channel.isContent { fit(target) }
  }

  /// Makes a target's model bounds as large as what it shows, in each direction that no step has named yet.
  /// No track tells: what is seen fits itself, also while what is shown is on its way.
  private mutating func fit(_ target: Int) {
    guard let size = targets[target].contentSize?(values[target].channels) else { return }
    for (channel, length) in [(Channel.boundsWidth, size.width), (.boundsHeight, size.height)]
    where trackIndices[TrackKey(target: target, channel: channel)] == nil {
      values[target].channels[channel] = .number(length)
    }
  }

  /// The width, or height, that what a target shows gives it at a time, in seconds; nil where nothing does.
  ///
  /// The model value is that of content which may still be on its way, or wait for its delay; an animation
  /// begins with what is seen.
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
  /// Begins an animation of a track, whose model value changes at once; it ends by itself where that
  /// time is known.
  ///
  /// - Parameter before: what an animator gives back at its start, where that is not the model value.
  mutating func begin(
    _ kind: AnimationTerm.Kind, ofTrack track: Int, becoming value: AnimatableValue,
    _ context: AnimationContext, goingBackTo before: AnimatableValue? = nil
  ) {
    let index = terms.count
    var term = AnimationTerm(
      owner: context.owner, track: track, progress: context.progress,
      axis: tracks[track].channel.axis, kind: kind, begin: context.begin,
      before: before ?? tracks[track].model, after: value)
    // It takes the place of one of its owner's, which went back further.
    if !term.isAdditive, let own = absolute(ofTrack: track, by: term.owner) {
      term.before = terms[own].before
    }
    terms.append(term)
    setModel(value, ofTrack: track)
    owners[term.owner].running += 1
    if term.isAdditive {
      tracks[track].add(index, isTurn: term.isTurn)
    } else {
      replaceAbsolute(ofTrack: track, by: index, owner: term.owner, at: context.time)
    }
    tracks[track].mark(at: context.time)
    if let end = context.end { insert(.term(index), at: end) }
  }

  /// What hides a track's model value, if that is of an owner.
  func absolute(ofTrack track: Int, by owner: Int) -> Int? {
    tracks[track].absolute.flatMap { terms[$0].owner == owner ? $0 : nil }
  }

  /// Ends what hides a track's model value, because something else takes its place.
  mutating func replaceAbsolute(
    ofTrack track: Int, by successor: Int?, owner: Int?, at time: Double
  ) {
    let old = tracks[track].absolute
    tracks[track].absolute = successor
    guard let old else { return }
    leave(old, finished: terms[old].owner == owner, at: time)
    endTurn(along: old, owner: owner, at: time)
  }

  /// Ends the turn into a path's direction once nothing moves along that path any more. Source:
  /// CAKeyframeAnimation.rotationMode, which goes with the animation of the position.
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

  /// Notes that an animation is over for its owner.
  mutating func leave(_ term: Int, finished: Bool, at time: Double) {
    let owner = terms[term].owner
    owners[owner].running -= 1
    if !finished { owners[owner].hasFinished = false }
    if owners[owner].running == 0, !owners[owner].isBeginning { completeOwner(owner, at: time) }
  }

  /// Notes who animates; the completion follows when all of its animations have ended.
  mutating func beginOwner(_ id: String?) -> Int {
    owners.append(AnimationOwner(id: id))
    return owners.count - 1
  }

  /// All animations of an owner have begun. Without any it ends at a time, unless that is never.
  mutating func endBeginning(ofOwner owner: Int, end: Double) {
    owners[owner].isBeginning = false
    guard owners[owner].running == 0, end.isFinite else { return }
    insert(.owner(owner), at: end)
  }

  private mutating func insert(_ subject: EndingSubject, at end: Double) {
    pending.insert(subject, at: end, order: endingCount)
    endingCount += 1
  }

  private mutating func completeOwner(_ owner: Int, at time: Double) {
    guard let id = owners[owner].id else { return }
    owners[owner].id = nil
    complete(id, at: time, finished: owners[owner].hasFinished)
  }

  mutating func complete(_ id: String, at time: Double, finished: Bool) {
    completions.append(
      Timeline.Completion(time: time, id: id, position: .end, finished: finished))
  }

  /// Takes away what ends up to a time.
  mutating func finishAnimations(through time: Double) {
    let last = time + TimelineClock.tolerance
    while true {
      let animator = nextAnimatorEnd()
      if let animator, animator.time <= min(last, pending.first?.time ?? .infinity) {
        endAnimator(animator.index, at: min(animator.time, time))
        continue
      }
      guard let next = pending.first, next.time <= last else { return }
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
        completeOwner(owner, at: moment)
      }
    }
  }
}

extension TimelineCompiler {
  mutating func extendEnd(to time: Double) {
    end = max(end, time)
  }
}

/// A step that animates: its completion is called once, when all of its animations are over.
struct AnimationOwner: Sendable {
  /// nil where nobody asked, or once it was called.
  var id: String?
  var running = 0
  var hasFinished = true
  var isBeginning = true
}

/// What ends at a time that is known when it begins.
private enum EndingSubject {
  case term(Int)
  case owner(Int)
}
