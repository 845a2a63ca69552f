import AnimPrimitives

/// Quarters of the unit circle as polygons that enclose the same area. Each number of sides is computed once.
///
/// A chord of length ℓ cuts off a sliver ℓ²/8r deep. Instead of using more chords, the corners between chords are moved
/// outwards by two thirds of that depth. Each chord then has as much area outside of the circle as inside, so the
/// coverage of a pixel with more than one chord is exact to the next order. The first and the last chord are half as
/// long. Their outer ends must stay on the circle, because the straight sides begin there.
struct ArcTable {
  private var arcs: [[Point]] = []

  /// The corners of the polygon for a quarter of the circle, from (1, 0) towards (0, 1), without these two ends.
  ///
  /// - Parameter radius: the largest radius of the arc in device pixels.
  mutating func points(radius: Double) -> [Point] {
    // 6·√r sides give chords of about √r / 4 pixels, whose slivers are 1/128 of a pixel deep.
    let count = Self.sideCount(radius: radius)
    while arcs.count <= count { arcs.append([]) }
    if arcs[count].isEmpty { arcs[count] = Self.makeArc(sides: count) }
    return arcs[count]
  }

  private static func sideCount(radius: Double) -> Int {
    guard radius < 40_000 else { return 1200 }
    return max(4, Int((6 * radius.squareRoot()).rounded(.up)))
  }

  private static func makeArc(sides: Int) -> [Point] {
    let step = .pi / 2 / Double(sides - 1)
    return (1..<sides).map { index in
      // Two thirds of an eighth of the step's square. At the ends, the mean of this value for the two chords that meet.
      let isEnd = index == 1 || index == sides - 1
      let scale = 1 + step * step / 12 * (isEnd ? 0.625 : 1)
      let angle = (Double(index) - 0.5) * step
      let (sine, cosine) = sineAndCosine(radians: angle)
      return Point(x: cosine * scale, y: sine * scale)
    }
  }
}
