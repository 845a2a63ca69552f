import Primitives

extension DisplayList {
  /// What has to be painted again in a picture that shows another list, to make it show this one.
  ///
  /// Operations are compared in pairs; one that differs damages where it was and where it is. Where one
  /// list is longer, all between the equal beginnings and the equal ends counts as different.
  ///
  /// - Complexity: O(n) comparisons in the chunks that are not identical.
  public func damage(since previous: DisplayList, width: Int, height: Int) -> Damage {
    guard let canvas = IntRect(width: width, height: height) else { return Damage() }
    guard background == previous.background else { return Damage(canvas) }
    var damage = Damage()
    guard chunks.count == previous.chunks.count else {
      Self.compare(operations[...], previous.operations[...], canvas: canvas, path: [], &damage)
      return damage
    }
    for index in chunks.indices where !chunks[index].isIdentical(to: previous.chunks[index]) {
      Self.compare(
        chunks[index].operations[...], previous.chunks[index].operations[...], canvas: canvas,
        path: [], &damage)
    }
    return damage
  }

  /// Compares two runs of whole items: single operations and groups with all that is in them.
  ///
  /// - Parameter path: the groups around the runs, outermost first; equal in both lists.
  private static func compare(
    _ new: ArraySlice<DrawOperation>, _ old: ArraySlice<DrawOperation>, canvas: IntRect,
    path: [Layer], _ damage: inout Damage
  ) {
    let beginning = equalCount(new, old, fromEnd: false)
    var new = new.dropFirst(beginning)
    var old = old.dropFirst(beginning)
    let end = equalCount(new, old, fromEnd: true)
    new = new.dropLast(end)
    old = old.dropLast(end)
    guard new.itemCount == old.itemCount else {
      for item in [new, old] { insert(item, canvas: canvas, path: path, &damage) }
      return
    }
    while let a = new.firstItem, let b = old.firstItem {
      if a != b {
        if case .pushLayer(let layer) = a.first, case .pushLayer(layer) = b.first {
          compare(
            a.groupContent, b.groupContent, canvas: canvas, path: path + [layer], &damage)
        } else {
          insert(a, canvas: canvas, path: path, &damage)
          insert(b, canvas: canvas, path: path, &damage)
        }
      }
      new = new[a.endIndex...]
      old = old[b.endIndex...]
    }
  }

  /// How many operations two runs have in common at one end, without cutting a group in two.
  private static func equalCount(
    _ new: ArraySlice<DrawOperation>, _ old: ArraySlice<DrawOperation>, fromEnd: Bool
  ) -> Int {
    var depth = 0
    var whole = 0
    for count in 0..<min(new.count, old.count) {
      let a = fromEnd ? new.endIndex - 1 - count : new.startIndex + count
      let b = fromEnd ? old.endIndex - 1 - count : old.startIndex + count
      guard new[a] == old[b] else { break }
      depth += new[a].nesting
      if depth == 0 { whole = count + 1 }
    }
    return whole
  }

  /// Damages what items can touch, as far as the groups around them let it be seen.
  private static func insert(
    _ items: ArraySlice<DrawOperation>, canvas: IntRect, path: [Layer], _ damage: inout Damage
  ) {
    var rest = items
    while let item = rest.firstItem {
      rest = rest[item.endIndex...]
      guard var bounds = bounds(ofItem: item, in: canvas) else { continue }
      var isVisible = true
      for layer in path.reversed() where isVisible {
        guard let own = Self.bounds(of: layer, around: bounds, in: canvas) else {
          isVisible = false
          continue
        }
        bounds = own
      }
      if isVisible { damage.insert(bounds) }
    }
  }
}

extension ArraySlice<DrawOperation> {
  /// The first operation, or the group that it begins, from its push to its pop.
  var firstItem: ArraySlice<DrawOperation>? {
    switch first {
    case nil: nil
    case .pushLayer: self[startIndex..<Swift.min(endOfLayer(at: startIndex) + 1, endIndex)]
    case .fill, .shadow, .popLayer: self[startIndex...startIndex]
    }
  }

  fileprivate var itemCount: Int {
    let operations = span
    var count = 0
    var depth = 0
    for index in operations.indices {
      if depth == 0 { count += 1 }
      depth += operations[index].nesting
    }
    return count
  }
}

extension DrawOperation {
  /// By how much it changes the number of groups around what follows.
  fileprivate var nesting: Int {
    switch self {
    case .fill, .shadow: 0
    case .pushLayer: 1
    case .popLayer: -1
    }
  }
}
