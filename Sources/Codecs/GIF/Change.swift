import Primitives

/// What a frame changes.
struct Change: Sendable {
  /// The smallest rectangle that holds all pixels that differ.
  var rect: IntRect
  /// Its new pixels.
  var pixels: PixelView
  /// The rectangle of pixels that were opaque and become transparent.
  var cleared: IntRect?

  /// A change that makes nothing transparent.
  init(rect: IntRect, pixels: PixelView) {
    self.rect = rect
    self.pixels = pixels
  }

  /// What differs in a rectangle; nil if nothing does.
  ///
  /// - Parameters:
  ///   - pixels: of the rectangle, row by row.
  ///   - old: what the rectangle showed before.
  init?(to pixels: [UInt32], in rect: IntRect, over old: PixelView) {
    var bounds = Bounds()
    var cleared = Bounds()
    let new = pixels.span
    let before = old.pixels.span
    for row in 0..<rect.height {
      let source = row * rect.width
      let target = old.start + row * old.stride
      guard let first = firstDifference(new, source, before, target, rect.width) else { continue }
      let last = lastDifference(new, source, before, target, rect.width)
      bounds.add(first, last, row)
      for x in first...last where new[source + x] == 0 && before[target + x] != 0 {
        cleared.add(x, x, row)
      }
    }
    guard let inner = bounds.rect(movedBy: 0, 0), let outer = bounds.rect(movedBy: rect.x, rect.y)
    else { return nil }
    self.rect = outer
    self.pixels = PixelView(pixels, stride: rect.width).moved(inner.x, inner.y)
    self.cleared = cleared.rect(movedBy: rect.x, rect.y)
  }
}

private func firstDifference(
  _ new: Span<UInt32>, _ source: Int, _ old: Span<UInt32>, _ target: Int, _ count: Int
) -> Int? {
  var x = 0
  while x &+ 16 <= count {
    var difference: UInt32 = 0
    for step in 0..<16 {
      difference |= new[source &+ x &+ step] ^ old[target &+ x &+ step]
    }
    if difference != 0 { break }
    x &+= 16
  }
  while x < count {
    if new[source &+ x] != old[target &+ x] { return x }
    x &+= 1
  }
  return nil
}

/// - Precondition: there is a difference.
private func lastDifference(
  _ new: Span<UInt32>, _ source: Int, _ old: Span<UInt32>, _ target: Int, _ count: Int
) -> Int {
  var end = count
  while end >= 16 {
    var difference: UInt32 = 0
    for step in 1...16 {
      difference |= new[source &+ end &- step] ^ old[target &+ end &- step]
    }
    if difference != 0 { break }
    end &-= 16
  }
  while end > 1, new[source &+ end &- 1] == old[target &+ end &- 1] { end &-= 1 }
  return end &- 1
}
