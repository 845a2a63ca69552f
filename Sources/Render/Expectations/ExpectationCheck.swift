// Expectations are decided on the curves: the scene is looked at a thousand times a second (less often
// where it lasts longer than eight seconds), and what changes between two looks is found by bisection.

import Motion
import Primitives
public import Scenes

extension Renderer {
  /// What the scene's `expect` says and what does not hold, at its places.
  ///
  /// - Throws: where an expectation cannot be understood.
  public func unmetExpectations() throws(SceneErrors) -> [Diagnostic] {
    guard scene.expectations != nil else { return [] }
    let reader = ExpectationReader(scene, properties: MotionRecording.propertyNames)
    guard reader.errors.isEmpty else {
      throw SceneErrors(diagnostics: scene.source.diagnostics(for: reader.errors))
    }
    let check = ExpectationCheck(self, naming: Set(reader.expectations.compactMap(\.property)))
    return scene.source.diagnostics(
      for: reader.expectations.compactMap { expectation in
        check.failure(of: expectation.claim).map { ScriptError($0, at: expectation.origin) }
      })
  }
}

/// Decides expectations.
private struct ExpectationCheck {
  /// How far points and alpha may be off for no other reason than the digits of a number.
  private static let rounding = 1e-9

  private let renderer: Renderer
  private let recording: MotionRecording
  private let trace: OutlineTrace

  /// - Parameter properties: those that claims name.
  init(_ renderer: Renderer, naming properties: Set<String>) {
    self.renderer = renderer
    recording = MotionRecording(renderer, naming: properties)
    trace = OutlineTrace(renderer, times: recording.times)
  }

  /// Why a claim does not hold; nil where it does.
  func failure(of claim: Expectation.Claim) -> String? {
    switch claim {
    case .staysInside(let view, let other, let margin): staysInside(view, other, margin)
    case .settlesBy(let time, let view, let property): settles(view, property, by: time)
    case .overshoot(let limit, let view, let property): overshoot(view, property, limit)
    case .order(let views): order(views)
    case .neverOverlaps(let first, let second): neverOverlaps(first, second)
    case .continuous(let view, let property): continuous(view, property)
    case .visibleBy(let time, let view, let alpha): visible(view, alpha, by: time)
    }
  }

  private func staysInside(_ view: String, _ other: String?, _ margin: Double) -> String? {
    let canvas = Rect(origin: .zero, size: renderer.scene.size)
    let time = trace.first { outlines in
      guard let box = outlines(view)?.box else { return false }
      let limit = (other.flatMap { outlines($0)?.box } ?? canvas).insetBy(dx: margin, dy: margin)
      let slack = Self.rounding * (1 + abs(limit.maxX) + abs(limit.maxY))
      return box.minX < limit.minX - slack || box.minY < limit.minY - slack
        || box.maxX > limit.maxX + slack || box.maxY > limit.maxY + slack
    }
    return time.map {
      "`\(view)` leaves \(other.map { "`\($0)`" } ?? "the canvas") at \(Self.text($0)) s"
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

  private func neverOverlaps(_ first: String, _ second: String) -> String? {
    trace.first { outlines in
      guard let a = outlines(first), let b = outlines(second), a.opacity > 0, b.opacity > 0 else {
        return false
      }
      return a.overlaps(b)
    }.map { "`\(first)` and `\(second)` overlap at \(Self.text($0)) s" }
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

  private func visible(_ view: String, _ alpha: Double, by time: Double) -> String? {
    let canvas = Rect(origin: .zero, size: renderer.scene.size)
    let hidden = trace.first(from: time) { outlines in
      guard let outline = outlines(view) else { return true }
      return outline.opacity < alpha - Self.rounding || outline.box.intersection(canvas) == nil
    }
    return hidden.map { "`\(view)` is not seen at \(Self.text($0)) s" }
  }

  private func profile(_ key: MotionKey) -> MotionProfile? {
    recording.profile(of: key, within: MotionRecording.settledBand)
  }

  /// Those of a view's numbers that move, or the one that a claim names.
  private func keys(_ view: String, _ property: String?) -> [MotionKey] {
    recording.keys.filter { key in
      key.view == view
        && (property == nil ? !recording.isNamed(key.property) : key.property == property)
        && recording.samples[key] != nil
    }
  }

  /// To a thousandth.
  private static func text(_ value: Double) -> String {
    jsonText((value * 1000).rounded() / 1000)
  }
}
