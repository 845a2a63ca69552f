/// Translates libpng's messages about damaged files.
///
/// `PNGFile` has already rejected wrong lengths, checksums, names and headers. The rest is in the order of the chunks,
/// the table of colours, the compressed pixels and chunks that would be ignored.
enum PNGFault {
  static let missingPixels = "the pixels end too soon"
  static let unknownFilter = "a row of pixels has a filter that does not exist"
  static let damagedPixels = "the compressed pixels are damaged"

  /// Returns the error for one of libpng's messages. A chunk's name may precede it: `IDAT: invalid block type`.
  static func error(_ message: String) -> CodecError {
    let parts = message.split(separator: ": ", maxSplits: 1)
    let chunk = parts.count == 2 ? String(parts[0]) : nil
    let text = String(parts.last ?? "")
    if memory.contains(text) { return .library(name: "libpng", message: "out of memory") }
    guard let fault = fault(text, of: chunk) else {
      return .malformed(format: "PNG", reason: "libpng says: \"\(message)\"")
    }
    return .malformed(format: "PNG", reason: "\(fault); copy or export the file again")
  }

  private static func fault(_ text: String, of chunk: String?) -> String? {
    switch (chunk, text) {
    case (_, "Not enough image data"), (_, "Not enough compressed data"),
      (_, "Truncated compressed data in IDAT"), (_, "unexpected end of LZ stream"),
      (_, "the file ends too early"):
      missingPixels
    case (_, "bad adaptive filter value"): unknownFilter
    case (_, "Missing PLTE before IDAT"), ("IDAT", "Missing PLTE"):
      "the table of colours (PLTE) is missing before the pixels"
    case ("PLTE", "duplicate"): "there are two tables of colours (PLTE)"
    case ("PLTE", "out of place"): "the table of colours (PLTE) comes after the pixels"
    case ("PLTE", "invalid"), (_, "Invalid palette length"), (_, "Invalid palette"):
      "the table of colours (PLTE) has a wrong length"
    case ("IEND", "out of place"): "there are no pixels (IDAT)"
    case (_, "invalid chunk type"): "the name of a chunk is damaged"
    case ("IDAT", "out of place"): "the pixels (IDAT) are not in one place"
    case (nil, _) where compression.contains(text), ("IDAT", _) where compression.contains(text):
      damagedPixels
    default: nil
    }
  }

  private static let memory: Set = [
    "insufficient memory", "insufficient memory to read chunk", "Out of memory", "out of memory",
    "Row has too many bytes to allocate in memory",
  ]

  /// The messages of zlib, and libpng's own for zlib's codes.
  private static let compression: Set = [
    "Decompression error", "Decompression error in IDAT", "bad parameters to zlib",
    "damaged LZ stream", "header crc mismatch", "incorrect data check", "incorrect header check",
    "incorrect length check", "invalid bit length repeat", "invalid block type",
    "invalid code -- missing end-of-block", "invalid code lengths set", "invalid distance code",
    "invalid distance too far back", "invalid distances set", "invalid literal/length code",
    "invalid literal/lengths set", "invalid stored block lengths", "invalid window size",
    "invalid window size (libpng)", "missing LZ dictionary",
    "too many length or distance symbols", "unexpected zlib return", "unexpected zlib return code",
    "unknown compression method", "unknown header flags set", "zlib IO error",
  ]
}
