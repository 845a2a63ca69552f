/// Finds the closest of up to 256 colours.
///
/// They lie sorted by lightness; the search goes up and down from the colour's own lightness and stops
/// where lightness alone is farther than the best so far: some 20 of 256 are looked at.
struct NearestColor: Sendable {
  struct Match: Sendable {
    /// Number of the colour in the list that the search was made from.
    var index: Int
    /// `Int32.max` where there is none.
    var squaredDistance: Int32
  }

  private let sorted: [OKLab]
  private let numbers: [Int]
  /// Where each colour of the list stands among the sorted.
  private let places: [Int]

  /// - Precondition: there is a colour.
  init(_ colors: [OKLab]) {
    precondition(!colors.isEmpty, "the closest colour of none")
    let order = colors.indices.sorted { left, right in
      (colors[left].lightness, left) < (colors[right].lightness, right)
    }
    numbers = order
    sorted = order.map { colors[$0] }
    var places = order
    for (place, number) in order.enumerated() { places[number] = place }
    self.places = places
  }

  /// The closest.
  ///
  /// - Parameter guess: a colour of the list that may be it; a good one saves most of the search.
  func match(_ color: OKLab, guess: Int = 0) -> Match {
    let sorted = sorted.span
    var best = places[guess]
    var least = color.squaredDistance(to: sorted[best])
    let middle = firstPlace(from: color.lightness)
    var place = middle
    while place < sorted.count {
      let other = sorted[place]
      let step = other.lightness &- color.lightness
      if step &* step >= least { break }
      let distance = color.squaredDistance(to: other)
      if distance < least { (best, least) = (place, distance) }
      place &+= 1
    }
    place = middle &- 1
    while place >= 0 {
      let other = sorted[place]
      let step = other.lightness &- color.lightness
      if step &* step >= least { break }
      let distance = color.squaredDistance(to: other)
      if distance < least { (best, least) = (place, distance) }
      place &-= 1
    }
    return Match(index: numbers[best], squaredDistance: least)
  }

  /// The closest, and up to three more, in order, that are not farther than a distance.
  func find(_ matches: inout Matches, near color: OKLab, within radius: Int32) {
    matches.removeAll()
    var limit = radius &* radius &+ 1
    var place = firstPlace(from: color.lightness &- radius)
    let end = color.lightness &+ radius
    while place < sorted.count {
      let other = sorted[place]
      if other.lightness > end { break }
      let distance = color.squaredDistance(to: other)
      if distance < limit {
        matches.insert(Match(index: numbers[place], squaredDistance: distance))
        if matches.count == Matches.limit { limit = matches[Matches.limit &- 1].squaredDistance }
      }
      place &+= 1
    }
    if matches.count == 0 { matches.insert(match(color)) }
  }

  /// Where the first colour that is at least so light stands.
  private func firstPlace(from lightness: Int32) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if sorted[middle].lightness < lightness {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension NearestColor {
  /// The closest few, the closest first.
  struct Matches {
    static let limit = 4
    private var matches: [4 of Match] = .init(repeating: Match(index: 0, squaredDistance: .max))
    private(set) var count = 0

    /// - Precondition: there are more than this.
    subscript(rank: Int) -> Match { matches[rank] }

    fileprivate mutating func removeAll() { count = 0 }

    /// Keeps the order; the farthest falls out where there are too many.
    @inline(__always)
    fileprivate mutating func insert(_ match: Match) {
      var rank = min(count, Self.limit &- 1)
      count = min(count &+ 1, Self.limit)
      while rank > 0, match.squaredDistance < matches[rank &- 1].squaredDistance {
        matches[rank] = matches[rank &- 1]
        rank &-= 1
      }
      matches[rank] = match
    }
  }
}
