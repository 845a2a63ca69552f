package import Primitives

// An animator of a program runs its blocks when it becomes active, and forgets them at its end. So each run is an
// animator of its own here, declared without changes; the blocks are opened one by one.

extension LiveTimeline {
  /// Declares an animator for one run, and returns its number.
  ///
  /// - Parameters:
  ///   - duration: seconds, 0 or more; ignored for a physical spring.
  ///   - hasAnimations: false for one that waits for animations when it is started.
  package mutating func declareAnimator(
    duration: Double, curve: TimingCurve, initialVelocity: Point?, hasAnimations: Bool
  ) -> Int {
    let index = compiler.animators.count
    let declaration = AnimatorDeclaration(
      id: "animator-\(index)", duration: duration, curve: curve, initialVelocity: initialVelocity)
    compiler.functions.append(.animator(index, block: 0))
    var instance = AnimatorInstance(
      declaration: declaration, origin: .unknown,
      animator: PropertyAnimator(
        duration: duration, curve: curve, initialVelocity: initialVelocity,
        hasAnimations: hasAnimations),
      blocks: [
        AnimatorInstance.Block(
          changes: [], keyframes: [], progress: compiler.functions.count - 1)
      ], owner: compiler.beginOwner(nil))
    instance.isWatched = true
    compiler.animators.append(instance)
    return index
  }

  /// An animator, whose state can be read at any time.
  package func animator(_ index: Int) -> PropertyAnimator { compiler.animators[index].animator }

  /// The time at which an animator starts, pauses or ends by itself, in seconds; nil if no such time lies ahead.
  package func nextPhase(ofAnimator index: Int) -> Double? {
    compiler.animators[index].animator.phases.first {
      $0.start > time + TimeTolerance.seconds
    }?.start
  }

  /// Changes the flags of an animator: `scrubsLinearly`, `pausesOnCompletion`, `isInterruptible`.
  package mutating func setFlags(ofAnimator index: Int, _ change: (inout PropertyAnimator) -> Void)
  {
    change(&compiler.animators[index].animator)
  }

  /// Makes a call on an animator at present.
  ///
  /// - Throws: if the animator's state does not allow the call.
  package mutating func call(
    _ index: Int, _ body: (inout PropertyAnimator, Double) throws(AnimatorError) -> Void
  ) throws(AnimatorError) {
    let time = time
    try compiler.call(index, at: time) { animator throws(AnimatorError) in
      try body(&animator, time)
    }
  }

  /// Stops an animator: the presented values become the model values.
  package mutating func stop(
    _ index: Int, withoutFinishing: Bool
  ) throws(AnimatorError) {
    try call(index) { animator, time throws(AnimatorError) in
      try animator.stopAnimation(withoutFinishing: withoutFinishing, at: time)
    }
    compiler.freeze(index, at: time)
    if withoutFinishing { compiler.animators[index].frozen = [] }
  }

  /// Ends a stopped animator at a position.
  package mutating func finish(
    _ index: Int, at position: AnimatingPosition
  ) throws(AnimatorError) {
    try call(index) { animator, time throws(AnimatorError) in
      try animator.finishAnimation(at: position, at: time)
    }
    compiler.thaw(index, at: position, time)
    compiler.passOnCompletions(of: index, through: time)
  }

  /// Adds a block that begins after a part of the remaining time, 0…1, and returns its number.
  package mutating func addBlock(
    toAnimator index: Int, delayFactor: Double
  ) throws(AnimatorError) -> Int {
    try call(index) { animator, time throws(AnimatorError) in
      _ = try animator.addAnimations(delayFactor: delayFactor, at: time)
    }
    let block = compiler.animators[index].blocks.count
    compiler.functions.append(.animator(index, block: block))
    compiler.animators[index].blocks.append(
      AnimatorInstance.Block(changes: [], keyframes: [], progress: compiler.functions.count - 1))
    return block
  }

  /// Opens a block of an active animator.
  package func openBlock(_ block: Int, ofAnimator index: Int) -> Block {
    Block(context: compiler.context(ofBlock: block, of: index, at: time), isOfAnimator: true)
  }

  /// Closes a block of an animator. All animations that have begun with its timing since a mark belong to it.
  ///
  /// - Parameter mark: `animationCount` when the block was opened.
  package mutating func closeBlock(_ block: Int, ofAnimator index: Int, since mark: Int) {
    let progress = compiler.animators[index].blocks[block].progress
    compiler.animators[index].terms += (mark..<compiler.terms.count).filter {
      compiler.terms[$0].progress == progress
    }
  }

  /// The number of animations so far.
  package var animationCount: Int { compiler.terms.count }
}
