import AnimMotion
import AnimTiming
import Testing

/// A sequence of calls from the vectors at intervals of half a second, and the values to read afterwards.
struct AnimatorScenario {
  enum Reading: Equatable {
    case text(String)
    case bool(Bool)
    case number(Double)
    case texts([String])
    case none
  }

  private(set) var error: AnimatorError?
  private var animator = PropertyAnimator(duration: 2, curve: .easeInOut)
  private var time = 0.0
  private var continuedAt = 0.0
  private var block: (number: Int, time: Double)?

  init(_ calls: [String]) throws {
    for call in calls {
      do throws(AnimatorError) {
        try perform(call)
      } catch {
        self.error = error
        return
      }
    }
  }

  private mutating func perform(_ call: String) throws(AnimatorError) {
    time += 0.5
    switch call {
    case "startAnimation": try animator.startAnimation(at: time)
    case "pauseAnimation": try animator.pauseAnimation(at: time)
    case "stopAnimation(true)": try animator.stopAnimation(withoutFinishing: true, at: time)
    case "stopAnimation(false)": try animator.stopAnimation(withoutFinishing: false, at: time)
    case "finishAnimation(end)": try animator.finishAnimation(at: .end, at: time)
    case "finishAnimation(current)": try animator.finishAnimation(at: .current, at: time)
    case "addAnimations": block = (try animator.addAnimations(at: time), time)
    case "addAnimations(delayFactor 0.5)":
      // The curve is linear, so that the ends can be determined exactly.
      animator = PropertyAnimator(duration: 2, curve: .linear)
      block = (try animator.addAnimations(delayFactor: 0.5, at: time), time)
      try animator.startAnimation(at: time)
    case "isReversed = true after start":
      try animator.startAnimation(at: time)
      time += 0.5
      try animator.setReversed(true, at: time)
    case "run to completion": time += 10
    case "continueAnimation while running":
      try animator.startAnimation(at: time)
      try animator.continueAnimation(at: time)
    case "continueAnimation while inactive": try animator.continueAnimation(at: time)
    case "duration 2": break
    case "fractionComplete = 1": try animator.setFractionComplete(1, at: time)
    case "continueAnimation(nil, 0)": try resume(0)
    case "continueAnimation(nil, 0.5)": try resume(0.5)
    case "continueAnimation(nil, 1)": try resume(1)
    case "no animations":
      animator = PropertyAnimator(duration: 2, curve: .easeInOut, hasAnimations: false)
    case "UISpringTimingParameters(mass 1, stiffness 100, damping 10)":
      if let spring = try? SpringTimingParameters(mass: 1, stiffness: 100, damping: 10) {
        animator = PropertyAnimator(duration: 5, curve: .spring(spring))
      }
    case "duration 5": break
    case "paused, curve time of the scrubbed progress is 0.1":
      try animator.setFractionComplete(TimingCurve.easeInOut.value(at: 0.1), at: time)
    default: Issue.record("unknown call \(call)")
    }
  }

  private mutating func resume(_ factor: Double) throws(AnimatorError) {
    continuedAt = time
    try animator.continueAnimation(durationFactor: factor, at: time)
  }

  func reading(_ name: String) -> Reading {
    switch name {
    case "state": .text(animator.state(at: time).rawValue)
    case "isRunning": .bool(animator.isRunning(at: time))
    case "fractionComplete": .number(animator.fractionComplete(at: time))
    case "completionsCalled":
      .texts(animator.completions.filter { $0.time <= time }.map(\.position.rawValue))
    case "runSeconds": .number((animator.endTime(after: continuedAt) ?? 0) - continuedAt)
    case "duration": .number(animator.duration)
    case "addedDelay": .number(added(atLeast: 0) ?? .nan)
    case "addedDuration": .number((added(atLeast: 1) ?? .nan) - (added(atLeast: 0) ?? .nan))
    case "blockRuns": .text(blockRuns ? "immediately" : "later")
    default: .none
    }
  }

  /// The number of seconds between adding the block and its start or end.
  private func added(atLeast progress: Double) -> Double? {
    guard let block else { return nil }
    var low = block.time
    var high = block.time + 10
    for _ in 0..<100 {
      let middle = (low + high) / 2
      let shown = animator.progress(ofBlock: block.number, at: middle)
      if progress == 0 ? shown > 0 : shown >= progress { high = middle } else { low = middle }
    }
    return high - block.time
  }

  private var blockRuns: Bool {
    guard let block else { return false }
    return animator.progress(ofBlock: block.number, at: block.time + 0.1) > 0
  }
}
