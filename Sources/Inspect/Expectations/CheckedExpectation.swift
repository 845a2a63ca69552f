package import AnimDocuments
package import AnimRendering
package import AnimMotion
import AnimScenes

/// A claim in a scene's `expect`, with its verdict.
package struct CheckedExpectation: Hashable, Sendable {
  /// The key of the claim in scenes: `settlesBy`.
  package var kind: String
  /// The views of the claim.
  package var views: [String]
  /// nil for a claim about a view as a whole.
  package var property: String?
  /// The limit and the value beside it: `by 2.2 s: 2.1 s`.
  package var value: String
  /// Seconds: when the claim fails, or comes closest to failing; nil if it is about the whole time.
  package var moment: Double?
  /// Seconds: the time from which the claim holds; nil if it is not about a time.
  package var deadline: Double?
  /// Why the claim is not met: the message of `check`; nil if it is met.
  package var failure: String?
  package var origin: ScriptOrigin
}

extension Renderer {
  /// All claims in the scene's `expect`, in order.
  ///
  /// - Throws: errors for claims about views that were removed from the scene after reading it.
  package func checkedExpectations() throws(SceneErrors) -> [CheckedExpectation] {
    let expectations = scene.expectations
    guard !expectations.isEmpty else { return [] }
    try check(expectations)
    let check = ExpectationCheck(self, expectations.map(\.claim))
    return expectations.enumerated().map { index, expectation in
      let verdict = check.verdict(ofClaimAt: index)
      return CheckedExpectation(
        kind: expectation.claim.kind, views: expectation.claim.views,
        property: expectation.claim.property, value: verdict.value, moment: verdict.moment,
        deadline: expectation.claim.deadline, failure: check.failure(ofClaimAt: index),
        origin: expectation.origin)
    }
  }
}

extension ExpectationCheck {
  private static let wholeTime = "whole time"

  /// The value of a claim beside its limit, and its moment in seconds.
  fileprivate func verdict(ofClaimAt index: Int) -> (value: String, moment: Double?) {
    let fault = faultTimes[index]
    switch claims[index] {
    case .settlesBy(let limit, let view, let property):
      let arrival = keys(view, property).compactMap { profile($0)?.arrival }.max()
      let value = arrival.map { "\(Self.text($0)) s" } ?? "never moves"
      return ("by \(Self.text(limit)) s: \(value)", arrival ?? limit)
    case .overshoot(let limit, let view, let property):
      let key = MotionKey(view: view, property: property)
      let overshoot = profile(key)?.overshoot ?? 0
      return (
        "at most \(Self.text(limit * 100)) %: \(Self.text(overshoot * 100)) %",
        recording.extremeTime(of: key)
      )
    case .visibleBy(let limit, _, _): return ("by \(Self.text(limit)) s", fault ?? limit)
    case .order(let views):
      let starts = views.map { view in
        keys(view, nil).compactMap { recording.start(of: $0)?.seen }.min()
      }
      let texts = starts.map { $0.map { "\(Self.text($0)) s" } ?? "never" }
      return (texts.joined(separator: ", "), starts.compactMap(\.self).last)
    case .staysInside, .neverOverlaps: return (Self.wholeTime, fault)
    case .continuous(let view, let property):
      let jump = keys(view, property).lazy.compactMap {
        recording.jump(of: $0) ?? recording.velocityJump(of: $0)
      }.first
      return (Self.wholeTime, jump)
    }
  }
}

extension Expectation.Claim {
  /// The key in scenes.
  fileprivate var kind: String {
    switch self {
    case .staysInside: "staysInside"
    case .settlesBy: "settlesBy"
    case .overshoot: "overshoot"
    case .order: "order"
    case .neverOverlaps: "neverOverlaps"
    case .continuous: "continuous"
    case .visibleBy: "visibleBy"
    }
  }

  fileprivate var property: String? {
    switch self {
    case .settlesBy(_, _, let property), .continuous(_, let property): property
    case .overshoot(_, _, let property): property
    case .staysInside, .order, .neverOverlaps, .visibleBy: nil
    }
  }

  fileprivate var deadline: Double? {
    switch self {
    case .settlesBy(let time, _, _), .visibleBy(let time, _, _): time
    case .staysInside, .overshoot, .order, .neverOverlaps, .continuous: nil
    }
  }
}
