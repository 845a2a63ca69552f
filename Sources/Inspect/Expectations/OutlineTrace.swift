import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes
import AnimTiming

/// A condition on the outlines of some views.
struct OutlineCondition {
  var views: [String]
  /// Seconds; earlier times are not checked.
  var start = 0.0
  /// Called with the outlines of the views, in order.
  var holds: ([ViewOutline]) -> Bool
}

/// Finds the first times at which conditions hold, in one pass over a scene.
struct OutlineTrace {
  /// The accuracy of found times, in seconds.
  private static let precision = 0.0001

  /// The first time at which each condition holds, to a tenth of a millisecond, or nil.
  private(set) var firstTimes: [Double?]

  private let probe: MotionProbe
  private let conditions: [OutlineCondition]
  /// For each condition, the indices of its views' outlines.
  private let places: [[Int]]
  /// The conditions that have not held yet.
  private var open: [Int] = []
  private var outlines: ViewOutlines
  /// The views of all outlines.
  private let requested: Set<Int>

  init(_ probe: MotionProbe, _ conditions: [OutlineCondition]) {
    self.probe = probe
    self.conditions = conditions
    let ids = Set(conditions.flatMap(\.views))
    let tree = probe.renderer.tree
    let nodes = tree.nodes
    outlines = ViewOutlines(
      tree, of: nodes.indices.filter { ids.contains(nodes[$0].view.id) })
    let known = Dictionary(
      outlines.outlines.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    places = conditions.map { $0.views.compactMap { known[$0] } }
    requested = Set(outlines.views)
    firstTimes = Array(repeating: nil, count: conditions.count)
    for (index, condition) in conditions.enumerated() {
      if holds(index, at: condition.start) {
        firstTimes[index] = condition.start
      } else {
        open.append(index)
      }
    }
  }

  /// The views whose states are needed.
  var views: Set<Int> { requested }

  var isDecided: Bool { open.isEmpty }

  /// Checks the next sample.
  ///
  /// - Parameters:
  ///   - presentation: already moved to the sample's time.
  ///   - sample: its index.
  mutating func look(at presentation: Presentation, sample: Int) {
    guard !isDecided else { return }
    let time = probe.times[sample]
    let last = sample > 0 ? probe.times[sample - 1] : nil
    outlines.update(
      presentation.states, changed: last.map { _ in Set(presentation.changedViews) })
    for index in open where time > conditions[index].start {
      let condition = conditions[index]
      let before = max(last ?? condition.start, condition.start)
      // If a condition was false at the previous sample and its views have not changed, it is still false.
      guard before == condition.start || places[index].contains(where: { outlines.isChanged[$0] }),
        condition.holds(places[index].map { outlines.outlines[$0] })
      else { continue }
      firstTimes[index] = Double.first(
        after: before, through: time, within: Self.precision
      ) {
        holds(index, at: $0)
      }
    }
    open.removeAll { firstTimes[$0] != nil }
  }

  private func holds(_ index: Int, at time: Double) -> Bool {
    let condition = conditions[index]
    var some = ViewOutlines(probe.renderer.tree, of: places[index].map { outlines.views[$0] })
    some.update(probe.states(of: requested, at: time), changed: nil)
    return condition.holds(condition.views.compactMap { id in some.outlines.first { $0.id == id } })
  }
}
