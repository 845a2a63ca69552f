import AnimPrimitives

/// Traverses the pixels of a rectangle of a canvas, row by row.
struct RectRowIterator {
  private let width: Int
  /// Pixels from the end of a row to the start of the next.
  private let gap: Int
  /// The place of the next pixel on the canvas.
  private var place: Int
  /// The number of remaining pixels in the row.
  private var rest: Int

  /// - Parameter width: the width of the canvas in pixels.
  init(_ rect: IntRect, width: Int) {
    self.width = rect.width
    gap = width - rect.width
    place = rect.y * width + rect.x
    rest = rect.width
  }

  /// Calls a closure with the places of the next pixels on the canvas, row by row.
  @inline(__always)
  mutating func forEachLine(of length: Int, _ body: (Range<Int>) -> Void) {
    var left = length
    while left >= rest {
      body(place..<(place &+ rest))
      left &-= rest
      place &+= rest &+ gap
      rest = width
    }
    guard left > 0 else { return }
    body(place..<(place &+ left))
    place &+= left
    rest &-= left
  }
}
