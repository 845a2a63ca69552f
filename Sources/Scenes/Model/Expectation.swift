package import Motion

/// A claim of a scene about itself that can be checked.
package struct Expectation: Hashable, Sendable {
  package enum Claim: Hashable, Sendable {
    /// The view lies within another view's box, or the canvas (nil), less a margin in points.
    case staysInside(view: String, other: String?, margin: Double)
    /// The view, or one of its properties, does not change after a time in seconds.
    case settlesBy(Double, view: String, property: String?)
    /// A property goes beyond its end by at most this fraction of its way.
    case overshoot(Double, view: String, property: String)
    /// Each view begins to move no earlier than the one before it.
    case order([String])
    /// The outlines of two views have no point inside of both.
    case neverOverlaps(String, String)
    /// Neither a property's value nor, while it moves, its velocity jumps.
    case continuous(view: String, property: String?)
    /// From a time on, in seconds, the view is on the canvas with at least this alpha.
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
