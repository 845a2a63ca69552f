internal import Primitives

/// From pixels to the zlib stream that lies in IDAT and fdAT chunks.
enum PNGCompression {
  static func compress(
    _ pixmap: Pixmap, as format: PNGPixelFormat
  ) throws(CodecError) -> [UInt8] {
    let isIndexed = format.colorType == .palette || format.bitDepth < 8
    let rows = PNGFilter.filter(
      format.pack(pixmap), stride: format.stride(width: pixmap.width),
      distance: format.filterDistance, choice: isIndexed ? .repeats : .adaptive)
    return try Deflater(level: isIndexed ? 9 : 7).compress(rows)
  }
}
