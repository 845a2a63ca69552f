import Primitives

extension DisplayList {
  /// The place of the last operation that hides everything below it in a part of the canvas; nil for
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
  /// Only opaque colours in upright shapes outside of groups are considered; in practice they hide
  /// most.
  fileprivate func lastHidingOperation(in clip: IntRect) -> Int? {
    let items = items.span
    var end = items.count
    while end > 0 {
      let index = items[end - 1].operations.lowerBound
      if let bounds = items[index].bounds, bounds.contains(clip), let fill = items[index].fill,
        fill.hides(clip)
      {
        return index
      }
      end = index
    }
    return nil
  }
}

extension SimpleFill {
  /// Whether nothing below it shows in a rectangle. False for some that it hides as well.
  fileprivate func hides(_ rect: IntRect) -> Bool {
    guard color.isOpaque, case .roundedRect(let roundedRect) = shape,
      let upright = UprightShape(roundedRect, transform: transform)
    else { return false }
    return upright.covers(rect)
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
