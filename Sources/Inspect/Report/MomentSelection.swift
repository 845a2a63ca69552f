import AnimDiff

/// The moments of a comparison whose pictures a report shows: moments that differ, their neighbours, and an even sample
/// of all. Large groups are thinned evenly.
struct MomentSelection {
  private static let differingLimit = 16
  private static let neighborLimit = 4
  private static let sampleCount = 6

  /// Indices from 0.
  let indices: Set<Int>

  init(_ moments: [AnimationComparison.Moment]) {
    var differing: [Int] = []
    var neighbors: [Int] = []
    for (index, moment) in moments.enumerated() {
      guard !moment.isDifferent else {
        differing.append(index)
        continue
      }
      let isBeside =
        (index > 0 && moments[index - 1].isDifferent)
        || (index + 1 < moments.count && moments[index + 1].isDifferent)
      if isBeside { neighbors.append(index) }
    }
    var indices = Set(Self.evenly(differing, Self.differingLimit))
    indices.formUnion(Self.evenly(neighbors, Self.neighborLimit))
    indices.formUnion(Self.evenly(Array(moments.indices), Self.sampleCount))
    // The picture shown first.
    let counts = moments.map(\.differingCount)
    if let largest = counts.max(), let worst = counts.firstIndex(of: largest) {
      indices.insert(worst)
    }
    self.indices = indices
  }

  /// At most `count` of the elements, including the first and last.
  static func evenly(_ elements: [Int], _ count: Int) -> [Int] {
    guard elements.count > count, count > 1 else { return elements }
    return (0..<count).map { elements[$0 * (elements.count - 1) / (count - 1)] }
  }
}

extension AnimationComparison.Moment {
  var differingCount: Int { pixels?.differingCount ?? 0 }

  /// Whether the pictures differ. True for different sizes, and for a picture without a counterpart.
  var isDifferent: Bool { remainder != nil || pixels?.isDifferent ?? true }
}
