import Primitives

/// Goes through the pixels of a rectangle of a canvas, row by row.
struct RectRowWalker {
  private let width: Int
  /// From the end of a line to the start of the next.
  private let gap: Int
  /// Where on the canvas the next pixel is.
  private var place: Int
  /// Pixels of the line that are left.
  private var rest: Int

  /// - Parameter width: the canvas's, in pixels.
  init(_ rect: IntRect, width: Int) {
    self.width = rect.width
    gap = width - rect.width
    place = rect.y * width + rect.x
    rest = rect.width
  }

  /// Tells where on the canvas the next pixels are, line by line.
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
