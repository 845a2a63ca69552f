// A scene has all its steps from the start; a program decides at run time what happens next. So a program's timeline is
// recorded call by call. The compiler is the same: it plays events in order of time, and never changes what it has
// recorded for earlier times.

package import AnimTiming

/// A timeline that a program records, call by call, in order of time.
package struct LiveTimeline: Sendable {
  var compiler = TimelineCompiler([])
  /// The current time, in seconds.
  package private(set) var time = 0.0
  var touches: [TouchTrack] = []
  /// The last end of a finished animation, a finger, or an event of the program, in seconds.
  private(set) var end = 0.0

  package init() {}

  /// Advances the current time, in seconds. All earlier ends must have been played.
  package mutating func advance(to time: Double) {
    self.time = max(self.time, time)
  }

  /// Extends the timeline to at least the current time.
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
  /// The time of the next end, in seconds; nil if there is none.
  package mutating func nextEnd() -> Double? {
    compiler.dropEndsOfRemovedAnimations()
    return compiler.nextEnd()
  }

  /// Plays the next end up to the current time.
  ///
  /// - Returns: false if there is none.
  package mutating func playNextEnd() -> Bool {
    guard compiler.finishNext(through: time) else { return false }
    extend(to: min(compiler.end, time))
    return true
  }

  /// The ends since the last call, in order.
  package mutating func takeEnds() -> [LiveEnd] {
    compiler.owners.takeEnds()
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

  /// Adds channels to a target, or replaces initial values of channels that have not changed.
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

  /// The current presented value of a property. Source: CALayer.presentation().
  package func seen(_ property: Property, ofTarget target: Int) -> AnimatableValue {
    PropertyValues(channels: seenValues(ofTarget: target)).value(of: property)
  }

  /// All current presented values.
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
  /// - Parameter isUnseen: whether no earlier frame shows the target. Its initial value is then replaced.
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

  /// Whether an animation currently moves the target.
  package func isAnimated(_ target: Int) -> Bool {
    compiler.values[target].channels.contains { channel, _ in
      guard let track = compiler.existingTrack(target, channel) else { return false }
      return compiler.tracks[track].isAnimated
    }
  }

  /// Ends all animations of a target, which then shows its model values. Source: CALayer.removeAllAnimations().
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
    /// The duration of one direction, in seconds.
    package var duration: Double { context.duration }
    /// The time after the delay, in seconds.
    package var begin: Double { context.begin }
    /// Whether the block belongs to an animator, whose animations do not repeat.
    package var isOfAnimator = false
  }

  /// The timing of a block.
  package struct BlockTiming: Sendable {
    /// The duration of one direction in seconds, above 0.
    package var duration: Double
    /// Seconds.
    package var delay = 0.0
    package var curve = TimingCurve.easeInOut
    /// A cycle includes both directions if the block autoreverses; infinite for endless repetition.
    package var cycles = 1.0
    package var autoreverses = false
    package var beginsFromCurrentState = false
    /// Whether changes of all properties replace running animations, as for layers without views.
    package var replaces = false

    package init(duration: Double) {
      self.duration = duration
    }
  }

  /// Opens a block. Each block must be closed.
  package mutating func openBlock(_ timing: BlockTiming) -> Block {
    openBlock(timing, of: openEmptyBlock())
  }

  /// Opens a block with its own timing within an open one. The outer block completes after both.
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

  /// Opens a block with the timing of an outer block. It completes on its own.
  package mutating func openBlock(within block: Block) -> Block {
    var inner = block
    inner.context.owner = openEmptyBlock()
    return inner
  }

  /// Opens a block with a duration of 0, which completes at once.
  package mutating func openEmptyBlock() -> Int {
    compiler.owners.begin(nil, isWatched: true)
  }

  /// Starts to wait for a number of seconds. The wait completes like an empty block.
  package mutating func openWait(of seconds: Double) -> Int {
    let owner = openEmptyBlock()
    compiler.endBeginning(ofOwner: owner, end: time + seconds)
    return owner
  }

  /// Closes a block. If it has no running animation, it completes now.
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
  /// Changes a model value temporarily, while frames are collected; returns the values to restore.
  package mutating func tryOut(
    _ property: Property, _ value: AnimatableValue, ofTarget target: Int
  ) -> [Channel: AnimatableValue] {
    guard let value = property.normalized(value), value.isFinite else { return [:] }
    var old: [Channel: AnimatableValue] = [:]
    for change in compiler.values[target].channels(of: property, becoming: value) {
      old[change.channel] = compiler.values[target].channels[change.channel]
      compiler.setValue(change.value, change.channel, ofTarget: target)
    }
    return old
  }

  /// Restores model values.
  package mutating func restore(_ values: [Channel: AnimatableValue], ofTarget target: Int) {
    for (channel, value) in values { compiler.setValue(value, channel, ofTarget: target) }
  }

  /// Animates frames in an open block. Source: UIView.animateKeyframes.
  ///
  /// - Returns: the errors of the frames.
  package mutating func animate(
    _ keyframes: [Keyframe], _ mode: CalculationMode, in block: Block
  ) -> [String] {
    var context = block.context
    context.time = time
    compiler.animate(keyframes, mode, duration: block.duration, context)
    return compiler.takeErrors().map(\.message)
  }
}

// MARK: - Fingers

extension LiveTimeline {
  /// Adds the dot of a finger that pans from a time on, in seconds.
  package mutating func add(_ pan: PanStep, at time: Double) {
    touches.append(TouchTrack(pan, at: time))
  }

  /// Adds the dot of a finger that taps at a time, in seconds.
  package mutating func add(_ tap: TapStep, at time: Double) {
    touches.append(TouchTrack(tap, at: time))
  }
}
