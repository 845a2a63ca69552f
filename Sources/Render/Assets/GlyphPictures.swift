import AnimCodecs
import AnimRaster
import AnimText
import Synchronization

/// The decoded bitmaps of colour glyphs, each decoded when it is first drawn. Safe to share between threads.
final class GlyphPictures: Sendable {
  struct Loaded: Sendable {
    /// The number in display lists: negative, because pictures of image views count from 0.
    let identity: Int
    let image: ImageStorage
  }

  /// nil for a bitmap that cannot be decoded, which is not drawn.
  private let pictures = Mutex<[GlyphPicture: Loaded?]>([:])

  /// The maximum number of pixels of a bitmap. Emoji fonts have up to 160 × 160.
  private static let pixelLimit = 1 << 20

  subscript(_ glyph: GlyphPicture) -> Loaded? {
    pictures.withLock { pictures in
      if let known = pictures[glyph] { return known }
      var loaded: Loaded?
      if case .still(let picture)? = try? PictureDecoder.read(
        glyph.png, pixelLimit: Self.pixelLimit)
      {
        loaded = Loaded(
          identity: -1 - pictures.count, image: ImageStorage(pixmap: picture.pixmap))
      }
      pictures[glyph] = .some(loaded)
      return loaded
    }
  }
}
