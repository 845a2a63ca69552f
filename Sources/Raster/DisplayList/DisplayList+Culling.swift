import Primitives

extension DisplayList {
  /// Where the last operation stands that hides all that lies below it in a part of the canvas; nil for
  /// none.
  func lastHidingOperation(in clip: IntRect) -> (chunk: Int, operation: Int)? {
    for index in chunks.indices.reversed() {
      if let operation = chunks[index].lastHidingOperation(in: clip) { return (index, operation) }
    }
    return nil
  }
}

extension DisplayChunk {
  /// The last operation that hides all that lies below it in a part of the canvas; nil for none.
  ///
  /// Only opaque colours in upright shapes are looked at: they are what hides things in practice.
  fileprivate func lastHidingOperation(in clip: IntRect) -> Int? {
    guard let items else { return lastHidingOperation(in: clip, among: operations.indices) }
    for item in items.reversed() where item.bounds.contains(clip) {
      if let index = lastHidingOperation(in: clip, among: item.operations) { return index }
    }
    return nil
  }

  private func lastHidingOperation(in clip: IntRect, among range: Range<Int>) -> Int? {
    let span = operations.span
    var depth = 0
    for index in range.reversed() {
      switch span[index] {
      case .popLayer:
        depth += 1
      case .pushLayer:
        depth -= 1
      case .fill(let shape, .color(let color), let transform):
        guard depth == 0, color.alpha >= 1,
          let upright = UprightShape(shape, transform: transform), upright.covers(clip)
        else { continue }
        return index
      case .fill, .shadow:
        break
      }
    }
    return nil
  }
}

extension UprightShape {
  /// Whether it covers every pixel of a rectangle whole. False for some that it does, between its
  /// corners' boxes and their arcs.
  func covers(_ rect: IntRect) -> Bool {
    let bits = SubpixelGrid.bits
    guard left <= Int32(rect.x) << bits, right >= Int32(rect.maxX) << bits,
      top <= Int32(rect.y) << bits, bottom >= Int32(rect.maxY) << bits
    else { return false }
    let rows = rect.y..<rect.maxY
    let columns = rect.x..<rect.maxX
    return isRect || straightRows.clamped(to: rows) == rows
      || straightColumns.clamped(to: columns) == columns
  }
}
