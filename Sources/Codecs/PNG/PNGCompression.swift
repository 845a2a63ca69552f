internal import Primitives

/// From pixels to the zlib stream that lies in IDAT and fdAT chunks.
enum PNGCompression {
  /// Quickly: one choice of filters, and the level of libdeflate behind which time grows much faster
  /// than files shrink (docs/png.md has the figures).
  static func compress(
    _ pixmap: Pixmap, as format: PNGPixelFormat
  ) throws(CodecError) -> [UInt8] {
    // Differences of indices mean nothing.
    isIndexed(format)
      ? try compress(pixmap, as: format, filters: .repeats, level: 8)
      : try compress(pixmap, as: format, filters: .adaptive, level: 6)
  }

  /// The smaller of both choices of filters, at a higher level: for the small patches of an animation.
  static func compressWell(
    _ pixmap: Pixmap, as format: PNGPixelFormat
  ) throws(CodecError) -> [UInt8] {
    let unfiltered = try compress(pixmap, as: format, filters: .repeats, level: 9)
    guard !isIndexed(format) else { return unfiltered }
    let filtered = try compress(pixmap, as: format, filters: .adaptive, level: 7)
    return filtered.count < unfiltered.count ? filtered : unfiltered
  }

  private static func compress(
    _ pixmap: Pixmap, as format: PNGPixelFormat, filters: PNGFilterChoice, level: Int
  ) throws(CodecError) -> [UInt8] {
    let rows = filters.filter(
      format.pack(pixmap), stride: format.stride(width: pixmap.width),
      distance: format.filterDistance)
    return try Deflater(level: level).compress(rows)
  }

  private static func isIndexed(_ format: PNGPixelFormat) -> Bool {
    format.colorType == .palette || format.bitDepth < 8
  }
}
