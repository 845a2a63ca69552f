import AnimPrimitives

/// The rectangle that a frame changes, and its new pixels.
struct FrameDifference: Sendable {
  /// The smallest rectangle around all pixels that differ.
  var rect: IntRect
  /// Its new pixels.
  var pixels: PixelView
  /// The rectangle around pixels that were opaque and become transparent.
  var cleared: IntRect?

  /// A difference that makes no pixel transparent.
  init(rect: IntRect, pixels: PixelView) {
    self.rect = rect
    self.pixels = pixels
  }

  /// The difference in a rectangle; nil if there is none.
  ///
  /// - Parameters:
  ///   - new: the rectangle's new pixels.
  ///   - isOpaque: whether all new pixels are known to be opaque.
  ///   - old: the rectangle's previous pixels.
  init?(to new: PixelView, isOpaque: Bool = false, in rect: IntRect, over old: PixelView) {
    let comparison = RectPair(new, new.pixels.span, over: old, old.pixels.span, width: rect.width)
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
    self.pixels = new.moved(inner.x, inner.y)
    self.cleared = cleared.rect(movedBy: rect.x, rect.y)
  }
}

/// A rectangle's new and previous pixels as parts of larger pictures.
private struct RectPair: ~Escapable {
  private let new: Span<UInt32>
  private let old: Span<UInt32>
  private let start: (new: Int, old: Int)
  private let stride: (new: Int, old: Int)
  private let width: Int

  /// - Parameters:
  ///   - newPixels: the pixels of `new`.
  ///   - oldPixels: the pixels of `old`.
  @_lifetime(copy newPixels, copy oldPixels)
  init(
    _ new: PixelView, _ newPixels: Span<UInt32>, over old: PixelView, _ oldPixels: Span<UInt32>,
    width: Int
  ) {
    self.new = newPixels
    self.old = oldPixels
    start = (new.start, old.start)
    stride = (new.stride, old.stride)
    self.width = width
  }

  /// The first and the last of a row's columns that differ.
  private func changes(_ row: Int, _ columns: Range<Int>) -> ClosedRange<Int>? {
    let part = RowPair(
      new, from: start.new + row * stride.new + columns.lowerBound,
      over: old, from: start.old + row * stride.old + columns.lowerBound, count: columns.count)
    return part.changes().map {
      ($0.lowerBound + columns.lowerBound)...($0.upperBound + columns.lowerBound)
    }
  }

  /// The bounds of all differences. Pixels inside of them are not compared.
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

  /// The bounds of all differences, and of pixels that were opaque and become transparent.
  func boundsAndCleared(rows: Int) -> (bounds: Bounds, cleared: Bounds) {
    var (bounds, cleared) = (Bounds(), Bounds())
    for row in 0..<rows {
      guard let changes = changes(row, 0..<width) else { continue }
      bounds.add(changes.lowerBound, changes.upperBound, row)
      let source = start.new + row * stride.new
      let target = start.old + row * stride.old
      for x in changes where new[source + x] == 0 && old[target + x] != 0 {
        cleared.add(x, x, row)
      }
    }
    return (bounds, cleared)
  }
}

/// The bounds of the pixels that were added to it.
struct Bounds {
  /// The first column; larger than any other if nothing was added.
  private(set) var left = Int.max
  /// The last column.
  private(set) var right = Int.min
  private var top = Int.max
  private var bottom = Int.min

  /// Adds the pixels of a row from the first to the last column.
  mutating func add(_ first: Int, _ last: Int, _ row: Int) {
    left = min(left, first)
    right = max(right, last)
    top = min(top, row)
    bottom = max(bottom, row)
  }

  /// The moved rectangle; nil if nothing was added.
  func rect(movedBy x: Int, _ y: Int) -> IntRect? {
    guard right >= left else { return nil }
    return IntRect(x: left + x, y: top + y, width: right - left + 1, height: bottom - top + 1)
  }
}
