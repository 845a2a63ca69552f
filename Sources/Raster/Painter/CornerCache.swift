/// The corners that were painted last, by their radius alone.
///
/// They are scanned at a place of their own, so that what is painted does not depend on whether the cache
/// held them.
struct CornerCache {
  private var entries: [AlignedCorners] = []
  private var next = 0

  /// Larger corners are scanned where they are.
  static let largestRadius = 64.0
  private static let capacity = 16

  /// The corners of a radius, if they are there.
  func corners(radius: Double) -> AlignedCorners? {
    entries.first { $0.radius == radius }
  }

  /// Keeps corners in the place of those that came first.
  mutating func insert(_ corners: AlignedCorners) {
    if entries.count < Self.capacity {
      entries.append(corners)
    } else {
      entries[next] = corners
      next = (next + 1) % Self.capacity
    }
  }
}
