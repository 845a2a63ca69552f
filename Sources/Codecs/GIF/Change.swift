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
    let comparison = RectPair(
      pixels.span, over: old.pixels.span, from: old.start, stride: old.stride, width: rect.width)
    let bounds: Bounds
    var cleared = Bounds()
    if isOpaque {
      bounds = comparison.bounds(rows: rect.height)
    } else {
      (bounds, cleared) = comparison.boundsAndCleared(rows: rect.height)
    }
    guard let inner = bounds.rect(movedBy: 0, 0), let outer = bounds.rect(movedBy: rect.x, rect.y)
    else { return nil }
    self.rect = outer
    self.pixels = PixelView(pixels, stride: rect.width).moved(inner.x, inner.y)
    self.cleared = cleared.rect(movedBy: rect.x, rect.y)
  }
}

/// A rectangle's new pixels, and where what it showed lies among others.
private struct RectPair: ~Escapable {
  private let new: Span<UInt32>
  private let old: Span<UInt32>
  private let start: Int
  private let stride: Int
  private let width: Int

  @_lifetime(copy new, copy old)
  init(_ new: Span<UInt32>, over old: Span<UInt32>, from start: Int, stride: Int, width: Int) {
    self.new = new
    self.old = old
    self.start = start
    self.stride = stride
    self.width = width
  }

  /// From the first to the last column of a row, among some, in which it differs.
  private func changes(_ row: Int, _ columns: Range<Int>) -> ClosedRange<Int>? {
    let part = RowPair(
      new, from: row * width + columns.lowerBound,
      over: old, from: start + row * stride + columns.lowerBound, count: columns.count)
    return part.changes().map {
      ($0.lowerBound + columns.lowerBound)...($0.upperBound + columns.lowerBound)
    }
  }

  /// Around all that differs. What lies between is not looked at.
  func bounds(rows: Int) -> Bounds {
    var bounds = Bounds()
    var top = 0
    while top < rows {
      if let changes = changes(top, 0..<width) {
        bounds.add(changes.lowerBound, changes.upperBound, top)
        break
      }
      top += 1
    }
    var bottom = rows - 1
    while bottom > top {
      if let changes = changes(bottom, 0..<width) {
        bounds.add(changes.lowerBound, changes.upperBound, bottom)
        break
      }
      bottom -= 1
    }
    while top + 1 < bottom {
      top += 1
      if let changes = changes(top, 0..<bounds.left) {
        bounds.add(changes.lowerBound, changes.upperBound, top)
      }
      if let changes = changes(top, (bounds.right + 1)..<width) {
        bounds.add(changes.lowerBound, changes.upperBound, top)
      }
    }
    return bounds
  }

  /// Beside it, around what was opaque and becomes transparent.
  func boundsAndCleared(rows: Int) -> (bounds: Bounds, cleared: Bounds) {
    var (bounds, cleared) = (Bounds(), Bounds())
    for row in 0..<rows {
      guard let changes = changes(row, 0..<width) else { continue }
      bounds.add(changes.lowerBound, changes.upperBound, row)
      let target = start + row * stride
      for x in changes where new[row * width + x] == 0 && old[target + x] != 0 {
        cleared.add(x, x, row)
      }
    }
    return (bounds, cleared)
  }
}
