/// Finds the closest of some colours, given a good guess.
///
/// A colour that is closer to a point than the guess `g` lies within twice the point's distance from `g` (triangle
/// inequality), so only the colours around `g` within that distance are compared. In k-means the centre of the previous
/// round is the guess, and few comparisons remain.
struct NeighborSearch: Sendable {
  private let colors: [OKLab]
  private let nearest: NearestColor
  /// By colour, `width` places each: its neighbours, the closest first.
  private var neighbors: [Neighbor]
  /// The number of used places, the same for each colour.
  private let count: Int

  private struct Neighbor {
    var number: Int32 = 0
    var squaredDistance: Int32 = .max
  }

  private static let width = 8
  /// The minimum number of searches per colour for which finding neighbours is worth its time.
  private static let leastQuestions = 32

  /// - Parameters:
  ///   - colors: at least one.
  ///   - questions: the expected number of searches.
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

  /// Searches up and down from a colour's lightness until lightness alone is farther away than the neighbours found.
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
  /// - Parameter guess: the number of a likely colour; any number gives the right result.
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
