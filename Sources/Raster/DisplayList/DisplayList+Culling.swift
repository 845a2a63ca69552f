import AnimPrimitives

extension DisplayList {
  /// The indices of the last operation that hides everything below it in a part of the canvas, or nil for none.
  func lastHidingOperation(in clip: IntRect) -> (chunk: Int, operation: Int)? {
    for index in chunks.indices.reversed() {
      if let operation = chunks[index].lastHidingOperation(in: clip) { return (index, operation) }
    }
    return nil
  }
}

extension DisplayChunk {
  /// The index of the last operation that hides everything below it in a part of the canvas, or nil for none.
  ///
  /// Only opaque colours in upright shapes outside of groups are considered. In practice they hide the most.
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
  /// Whether the fill certainly hides everything below it in a rectangle. May be false although the fill does.
  fileprivate func hides(_ rect: IntRect) -> Bool {
    guard color.isOpaque, case .roundedRect(let roundedRect) = shape,
      let upright = UprightShape(roundedRect, transform: transform)
    else { return false }
    return upright.covers(rect)
  }
}

extension UprightShape {
  /// Whether the shape certainly covers every pixel of a rectangle fully. False if the rectangle reaches into the box
  /// of a corner, even if it stays inside the arc.
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
