public import AnimPrimitives

/// Writes still pictures.
///
/// The file has the smallest colour type and bit depth that hold the picture exactly: decoding and premultiplying
/// returns the same pixels. The same picture gives the same bytes with the same version of libdeflate.
public enum PNGEncoder {
  /// Returns the file's bytes.
  ///
  /// - Throws: `metadata` if a keyword or text cannot be written.
  public static func encode(
    _ pixmap: Pixmap, metadata: PNGMetadata = PNGMetadata()
  ) throws(CodecError) -> [UInt8] {
    var bytes: [UInt8] = []
    try encode(pixmap, metadata: metadata) { bytes += $0 }
    return bytes
  }

  /// Passes the file's bytes on piece by piece, so that the file of a huge picture is never held in memory.
  ///
  /// - Throws: `metadata` if a keyword or text cannot be written, and the errors of `body`.
  package static func encode(
    _ pixmap: Pixmap, metadata: PNGMetadata,
    _ body: ([UInt8]) throws(CodecError) -> Void
  ) throws(CodecError) {
    let format = PNGPixelFormat(
      leastFor: ColorCensus(pixmap), pixelCount: pixmap.pixels.count)
    let header = PNGHeader(
      width: pixmap.width, height: pixmap.height, bitDepth: format.bitDepth,
      colorType: format.colorType)
    let writer = try PNGWriter.begin()
    try writer.write(header.chunk)
    for chunk in [.standardRGB] + format.chunks + (try metadata.chunks()) {
      try writer.write(chunk)
    }
    try PNGCompression.compress(pixmap, as: format) { piece throws(CodecError) in
      try writer.write(PNGChunk(name: .imageData, data: piece))
      try body(writer.takeBytes())
    }
    try writer.write(.imageEnd)
    try body(writer.takeBytes())
  }
}
