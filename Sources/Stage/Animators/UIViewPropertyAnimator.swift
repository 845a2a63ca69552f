import AnimMotion
import AnimTiming

/// Source: UIViewAnimatingState.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Source: UIViewAnimatingPosition.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Animations that can be paused, scrubbed, reversed and stopped. Source: UIViewPropertyAnimator.
///
/// A call that its state does not allow changes nothing and is an error of the movie.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator {
  /// Seconds; for a spring with a motion of its own, the time in which it settles.
  public let duration: TimeInterval
  public let timingParameters: (any UITimingCurveProvider)?
  public var scrubsLinearly = true { didSet { setFlags() } }
  /// Whether it stays active at its end and calls no completion.
  public var pausesOnCompletion = false {
    didSet {
      setFlags()
      scheduleChange()
    }
  }
  /// Whether it may be paused, stopped and scrubbed. It is set while the animator is inactive.
  public var isInterruptible: Bool {
    get { traits.isInterruptible }
    set { if mayChange("isInterruptible") { traits.isInterruptible = newValue } }
  }
  /// Whether views get touches while it moves them. It is set while the animator is inactive.
  public var isUserInteractionEnabled: Bool {
    get { traits.allowsTouches }
    set { if mayChange("isUserInteractionEnabled") { traits.allowsTouches = newValue } }
  }

  private struct Traits {
    var isInterruptible = true
    var allowsTouches = true
  }

  private var traits = Traits()

  private var home = Recorder.current
  /// The recorder of the movie in which the animator is used. In another movie it begins inactive.
  var recorder: Recorder {
    let current = Recorder.current
    if home !== current, current.isRecording { (home, traces) = (current, Traces()) }
    return home
  }

  /// Its numbers in its recorder.
  private struct Traces {
    /// The run in the timeline; nil while it is inactive.
    var run: Int?
    /// The block under which its views get no touches.
    var touchBlock: Int?
    /// Its next change of a phase at which the clock stops.
    var change: Agenda.ScheduledCall?
  }

  private var traces = Traces()
  var observations: [AnimatorObservation] = []
  /// Whether its observers are being called.
  var isNotifying = false
  private var animations: [(delayFactor: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var startsReversed = false

  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    if duration >= 0, duration.isFinite {
      self.duration = timingParameters.timing.curve.naturalDuration ?? duration
    } else {
      Recorder.current.fault(
        "UIViewPropertyAnimator", "must have a duration of 0 or more seconds, found \(duration)")
      self.duration = 0
    }
    self.timingParameters = timingParameters
  }

  // MARK: - State

  private var core: PropertyAnimator? { run.map(recorder.live.animator) }

  public var state: UIViewAnimatingState {
    switch core?.state(at: recorder.time) {
    case .active: .active
    case .stopped: .stopped
    case .inactive, nil: .inactive
    }
  }

  public var isRunning: Bool { core?.isRunning(at: recorder.time) ?? false }

  public var isReversed: Bool {
    get { core?.isReversed(at: recorder.time) ?? startsReversed }
    set {
      guard run != nil else {
        startsReversed = newValue
        return
      }
      call { animator, time throws(AnimatorError) in
        try animator.setReversed(newValue, at: time)
      }
    }
  }

  /// 0…1; a value outside is limited. Setting it needs a paused animator, or makes an inactive one active.
  public var fractionComplete: CGFloat {
    get { CGFloat(core?.fractionComplete(at: recorder.time) ?? 0) }
    set {
      guard newValue.isFinite else {
        recorder.fault("fractionComplete", "must be 0 to 1, found \(newValue)")
        return
      }
      let fraction = min(max(Double(newValue), 0), 1)
      activate { animator, time throws(AnimatorError) in
        try animator.setFractionComplete(fraction, at: time)
      }
    }
  }

  // MARK: - Animations

  /// Adds changes; a running animator begins them at once, for the rest of its time.
  ///
  /// - Parameters:
  ///   - animation: the changes.
  ///   - delayFactor: the part of the remaining time after which they begin, 0…1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    let factor = Double(delayFactor)
    guard (0...1).contains(factor) else {
      recorder.fault(
        "addAnimations(_:delayFactor:)", "must have a delayFactor of 0 to 1, found \(factor)")
      return
    }
    guard let run else {
      animations.append((factor, animation))
      return
    }
    do throws(AnimatorError) {
      let block = try recorder.live.addBlock(toAnimator: run, delayFactor: factor)
      open(block, of: run, animation)
      scheduleChange()
    } catch {
      note(error)
    }
  }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(
      Recorder.current.following("a completion of UIViewPropertyAnimator", completion))
  }

  // MARK: - Running

  public func startAnimation() {
    activate { animator, time throws(AnimatorError) in try animator.startAnimation(at: time) }
  }

  public func startAnimation(afterDelay delay: TimeInterval) {
    activate { animator, time throws(AnimatorError) in
      try animator.startAnimation(afterDelay: delay, at: time)
    }
  }

  public func pauseAnimation() {
    activate { animator, time throws(AnimatorError) in try animator.pauseAnimation(at: time) }
  }

  /// - Parameters:
  ///   - parameters: the timing of the rest; nil for that of the animator.
  ///   - durationFactor: the duration of the rest in durations of the animator; 0 for the remaining time.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    let timing = parameters?.timing
    call(declaring: true) { animator, time throws(AnimatorError) in
      try animator.continueAnimation(
        withTimingParameters: timing?.curve, initialVelocity: timing?.velocity,
        durationFactor: Double(durationFactor), at: time)
    }
  }

  /// Stops, and makes the values that are seen those of the model.
  ///
  /// - Parameter withoutFinishing: true to become inactive without completions; false to wait for
  ///   `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    do throws(AnimatorError) {
      try recorder.live.stop(declared(), withoutFinishing: withoutFinishing)
      if withoutFinishing { forget() }
      notify()
    } catch {
      note(error)
    }
  }

  public func finishAnimation(at position: UIViewAnimatingPosition) {
    do throws(AnimatorError) {
      try recorder.live.finish(declared(), at: position.core)
      notify()
    } catch {
      note(error)
    }
  }

  /// Calls the completions at the end of a run. The animator is inactive, and has forgotten its animations.
  func complete(at position: AnimatingPosition) {
    let calls = completions
    forget()
    notify()
    for call in calls { call(position.shown) }
  }
}

// MARK: - Runs

extension UIViewPropertyAnimator {
  /// The traces in the present recorder.
  private var present: Traces {
    get {
      _ = recorder
      return traces
    }
    set {
      _ = recorder
      traces = newValue
    }
  }

  private(set) var run: Int? {
    get { present.run }
    set { present.run = newValue }
  }

  private var touchBlock: Int? {
    get { present.touchBlock }
    set { present.touchBlock = newValue }
  }

  var change: Agenda.ScheduledCall? {
    get { present.change }
    set { present.change = newValue }
  }

  private typealias Call = (inout PropertyAnimator, Double) throws(AnimatorError) -> Void

  private func forget() {
    if let run { recorder.animators[run] = nil }
    if let touchBlock { recorder.touchBlocks.end(touchBlock) }
    touchBlock = nil
    run = nil
    animations = []
    completions = []
    startsReversed = false
    scheduleChange()
  }

  private func note(_ error: AnimatorError) {
    let condition =
      error.state == .active ? (error.isRunning ? "running" : "paused") : error.state.rawValue
    recorder.fault(error.call, "\(error.need); the animator is \(condition)")
  }

  private func mayChange(_ call: String) -> Bool {
    guard run != nil else { return true }
    let condition = state == .stopped ? "stopped" : isRunning ? "running" : "paused"
    recorder.fault(call, "needs an animator that is inactive; the animator is \(condition)")
    return false
  }

  /// The number of the run; a new one if it is inactive.
  private func declared() -> Int {
    if let run { return run }
    let timing = timingParameters?.timing ?? (.easeInOut, nil)
    return recorder.live.declareAnimator(
      duration: duration, curve: timing.curve, initialVelocity: timing.velocity,
      hasAnimations: animations.contains { $0.delayFactor == 0 })
  }

  private func setFlags() {
    guard let run else { return }
    setFlags(of: run)
  }

  private func setFlags(of run: Int) {
    let (linear, pauses, interruptible) = (scrubsLinearly, pausesOnCompletion, isInterruptible)
    recorder.live.setFlags(ofAnimator: run) { animator in
      animator.scrubsLinearly = linear
      animator.pausesOnCompletion = pauses
      animator.isInterruptible = interruptible
    }
  }

  private func call(declaring: Bool = false, _ body: Call) {
    guard let run = run ?? (declaring ? declared() : nil) else { return }
    do throws(AnimatorError) {
      try recorder.live.call(run, body)
      notify()
    } catch {
      note(error)
    }
  }

  /// Makes a call that activates an inactive animator. Activation runs its closures.
  private func activate(_ body: Call) {
    guard run == nil else { return call(body) }
    let index = declared()
    setFlags(of: index)
    let isReversed = startsReversed
    var blocks: [(block: Int, body: () -> Void)] = []
    do throws(AnimatorError) {
      for animation in animations {
        let block =
          animation.delayFactor == 0
          ? 0 : try recorder.live.addBlock(toAnimator: index, delayFactor: animation.delayFactor)
        blocks.append((block, animation.body))
      }
      try recorder.live.call(index) { animator, time throws(AnimatorError) in
        if isReversed { try animator.setReversed(true, at: time) }
        try body(&animator, time)
      }
    } catch {
      note(error)
      return
    }
    run = index
    recorder.animators[index] = self
    animations = []
    let mark = recorder.live.animationCount
    for block in blocks { open(block.block, of: index, block.body) }
    if !blocks.isEmpty, recorder.live.animationCount == mark { endAtOnce(index) }
    notify()
  }

  /// Ends a running animator whose closures have changed no visible value.
  private func endAtOnce(_ index: Int) {
    guard isRunning else { return }
    do throws(AnimatorError) {
      recorder.live.setFlags(ofAnimator: index) { $0.isInterruptible = true }
      try recorder.live.stop(index, withoutFinishing: false)
      try recorder.live.finish(index, at: .end)
    } catch {
      note(error)
    }
  }

  private func open(_ block: Int, of index: Int, _ body: () -> Void) {
    let mark = recorder.live.animationCount
    let opened = recorder.live.openBlock(block, ofAnimator: index)
    var timing = LiveTimeline.BlockTiming(duration: opened.duration)
    timing.curve = timingParameters?.timing.curve ?? .easeInOut
    if !traits.allowsTouches { touchBlock = opened.number }
    recorder.within(
      .block(OpenBlock(block: opened, timing: timing, allowsTouches: traits.allowsTouches)), body)
    recorder.live.closeBlock(block, ofAnimator: index, since: mark)
  }
}

extension Recorder {
  /// Notes that animators are left active at the end of the movie.
  @MainActor func noteWaitingAnimators() {
    guard animators.values.contains(where: { !$0.isRunning }) else { return }
    note(
      "an animator is paused or stopped at the end; UIKit raises an exception when it is released")
  }
}

extension UIViewAnimatingPosition {
  fileprivate var core: AnimatingPosition {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}

extension AnimatingPosition {
  fileprivate var shown: UIViewAnimatingPosition {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}
