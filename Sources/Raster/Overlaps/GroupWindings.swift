import Synchronization

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
