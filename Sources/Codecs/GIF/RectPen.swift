import Primitives

/// Goes through the pixels of a rectangle of a canvas, row by row.
struct RectPen {
  private let rect: IntRect
  private let width: Int
  private var x = 0
  private var y = 0

  init(_ rect: IntRect, width: Int) {
    self.rect = rect
    self.width = width
  }

  /// Tells where on the canvas the next pixels are, line by line.
  @inline(__always)
  mutating func forEachLine(of length: Int, _ body: (Range<Int>) -> Void) {
    var rest = length
    while rest > 0 {
      let count = min(rest, rect.width - x)
      let start = (rect.y + y) * width + rect.x + x
      body(start..<(start + count))
      rest -= count
      x += count
      guard x == rect.width else { continue }
      x = 0
      y += 1
    }
  }
}
