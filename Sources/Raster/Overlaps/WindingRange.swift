/// The minimum and the maximum winding of contours.
struct WindingRange {
  private(set) var low: Int32 = 0
  private(set) var high: Int32 = 0

  /// The range of contours that cannot be analysed. They count as overlapping.
  static let unknown = WindingRange(low: -1, high: 1)

  /// Whether contours overlap, or run in different directions.
  var areOverlapping: Bool { high - low > 1 }

  mutating func formUnion(_ other: WindingRange) { formUnion(from: other.low, to: other.high) }

  mutating func formUnion(from least: Int32, to greatest: Int32) {
    low = min(low, least)
    high = max(high, greatest)
  }
}
