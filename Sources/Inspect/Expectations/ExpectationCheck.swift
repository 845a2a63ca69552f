// Expectations are checked continuously rather than on frames: values are sampled 1000 times per second (less often in
// scenes longer than eight seconds), and changes between samples are found by bisection.

package import AnimDocuments
import AnimMotion
import AnimPrimitives
package import AnimRendering
import AnimScenes

extension Renderer {
  /// The unmet claims in the scene's `expect`, at their places.
  ///
  /// - Throws: errors for claims about views that were removed from the scene after reading it.
  package func unmetExpectations() throws(SceneErrors) -> [Diagnostic] {
    let expectations = scene.expectations
    guard !expectations.isEmpty else { return [] }
    try check(expectations)
    let check = ExpectationCheck(self, expectations.map(\.claim))
    return scene.sources.diagnostics(
      for: expectations.indices.compactMap { index in
        check.failure(ofClaimAt: index).map { ScriptError($0, at: expectations[index].origin) }
      })
  }

  func check(_ expectations: [Expectation]) throws(SceneErrors) {
    let known = Set(tree.nodes.map(\.view.id))
    let errors = expectations.flatMap { expectation in
      expectation.claim.views.filter { !known.contains($0) }
        .map { ScriptError("there is no view `\($0)`", at: expectation.origin) }
    }
    guard errors.isEmpty else {
      throw SceneErrors(diagnostics: scene.sources.diagnostics(for: errors))
    }
  }
}

/// Checks claims.
struct ExpectationCheck {
  let claims: [Expectation.Claim]
  let recording: MotionRecording
  /// The first time at which each claim about outlines fails.
  let faultTimes: [Int: Double]

  init(_ renderer: Renderer, _ claims: [Expectation.Claim]) {
    self.claims = claims
    let canvas = Rect(origin: .zero, size: renderer.scene.size)
    let forbidden = claims.map { $0.forbidden(on: canvas) }
    let probe = MotionRecording.probe(renderer)
    var trace = OutlineTrace(probe, forbidden.compactMap(\.self))
    var recording = MotionRecording(probe, of: claims.flatMap(\.keys))
    // All claims are checked in one pass over the scene.
    probe.forEachSample(
      of: recording.views.union(trace.views),
      while: { !(recording.isEmpty && trace.isDecided) }
    ) { row, presentation in
      recording.record(presentation, at: row)
      trace.look(at: presentation, sample: row)
    }
    recording.finish()
    self.recording = recording
    let places = claims.indices.filter { forbidden[$0] != nil }
    faultTimes = zip(places, trace.firstTimes).reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  /// Why a claim fails; nil if it holds.
  func failure(ofClaimAt index: Int) -> String? {
    let time = faultTimes[index].map(Self.text)
    return switch claims[index] {
    case .staysInside(let view, let other, _):
      time.map { "`\(view)` leaves \(other.map { "`\($0)`" } ?? "the canvas") at \($0) s" }
    case .neverOverlaps(let first, let second):
      time.map { "`\(first)` and `\(second)` overlap at \($0) s" }
    case .visibleBy(_, let view, _): time.map { "`\(view)` is not visible at \($0) s" }
    case .settlesBy(let time, let view, let property): settles(view, property, by: time)
    case .overshoot(let limit, let view, let property): overshoot(view, property, limit)
    case .order(let views): order(views)
    case .continuous(let view, let property): continuous(view, property)
    }
  }

  private func settles(_ view: String, _ property: String?, by time: Double) -> String? {
    let late = keys(view, property).compactMap { key in
      profile(key).map { (key: key, arrival: $0.arrival) }
    }.max { $0.arrival < $1.arrival }
    guard let late, late.arrival > time + 0.0005 else { return nil }
    return "\(late.key.text) settles at \(Self.text(late.arrival)) s, after \(Self.text(time)) s"
  }

  private func overshoot(_ view: String, _ property: String, _ limit: Double) -> String? {
    guard let profile = profile(MotionKey(view: view, property: property)),
      let overshoot = profile.overshoot, overshoot > limit + 0.0005
    else { return nil }
    return "`\(view)`.\(property) goes \(Self.text(overshoot * 100)) % beyond its end, "
      + "more than \(Self.text(limit * 100)) %"
  }

  private func order(_ views: [String]) -> String? {
    var last: (view: String, start: MotionStart)?
    for view in views {
      let starts = keys(view, nil).compactMap(recording.start)
      guard let seen = starts.map(\.seen).min(), let earliest = starts.map(\.earliest).min() else {
        return "`\(view)` never moves"
      }
      if let last, seen < last.start.earliest - 0.0005 {
        return "`\(view)` begins to move at \(Self.text(seen)) s, before `\(last.view)` "
          + "(\(Self.text(last.start.seen)) s)"
      }
      last = (view, MotionStart(earliest: earliest, seen: seen))
    }
    return nil
  }

  private func continuous(_ view: String, _ property: String?) -> String? {
    for key in keys(view, property) {
      if let time = recording.jump(of: key) {
        return "\(key.text) jumps at \(Self.text(time)) s"
      }
      if let time = recording.velocityJump(of: key) {
        return "the velocity of \(key.text) jumps at \(Self.text(time)) s"
      }
    }
    return nil
  }

  func profile(_ key: MotionKey) -> MotionProfile? {
    recording.profile(of: key, within: MotionRecording.settledBand)
  }

  /// The moving numbers of a view, or the one in the claim.
  func keys(_ view: String, _ property: String?) -> [MotionKey] {
    MotionRecording.keys(of: view, property).filter { recording.samples[$0] != nil }
  }

  /// Rounded to a thousandth.
  static func text(_ value: Double) -> String {
    value.rounded(places: 3).shortestText
  }
}

extension Expectation.Claim {
  /// The numbers that the claim is about.
  fileprivate var keys: [MotionKey] {
    switch self {
    case .settlesBy(_, let view, let property), .continuous(let view, let property):
      MotionRecording.keys(of: view, property)
    case .overshoot(_, let view, let property): MotionRecording.keys(of: view, property)
    case .order(let views): views.flatMap { MotionRecording.keys(of: $0, nil) }
    case .staysInside, .neverOverlaps, .visibleBy: []
    }
  }
}
