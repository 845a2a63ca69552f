import AnimPrimitives

/// A colour table, and for each colour of a frame the closest entries.
struct ColorMapping: Sendable {
  var palette: Palette
  /// By number of the colour, `width` places each: the indices of close colours, the closest first.
  var candidates: [UInt8]
  /// The errors of the candidates, in 1/64 of 100 × OKLab distance, rounded up; `none` after the last candidate.
  var errors: [UInt16]

  static let width = 4
  static let none = UInt16.max
  /// The unit of errors.
  static let unit = 1.0 / 64

  /// - Parameters:
  ///   - tolerance: the maximum error of candidates after the closest, 100 × OKLab distance.
  ///   - jobs: the maximum number of threads.
  init(_ colors: OKLabColors, to palette: Palette, tolerance: Double, jobs: Int = 1) {
    let radius = OKLab.distance(error: tolerance)
    let pieces = Parallel.mapPieces(of: colors.rgba.count, length: 512, workers: jobs) { numbers in
      ColorMapping(colors, numbers, to: palette, radius: radius)
    }
    self.init(
      palette, candidates: pieces.flatMap(\.candidates), errors: pieces.flatMap(\.errors))
  }

  private init(_ colors: OKLabColors, _ numbers: Range<Int>, to palette: Palette, radius: Int32) {
    self.palette = palette
    candidates = Array(repeating: 0, count: numbers.count * Self.width)
    errors = Array(repeating: Self.none, count: numbers.count * Self.width)
    var matches = NearestColor.Matches()
    for number in numbers {
      let place = (number - numbers.lowerBound) * Self.width
      if colors.rgba[number] == 0 {
        candidates[place] = palette.transparentIndex ?? 0
        errors[place] = 0
        continue
      }
      palette.nearest.find(&matches, near: colors.labs[number], within: radius)
      for rank in 0..<matches.count {
        let match = matches[rank]
        let error = (OKLab.error(squaredDistance: match.squaredDistance) / Self.unit).rounded(.up)
        candidates[place + rank] = UInt8(truncatingIfNeeded: match.index)
        errors[place + rank] = UInt16(min(error, Double(Self.none - 1)))
      }
    }
  }

  private init(_ palette: Palette, candidates: [UInt8], errors: [UInt16]) {
    self.palette = palette
    self.candidates = candidates
    self.errors = errors
  }

  /// The mapping of some of the colours.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of the colours in their new order.
  ///   - isExact: whether candidates after the closest must be exact.
  func part(_ numbers: [Int], isExact: Bool) -> ColorMapping {
    let count = numbers.count * Self.width
    var partCandidates = Array(repeating: UInt8(0), count: count)
    var partErrors = Array(repeating: Self.none, count: count)
    var place = 0
    var indices = partCandidates.mutableSpan
    var errorSpan = partErrors.mutableSpan
    for number in numbers {
      let first = number &* Self.width
      for source in first..<(first &+ Self.width) {
        indices[place] = candidates[source]
        if !isExact || source == first || errors[source] == 0 { errorSpan[place] = errors[source] }
        place &+= 1
      }
    }
    return ColorMapping(palette, candidates: partCandidates, errors: partErrors)
  }

  /// The index of the closest colour.
  func closest(to number: Int) -> UInt8 { candidates[number * Self.width] }

  /// The closest colour's error, 100 × OKLab distance.
  func error(of number: Int) -> Double {
    Double(errors[number * Self.width]) * Self.unit
  }

  /// The error of an index for a colour, in units, rounded up.
  @inline(__always)
  func error(
    ofIndex index: UInt8, for number: Int, in colors: [UInt32], _ converter: OKLabConverter
  ) -> Int {
    let first = number &* Self.width
    // The index is usually the closest; other cases are not inlined.
    if candidates[first] == index, errors[first] != Self.none { return Int(errors[first]) }
    return error(ofOtherIndex: index, for: number, in: colors, converter)
  }

  @inline(never)
  private func error(
    ofOtherIndex index: UInt8, for number: Int, in colors: [UInt32], _ converter: OKLabConverter
  ) -> Int {
    let first = number &* Self.width
    for place in first..<(first &+ Self.width) where candidates[place] == index {
      if errors[place] != Self.none { return Int(errors[place]) }
    }
    // Dithering uses colours beyond the candidates.
    let distance = converter.convert(colors[number]).squaredDistance(to: palette.labs[Int(index)])
    return Int((OKLab.error(squaredDistance: distance) / Self.unit).rounded(.up))
  }
}
