import Primitives

/// What a group covers, or its shadow does, where that is known.
struct KnownCoverage {
  var area: IntRect
  /// All of it that lies there; nil where none does.
  var mask: CoverageMask?

  var byteCount: Int { mask.map { $0.coverage.count + $0.fraction.count } ?? 0 }

  /// The part of it that lies in another area; nil where they have nothing in common.
  func cropped(to area: IntRect) -> KnownCoverage? {
    self.area.intersection(area).map { KnownCoverage(area: $0, mask: mask?.cropped(to: $0)) }
  }
}

/// The silhouettes and shadows of groups that lie in groups with shadows, kept while the outermost is painted.
///
/// A silhouette holds the shadows of the groups in it, which are made from silhouettes themselves: so the innermost
/// come first, and each is made once. When the groups themselves are painted after that, they ask for the shadows
/// again, the outermost first. Of those only so many are kept; those made first, which are asked for last, are
/// forgotten and made again. What is painted does not depend on it.
///
/// Silhouettes that hold shadows, and shadows in silhouettes, have 16 bits: what each rounds would grow with every
/// group around it. Shadows on the canvas have 8.
struct CastShadows {
  /// A group of the list, at the size in which it is painted.
  struct Group: Hashable {
    var operation: Int
    var reduction: Int
  }

  enum Part: Hashable {
    case silhouette
    /// For the canvas, and for a silhouette.
    case shadow, fineShadow
  }

  /// Where a chunk that is painted comes from: operations of the list's chunk, maybe painted smaller.
  struct Source {
    var firstOperation = 0
    var reduction = 1

    /// Some of its operations, painted smaller.
    func reduced(_ operations: Range<Int>, by factor: Int) -> Source {
      Source(
        firstOperation: firstOperation + operations.lowerBound, reduction: reduction * factor)
    }
  }

  private struct Key: Hashable {
    var part: Part
    var group: Group
  }

  var source = Source()
  /// Whether what is painted is a silhouette, in which a group with a shadow is mixed as one.
  var isSilhouette = false
  /// How many silhouettes were painted.
  var silhouetteCount = 0
  /// How many bytes of coverage are kept, as long as no more are needed; with 0 none, be they needed or not.
  var capacity = 1 << 25

  private var known: [Key: [KnownCoverage]] = [:]
  /// Groups whose coverage is not forgotten.
  private var needed: Set<Group> = []
  /// What may be forgotten, those made first at the front.
  private var queue: ArraySlice<Key> = []
  private var byteCount = 0
  /// How many groups are being painted, each in the one before, while coverage is kept.
  private var depth = 0
  /// The part of the canvas in which the outermost of them is painted.
  private var clip: IntRect?
}

// MARK: - Painting

extension CastShadows {
  /// Begins to paint a group in a part of the canvas.
  mutating func begin(in clip: IntRect) {
    if depth == 0 { self.clip = clip }
    depth += 1
  }

  /// Ends it.
  mutating func end() {
    depth -= 1
    guard depth == 0 else { return }
    known.removeAll()
    needed.removeAll()
    queue.removeAll()
    byteCount = 0
  }

  /// The group of a content.
  func group(of content: Range<Int>) -> Group {
    Group(operation: source.firstOperation + content.lowerBound, reduction: source.reduction)
  }
}

// MARK: - Keeping

extension CastShadows {
  /// What is kept of a group, if it is known in all of an area.
  func coverage(_ part: Part, of group: Group, in area: IntRect) -> KnownCoverage? {
    known[Key(part: part, group: group)]?.first { $0.area.contains(area) }
  }

  /// Keeps coverage, unless nobody asks for it again: that of the outermost group.
  mutating func keep(_ coverage: KnownCoverage, _ part: Part, of group: Group) {
    guard capacity > 0, depth > 1 else { return }
    store(coverage, Key(part: part, group: group))
  }

  /// Has what is made of a group from now on not be forgotten before it is released.
  mutating func need(_ group: Group) {
    needed.insert(group)
  }

  /// Drops the silhouette of a group, which the one around it was made from, and keeps what is seen of its shadow.
  mutating func release(_ group: Group) {
    needed.remove(group)
    remove(Key(part: .silhouette, group: group))
    let key = Key(part: .shadow, group: group)
    let shadows = remove(key) + remove(Key(part: .fineShadow, group: group))
    guard group.reduction == 1, let clip else { return }
    for shadow in shadows {
      let rounded = KnownCoverage(area: shadow.area, mask: shadow.mask?.rounded())
      if let visible = rounded.cropped(to: clip) { store(visible, key) }
    }
  }

  private mutating func store(_ coverage: KnownCoverage, _ key: Key) {
    known[key, default: []].append(coverage)
    byteCount += coverage.byteCount
    queue.append(key)
    while byteCount > capacity, let oldest = queue.popFirst() {
      // What is needed is queued again when it is released.
      if !needed.contains(oldest.group) { remove(oldest) }
    }
  }

  @discardableResult
  private mutating func remove(_ key: Key) -> [KnownCoverage] {
    let removed = known.removeValue(forKey: key) ?? []
    byteCount -= removed.reduce(0) { $0 + $1.byteCount }
    return removed
  }
}
