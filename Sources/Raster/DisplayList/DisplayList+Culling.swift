import Primitives

extension DisplayList {
  /// The last operation that hides all that lies below it in a part of the canvas; nil for none.
  ///
  /// Only opaque colours in upright shapes are looked at: they are what hides things in practice.
  func lastHidingOperation(in clip: IntRect) -> Int? {
    let span = operations.span
    var depth = 0
    for index in span.indices.reversed() {
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
