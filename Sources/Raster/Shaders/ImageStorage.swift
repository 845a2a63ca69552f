public import Primitives

/// A decoded picture that display lists share, with what is worth keeping of it in other sizes.
public struct ImageStorage: Sendable {
  private let halvings: Halvings
  /// Other sizes that were shown.
  private let shrunkPixmaps: ShrunkPixmaps

  /// Sizes of fewer pixels are averaged whole.
  private static let fewPixels = 1 << 18
  /// Pixels that are kept of other sizes: a third more than the picture has, and of a large one no more than this or an
  /// eighth of its own.
  private static let keptPixels = 1 << 21

  public init(pixmap: Pixmap) {
    halvings = Halvings(pixmap)
    let count = pixmap.pixels.count
    shrunkPixmaps = ShrunkPixmaps(
      pixelLimit: min(count * 4 / 3 + 1, max(Self.keptPixels, count / 8)))
  }

  public var pixmap: Pixmap { halvings.pixmap }

  /// The picture with fewer pixels, averaged from its smallest halving that is at least as large.
  ///
  /// - Parameter seen: what will be looked at; nil for all.
  /// - Returns: all of it, or a part that holds what is seen.
  /// - Precondition: the sides are at least 1 and not longer than the picture's.
  func shrunk(width: Int, height: Int, seen: IntRect? = nil) -> PixmapPart {
    guard let all = IntRect(width: width, height: height) else {
      preconditionFailure("a pixmap has at least one pixel")
    }
    var seen = seen ?? all
    var worked = seen.area
    defer { halvings.noteWork(worked) }
    if let pixmap = halvings.pixmap(width: width, height: height) {
      return PixmapPart(rect: all, pixmap: pixmap)
    }
    if all.area <= Self.fewPixels || seen.area > all.area / 8 * 7 { seen = all }
    return shrunkPixmaps.part(seen, ofWidth: width, height: height) { rect in
      let larger = halvings.smallest(width: width, height: height)
      worked += larger.pixels.count * rect.area / all.area
      return larger.shrunk(width: width, height: height, part: rect)
    }
  }
}
