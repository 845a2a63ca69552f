import Motion
import Primitives

/// The outlines of a scene's views over time.
struct OutlineTrace {
  private let renderer: Renderer
  private let times: [Double]

  init(_ renderer: Renderer, times: [Double]) {
    self.renderer = renderer
    self.times = times
  }

  /// The first time at which something is the case, to a tenth of a millisecond; nil for never.
  ///
  /// - Parameters:
  ///   - start: in seconds; nothing before it is looked at.
  ///   - holds: gets the outline of a view by its id.
  func first(from start: Double = 0, where holds: ((String) -> ViewOutline?) -> Bool) -> Double? {
    var presentation = renderer.makePresentation()
    func isSo(at time: Double) -> Bool {
      let outlines = renderer.viewOutlines(at: time, presentation: &presentation)
      return holds { id in outlines.first { $0.id == id } }
    }
    if isSo(at: start) { return start }
    var before = start
    for time in times where time > start {
      guard isSo(at: time) else {
        before = time
        continue
      }
      var (low, high) = (before, time)
      while high - low > 0.0001 {
        let middle = (low + high) / 2
        if isSo(at: middle) { high = middle } else { low = middle }
      }
      return high
    }
    return nil
  }
}

extension ViewOutline {
  /// Whether both have an inner point in common: no side of either separates them.
  func overlaps(_ other: ViewOutline) -> Bool {
    guard !corners.isEmpty, !other.corners.isEmpty else { return false }
    return !Self.separates(corners, other.corners) && !Self.separates(other.corners, corners)
  }

  private static func separates(_ corners: [Point], _ others: [Point]) -> Bool {
    corners.indices.contains { index in
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      let normal = Point(x: to.y - from.y, y: from.x - to.x)
      let own = reach(of: corners, along: normal)
      let theirs = reach(of: others, along: normal)
      // Sides that touch share no inner point; a billionth of their reach is rounding.
      let slack = 1e-9 * (abs(own.most) + abs(own.least) + 1)
      return own.most <= theirs.least + slack || theirs.most <= own.least + slack
    }
  }

  /// No range, for where numbers overflow there is none.
  private static func reach(
    of points: [Point], along normal: Point
  ) -> (least: Double, most: Double) {
    let places = points.map { $0.x * normal.x + $0.y * normal.y }
    return (places.min() ?? 0, places.max() ?? 0)
  }
}
