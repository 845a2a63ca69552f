import AnimPrimitives

/// Caches the shadows of groups that are nested in groups with shadows, while the outermost group is painted.
///
/// A silhouette contains the shadows of nested groups. So the shadow of a group inside two others is needed for the
/// silhouettes of both and for the canvas. Each request is for an area that contains the areas of later requests, so
/// each shadow is computed once. If the shadows need more than `capacity`, the oldest are dropped and computed again
/// when needed. Neither caching nor dropping changes a pixel.
struct GroupShadowCache {
  /// A group of the display list, and the reduction at which it is painted.
  struct Group: Hashable {
    var operation: Int
    var reduction: Int
  }

  /// The origin of the chunk that is being painted: the index of its first operation in the list's chunk, and its
  /// reduction.
  struct Source {
    var firstOperation = 0
    var reduction = 1

    /// The origin of a range of the operations at a further reduction.
    func reduced(_ operations: Range<Int>, by factor: Int) -> Source {
      Source(
        firstOperation: firstOperation + operations.lowerBound, reduction: reduction * factor)
    }

    /// The cache key of a group with the given content.
    func group(of content: Range<Int>) -> Group {
      Group(operation: firstOperation + content.lowerBound, reduction: reduction)
    }
  }

  private struct Shadow {
    /// The area in which the mask is complete. The mask is nil if the shadow is empty there.
    var area: IntRect
    var mask: CoverageMask?

    var byteCount: Int { mask?.coverage.count ?? 0 }
  }

  /// The number of silhouettes painted so far, for tests.
  var silhouetteCount = 0
  /// The maximum number of bytes in the cache.
  var capacity = 1 << 25

  private var known: [Group: Shadow] = [:]
  /// In order of insertion, oldest first.
  private var order: ArraySlice<Group> = []
  private var byteCount = 0

  /// Drops all shadows, after the outermost group.
  mutating func removeAll() {
    known.removeAll()
    order.removeAll()
    byteCount = 0
  }

  /// The cached shadow of a group, if it is complete in an area. The inner optional is nil for an empty shadow.
  func shadow(of group: Group, in area: IntRect) -> CoverageMask?? {
    guard let shadow = known[group], shadow.area.contains(area) else { return .none }
    return .some(shadow.mask)
  }

  /// Caches the shadow of a group in an area.
  mutating func keep(_ mask: CoverageMask?, of group: Group, in area: IntRect) {
    let shadow = Shadow(area: area, mask: mask)
    byteCount += shadow.byteCount - (known.updateValue(shadow, forKey: group)?.byteCount ?? 0)
    order.append(group)
    while byteCount > capacity, let oldest = order.popFirst() {
      byteCount -= known.removeValue(forKey: oldest)?.byteCount ?? 0
    }
  }
}
