package import Primitives

/// The parts of a picture that have to be painted again: a few rectangles that do not overlap.
package struct Damage: Equatable, Sendable {
  /// At most `limit`, disjoint, in no order that means anything.
  package private(set) var rects: [IntRect] = []

  /// The greatest number of rectangles; each takes a walk through the display list.
  package static let limit = 8

  /// The number of undamaged pixels that may be painted to save a walk through the list.
  private static let slack = 2048

  /// Nothing.
  package init() {}

  /// One rectangle, or nothing.
  package init(_ rect: IntRect?) {
    if let rect { rects = [rect] }
  }

  /// Whether there is nothing to paint.
  package var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle that holds all of it; nil where it is empty.
  package var bounds: IntRect? {
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The same, or its bounds where they are hardly more: each rectangle takes a walk through the list, and
  /// shapes that lie in several are scanned for each.
  var settled: Damage {
    guard rects.count > 1, let bounds else { return self }
    let area = rects.reduce(0) { $0 + $1.area }
    return area * 4 >= bounds.area * 3 ? Damage(bounds) : self
  }

  /// The part of it in a rectangle; empty if they do not meet.
  package func clipped(to clip: IntRect?) -> Damage {
    var result = Damage()
    result.rects = rects.compactMap { rect in clip.flatMap(rect.intersection) }
    return result
  }

  /// Adds a rectangle. It is merged with those that it overlaps, and with those so near that two do not
  /// pay, so the damage may grow by more than the rectangle.
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

  /// Pixels of the union that are in neither.
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
