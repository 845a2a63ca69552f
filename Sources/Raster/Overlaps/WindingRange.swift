import Synchronization

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

/// A cache of the windings of groups of contours.
///
/// All painters share it, because most groups are glyphs, which recur in other texts and pictures. The windings depend
/// only on the group, so pictures do not depend on the cache.
enum GroupWindings {
  private struct Cache {
    var windings: [ContourGroup: WindingRange] = [:]
    var pointCount = 0
  }

  private static let cache = Mutex(Cache())

  /// The maximum number of points of all groups, about a megabyte.
  private static let mostPoints = 1 << 16

  static func known(for group: ContourGroup) -> WindingRange? {
    cache.withLock { $0.windings[group] }
  }

  static func keep(_ windings: WindingRange, for group: ContourGroup) {
    cache.withLock { cache in
      if cache.pointCount + group.points.count > mostPoints { cache = Cache() }
      cache.pointCount += group.points.count
      cache.windings[group] = windings
    }
  }
}
