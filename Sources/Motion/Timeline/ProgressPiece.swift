// A progress function maps seconds to progress: 0 at the start value, 1 at the goal. An undisturbed animation is one
// piece; each pause, scrub, reversal or change of timing of an animator begins another one. Each piece has a closed
// form, so that its value at a time needs no earlier values:
//
//   seconds ─(linear, cycles)→ position ─(detour)→ fraction of time ─(curve)→ progress
//
// Only scrubs, and blocks that take a share of their animator's run, use the detour.

/// A piece of a progress function, which lasts until the next one begins.
struct ProgressPiece: Sendable {
  /// The continuation when the position has moved from 0 to 1.
  enum Cycle: UInt8, Sendable {
    case holds, repeats, autoreverses
  }

  /// Seconds.
  var start: Double
  /// The position at the start, and its change per second.
  var position: Double
  var rate: Double
  var cycle = Cycle.holds
  var detour: Detour?
  var curve = ResolvedTimingCurve.linear
  /// The curve of vertical movement, if that differs.
  var verticalCurve: ResolvedTimingCurve?
  /// The progress is base + span · curve, horizontally and vertically. A spring that takes over on the way covers only
  /// the rest, and so does a curve that never has the presented value.
  var base = SIMD2(0.0, 0.0)
  var span = SIMD2(1.0, 1.0)

  func curve(along axis: Axis) -> ResolvedTimingCurve {
    axis == .vertical ? verticalCurve ?? curve : curve
  }

  /// From a position to a fraction of time: the movement of a finger or a `scrub`, …
  struct Detour: Sendable {
    var scrub: Scrub?
    /// … through the inverse of a curve, from a fraction of the distance to one of time, …
    var inverse: ResolvedTimingCurve?
    /// … to the block's share of the run; vertical movement may have another one.
    var window: Window?
    var verticalWindow: Window?

    func window(along axis: Axis) -> Window? { axis == .vertical ? verticalWindow : window }
  }

  /// From `fraction`, `span` further along a curve, …
  struct Scrub: Sendable {
    var fraction: Double
    var span: Double
    var curve: ResolvedTimingCurve
    /// … limited to 0…1 for a finger that moves too far.
    var isClamped: Bool
  }

  /// The share of its animator's run that a block takes: two lines, from 0 at 0 over a point to 1 at 1.
  ///
  /// The block's fraction at the point is 0 for a block with a delay, and the current one for a block that continued
  /// along another curve.
  struct Window: Hashable, Sendable {
    /// The animator's fraction.
    var at: Double
    /// The block's.
    var own: Double

    static let whole = Window(at: 0, own: 0)

    /// nil for the whole run, which needs no detour.
    var detour: Window? { self == .whole ? nil : self }

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

/// The axis of a channel, for springs whose initial velocity is a vector.
enum Axis: UInt8, Sendable {
  /// Also for channels without a direction.
  case horizontal
  case vertical

  /// The index in a pair of values for both axes.
  var lane: Int { Int(rawValue) }
}

extension Channel {
  /// The component of a spring's vector velocity that applies: y for vertical positions, x for all others.
  var axis: Axis {
    self == .centerY || self == .translateY ? .vertical : .horizontal
  }
}
