import Motion

extension ViewTree {
  /// The most views with shadows that lie within each other at some time.
  ///
  /// - Parameter timeline: of the views.
  func shadowNesting(_ timeline: Timeline) -> Int {
    var castsShadow = initialStates.map { $0.shadowOpacity > 0 }
    for track in timeline.tracks where track.channel == .shadowOpacity {
      // Others are of constraints.
      if track.target < nodes.count { castsShadow[track.target] = true }
    }
    var most = 0
    var nesting: [Int] = []
    for (node, casts) in zip(nodes, castsShadow) {
      nesting.append((node.parent.map { nesting[$0] } ?? 0) + (casts ? 1 : 0))
      most = max(most, nesting.last ?? 0)
    }
    return most
  }
}
