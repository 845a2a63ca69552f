package import AnimPrimitives
package import AnimTiming

// A program's animator runs its blocks when it becomes active and discards them at its end. So each run is declared
// here as a new animator without changes, and its blocks are opened one by one.

extension LiveTimeline {
  /// Declares an animator for one run, and returns its index.
  ///
  /// - Parameters:
  ///   - duration: seconds, 0 or more; ignored for a physical spring.
  ///   - hasAnimations: false for one that waits for animations when started.
  package mutating func declareAnimator(
    duration: Double, curve: TimingCurve, initialVelocity: Point?, hasAnimations: Bool
  ) -> Int {
    let index = compiler.animators.all.count
    let declaration = AnimatorDeclaration(
      id: "animator-\(index)", duration: duration, curve: curve, initialVelocity: initialVelocity)
    let progress = compiler.add(.animator(index, block: 0))
    var instance = AnimatorInstance(
      declaration: declaration, origin: .unknown,
      animator: PropertyAnimator(
        duration: duration, curve: curve, initialVelocity: initialVelocity,
        hasAnimations: hasAnimations),
      blocks: [
        AnimatorInstance.Block(changes: [], keyframes: [], progress: progress)
      ], owner: compiler.owners.begin(nil))
    instance.isWatched = true
    return compiler.animators.append(instance)
  }

  /// An animator. Its state can be read at any time.
  package func animator(_ index: Int) -> PropertyAnimator { compiler.animators.all[index].animator }

  /// The next time at which an animator starts, pauses or ends by itself, in seconds, or nil.
  package func nextPhase(ofAnimator index: Int) -> Double? {
    compiler.animators.all[index].animator.phases.first {
      $0.start > time + TimeTolerance.seconds
    }?.start
  }

  /// Changes the flags of an animator: `scrubsLinearly`, `pausesOnCompletion`, `isInterruptible`.
  package mutating func setFlags(ofAnimator index: Int, _ change: (inout PropertyAnimator) -> Void)
  {
    change(&compiler.animators.all[index].animator)
  }

  /// Makes a call on an animator at the current time.
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

  /// Stops an animator and makes the presented values the model values.
  package mutating func stop(
    _ index: Int, withoutFinishing: Bool
  ) throws(AnimatorError) {
    try call(index) { animator, time throws(AnimatorError) in
      try animator.stopAnimation(withoutFinishing: withoutFinishing, at: time)
    }
    compiler.freeze(index, at: time)
    if withoutFinishing { compiler.animators.all[index].frozen = [] }
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

  /// Adds a block that begins after a fraction 0…1 of the remaining time, and returns its index.
  package mutating func addBlock(
    toAnimator index: Int, delayFactor: Double
  ) throws(AnimatorError) -> Int {
    try call(index) { animator, time throws(AnimatorError) in
      _ = try animator.addAnimations(delayFactor: delayFactor, at: time)
    }
    let block = compiler.animators.all[index].blocks.count
    let progress = compiler.add(.animator(index, block: block))
    compiler.animators.all[index].blocks.append(
      AnimatorInstance.Block(changes: [], keyframes: [], progress: progress))
    return block
  }

  /// Opens a block of an active animator.
  package func openBlock(_ block: Int, ofAnimator index: Int) -> Block {
    Block(context: compiler.context(ofBlock: block, of: index, at: time), isOfAnimator: true)
  }

  /// Closes a block of an animator. It owns all animations with its timing that began since `mark`.
  ///
  /// - Parameter mark: the `animationCount` when the block was opened.
  package mutating func closeBlock(_ block: Int, ofAnimator index: Int, since mark: Int) {
    let progress = compiler.animators.all[index].blocks[block].progress
    compiler.animators.all[index].terms += (mark..<compiler.terms.count).filter {
      compiler.terms[$0].progress == progress
    }
  }

  /// The number of animations so far.
  package var animationCount: Int { compiler.terms.count }
}
