import AnimPrimitives

extension DisplayList {
  /// The parts of a picture of the previous list that must be repainted to show this list.
  ///
  /// Operations are compared in pairs. An operation that differs damages its old and its new bounds. If one list is
  /// longer, everything between the common prefix and the common suffix counts as different.
  ///
  /// - Complexity: O(n) comparisons in the chunks that are not identical.
  package func damage(since previous: DisplayList, width: Int, height: Int) -> Damage {
    guard let canvas = IntRect(width: width, height: height) else { return Damage() }
    guard background == previous.background else { return Damage(canvas) }
    var comparison = ListComparison(canvas: canvas)
    guard chunks.count == previous.chunks.count else {
      comparison.compare(DisplayChunk(operations), DisplayChunk(previous.operations))
      return comparison.damage.settled.grown(to: self, in: canvas)
    }
    for index in chunks.indices where !chunks[index].isIdentical(to: previous.chunks[index]) {
      comparison.compare(chunks[index], previous.chunks[index])
    }
    return comparison.damage.settled.grown(to: self, in: canvas)
  }
}

/// Collects the differences between the chunks of two lists.
private struct ListComparison {
  let canvas: IntRect
  var damage = Damage()

  mutating func compare(_ new: DisplayChunk, _ old: DisplayChunk) {
    compare(new, new.items.indices, old, old.items.indices, path: [])
  }

  /// Compares two runs of whole items: single operations and groups with their content.
  ///
  /// - Parameter path: the groups that enclose the runs, outermost first. They are equal in both lists.
  private mutating func compare(
    _ new: DisplayChunk, _ newRange: Range<Int>, _ old: DisplayChunk, _ oldRange: Range<Int>,
    path: [Layer]
  ) {
    if !path.isEmpty, new.maskMode(of: newRange) != old.maskMode(of: oldRange) {
      // A mask hides what is outside of it too.
      new.forEachItem(in: newRange) { insert(new.items[$0].bounds, path: path) }
      old.forEachItem(in: oldRange) { insert(old.items[$0].bounds, path: path) }
      return
    }
    guard new.itemCount(in: newRange) == old.itemCount(in: oldRange) else {
      let (newRest, oldRest) = Self.different(new, newRange, old, oldRange)
      new.forEachItem(in: newRest) { insert(new.items[$0].bounds, path: path) }
      old.forEachItem(in: oldRest) { insert(old.items[$0].bounds, path: path) }
      return
    }
    var oldIndex = oldRange.lowerBound
    new.forEachItem(in: newRange) { index in
      if !new.isEqual(at: index, to: old, at: oldIndex) {
        compareGroup(new, index, old, oldIndex, path: path)
      }
      oldIndex = old.items[oldIndex].operations.upperBound
    }
  }

  /// Compares the contents of two groups that are not equal. Items that are not groups are damaged as a whole, and so
  /// are groups whose way of compositing changes.
  private mutating func compareGroup(
    _ new: DisplayChunk, _ index: Int, _ old: DisplayChunk, _ oldIndex: Int, path: [Layer]
  ) {
    if new.items[index].fill == nil, old.items[oldIndex].fill == nil,
      case .pushLayer(let layer) = new.operations[index],
      case .pushLayer(layer) = old.operations[oldIndex]
    {
      let (content, oldContent) = (
        new.content(ofGroupAt: index), old.content(ofGroupAt: oldIndex)
      )
      let (path, strategy) = (path + [layer], layer.strategy(of: content, in: new))
      // A group with a single fill is damaged as a whole: colours that round to the same pixel may round differently
      // after fading.
      if strategy != .fill, strategy == layer.strategy(of: oldContent, in: old),
        !Self.mayChangeStrategy(layer, in: path)
      {
        compare(new, content, old, oldContent, path: path)
        return
      }
    }
    insert(new.items[index].bounds, old.items[oldIndex].bounds, path: path)
  }

  /// Whether the group's clip may have an effect at the reduced size of an enclosing blur but not at
  /// full size, or the other way round.
  private static func mayChangeStrategy(_ layer: Layer, in path: [Layer]) -> Bool {
    layer.clip != nil && path.contains { $0.isReduced }
  }

  /// The two runs without their common prefix and common suffix of items.
  private static func different(
    _ new: DisplayChunk, _ newRange: Range<Int>, _ old: DisplayChunk, _ oldRange: Range<Int>
  ) -> (Range<Int>, Range<Int>) {
    var (begin, oldBegin) = (newRange.lowerBound, oldRange.lowerBound)
    var (end, oldEnd) = (newRange.upperBound, oldRange.upperBound)
    while begin < end, oldBegin < oldEnd, new.isEqual(at: begin, to: old, at: oldBegin) {
      begin = new.items[begin].operations.upperBound
      oldBegin = old.items[oldBegin].operations.upperBound
    }
    while begin < end, oldBegin < oldEnd {
      let last = new.items[end - 1].operations.lowerBound
      let oldLast = old.items[oldEnd - 1].operations.lowerBound
      guard new.isEqual(at: last, to: old, at: oldLast) else { break }
      (end, oldEnd) = (last, oldLast)
    }
    return (begin..<end, oldBegin..<oldEnd)
  }

  /// Damages the new and the old bounds of an item. Overlapping bounds are inserted as their union, because `insert`
  /// would merge them anyway.
  private mutating func insert(_ new: IntRect?, _ old: IntRect?, path: [Layer]) {
    if path.isEmpty, let new, let old, new.x < old.maxX, old.x < new.maxX, new.y < old.maxY,
      old.y < new.maxY
    {
      insert(new.union(old), path: path)
      return
    }
    insert(new, path: path)
    insert(old, path: path)
  }

  /// Damages the bounds of an item after clipping by its enclosing groups and adding their shadows.
  private mutating func insert(_ item: IntRect?, path: [Layer]) {
    guard var bounds = item else { return }
    for layer in path.reversed() {
      guard let own = DisplayList.bounds(of: layer, around: bounds) else { return }
      bounds = own
    }
    if let visible = bounds.intersection(canvas) { damage.insert(visible) }
  }
}

extension Layer {
  /// Whether the group, or its silhouette, is painted at a reduced size before it is blurred.
  fileprivate var isReduced: Bool {
    [shadow?.radius ?? 0, blurRadius].contains { CoverageMask.blurReduction(sigma: $0) > 1 }
  }
}

extension DisplayChunk {
  fileprivate func itemCount(in range: Range<Int>) -> Int {
    var count = 0
    forEachItem(in: range) { _ in count += 1 }
    return count
  }

  /// Whether two items are equal, including the content of groups.
  fileprivate func isEqual(at index: Int, to other: DisplayChunk, at otherIndex: Int) -> Bool {
    let (own, its) = (items.span, other.items.span)
    if let fill = own[index].fill { return fill == its[otherIndex].fill }
    return operations[own[index].operations] == other.operations[its[otherIndex].operations]
  }
}
