import AnimMotion

extension Recorder {
  /// Runs a closure in a scope.
  func within(_ scope: AnimationScope, _ body: () -> Void) {
    scopes.append(scope)
    body()
    _ = scopes.popLast()
  }

  /// The innermost scope, or the collector of frames around the closure that runs.
  var frameScope: AnimationScope? {
    for scope in scopes.reversed() {
      if case .frames = scope { return scope }
    }
    return nil
  }

  /// Opens a block, runs its closure, and closes it.
  ///
  /// - Parameter mode: that of `animateKeyframes`; nil for a plain block.
  func animate(
    _ timing: LiveTimeline.BlockTiming, _ options: UIView.AnimationOptions,
    frames mode: CalculationMode? = nil, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard timing.duration.isFinite, timing.delay.isFinite else {
      fault("animate(withDuration:…)", "must have finite numbers of seconds")
      return
    }
    var timing = timing
    timing.delay = max(timing.delay, 0)
    timing.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    if options.contains(.repeat) {
      timing.cycles = .infinity
      timing.autoreverses = options.contains(.autoreverse)
    }
    let outer = inheritedBlock
    if let outer {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
      if !options.contains(.overrideInheritedOptions) { timing.inheritOptions(of: outer.timing) }
    }
    let completion = completion.map { following("a completion of UIView.animate", $0) }
    guard areAnimationsEnabled, timing.duration > 0, !isStill else {
      let number = live.openEmptyBlock()
      completions[number] = completion
      transactions.join(number)
      within(.still) { runStill(animations, hasFrames: mode != nil) }
      live.closeBlock(number)
      return
    }
    let opened: LiveTimeline.Block
    let isShared =
      timing.delay == 0 && timing.cycles == 1
      && options.isDisjoint(with: [
        .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      ])
    if let outer, isShared {
      opened = live.openBlock(within: outer.block)
    } else {
      opened = live.openBlock(timing)
    }
    completions[opened.number] = completion
    transactions.join(opened.number)
    let block = OpenBlock(
      block: opened, timing: timing, allowsTouches: options.contains(.allowUserInteraction))
    within(.block(block)) {
      if let mode { animateFrames(mode, in: block, animations) } else { animations() }
    }
    live.closeBlock(opened.number)
  }

  /// The block around the closure that runs, whose timing an inner block takes.
  var inheritedBlock: OpenBlock? {
    guard case .block(let block) = scopes.last else { return nil }
    return block
  }

  private var isStill: Bool {
    if case .still = scopes.last { true } else { false }
  }

  // MARK: - Frames

  /// Runs a closure that adds frames, and begins their animations.
  private func animateFrames(
    _ mode: CalculationMode, in block: OpenBlock, _ animations: () -> Void
  ) {
    let collector = FrameCollector()
    within(.frames(collector), animations)
    for (target, values) in collector.before { live.restore(values, ofTarget: target) }
    guard !collector.frames.isEmpty else { return }
    for message in live.animate(collector.ordered, mode, in: block.block) {
      fault("addKeyframe(withRelativeStartTime:relativeDuration:animations:)", message)
    }
    guard !block.allowsTouches else { return }
    for target in collector.before.keys { touchBlocks.add(target, toBlock: block.block.number) }
  }

  /// Runs a closure whose frames take no time.
  private func runStill(_ animations: () -> Void, hasFrames: Bool) {
    guard hasFrames else { return animations() }
    let collector = FrameCollector()
    within(.frames(collector), animations)
    for (target, values) in collector.before { live.restore(values, ofTarget: target) }
    for change in collector.ordered.flatMap(\.allChanges) {
      guard let target = Int(change.target), case .to(let value) = change.goal else { continue }
      live.set(change.property, to: value, ofTarget: target, isUnseen: false)
    }
  }
}

extension LiveTimeline.BlockTiming {
  /// Takes the options of the block around it: repetition and `beginFromCurrentState`.
  fileprivate mutating func inheritOptions(of outer: LiveTimeline.BlockTiming) {
    if cycles == 1 { (cycles, autoreverses) = (outer.cycles, outer.autoreverses) }
    beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
  }
}

// MARK: - Touches

/// The blocks whose views get no touches. Source: UIView.AnimationOptions.allowUserInteraction.
struct TouchBlocks {
  private var targets: [Int: Set<Int>] = [:]
  /// The number of blocks that keep touches from a target.
  private var counts: [Int: Int] = [:]

  mutating func add(_ target: Int, toBlock block: Int) {
    guard targets[block, default: []].insert(target).inserted else { return }
    counts[target, default: 0] += 1
  }

  mutating func end(_ block: Int) {
    for target in targets.removeValue(forKey: block) ?? [] { counts[target, default: 1] -= 1 }
  }

  func contains(_ target: Int) -> Bool { counts[target, default: 0] > 0 }
}

extension Recorder {
  /// Whether a block keeps touches from a layer's view.
  func isUntouchable(_ layer: CALayer) -> Bool { touchBlocks.contains(layer.target) }
}
