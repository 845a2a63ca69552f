internal import CAnimPNG
public import AnimPrimitives

/// Reads still pictures of any colour type, bit depth and interlacing. Of an animation it reads the still picture.
///
/// The picture is turned as the file says (eXIf). A broken animation, ancillary chunks with a wrong checksum, and a
/// missing or damaged end after the pixels are ignored. 16-bit samples are rounded to 8 bits. Colours are converted to sRGB
/// by the file's profile (cICP, iCCP, sRGB, gAMA with cHRM).
public enum PNGDecoder {
  /// Returns the picture of a PNG file.
  ///
  /// - Parameter pixelLimit: the most pixels that the picture may have.
  /// - Throws: `otherKind` or `malformed` if the bytes are not a PNG file with all pixels, `size` or `pixelCount` if the
  ///   picture is too large, `library` without memory.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = DecodingLimit.pixelCount
  ) throws(CodecError) -> Pixmap {
    try read(bytes, pixelLimit: pixelLimit).pixmap
  }

  /// Returns the picture of a PNG file, and faults of the file that do not prevent it from being shown.
  ///
  /// - Throws: the errors of `decode`.
  package static func read(
    _ bytes: [UInt8], pixelLimit: Int = DecodingLimit.pixelCount
  ) throws(CodecError) -> DecodedPicture {
    let file = try PNGFile(bytes)
    let pixmap = try decode(file, pixelLimit: pixelLimit).oriented(file.orientation)
    let animation = try? APNGDecoder(file, pixelLimit: pixelLimit)
    var picture = DecodedPicture(pixmap: pixmap, faults: animation?.faults ?? file.damages)
    picture.convert { () throws(ColorProfile.Refusal) in try ColorProfile.of(file) }
    return picture
  }

  /// The pixels as they are stored.
  static func decode(_ file: PNGFile, pixelLimit: Int) throws(CodecError) -> Pixmap {
    let header = file.header
    let count = header.width * header.height
    guard count <= pixelLimit else { throw .pixelCount(count, limit: pixelLimit) }
    var pixels = [UInt32](repeating: 0, count: count)
    do throws(CodecError) {
      try decode(file.completeBytes, header: header, into: &pixels)
    } catch {
      guard case .malformed = error, let cut = file.cut else { throw error }
      throw .malformed(format: "PNG", reason: "\(cut)")
    }
    pixels.premultiplyBytes()
    return Pixmap(width: header.width, height: header.height, pixels: pixels)
  }

  private static func decode(
    _ bytes: [UInt8], header: PNGHeader, into pixels: inout [UInt32]
  ) throws(CodecError) {
    // Both sides are below 2³¹.
    let width = UInt32(header.width)
    let height = UInt32(header.height)
    var failure = cpng_failure()
    // libpng reads no further than the count, and writes width × height × 4 bytes: all pixels.
    let outcome = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        unsafe cpng_decode(
          bytes.baseAddress, bytes.count, width, height,
          pixels.bindMemory(to: UInt8.self).baseAddress,
          &failure)
      }
    }
    guard outcome != CPNG_OUT_OF_MEMORY else {
      throw .library(name: "libpng", message: "out of memory")
    }
    guard outcome == CPNG_DECODED else {
      throw PNGFault.error(unsafe message(of: &failure))
    }
  }
}
