// A scene gives all of its steps at once. A program decides at each moment, from what it reads then, what happens next.
// So a program's timeline is recorded call by call. The compiler is the same: it plays events in order of time, and
// nothing that it wrote for a time before the present one changes later.

/// A timeline that a program records, call by call, in order of time.
package struct LiveTimeline: Sendable {
  var compiler = TimelineCompiler([])
  /// The present, in seconds.
  package private(set) var time = 0.0
  var touches: [TouchTrack] = []
  /// The last end of an animation that ended by itself, of a finger, or of an event of the program, in seconds.
  private(set) var end = 0.0

  package init() {}

  /// Moves the present to a later time, in seconds. All ends before it must have been played.
  package mutating func advance(to time: Double) {
    self.time = max(self.time, time)
  }

  /// Lets the timeline last at least until the present.
  package mutating func extendToPresent() {
    end = max(end, time)
  }

  mutating func extend(to time: Double) {
    end = max(end, time)
  }
}

/// The end of a block of animations, or of an animator at a position.
package enum LiveEnd: Hashable, Sendable {
  case block(Int, finished: Bool)
  case animator(Int, AnimatingPosition)
}

// MARK: - Ends

extension LiveTimeline {
  /// The time of the next end, in seconds; nil if everything that moves does so for ever, or nothing moves.
  package mutating func nextEnd() -> Double? {
    compiler.dropEndsOfRemovedAnimations()
    return compiler.nextEnd()
  }

  /// Plays the next end that has come by the present.
  ///
  /// - Returns: false if there is none.
  package mutating func playNextEnd() -> Bool {
    guard compiler.finishNext(through: time) else { return false }
    extend(to: min(compiler.end, time))
    return true
  }

  /// The ends since the last call, in their order.
  package mutating func takeEnds() -> [LiveEnd] {
    defer { compiler.ends = [] }
    return compiler.ends
  }
}

// MARK: - Targets and values

extension LiveTimeline {
  /// Adds a target with its initial values, and returns its number.
  package mutating func addTarget(_ values: ChannelValues) -> Int {
    compiler.addTarget(
      ScriptTarget(id: Self.id(compiler.targets.count), initialValues: values))
  }

  /// The id of a target in changes.
  package static func id(_ target: Int) -> String { "\(target)" }

  /// Gives a target more channels, or replaces initial values of channels that nothing has changed.
  package mutating func addInitialValues(
    _ values: ChannelValues, toTarget target: Int
  ) {
    for (channel, value) in values where compiler.existingTrack(target, channel) == nil {
      compiler.setInitialValue(value, channel, ofTarget: target)
    }
  }

  package func initialValues(ofTarget target: Int) -> ChannelValues {
    compiler.targets[target].initialValues
  }

  /// The model value of a property.
  package func model(_ property: Property, ofTarget target: Int) -> AnimatableValue {
    compiler.values[target].value(of: property)
  }

  /// All model values.
  package func models(ofTarget target: Int) -> ChannelValues {
    compiler.values[target].channels
  }

  /// The presented value of a property at present. Source: CALayer.presentation().
  package func seen(_ property: Property, ofTarget target: Int) -> AnimatableValue {
    PropertyValues(channels: seenValues(ofTarget: target)).value(of: property)
  }

  /// All presented values at present.
  package func seenValues(ofTarget target: Int) -> ChannelValues {
    var channels = compiler.values[target].channels
    for (channel, _) in channels {
      guard let track = compiler.existingTrack(target, channel) else { continue }
      channels[channel] = compiler.seen(track, at: time)
    }
    return channels
  }

  /// Sets a property without an animation.
  ///
  /// - Parameter isUnseen: whether no picture before the present shows the target. Then the value is its initial one.
  package mutating func set(
    _ property: Property, to value: AnimatableValue, ofTarget target: Int, isUnseen: Bool
  ) {
    guard let value = property.normalized(value), value.isFinite else { return }
    let changes = compiler.values[target].channels(of: property, becoming: value)
    if isUnseen, changes.allSatisfy({ compiler.existingTrack(target, $0.channel) == nil }) {
      for change in changes {
        compiler.setInitialValue(change.value, change.channel, ofTarget: target)
      }
    } else {
      compiler.set(property, to: value, ofTarget: target, at: time)
    }
  }

  /// Whether an animation that ends or goes on for ever moves the target at present.
  package func isAnimated(_ target: Int) -> Bool {
    compiler.values[target].channels.contains { channel, _ in
      guard let track = compiler.existingTrack(target, channel) else { return false }
      return compiler.tracks[track].isAnimated
    }
  }

  /// Ends all animations of a target, which jumps to its model values. Source: CALayer.removeAllAnimations().
  package mutating func removeAnimations(ofTarget target: Int) {
    let channels = compiler.values[target].channels.map(\.channel)
    for channel in channels.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let track = compiler.existingTrack(target, channel) else { continue }
      let running =
        [compiler.tracks[track].absolute].compactMap { $0 } + compiler.tracks[track].deltas
        + compiler.tracks[track].explicit
      for term in running where compiler.tracks[track].remove(term, at: time) {
        compiler.leave(term, finished: false, at: time)
      }
    }
  }
}

// MARK: - Blocks

extension LiveTimeline {
  /// An open block, whose changes begin animations. Source: the closure of UIView.animate.
  package struct Block: Sendable {
    var context: AnimationContext
    /// The number in `LiveEnd.block`.
    package var number: Int { context.owner }
    /// Seconds of one direction.
    package var duration: Double { context.duration }
    /// The time after the delay, in seconds.
    package var begin: Double { context.begin }
    /// Whether it is one of an animator, which has its own repetition: none.
    package var isOfAnimator = false
  }

  /// The timing of a block.
  package struct BlockTiming: Sendable {
    /// Seconds of one direction, above 0.
    package var duration: Double
    /// Seconds.
    package var delay = 0.0
    package var curve = TimingCurve.easeInOut
    /// Both directions count as one if it autoreverses; infinite for endless repetition.
    package var cycles = 1.0
    package var autoreverses = false
    package var beginsFromCurrentState = false
    /// Whether changes replace running animations of all properties, as those of layers without views do.
    package var replaces = false

    package init(duration: Double) {
      self.duration = duration
    }
  }

  /// Opens a block. Each block must be closed.
  package mutating func openBlock(_ timing: BlockTiming) -> Block {
    let owner = compiler.beginOwner(nil)
    compiler.owners[owner].isWatched = true
    return openBlock(timing, of: owner)
  }

  /// Opens a block with another timing within an open one, which completes after both.
  package mutating func openBlock(_ timing: BlockTiming, completingWith outer: Block) -> Block {
    openBlock(timing, of: outer.number)
  }

  private mutating func openBlock(_ timing: BlockTiming, of owner: Int) -> Block {
    var context = compiler.plainContext(
      owner,
      AnimationTiming(
        duration: timing.duration, cycles: timing.cycles, autoreverses: timing.autoreverses),
      timing.curve, from: time, begin: time + timing.delay,
      beginsFromCurrentState: timing.beginsFromCurrentState)
    if timing.replaces { context.isAbsolute = true }
    return Block(context: context)
  }

  /// Opens a block within another one, whose timing it takes. It completes on its own.
  package mutating func openBlock(within block: Block) -> Block {
    var inner = block
    inner.context.owner = compiler.beginOwner(nil)
    compiler.owners[inner.context.owner].isWatched = true
    return inner
  }

  /// Opens a block whose changes take no time, so that it completes at once.
  package mutating func openEmptyBlock() -> Int {
    let owner = compiler.beginOwner(nil)
    compiler.owners[owner].isWatched = true
    return owner
  }

  /// Begins to wait for a number of seconds, which completes as an empty block would.
  package mutating func openWait(of seconds: Double) -> Int {
    let owner = openEmptyBlock()
    compiler.endBeginning(ofOwner: owner, end: time + seconds)
    return owner
  }

  /// Closes a block. If it has begun no animation, or all have ended, it completes at present.
  package mutating func closeBlock(_ number: Int) {
    compiler.endBeginning(ofOwner: number, end: time)
  }

  /// Animates a property to a value in an open block.
  package mutating func animate(
    _ property: Property, to value: AnimatableValue, ofTarget target: Int, in block: Block
  ) {
    guard let value = property.normalized(value), value.isFinite else { return }
    var context = block.context
    context.time = time
    compiler.animate(property, to: value, ofTarget: target, context)
  }
}

// MARK: - Keyframes

extension LiveTimeline {
  /// Changes a model value for the time in which frames are collected, and returns the values to restore.
  package mutating func tryOut(
    _ property: Property, _ value: AnimatableValue, ofTarget target: Int
  ) -> [Channel: AnimatableValue] {
    guard let value = property.normalized(value), value.isFinite else { return [:] }
    var old: [Channel: AnimatableValue] = [:]
    for change in compiler.values[target].channels(of: property, becoming: value) {
      old[change.channel] = compiler.values[target].channels[change.channel]
      compiler.values[target].channels[change.channel] = change.value
    }
    return old
  }

  /// Restores model values.
  package mutating func restore(_ values: [Channel: AnimatableValue], ofTarget target: Int) {
    for (channel, value) in values { compiler.values[target].channels[channel] = value }
  }

  /// Animates frames in an open block. Source: UIView.animateKeyframes.
  ///
  /// - Returns: the faults of the frames.
  package mutating func animate(
    _ keyframes: [Keyframe], _ mode: CalculationMode, in block: Block
  ) -> [String] {
    var context = block.context
    context.time = time
    compiler.animate(keyframes, mode, duration: block.duration, context)
    defer { compiler.errors = [] }
    return compiler.errors.map(\.message)
  }
}

// MARK: - Fingers

extension LiveTimeline {
  /// Adds the dot of a finger that begins to move at a time, in seconds.
  package mutating func add(_ pan: PanStep, at time: Double) {
    touches.append(TouchTrack(pan, at: time))
  }

  /// Adds the dot of a finger that taps at a time, in seconds.
  package mutating func add(_ tap: TapStep, at time: Double) {
    touches.append(TouchTrack(tap, at: time))
  }
}
