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
  ///   - isOpaque: whether all of them are known to be.
  ///   - old: what the rectangle showed before.
  init?(to pixels: [UInt32], isOpaque: Bool = false, in rect: IntRect, over old: PixelView) {
    var bounds = Bounds()
    var cleared = Bounds()
    let new = pixels.span
    let before = old.pixels.span
    for row in 0..<rect.height {
      let target = old.start + row * old.stride
      let part = RowPair(
        new, from: row * rect.width, over: before, from: target, count: rect.width)
      guard let changes = part.changes() else { continue }
      bounds.add(changes.lowerBound, changes.upperBound, row)
      guard !isOpaque else { continue }
      for x in changes where new[row * rect.width + x] == 0 && before[target + x] != 0 {
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
