// A progress function maps seconds to progress: 0 at the start value, 1 at the goal. An uninterrupted animation is one
// piece; each pause, scrub, reversal or timing change of an animator begins another. Pieces are closed forms, so a
// value does not depend on earlier values:
//
//   seconds ─(linear, cycles)→ position ─(remapping)→ fraction of time ─(curve)→ progress
//
// Only scrubs, and blocks with a share of their animator's run, use the remapping.

import AnimTiming

/// A piece of a progress function, which lasts until the next one begins.
struct ProgressPiece: Sendable {
  /// How the piece continues after the position has moved from 0 to 1.
  enum Cycle: UInt8, Sendable {
    case holds, repeats, autoreverses
  }

  /// Seconds.
  var start: Double
  /// The position at the start, and its change per second.
  var position: Double
  var rate: Double
  var cycle = Cycle.holds
  var remapping: Remapping?
  var curve = ResolvedTimingCurve.linear
  /// The curve of vertical movement, if it differs.
  var verticalCurve: ResolvedTimingCurve?
  /// The progress is base + span · curve, horizontally and vertically. A spring that takes over during a run covers
  /// only the remaining distance, and so does a curve that never has the presented value.
  var base = SIMD2(0.0, 0.0)
  var span = SIMD2(1.0, 1.0)

  func cyclePosition(at time: Double) -> Double {
    let position = self.position + rate * max(time - start, 0)
    switch cycle {
    case .holds: return min(max(position, 0), 1)
    case .repeats:
      // The end of a cycle is the start of the next, even if rounding makes the position slightly too small.
      let reached = position + rate * TimeTolerance.seconds
      return max(position - reached.rounded(.down), 0)
    case .autoreverses:
      let there = position - 2 * (position / 2).rounded(.down)
      return there > 1 ? 2 - there : there
    }
  }

  /// Whether the position stays the same from then on.
  func isOver(at position: Double) -> Bool {
    rate == 0 || cycle == .holds && (rate > 0 ? position >= 1 : position <= 0)
  }

  func curve(along axis: Axis) -> ResolvedTimingCurve {
    axis == .vertical ? verticalCurve ?? curve : curve
  }

  /// The progress at a time, in seconds.
  func value(at time: Double, axis: Axis) -> Double {
    var fraction = cyclePosition(at: time)
    if let remapping { fraction = remapping.fraction(at: fraction, axis) }
    let value = curve(along: axis).value(reachedAt: fraction)
    return base[axis.lane] + span[axis.lane] * value
  }

  /// Maps a position to a fraction of time, first by the movement of a finger or a `scrub`.
  struct Remapping: Sendable {
    var scrub: Scrub?
    /// Then by the inverse of a curve, from a fraction of the distance to one of the time.
    var inverse: ResolvedTimingCurve?
    /// Then to the block's share of the run; vertical movement may have its own share.
    var window: Window?
    var verticalWindow: Window?

    func window(along axis: Axis) -> Window? { axis == .vertical ? verticalWindow : window }

    func fraction(at position: Double, _ axis: Axis) -> Double {
      var fraction = position
      if let scrub {
        fraction = scrub.fraction + scrub.span * scrub.curve.value(reachedAt: position)
        if scrub.isClamped { fraction = min(max(fraction, 0), 1) }
      }
      fraction = inverse?.inverse(of: fraction) ?? fraction
      return window(along: axis)?.apply(to: fraction) ?? fraction
    }
  }

  /// The movement from `fraction` by `span`, along a curve.
  struct Scrub: Sendable {
    var fraction: Double
    var span: Double
    var curve: ResolvedTimingCurve
    /// Whether the fraction is limited to 0…1, for a finger that moves too far.
    var isClamped: Bool
  }

  /// The share of an animator's run in which a block moves: two lines, from (0, 0) through a point to (1, 1).
  ///
  /// At the point, the block's fraction is 0 for a block with a delay, and the current fraction for a block that
  /// continued along another curve.
  struct Window: Hashable, Sendable {
    /// The animator's fraction at the point.
    var at: Double
    /// The block's fraction at the point.
    var own: Double

    static let whole = Window(at: 0, own: 0)

    /// nil for the whole run.
    var remapping: Window? { self == .whole ? nil : self }

    func apply(to fraction: Double) -> Double {
      let value =
        fraction < at
        ? own * fraction / at
        : at < 1 ? own + (1 - own) * (fraction - at) / (1 - at) : own
      return min(max(value, 0), 1)
    }

    /// The derivative of the block's fraction by the animator's.
    func slope(at fraction: Double) -> Double {
      if fraction < at { return own / at }
      return at < 1 ? (1 - own) / (1 - at) : 0
    }
  }
}

/// The axis of a channel: a spring's initial velocity may be a vector.
enum Axis: UInt8, Sendable {
  /// Also for channels without a direction.
  case horizontal
  case vertical

  /// The index in a pair of values, one for each axis.
  var lane: Int { Int(rawValue) }
}

extension Channel {
  /// The velocity component that applies to the channel: y for vertical positions, x for all others.
  var axis: Axis {
    self == .centerY || self == .translateY ? .vertical : .horizontal
  }
}
