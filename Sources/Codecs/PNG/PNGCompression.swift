internal import CPNG
internal import Primitives

/// From pixels to the zlib stream that lies in IDAT and fdAT chunks.
enum PNGCompression {
  /// Quickly: one choice of filters, and the level of libdeflate behind which time grows much faster
  /// than files shrink (docs/png.md has the figures).
  static func compress(
    _ pixmap: Pixmap, as format: PNGPixelFormat
  ) throws(CodecError) -> [UInt8] {
    let rows = PNGRows(pixmap, as: format)
    // Differences of indices mean nothing.
    guard !isIndexed(format) else {
      return try Deflater(level: 8).compress(rows.filtered(.repeats))
    }
    return try isBetterUnfiltered(rows)
      ? Deflater(level: 6).compress(rows.filtered(.repeats))
      : Deflater(level: 5).compress(rows.filtered(.adaptive))
  }

  /// The smaller of both choices of filters, at a higher level: for the small patches of an animation.
  static func compressWell(
    _ pixmap: Pixmap, as format: PNGPixelFormat
  ) throws(CodecError) -> [UInt8] {
    let rows = PNGRows(pixmap, as: format)
    let unfiltered = try Deflater(level: 9).compress(rows.filtered(.none))
    guard !isIndexed(format) else { return unfiltered }
    let filtered = try Deflater(level: 7).compress(rows.filtered(.adaptive))
    return filtered.count < unfiltered.count ? filtered : unfiltered
  }

  private static func isIndexed(_ format: PNGPixelFormat) -> Bool {
    format.colorType == .palette || format.bitDepth < 8
  }

  /// Whether a picture repeats itself so much that filters spoil more than they help, by a sample.
  private static func isBetterUnfiltered(_ rows: PNGRows) throws(CodecError) -> Bool {
    guard let sample = rows.sample else { return false }
    let filtered = sample.filtered(.adaptive)
    // Where filters leave little but zeros, they were right in every picture measured.
    guard filtered.nonzeroCount * 25 >= filtered.count else { return false }
    let deflater = try Deflater(level: 1)
    let filteredSize = deflater.compress(filtered).count
    // An unfiltered sample lacks most of what it would repeat, so it may be 7 % larger. Whole
    // frames of the overlap benchmark compared 5 to 7 % better than their bands.
    return deflater.compress(sample.filtered(.repeats)).count * 100 < filteredSize * 107
  }
}

extension [UInt8] {
  fileprivate var nonzeroCount: Int {
    // The buffer has `count` bytes.
    unsafe withUnsafeBufferPointer { unsafe cpng_count_nonzero($0.baseAddress, $0.count) }
  }
}
