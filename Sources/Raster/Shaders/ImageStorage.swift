public import Primitives

/// A decoded picture that display lists share, with what is worth knowing about it beforehand.
public struct ImageStorage: Sendable {
  public let pixmap: Pixmap
  /// The picture, then each time half as large, down to one pixel: a third more memory, so that a
  /// picture can be shown small without going through all of it every time.
  let halvings: [Pixmap]

  /// - Complexity: O(n) in the number of pixels.
  public init(pixmap: Pixmap) {
    self.pixmap = pixmap
    var halvings = [pixmap]
    while let last = halvings.last, last.width > 1 || last.height > 1 {
      halvings.append(last.halved())
    }
    self.halvings = halvings
  }
}
