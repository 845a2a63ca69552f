internal import CAnimKernels

/// Finds the closest of up to 256 colours.
///
/// The colours are sorted by lightness. The search goes up and down from the wanted lightness and stops when lightness
/// alone is farther away than the best match.
struct NearestColor: Sendable {
  struct Match: Sendable {
    /// The number of the colour in the list given to the initializer.
    var index: Int
    var squaredDistance: Int32
  }

  /// All lightnesses, all `a` and all `b`, each with padding before and after.
  private let components: [Int16]
  private let numbers: [Int]
  /// By number in the list: the place among the sorted colours.
  private let places: [Int]

  private static let padding = Int(GIF_COLOR_PADDING)

  /// - Precondition: there is at least one colour.
  init(_ colors: [OKLab]) {
    precondition(!colors.isEmpty, "there is at least one colour")
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

  /// The closest colour.
  ///
  /// - Parameter guess: the number of a likely colour; a good guess saves most of the search.
  func match(_ color: OKLab, guess: Int = 0) -> Match {
    // The guess is the place of one of the colours.
    let match = unsafe withSorted {
      unsafe gif_closest_color($0, color.packed, places[guess])
    }
    return Match(index: numbers[Int(match.place)], squaredDistance: match.squared_distance)
  }

  /// Finds the closest colour and up to three more within a distance, in order.
  func find(_ matches: inout Matches, near color: OKLab, within radius: Int32) {
    // There is room for the maximum number of matches.
    unsafe matches.find { found in
      unsafe withSorted {
        unsafe gif_find_colors($0, color.packed, radius, found.baseAddress)
      }
    } number: {
      numbers[$0]
    }
    if matches.count == 0 { matches.take(match(color)) }
  }

  /// Calls a closure with the colours, padded as the kernels require.
  @inline(__always)
  private func withSorted<Result>(_ body: (gif_colors) -> Result) -> Result {
    let count = numbers.count
    let stride = count + 2 * Self.padding
    // The array has three parts of `stride` numbers.
    return unsafe components.withUnsafeBufferPointer { components in
      guard let first = components.baseAddress else {
        preconditionFailure("there is at least one colour")
      }
      let lightness = unsafe first + Self.padding
      return unsafe body(
        gif_colors(
          lightness: lightness, a: lightness + stride, b: lightness + 2 * stride, count: count))
    }
  }
}

extension NearestColor {
  /// A few colours, the closest first.
  struct Matches {
    private var matches: [4 of gif_match] = .init(repeating: gif_match())
    private(set) var count = 0

    /// - Precondition: `rank` is below `count`.
    subscript(rank: Int) -> Match {
      Match(index: Int(matches[rank].place), squaredDistance: matches[rank].squared_distance)
    }

    /// - Parameters:
    ///   - search: stores matches by place and returns their number.
    ///   - number: returns the number of the colour at a place.
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
  /// The colour as the kernels take it.
  var packed: gif_color {
    gif_color(
      lightness: Int16(truncatingIfNeeded: lightness), a: Int16(truncatingIfNeeded: a),
      b: Int16(truncatingIfNeeded: b))
  }
}
