/// Finds the closest of some colours for one that is known to be close to a certain one of them.
///
/// What is closer to a point than `g` is no farther from `g` than twice the point's distance (triangle
/// inequality): of the colours around `g`, the closest first, only so many are looked at. In k-means, where
/// the centre of the round before is the guess, that is a handful of 256.
struct NeighborSearch: Sendable {
  private let colors: [OKLab]
  private let nearest: NearestColor
  /// By colour, `width` places each: the colours around it, the closest first.
  private var neighbors: [Neighbor]
  /// How many of the places are used, the same for each colour.
  private let count: Int

  private struct Neighbor {
    var number: Int32 = 0
    var squaredDistance: Int32 = .max
  }

  private static let width = 8
  /// From so many questions for each colour on it pays to know what is around it.
  private static let leastQuestions = 32

  /// - Parameters:
  ///   - colors: one at least.
  ///   - questions: how many there will be.
  init(_ colors: [OKLab], questions: Int) {
    self.colors = colors
    nearest = NearestColor(colors)
    guard questions >= Self.leastQuestions * colors.count else {
      count = 0
      neighbors = []
      return
    }
    count = min(Self.width, colors.count - 1)
    neighbors = Array(repeating: Neighbor(), count: colors.count * Self.width)
    let order = colors.indices.sorted { colors[$0].lightness < colors[$1].lightness }
    for place in order.indices { findNeighbors(of: place, in: order) }
  }

  /// Goes up and down from a colour's lightness, until lightness alone is farther than enough others.
  private mutating func findNeighbors(of place: Int, in order: [Int]) {
    let number = order[place]
    let color = colors[number]
    let first = number * Self.width
    for direction in [1, -1] {
      var other = place + direction
      while order.indices.contains(other) {
        let step = colors[order[other]].lightness &- color.lightness
        let farthest = neighbors[first + Self.width - 1].squaredDistance
        if step &* step >= farthest { break }
        let distance = color.squaredDistance(to: colors[order[other]])
        if distance < farthest { insert(order[other], distance, at: first) }
        other += direction
      }
    }
  }

  private mutating func insert(_ number: Int, _ distance: Int32, at first: Int) {
    var place = first + Self.width - 1
    while place > first, distance < neighbors[place - 1].squaredDistance {
      neighbors[place] = neighbors[place - 1]
      place -= 1
    }
    neighbors[place] = Neighbor(
      number: Int32(truncatingIfNeeded: number), squaredDistance: distance)
  }

  /// The number of the closest colour.
  ///
  /// - Parameter guess: the number of a close one; any gives the right answer.
  func closest(to color: OKLab, guess: Int) -> Int {
    let colors = colors.span
    let neighbors = neighbors.span
    var best = guess
    var least = color.squaredDistance(to: colors[guess])
    let limit = 4 * Int(least)
    let first = guess &* Self.width
    for place in first..<(first &+ count) {
      let neighbor = neighbors[place]
      if Int(neighbor.squaredDistance) >= limit { return best }
      let distance = color.squaredDistance(to: colors[Int(neighbor.number)])
      if distance < least { (best, least) = (Int(neighbor.number), distance) }
    }
    if count == colors.count &- 1 { return best }
    return nearest.match(color, guess: best).index
  }
}
