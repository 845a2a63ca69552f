package import Motion

/// What a scene says of itself that can be checked.
package struct Expectation: Hashable, Sendable {
  package enum Claim: Hashable, Sendable {
    /// The whole of a view lies within another's box, or the canvas's (nil), less a margin in points.
    case staysInside(view: String, other: String?, margin: Double)
    /// Nothing of the view, or one of its properties, changes after a time in seconds.
    case settlesBy(Double, view: String, property: String?)
    /// A property goes at most so far beyond its end, as a fraction of its way.
    case overshoot(Double, view: String, property: String)
    /// Each view begins to move no earlier than the one before it.
    case order([String])
    /// The outlines of two views have no point inside of both.
    case neverOverlaps(String, String)
    /// Neither a property's value nor, while it moves, its velocity jumps.
    case continuous(view: String, property: String?)
    /// From a time on, in seconds, the view is on the canvas with at least an alpha.
    case visibleBy(Double, view: String, alpha: Double)
  }

  package var claim: Claim
  package var origin: ScriptOrigin
}

extension Expectation.Claim {
  /// The ids of those that it is about.
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
