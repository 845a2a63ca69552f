import Primitives

/// The coverage of a group's shadow.
struct CastShadow {
  /// Where it is known.
  var clip: IntRect
  /// All of it that lies there; nil where none does.
  var mask: CoverageMask?
}

/// The shadows of groups that lie in groups with shadows themselves, kept while the outermost is painted.
///
/// What throws a shadow is painted twice: for its silhouette, and for itself. It is not painted once and then
/// copied, for mixing it on the canvas rounds otherwise. But groups n deep would be painted 2ⁿ times, so those in
/// between keep their shadows. The silhouette comes first and reaches furthest; whatever is asked for later lies
/// in that.
struct CastShadows {
  /// A group of the list, at the size in which it is painted.
  struct Group: Hashable {
    var operation: Int
    var reduction: Int
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

  var source = Source()
  /// Of how many groups the shadow was asked for.
  private(set) var requestCount = 0
  /// Whether anything is kept; what is painted does not depend on it.
  var keepsShadows = true

  private var shadows: [Group: [CastShadow]] = [:]
  /// How many groups with shadows are being painted, each in the one before.
  private var depth = 0

  /// Begins to paint a group with a shadow.
  mutating func begin() {
    depth += 1
    requestCount += 1
  }

  /// Ends it.
  mutating func end() {
    depth -= 1
    if depth == 0 { shadows.removeAll() }
  }

  /// The group of a content.
  func group(of content: Range<Int>) -> Group {
    Group(operation: source.firstOperation + content.lowerBound, reduction: source.reduction)
  }

  /// A group's shadow, if it was kept, with at least what lies in a clip.
  func shadow(of group: Group, in clip: IntRect) -> CastShadow? {
    shadows[group]?.first { $0.clip.contains(clip) }
  }

  /// Keeps a shadow, unless it is the outermost one, which nobody asks for again.
  mutating func keep(_ shadow: CastShadow, of group: Group) {
    guard keepsShadows, depth > 1 else { return }
    shadows[group, default: []].append(shadow)
  }
}
