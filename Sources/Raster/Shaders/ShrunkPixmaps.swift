import Primitives
import Synchronization

/// The sizes in which a picture was shown last.
///
/// A class, for all who show a picture share what one of them has averaged, on whatever thread; what they get does
/// not depend on it. A size is kept when it is asked for again: while a picture is zoomed, each is asked for once.
final class ShrunkPixmaps: Sendable {
  private struct Entry {
    let width: Int
    let height: Int
    /// Nil while it was asked for once.
    var pixmap: Pixmap?
  }

  /// Those used last at the end.
  private let entries = Mutex<[Entry]>([])
  /// How many pixels are kept, in all sizes together.
  private let pixelLimit: Int

  /// A picture that flies about in many sizes at a time has some dozens.
  private static let capacity = 128

  init(pixelLimit: Int) {
    self.pixelLimit = pixelLimit
  }

  /// The picture in a size, kept or made.
  func pixmap(width: Int, height: Int, make: () -> Pixmap) -> Pixmap {
    let known = entries.withLock { Self.use(width, height, among: &$0)?.pixmap }
    if let known { return known }
    // Outside of the lock: nobody waits for another size.
    let pixmap = make()
    entries.withLock { entries in
      var entry = Entry(width: width, height: height)
      if Self.use(width, height, among: &entries) != nil {
        entries.removeLast()
        entry.pixmap = pixmap
      }
      entries.append(entry)
      trim(&entries)
    }
    return pixmap
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
    var pixelCount = entries.reduce(0) { $0 + ($1.pixmap?.pixels.count ?? 0) }
    var dropped = 0
    while entries.count - dropped > Self.capacity || pixelCount > pixelLimit {
      pixelCount -= entries[dropped].pixmap?.pixels.count ?? 0
      dropped += 1
    }
    entries.removeFirst(dropped)
  }
}
