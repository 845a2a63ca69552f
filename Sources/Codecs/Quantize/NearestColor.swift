/// Finds the closest of up to 256 colours.
///
/// They lie sorted by lightness; the search goes outwards from the colour's own lightness and stops where
/// lightness alone is farther than the best so far: some 20 of 256 are looked at.
struct NearestColor: Sendable {
  struct Match: Sendable {
    /// Number of the colour in the list that the search was made from.
    var index: Int
    var squaredDistance: Int32
  }

  private let sorted: [OKLab]
  private let numbers: [Int]

  /// - Precondition: there is a colour.
  init(_ colors: [OKLab]) {
    precondition(!colors.isEmpty, "the closest colour of none")
    numbers = colors.indices.sorted { left, right in
      (colors[left].lightness, left) < (colors[right].lightness, right)
    }
    sorted = numbers.map { colors[$0] }
  }

  func match(_ color: OKLab) -> Match {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if sorted[middle].lightness < color.lightness {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    var best = Int32.max
    var position = 0
    var up = low
    var down = low &- 1
    while up < sorted.count || down >= 0 {
      if up < sorted.count {
        let step = sorted[up].lightness &- color.lightness
        if step &* step >= best {
          up = sorted.count
        } else {
          let distance = color.squaredDistance(to: sorted[up])
          if distance < best {
            best = distance
            position = up
          }
          up &+= 1
        }
      }
      if down >= 0 {
        let step = sorted[down].lightness &- color.lightness
        if step &* step >= best {
          down = -1
        } else {
          let distance = color.squaredDistance(to: sorted[down])
          if distance < best {
            best = distance
            position = down
          }
          down &-= 1
        }
      }
    }
    return Match(index: numbers[position], squaredDistance: best)
  }
}
