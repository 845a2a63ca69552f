import AnimMotion
import AnimPrimitives
package import AnimRendering
import AnimTiming

/// Samples the motion of a compiled scene: summaries, expectations, dumps and the preview ask it for values over time.
///
/// Values come from one pass over the samples, or alone at any time. A change that is undone between two samples is
/// missed. A class, because it keeps the last presentation for further times of the same views.
package final class MotionProbe {
  let renderer: Renderer
  /// Seconds, of all samples.
  let times: [Double]
  /// Whether nothing changes on the timeline between each sample and the previous one.
  private(set) lazy var isStill: [Bool] = times.indices.map {
    $0 > 0 && renderer.timeline.isStill(from: times[$0 - 1], through: times[$0])
  }

  /// The views whose values were last requested at a time, and their presentation.
  private var shown: Set<Int> = []
  private var presentation: Presentation?

  /// - Parameter times: seconds. Only a pass over the samples allows any order.
  package init(_ renderer: Renderer, times: [Double]) {
    self.renderer = renderer
    self.times = times
  }

  /// Samples at equal distances, from the start of the scene to its end.
  ///
  /// - Parameters:
  ///   - step: seconds between samples of a short scene, at most.
  ///   - limit: the number of steps in a long one.
  convenience init(_ renderer: Renderer, every step: Double, limit: Int) {
    let duration = renderer.timeline.duration
    let steps = (duration / step).rounded(.up)
    let count = steps < Double(limit) ? max(1, Int(steps)) : limit
    self.init(renderer, times: (0...count).map { duration * Double($0) / Double(count) })
  }

  /// A probe with about `limit` of the samples, for values that are expensive to compute.
  func thinned(to limit: Int) -> MotionProbe {
    let step = max(1, (times.count + limit - 1) / limit)
    return MotionProbe(
      renderer,
      times: times.indices.filter { $0 % step == 0 || $0 == times.count - 1 }.map { times[$0] })
  }
}

// MARK: - All samples

extension MotionProbe {
  /// Moves one presentation through the times of all samples, in order.
  ///
  /// - Parameters:
  ///   - views: indices in the tree, nil for all. Other states keep their initial values.
  ///   - isNeeded: whether a further sample is needed.
  ///   - body: called with the index of each sample. The presentation knows which views changed since the last one.
  package func forEachSample(
    of views: Set<Int>? = nil, while isNeeded: () -> Bool = { true },
    _ body: (Int, Presentation) -> Void
  ) {
    var presentation =
      views.map { renderer.makePresentation(of: $0) } ?? renderer.makePresentation()
    for (index, time) in times.enumerated() {
      guard isNeeded() else { return }
      presentation.move(to: time, on: renderer.timeline)
      body(index, presentation)
    }
  }

  /// A value of each sample. It is not computed again while the timeline is still.
  func samples<Value>(_ value: (Double) -> Value) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(times.count)
    for (time, isStill) in zip(times, isStill) {
      if isStill, let last = result.last {
        result.append(last)
      } else {
        result.append(value(time))
      }
    }
    return result
  }
}

// MARK: - Any time

extension MotionProbe {
  /// The state of a view at any time, in seconds.
  func state(of view: Int, at time: Double) -> ViewState {
    let last = shown.count == 1 ? shown.first : nil
    let isShown = last.map { $0 == view || areConnected($0, view) } ?? false
    return states(of: isShown ? shown : [view], at: time)[view]
  }

  /// The states of all views at any time, in seconds. Those of views that are not requested may be the initial ones.
  func states(of views: Set<Int>, at time: Double) -> [ViewState] {
    var presentation =
      (shown == views ? presentation : nil) ?? renderer.makePresentation(of: views)
    // Released during the change, to avoid a copy of its states.
    self.presentation = nil
    presentation.move(to: time, on: renderer.timeline)
    defer { (shown, self.presentation) = (views, presentation) }
    return presentation.states
  }

  /// Whether constraints connect two views, so that a presentation of one has the other.
  private func areConnected(_ view: Int, _ other: Int) -> Bool {
    let island = renderer.tree.nodes[view].island
    return island != nil && island == renderer.tree.nodes[other].island
  }
}

// MARK: - Numbers that move

extension MotionProbe {
  /// The ends and the times of a number that moves.
  struct Movement {
    var initial: Double
    var final: Double
    /// The extreme values of the samples.
    var low: Double
    var high: Double
    /// The distance from an end that counts as reached.
    var near: Double
    /// Seconds; the time at which the number first leaves its initial value.
    var start: Double
    /// Seconds; the time after which the number stays near its final value.
    var arrival: Double
  }

  /// nil for a number that never moves.
  ///
  /// - Parameters:
  ///   - samples: the number at each sample.
  ///   - band: the maximum distance from an end that counts as reached, as a fraction of the number's range.
  ///   - precision: the accuracy of found times, in seconds.
  ///   - number: the number at any time.
  func movement(
    of samples: [Double], within band: Double, precision: Double, _ number: (Double) -> Double
  ) -> Movement? {
    guard let initial = samples.first, let final = samples.last, let low = samples.min(),
      let high = samples.max(), high > low
    else { return nil }
    let near = (high - low) * band
    let first = samples.firstIndex { abs($0 - initial) > near } ?? 0
    let last = samples.lastIndex { abs($0 - final) > near } ?? 0
    return Movement(
      initial: initial, final: final, low: low, high: high, near: near,
      start: instant(between: first - 1, and: first, within: precision) {
        abs(number($0) - initial) > near
      },
      arrival: instant(between: last, and: last + 1, within: precision) {
        abs(number($0) - final) <= near
      })
  }

  /// The time between two samples at which a condition becomes true. It is false at the first.
  ///
  /// - Parameter precision: seconds.
  func instant(
    between first: Int, and second: Int, within precision: Double, _ holds: (Double) -> Bool
  ) -> Double {
    Double.first(
      after: times[min(max(first, 0), times.count - 1)],
      through: times[min(max(second, 0), times.count - 1)], within: precision, where: holds)
  }
}
