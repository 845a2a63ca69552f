/// Rows of pixels in a picture, each below the other.
struct PixelBlock {
  /// The index of the first row's first pixel.
  var start: Int
  var width: Int
  var height: Int
  /// Pixels from a row to the next.
  var stride: Int

  /// Whether it holds no pixel.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The indices of a row's pixels.
  func run(_ row: Int) -> Range<Int> {
    (start + row * stride)..<(start + row * stride + width)
  }
}
