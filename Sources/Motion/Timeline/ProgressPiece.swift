// What an animation does over time is a function from seconds to progress: 0 at its start value, 1 at
// its goal. An undisturbed animation is one piece of it; each pause, scrub, reversal or change of
// timing of an animator begins another. A piece knows its closed form, so that any time can be asked
// for without the times before it:
//
//   seconds ─(linear, cycles)→ position ─(detour)→ fraction of time ─(curve)→ progress
//
// Only what is scrubbed, or lasts a share of its animator's run, takes the detour.

/// A stretch of a progress function, until the next one begins.
struct ProgressPiece: Sendable {
  /// What happens when the position has gone from 0 to 1.
  enum Cycle: UInt8, Sendable {
    case holds, repeats, autoreverses
  }

  /// Seconds.
  var start: Double
  /// At the start, and how it moves per second.
  var position: Double
  var rate: Double
  var cycle = Cycle.holds
  var detour: Detour?
  var curve = ResolvedTimingCurve.linear
  /// The curve of vertical movement, if that differs.
  var verticalCurve: ResolvedTimingCurve?
  /// What takes over on the way may go just the rest from there, horizontally and vertically: a spring
  /// does, and a curve that never has the value that is shown.
  var base = SIMD2(0.0, 0.0)
  var span = SIMD2(1.0, 1.0)

  func curve(along axis: Axis) -> ResolvedTimingCurve {
    axis == .vertical ? verticalCurve ?? curve : curve
  }

  /// From a position to a fraction of time: where a finger or a `scrub` moves it, …
  struct Detour: Sendable {
    var scrub: Scrub?
    /// … through a curve by whose inverse a fraction of the way becomes one of time, …
    var inverse: ResolvedTimingCurve?
    /// … into the share of the run that a block lasts; what moves vertically may have another.
    var window: Window?
    var verticalWindow: Window?

    func window(along axis: Axis) -> Window? { axis == .vertical ? verticalWindow : window }
  }

  /// From `fraction`, `span` further along a curve, …
  struct Scrub: Sendable {
    var fraction: Double
    var span: Double
    var curve: ResolvedTimingCurve
    /// … at most from 0 to 1, where a finger that goes too far stops.
    var isClamped: Bool
  }

  /// Which part of its animator's run a block lasts: two lines, from 0 at 0 over a point to 1 at 1.
  ///
  /// A block that begins late has its point at 0; one that went on by another curve where it stands.
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

    /// How fast the block's fraction changes by the animator's.
    func slope(at fraction: Double) -> Double {
      if fraction < at { return own / at }
      return at < 1 ? (1 - own) / (1 - at) : 0
    }
  }
}
