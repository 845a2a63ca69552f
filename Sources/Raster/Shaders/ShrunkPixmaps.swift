import Primitives
import Synchronization

/// A rectangle of a picture.
struct PixmapPart: Sendable {
  /// Where its pixels lie in the picture.
  let rect: IntRect
  /// Has the size of `rect`.
  let pixmap: Pixmap
}

/// The sizes in which a picture was shown last.
///
/// A class, for all who show a picture share what one of them has averaged, on whatever thread; what they get does
/// not depend on it. A size is kept when it is asked for again: while a picture is zoomed, each is asked for once, and
/// only what is seen of it is averaged.
final class ShrunkPixmaps: Sendable {
  private struct Entry {
    let width: Int
    let height: Int
    /// What was asked for.
    var seen: IntRect
    /// Nil while it was asked for once.
    var kept: PixmapPart?

    var pixelCount: Int { kept?.pixmap.pixels.count ?? 0 }
  }

  /// Those used last at the end.
  private let entries = Mutex<[Entry]>([])
  /// How many pixels are kept, in all sizes together; what was used last may have more.
  private let pixelLimit: Int

  /// A picture that flies about in many sizes at a time has some dozens.
  private static let capacity = 128

  init(pixelLimit: Int) {
    self.pixelLimit = pixelLimit
  }

  /// The picture in a size, kept or made: at least what is seen of it.
  ///
  /// - Parameter make: averages a rectangle of it.
  func part(
    _ seen: IntRect, ofWidth width: Int, height: Int, make: (IntRect) -> Pixmap
  ) -> PixmapPart {
    let known = entries.withLock { Self.use(width, height, among: &$0) }
    if let kept = known?.kept, kept.rect.contains(seen) { return kept }
    var rect = seen
    if let known {
      // Where another part is seen than before, the picture moves: soon all of it may be.
      rect = known.seen.contains(seen) ? known.seen : IntRect(width: width, height: height) ?? seen
    }
    // Outside of the lock: nobody waits for another size.
    let part = PixmapPart(rect: rect, pixmap: make(rect))
    entries.withLock { entries in
      var entry = Entry(width: width, height: height, seen: rect)
      if Self.use(width, height, among: &entries) != nil {
        entries.removeLast()
        entry.kept = part
      }
      entries.append(entry)
      trim(&entries)
    }
    return part
  }

  /// Finds a size and moves it to the end.
  private static func use(_ width: Int, _ height: Int, among entries: inout [Entry]) -> Entry? {
    guard let index = entries.lastIndex(where: { $0.width == width && $0.height == height })
    else { return nil }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return entry
  }

  /// Forgets what was not used for longest.
  private func trim(_ entries: inout [Entry]) {
    var pixelCount = entries.reduce(0) { $0 + $1.pixelCount }
    let newest = entries.lastIndex { $0.kept != nil } ?? 0
    var dropped = 0
    while entries.count - dropped > Self.capacity || pixelCount > pixelLimit && dropped < newest {
      pixelCount -= entries[dropped].pixelCount
      dropped += 1
    }
    entries.removeFirst(dropped)
  }
}
