package import AnimMotion

/// A claim in a scene that can be checked.
package struct Expectation: Hashable, Sendable {
  package enum Claim: Hashable, Sendable {
    /// The view stays inside another view's box, or the canvas (nil), inset by a margin in points.
    case staysInside(view: String, other: String?, margin: Double)
    /// The view, or one of its properties, does not change after a time in seconds.
    case settlesBy(Double, view: String, property: String?)
    /// A property overshoots its final value by at most this fraction of its distance.
    case overshoot(Double, view: String, property: String)
    /// Each view begins to move no earlier than the previous one.
    case order([String])
    /// The outlines of two views never have a common inner point.
    case neverOverlaps(String, String)
    /// A property's value never jumps, and neither does its velocity while it moves.
    case continuous(view: String, property: String?)
    /// From a time in seconds, the view is on the canvas with at least this alpha.
    case visibleBy(Double, view: String, alpha: Double)
  }

  package var claim: Claim
  package var origin: ScriptOrigin
}

extension Expectation.Claim {
  /// The ids of the views in the claim.
  package var views: [String] {
    switch self {
    case .staysInside(let view, let other, _): [view] + (other.map { [$0] } ?? [])
    case .settlesBy(_, let view, _), .overshoot(_, let view, _), .continuous(let view, _),
      .visibleBy(_, let view, _):
      [view]
    case .order(let views): views
    case .neverOverlaps(let first, let second): [first, second]
    }
  }
}
