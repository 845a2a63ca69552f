import AnimPrimitives
import AnimTiming

// Animators run in virtual time: each command is a call of `PropertyAnimator`, whose progress functions drive the
// animations.

// MARK: - Events

extension TimelineCompiler {
  mutating func declare(_ declaration: AnimatorDeclaration, _ event: TimelineEvent) {
    if let index = animators.index(of: declaration.id) {
      report(.declaredAgain(declaration.id, animators.all[index].origin, at: event.origin))
      return
    }
    guard let animator = declaration.animator else {
      animators.addFailed(declaration.id)
      report(
        declaration.seconds == .infinity
          ? .neverSettles("animator", at: event.origin)
          : ScriptError(
            "an animator's duration must be 0 or more seconds; found \(declaration.seconds)",
            at: event.origin))
      return
    }
    if declaration.initialVelocity != nil, !declaration.curve.isSpring {
      report(
        ScriptError("an animator's initialVelocity needs a spring", at: event.origin))
    }
    for change in declaration.changes + declaration.keyframes.flatMap(\.allChanges) {
      check(change)
    }
    let block = AnimatorInstance.Block(
      changes: declaration.changes, keyframes: declaration.keyframes,
      progress: add(.animator(animators.all.count, block: 0)))
    let index = animators.append(
      AnimatorInstance(
        declaration: declaration, origin: event.origin, animator: animator, blocks: [block],
        owner: owners.begin(nil)))
    checkFormula(of: index, fromBlock: 0, event)
  }

  mutating func drive(_ id: String, _ command: AnimatorCommand, _ event: TimelineEvent) {
    call(id, event) { animator throws(AnimatorError) in
      try animator.perform(command, at: event.time)
    } then: { compiler, index in
      switch command {
      case .start, .pause, .reverse, .continue(curve: nil, _, _): break
      case .continue: compiler.checkFormula(of: index, fromBlock: 0, event)
      case .stop: compiler.freeze(index, at: event.time)
      case .finish(let position):
        compiler.thaw(index, at: position, event.time)
        compiler.passOnCompletions(of: index, through: event.time)
      case .add(let changes, _): compiler.addBlock(changes, to: index, event)
      }
    }
  }

  mutating func scrub(
    _ id: String, to fraction: Double, duration: Double, curve: TimingCurve, _ event: TimelineEvent
  ) {
    call(id, event) { animator throws(AnimatorError) in
      try animator.scrub(to: fraction, duration: duration, curve: curve, at: event.time)
    }
  }

  mutating func pan(_ pan: PanStep, _ event: TimelineEvent) {
    for driven in pan.drives {
      guard driven.distance != 0, driven.distance.isFinite else {
        report(
          ScriptError("the distance of a pan must not be 0", at: event.origin))
        continue
      }
      call(driven.animator, event) { animator throws(AnimatorError) in
        try animator.perform(pan, driving: driven, at: event.time)
      }
    }
  }
}

// MARK: - Calls

extension TimelineCompiler {
  /// Makes a call on the animator with an id, and records errors.
  private mutating func call(
    _ id: String, _ event: TimelineEvent,
    _ body: (inout PropertyAnimator) throws(AnimatorError) -> Void,
    then finish: (inout TimelineCompiler, Int) -> Void = { _, _ in }
  ) {
    guard let index = animator(id, at: event.origin) else { return }
    do throws(AnimatorError) {
      try call(index, at: event.time, body, then: finish)
    } catch {
      report(
        ScriptError("animator \"\(id)\": \(error.message)", at: event.origin, hint: error.hint))
    }
  }

  /// Makes a call on an animator, begins its animations if it became active, and records its completions and its end.
  mutating func call(
    _ index: Int, at time: Double, _ body: (inout PropertyAnimator) throws(AnimatorError) -> Void,
    then finish: (inout TimelineCompiler, Int) -> Void = { _, _ in }
  ) throws(AnimatorError) {
    let wasInactive = animators.all[index].animator.state(at: time) == .inactive
    try body(&animators.all[index].animator)
    // A run with a duration of 0 ends before the next event.
    let isOver = animators.all[index].animator.completions.count > animators.all[index].completed
    if wasInactive, isOver || animators.all[index].animator.state(at: time) == .active {
      begin(index, at: time)
    }
    finish(&self, index)
    postpone(index, at: time)
    animators.noteEnd(of: index)
  }

  private mutating func animator(_ id: String, at origin: ScriptOrigin) -> Int? {
    if let index = animators.index(of: id) { return index }
    if animators.hasFailed(id) { return nil }
    report(
      ScriptError(
        "there is no animator with the id \"\(id)\"", at: origin,
        hint: animators.all.map(\.declaration.id).nearest(to: id).map { "did you mean `\($0)`?" }
          ?? "declare it in a step before this one"))
    return nil
  }

  private mutating func addBlock(
    _ changes: [PropertyChange], to index: Int, _ event: TimelineEvent
  ) {
    for change in changes { check(change) }
    let progress = add(.animator(index, block: animators.all[index].blocks.count))
    animators.all[index].blocks.append(
      AnimatorInstance.Block(changes: changes, keyframes: [], progress: progress))
    checkFormula(of: index, fromBlock: animators.all[index].blocks.count - 1, event)
    guard animators.all[index].animator.state(at: event.time) == .active else { return }
    beginBlock(animators.all[index].blocks.count - 1, of: index, at: event.time)
  }
}

extension TimelineCompiler {
  /// Adds an error for a formula that fails within the duration of one of the animator's blocks.
  private mutating func checkFormula(
    of index: Int, fromBlock first: Int, _ event: TimelineEvent
  ) {
    let animator = animators.all[index].animator
    let faults = animator.blocks[first...].lazy.compactMap {
      animator.timing.curve.fault(duration: $0.duration)
    }
    guard let fault = faults.first else { return }
    report(ScriptError(fault, at: event.origin))
  }
}

// MARK: - Animations

extension TimelineCompiler {
  /// Begins the animations of all blocks: model values change when an animator becomes active.
  private mutating func begin(_ index: Int, at time: Double) {
    animators.all[index].terms = []
    animators.all[index].frozen = []
    for block in animators.all[index].blocks.indices { beginBlock(block, of: index, at: time) }
  }

  /// The timing of the animations of a block that begin at a time.
  func context(ofBlock block: Int, of index: Int, at time: Double) -> AnimationContext {
    AnimationContext(
      owner: animators.all[index].owner, progress: animators.all[index].blocks[block].progress,
      time: time,
      begin: animators.all[index].animator.beginning(ofBlock: block, at: time),
      duration: animators.all[index].animator.duration, end: nil, isAbsolute: false,
      beginsFromCurrentState: false)
  }

  private mutating func beginBlock(_ block: Int, of index: Int, at time: Double) {
    let first = terms.count
    let content = animators.all[index].blocks[block]
    let declaration = animators.all[index].declaration
    let seconds = animators.all[index].animator.duration
    var context = context(ofBlock: block, of: index, at: time)
    context.activated = activated(by: content.changes, at: time)
    for change in Self.ordered(content.changes) {
      do throws(ScriptError) {
        try animate(change, context)
      } catch {
        report(error)
      }
    }
    animate(content.keyframes, declaration.calculationMode, duration: seconds, context)
    animators.all[index].terms += Array(first..<terms.count)
  }

  /// Updates the future starts of blocks after a call.
  private mutating func postpone(_ index: Int, at time: Double) {
    let animator = animators.all[index].animator
    for term in animators.all[index].terms.map(latest)
    where terms[term].begin > time + TimeTolerance.seconds {
      let progress = terms[term].progress
      guard let block = animators.all[index].blocks.firstIndex(where: { $0.progress == progress })
      else { continue }
      terms[term].begin =
        animator.isHeld(at: time) ? .infinity : animator.beginning(ofBlock: block, at: time)
    }
  }

  /// Ends an animator that has reached its end.
  mutating func endAnimator(_ index: Int, at time: Double) {
    let position = animators.all[index].animator.completions[animators.all[index].completed]
      .position
    // In reverse, because each animation restores the final value of the previous one.
    let running = animators.all[index].terms.reversed().map(latest)
    let overlaid = position == .start ? overlaid(running) : []
    for term in running {
      guard tracks[terms[term].track].contains(term) else { continue }
      if position == .start { takeBack(term, overlaid, at: time) }
      if tracks[terms[term].track].remove(term, at: time) { leave(term, finished: true, at: time) }
    }
    animators.all[index].terms = []
    extendEnd(to: time)
    passOnCompletions(of: index, through: time)
    animators.noteEnd(of: index)
  }

  mutating func passOnCompletions(of index: Int, through time: Double) {
    let all = animators.all[index].animator.completions
    while animators.all[index].completed < all.count {
      let completion = all[animators.all[index].completed]
      guard completion.time <= time + TimeTolerance.seconds else { return }
      animators.all[index].completed += 1
      if animators.all[index].isWatched {
        owners.report(.animator(index, completion.position))
      }
      owners.complete(
        animators.all[index].declaration.id, at: completion.time, completion.position,
        finished: completion.position != .current)
    }
  }

  /// The model value before an animation.
  func model(_ model: AnimatableValue, before term: Int) -> AnimatableValue {
    let (before, after) = (terms[term].before, terms[term].after)
    if model == after || !terms[term].isAdditive { return before }
    // Keep changes made to the model value after the animation.
    return model.adding(from: before, to: after, progress: 0)
  }
}

extension ScriptError {
  /// The error for an animator declared twice, by two steps or by a repeated list.
  fileprivate static func declaredAgain(
    _ id: String, _ first: ScriptOrigin, at origin: ScriptOrigin
  ) -> ScriptError {
    guard first == origin, origin != .unknown else {
      return ScriptError("the animator \"\(id)\" is declared twice", at: origin)
    }
    return ScriptError(
      "the animator \"\(id)\" is declared in a list that repeats", at: origin,
      hint: "declare it in a step before the list, which may start it in each round")
  }
}
