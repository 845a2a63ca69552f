public import Primitives

/// A decoded picture that display lists share, with what is worth knowing about it beforehand.
public struct ImageStorage: Sendable {
  public let pixmap: Pixmap
  /// The picture, then each time half as large, down to one pixel: a third more memory, so that a
  /// picture can be shown small without going through all of it every time.
  let halvings: [Pixmap]
  /// Other sizes that were shown.
  private let shrunkPixmaps: ShrunkPixmaps

  /// - Complexity: O(n) in the number of pixels.
  public init(pixmap: Pixmap) {
    self.pixmap = pixmap
    var halvings = [pixmap]
    while let last = halvings.last, last.width > 1 || last.height > 1 {
      halvings.append(last.halved())
    }
    self.halvings = halvings
    shrunkPixmaps = ShrunkPixmaps(
      pixelLimit: halvings.reduce(0) { $0 + $1.pixels.count })
  }

  /// The picture with fewer pixels, averaged from the smallest of the stored halvings that is at least as large.
  ///
  /// - Precondition: the sides are at least 1 and not longer than the picture's.
  func shrunk(width: Int, height: Int) -> Pixmap {
    let level = halvings.last { $0.width >= width && $0.height >= height } ?? pixmap
    guard level.width != width || level.height != height else { return level }
    return shrunkPixmaps.pixmap(width: width, height: height) {
      level.shrunk(width: width, height: height)
    }
  }
}
