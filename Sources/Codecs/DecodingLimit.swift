/// What decoders take on without being asked for more.
public enum DecodingLimit {
  /// Pixels of a canvas, or of an image on it: 64 megapixels, which are 256 MB in memory.
  ///
  /// A file of a few dozen bytes may claim gigapixels. So this holds for all that is decoded of files, ours as well:
  /// a scene has up to 16,384 pixels a side, which is four times as many. What needs no pixels, as `MediaInfo`, reads
  /// files of any size, and so does what knows the canvas that it will find, as `GIFVerifier`.
  public static let pixelCount = 1 << 26
}
