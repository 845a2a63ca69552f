import CDiffKernels

/// Distances of pairs of premultiplied pixels, nearly, all of a run at once.
struct DistanceEstimate {
  /// By how much it may be wrong. That of two colours is within 0.00013: each lies within 0.000063 of where
  /// it should, found by trying all 2²⁴.
  static let error = 0.00015

  let kernels: Kernels

  /// Nearly what `PixelDistance` says of each pair that was collected; the rest means nothing.
  private(set) var distances = Self.places(for: Float(0))

  private let linear = PerceptualColor.linear.map { Float($0) }
  private var first = Self.places(for: UInt32(0))
  private var second = Self.places(for: UInt32(0))
  private var count = 0
  /// The pairs that were measured.
  private var places: UInt64 = 0
  /// Whether all pairs of the run were, as they lie there, or only those, one beside the other.
  private var isDense = false
  /// The distances over white.
  private var lightDistances = Self.places(for: Float(0))

  init(kernels: Kernels = .best) {
    self.kernels = kernels
  }

  private static func places<Value>(for value: Value) -> [Value] {
    Array(repeating: value, count: PixelRuns.length)
  }

  /// Measures those pairs of two runs that are told; most of a run costs less than their number alone.
  ///
  /// - Complexity: 2 ns a pair with AVX-512, 4 ns with AVX2, 7 ns without; twice that where one lets
  ///   something through.
  mutating func measure(_ places: UInt64, _ first: Span<UInt32>, _ second: Span<UInt32>) {
    precondition(
      first.count == second.count && first.count <= PixelRuns.length, "runs have one length")
    self.places = places
    isDense = places.nonzeroBitCount > PixelRuns.length / 2
    let opaque = isDense ? collect(first, second) : collect(places, first, second)
    measure(isOpaque: opaque >= 0xFF00_0000)
  }

  /// Those pairs whose distance is nearly above a limit: surely so, or perhaps.
  func above(_ limit: Double) -> (surely: UInt64, perhaps: UInt64) {
    // In single precision the limit is wrong by far less than `error` is more than the estimate's.
    (
      expanded(PixelRuns.above(Float(limit + Self.error), distances.span)),
      expanded(PixelRuns.above(Float(limit - Self.error), distances.span))
    )
  }

  /// Whole runs; what both have in common of each pixel's bits.
  private mutating func collect(_ first: Span<UInt32>, _ second: Span<UInt32>) -> UInt32 {
    let common = Self.copy(first, to: &self.first) & Self.copy(second, to: &self.second)
    count = first.count
    return common
  }

  private static func copy(_ run: Span<UInt32>, to places: inout [UInt32]) -> UInt32 {
    var places = places.mutableSpan
    precondition(run.count <= places.count, "there is a place for each pixel")
    var common = UInt32.max
    for index in 0..<run.count {
      places[index] = run[index]
      common &= run[index]
    }
    return common
  }

  private mutating func collect(
    _ places: UInt64, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) -> UInt32 {
    var common = UInt32.max
    count = 0
    for place in places.bits {
      self.first[count] = first[place]
      self.second[count] = second[place]
      common &= first[place] & second[place]
      count += 1
    }
    return common
  }

  /// From bits of what was collected to those of the run.
  private func expanded(_ bits: UInt64) -> UInt64 {
    if isDense { return bits & places }
    guard bits != 0 else { return 0 }
    var result: UInt64 = 0
    for (index, place) in places.bits.enumerated() {
      result |= (bits &>> UInt64(index) & 1) &<< UInt64(place)
    }
    return result
  }

  private mutating func measure(isOpaque: Bool) {
    Self.measure(
      first, second, count: count, linear: linear, kernels: kernels, into: &distances)
    guard !isOpaque else { return }
    for index in 0..<count {
      first[index] = PixelDistance.overWhite(first[index])
      second[index] = PixelDistance.overWhite(second[index])
    }
    Self.measure(
      first, second, count: count, linear: linear, kernels: kernels, into: &lightDistances)
    for index in 0..<count { distances[index] = max(distances[index], lightDistances[index]) }
  }

  private static func measure(
    _ first: [UInt32], _ second: [UInt32], count: Int, linear: [Float], kernels: Kernels,
    into distances: inout [Float]
  ) {
    unsafe first.withUnsafeBufferPointer { first in
      unsafe second.withUnsafeBufferPointer { second in
        unsafe linear.withUnsafeBufferPointer { linear in
          unsafe distances.withUnsafeMutableBufferPointer { distances in
            guard let first = first.baseAddress, let second = second.baseAddress,
              let linear = linear.baseAddress, let distances = distances.baseAddress
            else { return }
            // `collect` found a place for each of `count` pairs, and all arrays have 64, a multiple of 16;
            // what is measured behind the last pair means nothing. `linear` has one for every byte.
            unsafe diff_estimate(
              kernels.form, first, second, (count + 15) & ~15, linear, distances)
          }
        }
      }
    }
  }
}
