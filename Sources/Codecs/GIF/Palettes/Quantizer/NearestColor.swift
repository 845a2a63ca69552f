internal import CKernels

/// Finds the closest of up to 256 colours.
///
/// They lie sorted by lightness; the search goes up and down from the colour's own lightness and stops
/// where lightness alone is farther than the best so far: some 20 of 256 are looked at.
struct NearestColor: Sendable {
  struct Match: Sendable {
    /// Number of the colour in the list that the search was made from.
    var index: Int
    var squaredDistance: Int32
  }

  /// All lightnesses, all `a` and all `b`, each with padding before and after.
  private let components: [Int16]
  private let numbers: [Int]
  /// Where each colour of the list stands among the sorted.
  private let places: [Int]

  private static let padding = Int(GIF_COLOR_PADDING)

  /// - Precondition: there is a colour.
  init(_ colors: [OKLab]) {
    precondition(!colors.isEmpty, "the closest colour of none")
    let order = colors.indices.sorted { left, right in
      (colors[left].lightness, left) < (colors[right].lightness, right)
    }
    numbers = order
    let padding = Array(repeating: Int16(0), count: Self.padding)
    let sorted = order.map { colors[$0].packed }
    components = [sorted.map(\.lightness), sorted.map(\.a), sorted.map(\.b)]
      .flatMap { padding + $0 + padding }
    var places = order
    for (place, number) in order.enumerated() { places[number] = place }
    self.places = places
  }

  /// The closest.
  ///
  /// - Parameter guess: a colour of the list that may be it; a good one saves most of the search.
  func match(_ color: OKLab, guess: Int = 0) -> Match {
    // As many colours are searched as there are, from the place of one of them.
    let match = unsafe withSorted {
      unsafe gif_closest_color($0, color.packed, places[guess])
    }
    return Match(index: numbers[Int(match.place)], squaredDistance: match.squared_distance)
  }

  /// The closest, and up to three more, in order, that are not farther than a distance.
  func find(_ matches: inout Matches, near color: OKLab, within radius: Int32) {
    // As many colours are searched as there are, and there is room for as many matches as there can be.
    unsafe matches.find { found in
      unsafe withSorted {
        unsafe gif_find_colors($0, color.packed, radius, found.baseAddress)
      }
    } number: {
      numbers[$0]
    }
    if matches.count == 0 { matches.take(match(color)) }
  }

  /// Lends the colours, with padding on either side as the kernels require, for the time of a call.
  @inline(__always)
  private func withSorted<Result>(_ body: (gif_colors) -> Result) -> Result {
    let count = numbers.count
    let stride = count + 2 * Self.padding
    // Three stretches of `stride` numbers follow each other.
    return unsafe components.withUnsafeBufferPointer { components in
      guard let first = components.baseAddress else { preconditionFailure("there is a colour") }
      let lightness = unsafe first + Self.padding
      return unsafe body(
        gif_colors(
          lightness: lightness, a: lightness + stride, b: lightness + 2 * stride, count: count))
    }
  }
}

extension NearestColor {
  /// The closest few, the closest first.
  struct Matches {
    private var matches: [4 of gif_match] = .init(repeating: gif_match())
    private(set) var count = 0

    /// - Precondition: there are more than this.
    subscript(rank: Int) -> Match {
      Match(index: Int(matches[rank].place), squaredDistance: matches[rank].squared_distance)
    }

    /// - Parameters:
    ///   - search: fills in places, and returns how many.
    ///   - number: of the colour at a place.
    @inline(__always)
    fileprivate mutating func find(
      _ search: (UnsafeMutableBufferPointer<gif_match>) -> Int, number: (Int) -> Int
    ) {
      var found = matches.mutableSpan
      count = unsafe found.withUnsafeMutableBufferPointer { unsafe search($0) }
      for rank in 0..<count {
        matches[rank].place = Int32(truncatingIfNeeded: number(Int(matches[rank].place)))
      }
    }

    fileprivate mutating func take(_ match: Match) {
      count = 1
      matches[0] = gif_match(
        place: Int32(truncatingIfNeeded: match.index), squared_distance: match.squaredDistance)
    }
  }
}

extension OKLab {
  fileprivate var packed: gif_color {
    gif_color(
      lightness: Int16(truncatingIfNeeded: lightness), a: Int16(truncatingIfNeeded: a),
      b: Int16(truncatingIfNeeded: b))
  }
}
