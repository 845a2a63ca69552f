import Primitives

extension DisplayList {
  /// What has to be painted again in a picture that shows another list, to make it show this one.
  ///
  /// Operations are compared in pairs; one that differs damages where it was and where it is. Where one
  /// list is longer, all between the equal beginnings and the equal ends counts as different.
  ///
  /// - Complexity: O(n) comparisons; O(1) where the lists share their storage.
  public func damage(since previous: DisplayList, width: Int, height: Int) -> Damage {
    guard let canvas = IntRect(width: width, height: height) else { return Damage() }
    guard background == previous.background else { return Damage(canvas) }
    guard operations != previous.operations else { return Damage() }
    var damage = Damage()
    Self.compare(operations[...], previous.operations[...], canvas: canvas, path: [], &damage)
    return damage
  }

  /// Compares two runs of whole items: single operations and groups with all that is in them.
  ///
  /// - Parameter path: the groups around the runs, outermost first; equal in both lists.
  private static func compare(
    _ new: ArraySlice<DrawOperation>, _ old: ArraySlice<DrawOperation>, canvas: IntRect,
    path: [Layer], _ damage: inout Damage
  ) {
    var new = new
    var old = old
    if new.itemCount != old.itemCount {
      while let a = new.firstItem, let b = old.firstItem, a == b {
        new = new[a.endIndex...]
        old = old[b.endIndex...]
      }
      trimEqualEnds(&new, &old)
      for item in [new, old] { insert(item, canvas: canvas, path: path, &damage) }
      return
    }
    while let a = new.firstItem, let b = old.firstItem {
      if a != b {
        if case .pushLayer(let layer) = a.first, case .pushLayer(layer) = b.first {
          compare(
            a.groupContent, b.groupContent, canvas: canvas, path: path + [layer], &damage)
        } else {
          for item in [a, b] { insert(item, canvas: canvas, path: path, &damage) }
        }
      }
      new = new[a.endIndex...]
      old = old[b.endIndex...]
    }
  }

  /// Removes equal operations from the ends of two runs, as long as no group is cut in two.
  private static func trimEqualEnds(
    _ new: inout ArraySlice<DrawOperation>, _ old: inout ArraySlice<DrawOperation>
  ) {
    var depth = 0
    var (newEnd, oldEnd) = (new.endIndex, old.endIndex)
    var (a, b) = (newEnd, oldEnd)
    while a > new.startIndex, b > old.startIndex, new[a - 1] == old[b - 1] {
      a -= 1
      b -= 1
      switch new[a] {
      case .popLayer: depth += 1
      case .pushLayer: depth -= 1
      case .fill, .shadow: break
      }
      if depth == 0 { (newEnd, oldEnd) = (a, b) }
    }
    new = new[..<newEnd]
    old = old[..<oldEnd]
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
  fileprivate var firstItem: ArraySlice<DrawOperation>? {
    switch first {
    case nil: nil
    case .pushLayer: self[startIndex..<Swift.min(endOfLayer(at: startIndex) + 1, endIndex)]
    case .fill, .shadow, .popLayer: self[startIndex...startIndex]
    }
  }

  fileprivate var itemCount: Int {
    var count = 0
    var rest = self
    while let item = rest.firstItem {
      rest = rest[item.endIndex...]
      count += 1
    }
    return count
  }
}
