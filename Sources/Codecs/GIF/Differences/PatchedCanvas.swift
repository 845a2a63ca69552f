import Primitives

/// A canvas onto which pictures are put, copied only when it must be.
///
/// Pictures wait in a list until they are many. Where all of the canvas changes with each frame, one that is
/// covered by the next is never copied, and what a frame changes is the picture before it.
struct PatchedCanvas: Sendable {
  let width: Int
  let height: Int
  /// Empty while all is transparent.
  private var settled: [UInt32] = []
  /// In the order in which they were put; none is covered by the one after it.
  private var waiting: [Picture] = []

  private struct Picture {
    var rect: IntRect
    var pixels: PixelView
  }

  /// All transparent.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// - Precondition: the rectangle lies on the canvas.
  mutating func put(_ pixels: PixelView, in rect: IntRect) {
    while let last = waiting.last, rect.contains(last.rect) { waiting.removeLast() }
    if rect.area == width * height, pixels.pixels.count == width * height {
      // It is all of the canvas as it is.
      settled = pixels.pixels
    } else {
      waiting.append(Picture(rect: rect, pixels: pixels))
    }
  }

  /// Draws what differs in a rectangle.
  ///
  /// - Parameter runs: whose colours are exact.
  mutating func draw(_ runs: ColorRuns, in rect: IntRect) {
    settle()
    paint { $0.draw(runs.runs, runs.colors, in: rect) }
  }

  /// What a rectangle of the canvas shows; it stays so whatever happens to the canvas.
  func view(of rect: IntRect) -> PixelView {
    if let last = waiting.last, last.rect.contains(rect) {
      return last.pixels.moved(rect.x - last.rect.x, rect.y - last.rect.y)
    }
    let before =
      settled.isEmpty
      ? PixelView(Array(repeating: 0, count: rect.width), stride: 0)
      : PixelView(settled, stride: width).moved(rect.x, rect.y)
    if waiting.allSatisfy({ $0.rect.intersection(rect) == nil }) { return before }
    var result = before.copy(width: rect.width, height: rect.height)
    for picture in waiting {
      guard let part = picture.rect.intersection(rect) else { continue }
      let pixels = picture.pixels.moved(part.x - picture.rect.x, part.y - picture.rect.y)
      result.replace(part.x - rect.x, part.y - rect.y, part.width, part.height, with: pixels)
    }
    return result
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

  /// Copies the pictures that wait where they have become many.
  mutating func settleMany() {
    if waiting.count > Self.fewPictures || heldPixels > Self.fewPixels { settle() }
  }

  /// All pixels of the pictures that wait. Of the rows in which one lies it may show a few, and holds all.
  var heldPixels: Int { waiting.reduce(0) { $0 + $1.pixels.pixels.count } }

  private static let fewPictures = 16
  private static let fewPixels = 1 << 16

  /// Copies the pictures that wait, and lets go of them.
  private mutating func settle() {
    if settled.isEmpty { settled = Array(repeating: 0, count: width * height) }
    guard !waiting.isEmpty else { return }
    let pictures = waiting
    waiting = []
    paint { canvas in
      for picture in pictures {
        let rect = picture.rect
        canvas.replace(rect.x, rect.y, rect.width, rect.height, with: picture.pixels)
      }
    }
  }

  /// Lends the settled pixels, which are copied only where somebody else has them too.
  private mutating func paint(_ body: (inout PixelView) -> Void) {
    var canvas = PixelView(settled, stride: width)
    settled = []
    body(&canvas)
    settled = canvas.pixels
  }
}
