import Primitives

/// The shadows of groups that lie in groups with shadows, kept while the outermost is painted.
///
/// A silhouette holds the shadows of the groups in it, so a group that lies in two others is asked for its shadow in the
/// silhouettes of both and on the canvas. Each request is for an area that contains the areas of the later ones, so each
/// shadow is made once. Where the shadows need more than `capacity`, the oldest are dropped and made again when they are
/// needed. Neither changes a pixel.
struct GroupShadowCache {
  /// A group of the list, at the size in which it is painted.
  struct Group: Hashable {
    var operation: Int
    var reduction: Int
  }

  /// The origin of a chunk that is painted: operations of the list's chunk, maybe painted smaller.
  struct Source {
    var firstOperation = 0
    var reduction = 1

    /// Some of its operations, painted smaller.
    func reduced(_ operations: Range<Int>, by factor: Int) -> Source {
      Source(
        firstOperation: firstOperation + operations.lowerBound, reduction: reduction * factor)
    }
  }

  private struct Shadow {
    /// The mask holds all of the shadow that lies in this area; nil where none does.
    var area: IntRect
    var mask: CoverageMask?

    var byteCount: Int { mask?.coverage.count ?? 0 }
  }

  var source = Source()
  /// The part of the canvas, or of a silhouette, for which shadows are made; nil before anything is painted.
  var area: IntRect?
  /// Whether a silhouette is painted.
  var isSilhouette = false
  /// The number of groups with shadows around the operation that is painted.
  var depth = 0
  /// The number of silhouettes painted so far; for tests.
  var silhouetteCount = 0
  /// The greatest number of bytes that are kept.
  var capacity = 1 << 25

  private var known: [Group: Shadow] = [:]
  /// Oldest first.
  private var order: ArraySlice<Group> = []
  private var byteCount = 0
  private var userCount = 0

  /// Begins to paint a group whose inner groups may be asked for their shadows more than once.
  mutating func begin() { userCount += 1 }

  /// Ends it, and drops all shadows after the outermost group.
  mutating func end() {
    userCount -= 1
    guard userCount == 0 else { return }
    known.removeAll()
    order.removeAll()
    byteCount = 0
  }

  /// The group of a content.
  func group(of content: Range<Int>) -> Group {
    Group(operation: source.firstOperation + content.lowerBound, reduction: source.reduction)
  }

  /// The shadow of a group, if it is known in all of an area; it may be empty.
  func shadow(of group: Group, in area: IntRect) -> CoverageMask?? {
    guard let shadow = known[group], shadow.area.contains(area) else { return .none }
    return .some(shadow.mask)
  }

  /// Keeps the shadow of a group in an area. The outermost group asks for its shadow once.
  mutating func keep(_ mask: CoverageMask?, of group: Group, in area: IntRect) {
    guard userCount > 1 else { return }
    let shadow = Shadow(area: area, mask: mask)
    byteCount += shadow.byteCount - (known.updateValue(shadow, forKey: group)?.byteCount ?? 0)
    order.append(group)
    while byteCount > capacity, let oldest = order.popFirst() {
      byteCount -= known.removeValue(forKey: oldest)?.byteCount ?? 0
    }
  }
}
