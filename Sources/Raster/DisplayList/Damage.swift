package import AnimPrimitives

/// The parts of a picture that must be repainted: a few disjoint rectangles.
package struct Damage: Equatable, Sendable {
  /// At most `limit` disjoint rectangles; their order has no meaning.
  package private(set) var rects: [IntRect] = []

  /// The maximum number of rectangles. The display list is traversed once for each.
  package static let limit = 8

  /// The number of undamaged pixels that may be painted to save one traversal of the list.
  private static let slack = 2048

  /// Creates empty damage.
  package init() {}

  /// Creates damage of one rectangle, or empty damage for nil.
  package init(_ rect: IntRect?) {
    if let rect { rects = [rect] }
  }

  /// Whether there is nothing to paint.
  package var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle that contains the damage, or nil if the damage is empty.
  package var bounds: IntRect? {
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The damage, or its bounds if the rectangles cover at least 3/4 of them. Each rectangle costs one traversal of the
  /// list, and a shape that lies in several is scanned for each.
  var settled: Damage {
    guard rects.count > 1, let bounds else { return self }
    let area = rects.reduce(0) { $0 + $1.area }
    return area * 4 >= bounds.area * 3 ? Damage(bounds) : self
  }

  /// The intersection of the damage and a rectangle.
  package func clipped(to clip: IntRect?) -> Damage {
    var result = Damage()
    result.rects = rects.compactMap { rect in clip.flatMap(rect.intersection) }
    return result
  }

  /// The damage, grown so that it contains all glass that it touches: glass needs all pixels below it.
  func grown(to list: DisplayList, in canvas: IntRect) -> Damage {
    let glass = list.chunks.flatMap(\.glass).compactMap { $0.intersection(canvas) }
    guard !glass.isEmpty else { return self }
    var result = self
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for box in glass
      where result.rects.contains(where: { $0.intersection(box) != nil && !$0.contains(box) }) {
        result.insert(box)
        hasGrown = true
      }
    }
    return result
  }

  /// Adds a rectangle. Rectangles that overlap, or that are so near that painting both costs more than painting their
  /// union, are merged. So the damage may grow by more than the rectangle.
  package mutating func insert(_ rect: IntRect) {
    guard !rects.contains(where: { $0.contains(rect) }) else { return }
    var rect = rect
    while let index = rects.firstIndex(where: { Self.shouldMerge($0, rect) }) {
      rect = rect.union(rects[index])
      guard rects.count > 1 else {
        rects[0] = rect
        return
      }
      rects.swapAt(index, rects.count - 1)
      rects.removeLast()
    }
    rects.append(rect)
    if rects.count > Self.limit { mergeCheapestPair() }
  }

  private static func shouldMerge(_ a: IntRect, _ b: IntRect) -> Bool {
    a.intersection(b) != nil || waste(a, b) <= slack
  }

  /// The number of pixels of the union that are in neither of two disjoint rectangles.
  private static func waste(_ a: IntRect, _ b: IntRect) -> Int {
    a.union(b).area - a.area - b.area
  }

  private mutating func mergeCheapestPair() {
    var best = (first: 0, second: 1, waste: Int.max)
    for second in rects.indices {
      for first in 0..<second {
        let waste = Self.waste(rects[first], rects[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let union = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    insert(union)
  }
}
