package import AnimPrimitives

/// A layout between those before and after some flags change. Source: layoutIfNeeded in an animation block.
package struct LayoutBlend {
  /// The remaining change of each flag: of its weight 0…1 to the flag.
  private let remainders: [Double]

  /// - Parameters:
  ///   - flags: the values after the change.
  ///   - weights: of each flag being set, 0…1, or beyond in an overshoot.
  package init(_ flags: [Bool], weights: [Double]) {
    remainders = zip(flags, weights).map { $0 ? 1 - $1 : $1 }
  }

  /// Whether the layout after the change is not the result.
  package var isNeeded: Bool { remainders.contains { $0 != 0 } }

  /// - Parameters:
  ///   - goal: the frames after the change.
  ///   - layout: returns the frames with the flags at some places toggled.
  package func frames(_ goal: [Rect], toggling layout: ([Int]) -> [Rect]) -> [Rect] {
    var result = goal
    for sign in [1.0, -1] {
      // For remainders u < v < …, toggling all these flags has the weight u, toggling those from v on the weight v − u,
      // and so on.
      var counted = 0.0
      for remainder in remainders.map({ $0 * sign }).sorted()
      where remainder > counted + Self.remainderTolerance {
        let other = layout(remainders.indices.filter { remainders[$0] * sign >= remainder })
        let share = sign * (remainder - counted)
        for index in result.indices {
          for part in LayoutPart.allCases {
            result[index][part] += share * (other[index][part] - goal[index][part])
          }
        }
        counted = remainder
      }
    }
    return result
  }

  /// Remainders that differ by less belong to one animation.
  private static let remainderTolerance = 1e-9
}
