// Most pixels that differ at all differ by a step or two, in pictures that went through a video or a
// palette, and their distances need not be known to know that they are below a threshold: neighbouring
// colours are at most so far apart, and colours d steps apart at most as far as d neighbours in a row.

/// Tells pixels that are surely no farther apart than a threshold, from their components alone.
struct NearnessBound {
  /// The largest distance of two colours whose components are each at most a step of 1/255 apart, where
  /// the largest component of one of them is at least `brightest`; found by trying all 2²⁴ colours with
  /// their 26 neighbours, rounded up. Near black the cube roots of OKLab are steep.
  static let neighbors: [(brightest: Int, distance: Double)] = [
    (64, 0.00693), (32, 0.01135), (16, 0.0174), (8, 0.02252), (4, 0.0302), (2, 0.03792),
    (0, 0.04467),
  ]

  /// By how much components may be apart where the largest is below 16, at least 16, 32 and 64.
  private let limits: SIMD4<UInt32>

  init(threshold: Double) {
    limits = SIMD4(
      Self.steps(within: threshold, from: 0), Self.steps(within: threshold, from: 16),
      Self.steps(within: threshold, from: 32), Self.steps(within: threshold, from: 64))
  }

  /// How many steps towards black stay within a threshold.
  private static func steps(within threshold: Double, from brightest: Int) -> UInt32 {
    // Distances are computed with rounding; this is more than it and less than anybody's threshold.
    var rest = threshold - 1e-9
    var steps = 0
    while steps < 255 {
      let level = max(0, brightest - steps)
      rest -= neighbors.first { $0.brightest <= level }?.distance ?? 1
      guard rest >= 0 else { break }
      steps += 1
    }
    return UInt32(steps)
  }

  /// Whether no two pixels at one place are farther apart than the threshold; false says nothing.
  func holds(_ first: Span<UInt32>, _ second: Span<UInt32>) -> Bool {
    Self.areWithin(limit(for: first), first, second)
  }

  /// By how much the components of other pixels may be apart from these, all of them.
  func limit(for pixels: Span<UInt32>) -> UInt32 { limits[Self.level(of: pixels)] }

  // Both loops below have no early end and do with what all vector units have, so that they are
  // vectorized everywhere.

  /// 0…3: whether all pixels have a component of at least 16, 32 or 64.
  private static func level(of pixels: Span<UInt32>) -> Int {
    var isBelow64: UInt32 = 0
    var isBelow32: UInt32 = 0
    var isBelow16: UInt32 = 0
    for index in 0..<pixels.count {
      // A component is at least 64 where one of its two highest bits is set, and so on.
      isBelow64 |= pixels[index] & 0xC0_C0C0 == 0 ? 1 : 0
      isBelow32 |= pixels[index] & 0xE0_E0E0 == 0 ? 1 : 0
      isBelow16 |= pixels[index] & 0xF0_F0F0 == 0 ? 1 : 0
    }
    return isBelow16 == 1 ? 0 : isBelow32 == 1 ? 1 : isBelow64 == 1 ? 2 : 3
  }

  /// Whether all pixels' colours are so near, component by component, and their alphas equal: 0 is equal
  /// pixels.
  ///
  /// Over white all components are brighter by 255 − alpha, so they are as far apart there.
  ///
  /// Two components at a time, in halves of 16 bits: a − b + limit + 512 has bit 9 where a − b is at least
  /// −limit, and 1,024 + 2 · limit less that where it is at most limit. Neither leaves its half.
  static func areWithin(
    _ limit: UInt32, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) -> Bool {
    precondition(first.count == second.count && limit <= 255, "runs have one length")
    var marks = mark
    for index in 0..<first.count { marks &= Self.marks(limit, first[index], second[index]) }
    return marks & mark == mark
  }

  /// The same of a pixel alone.
  @inline(__always)
  static func isWithin(_ limit: UInt32, _ first: UInt32, _ second: UInt32) -> Bool {
    marks(limit, first, second) & mark == mark
  }

  /// Bit 9 of both halves.
  private static let mark: UInt32 = 0x0200_0200

  @inline(__always)
  private static func marks(_ limit: UInt32, _ a: UInt32, _ b: UInt32) -> UInt32 {
    let even = (a & 0xFF_00FF) &+ (0x0200_0200 &+ limit &* 0x1_0001) &- (b & 0xFF_00FF)
    // Of green and alpha: alphas are equal where their half is within 0.
    let odd = (a &>> 8 & 0xFF_00FF) &+ (0x0200_0200 &+ limit) &- (b &>> 8 & 0xFF_00FF)
    let evenRest = (0x0400_0400 &+ 2 &* limit &* 0x1_0001) &- even
    let oddRest = (0x0400_0400 &+ 2 &* limit) &- odd
    return even & evenRest & odd & oddRest
  }
}
