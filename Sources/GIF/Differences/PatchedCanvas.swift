import AnimPrimitives

/// A canvas with a list of pictures that were put onto it and not copied yet.
///
/// Pictures that are covered by a later one are never copied. This saves all copies if each frame changes the whole
/// canvas.
struct PatchedCanvas: Sendable {
  let width: Int
  let height: Int
  /// Empty while all pixels are transparent.
  private var settled: [UInt32] = []
  /// In drawing order; no picture is covered by the next one.
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
      // The array can serve as the canvas without a copy.
      settled = pixels.pixels
    } else {
      waiting.append(Picture(rect: rect, pixels: pixels))
    }
  }

  /// Draws the differences in a rectangle.
  ///
  /// - Parameter runs: have exact colours.
  mutating func draw(_ runs: ColorRuns, in rect: IntRect) {
    settle()
    paint { $0.draw(runs.runs, runs.colors, in: rect) }
  }

  /// A rectangle of the canvas; later changes of the canvas do not affect it.
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

  /// Copies the waiting pictures if there are many.
  mutating func settleMany() {
    if waiting.count > Self.fewPictures || heldPixels > Self.fewPixels { settle() }
  }

  /// The number of pixels that waiting pictures hold in memory, which may be more than they show.
  var heldPixels: Int { waiting.reduce(0) { $0 + $1.pixels.pixels.count } }

  private static let fewPictures = 16
  private static let fewPixels = 1 << 16

  /// Copies the waiting pictures and releases them.
  mutating func settle() {
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

  /// Draws onto the settled pixels, which are copied only if they are shared.
  private mutating func paint(_ body: (inout PixelView) -> Void) {
    var canvas = PixelView(settled, stride: width)
    settled = []
    body(&canvas)
    settled = canvas.pixels
  }
}
