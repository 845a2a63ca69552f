import Primitives

/// A canvas onto which pictures are put one after the other.
///
/// The last one waits until it is known that the next does not cover it: where all of the canvas changes
/// with each frame, nothing is copied.
struct LazyCanvas {
  let width: Int
  let height: Int
  private var settled: [UInt32]
  private var waiting: (rect: IntRect, pixels: PixelView)?

  /// All transparent.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    settled = Array(repeating: 0, count: width * height)
  }

  /// - Precondition: the rectangle lies on the canvas.
  mutating func put(_ pixels: PixelView, in rect: IntRect) {
    if let waiting, !rect.contains(waiting.rect) { settle() }
    waiting = (rect, pixels)
  }

  /// What a rectangle of the canvas shows; it stays so whatever happens to the canvas.
  mutating func view(of rect: IntRect) -> PixelView {
    if let waiting, waiting.rect.contains(rect) {
      return waiting.pixels.moved(rect.x - waiting.rect.x, rect.y - waiting.rect.y)
    }
    settle()
    return PixelView(settled, stride: width).moved(rect.x, rect.y)
      .copy(width: rect.width, height: rect.height)
  }

  /// All pixels of the canvas.
  mutating func pixels() -> [UInt32] {
    settle()
    return settled
  }

  /// Makes a rectangle transparent.
  mutating func clear(_ rect: IntRect) {
    put(PixelView(Array(repeating: 0, count: rect.area), stride: rect.width), in: rect)
  }

  /// Lets go of the last picture.
  mutating func settle() {
    guard let (rect, pixels) = waiting else { return }
    waiting = nil
    for row in 0..<rect.height {
      let target = (rect.y + row) * width + rect.x
      let source = pixels.start + row * pixels.stride
      settled.replaceSubrange(
        target..<(target + rect.width), with: pixels.pixels[source..<(source + rect.width)])
    }
  }
}
