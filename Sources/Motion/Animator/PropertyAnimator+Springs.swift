import Primitives

// A spring that takes over on the way is no curve that is entered in its middle: it starts anew, over
// the distance that is left. Source: WWDC 2017 session 230.

extension PropertyAnimator {
  /// How fast the animations of each block moved just before a time, in ways per second; 0 where a `scrub`
  /// moved them.
  func velocities(before time: Double) -> [SIMD2<Double>] {
    blocks.map { block in
      SIMD2(
        block.function.velocity(before: time, axis: .horizontal),
        block.function.velocity(before: time, axis: .vertical))
    }
  }

  /// Lets a spring take over: one for each block, as each is elsewhere and moves at a velocity of its own.
  ///
  /// - Parameter velocities: of what is seen of each block, which a spring without a velocity of its own
  ///   goes on with.
  mutating func startSpring(
    _ phase: AnimatorPhase, _ next: AnimatorTiming, velocities: [SIMD2<Double>], factor: Double,
    at time: Double
  ) {
    timing = next
    timing.isSpringOnTheWay = true
    let goal = phase.isReversed ? 0.0 : 1
    let shown = shown(ofBlock: 0, at: time)
    let launches = blocks.indices.map { index in
      let left = SIMD2(goal, goal) - self.shown(ofBlock: index, at: time)
      return [Axis.horizontal, .vertical].map { axis in
        SpringLaunch(next, axis: axis, velocity: velocities[index], distance: left)
      }
    }
    let natural = launches.joined().compactMap(\.naturalDuration).max()
    if factor > 0 { timing.pace = factor * duration }
    let seconds = natural ?? (factor > 0 ? 1 : min(longestWay(to: goal, at: time), 1)) * timing.pace
    guard seconds > TimelineClock.tolerance else {
      run(phase, from: goal, seconds: 0, since: time, at: time)
      return
    }
    for (index, launches) in launches.enumerated() {
      let springs = launches.map { $0.resolved(duration: seconds) }
      appendSpring(springs, ofBlock: index, to: goal, seconds: seconds, at: time)
    }
    let from = min(max(shown[0], 0), 1)
    phases.append(
      running(phase, since: time, from: from, rate: (goal - from) / seconds, at: time))
    end(phase, at: time + seconds)
  }
}

extension PropertyAnimator {
  /// How far what has farthest to go is from an end: of all blocks, along either axis.
  private func longestWay(to goal: Double, at time: Double) -> Double {
    let ways = blocks.indices.map { index in
      let shown = shown(ofBlock: index, at: time)
      return max((goal - shown.x).magnitude, (goal - shown.y).magnitude)
    }
    return ways.max() ?? 0
  }
}

/// A spring and the velocity that it starts with, in distances per second.
private struct SpringLaunch {
  private let curve: TimingCurve
  /// nil where the curve says it itself.
  private var carried: Double?

  /// With the vector that was given, with the curve's own velocity, or else with that of what is seen.
  init(
    _ timing: AnimatorTiming, axis: Axis, velocity: SIMD2<Double>, distance: SIMD2<Double>
  ) {
    if let vector = timing.velocity {
      curve = timing.curve.launched(at: axis == .horizontal ? vector.x : vector.y)
      return
    }
    curve = timing.curve
    guard case .spring(let spring) = curve, spring.initialVelocity == 0 else { return }
    let (speed, way) = (velocity[axis.lane], distance[axis.lane])
    // Over no distance no relative velocity will do.
    if speed != 0, way.magnitude > 1e-6 { carried = speed / way }
  }

  /// Seconds; nil for UIKit's spring, which takes what it is given, and for one that never settles.
  var naturalDuration: Double? {
    let seconds = (carried.map(curve.launched) ?? curve).naturalDuration
    return seconds.flatMap { $0.isFinite ? $0 : nil }
  }

  /// UIKit's fit to a duration goes astray at high velocities, which a short way makes of any: a
  /// velocity that is carried over does not change the frequency that was fitted without it.
  func resolved(duration: Double) -> ResolvedTimingCurve {
    guard let carried else { return curve.resolved(duration: duration) }
    guard case .spring(let spring) = curve, case .fitted = spring.form else {
      return curve.launched(at: carried).resolved(duration: duration)
    }
    let calm = spring.spring(duration: duration)
    let frequency = calm.angularFrequency
    let launched = try? SpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * calm.dampingRatio * frequency,
      initialVelocity: carried)
    return (launched.map(TimingCurve.spring) ?? curve).resolved(duration: duration)
  }
}

extension TimingCurve {
  /// Whether an initial velocity means anything to it.
  public var isSpring: Bool {
    guard case .spring = self else { return false }
    return true
  }

  /// A spring with another initial velocity; other curves, and beyond ±1e50, as they are.
  func launched(at velocity: Double) -> TimingCurve {
    guard case .spring(let spring) = self else { return self }
    let launched = try? spring.replacingInitialVelocity(with: velocity)
    return launched.map(TimingCurve.spring) ?? self
  }
}
