import AnimPrimitives
public import AnimTiming

// A spring that takes over during a run starts from its beginning over the remaining distance. Source: WWDC 2017
// session 230.

extension PropertyAnimator {
  /// The velocity of each block just before a time, in distances per second; 0 during a `scrub`.
  func velocities(before time: Double) -> [SIMD2<Double>] {
    blocks.map { block in
      SIMD2(
        block.function.velocity(before: time, axis: .horizontal),
        block.function.velocity(before: time, axis: .vertical))
    }
  }

  /// Starts one spring for each block, because blocks differ in progress and velocity.
  ///
  /// - Parameter velocities: the presented velocity of each block, kept by a spring without its own velocity.
  mutating func startSpring(
    _ phase: AnimatorPhase, _ next: AnimatorTiming, velocities: [SIMD2<Double>], factor: Double,
    at time: Double
  ) {
    timing = next
    timing.springTookOver = true
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
    let seconds =
      natural ?? (factor > 0 ? 1 : min(longestDistance(to: goal, at: time), 1)) * timing.pace
    guard seconds > TimeTolerance.seconds else {
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
  /// The longest remaining distance to an end, over all blocks and both axes.
  private func longestDistance(to goal: Double, at time: Double) -> Double {
    let distances = blocks.indices.map { index in
      let shown = shown(ofBlock: index, at: time)
      return max((goal - shown.x).magnitude, (goal - shown.y).magnitude)
    }
    return distances.max() ?? 0
  }
}

/// A spring and its initial velocity, in distances per second.
private struct SpringLaunch {
  private let curve: TimingCurve
  /// nil means the velocity of the curve.
  private var carried: Double?

  /// Uses the given vector, the curve's own velocity, or else the presented velocity.
  init(
    _ timing: AnimatorTiming, axis: Axis, velocity: SIMD2<Double>, distance: SIMD2<Double>
  ) {
    if let vector = timing.velocity {
      curve = timing.curve.launched(at: axis == .horizontal ? vector.x : vector.y)
      return
    }
    curve = timing.curve
    guard case .spring(let spring) = curve, spring.initialVelocity == 0 else { return }
    let (speed, length) = (velocity[axis.lane], distance[axis.lane])
    // A relative velocity over no distance is undefined.
    if speed != 0, length.magnitude > 1e-6 { carried = speed / length }
  }

  /// The settling time in seconds; nil for UIKit's spring and for one that never settles.
  var naturalDuration: Double? {
    let seconds = (carried.map(curve.launched) ?? curve).naturalDuration
    return seconds.flatMap { $0.isFinite ? $0 : nil }
  }

  /// UIKit's fit to a duration is unstable at the high relative velocities of short distances. So the frequency is
  /// fitted without the inherited velocity.
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
  /// Whether the curve has an initial velocity.
  public var isSpring: Bool {
    guard case .spring = self else { return false }
    return true
  }

  /// A spring with another initial velocity. Returns other curves unchanged, and springs for velocities beyond ±1e50.
  func launched(at velocity: Double) -> TimingCurve {
    guard case .spring(let spring) = self else { return self }
    let launched = try? spring.replacingInitialVelocity(with: velocity)
    return launched.map(TimingCurve.spring) ?? self
  }
}
