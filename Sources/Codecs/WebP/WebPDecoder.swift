internal import CAnimWebP
import AnimPrimitives

/// Reads still WebP pictures, lossy and lossless.
///
/// The picture is turned as the file says (EXIF). Of a file that is cut off, the rows that are complete are shown; the
/// rest is clear.
package enum WebPDecoder {
  /// - Throws: `otherKind` or `malformed` if the bytes are not a WebP picture, `pixelCount` if it is too large, `library`
  ///   without memory.
  package static func read(
    _ bytes: [UInt8], pixelLimit: Int = DecodingLimit.pixelCount
  ) throws(CodecError) -> DecodedPicture {
    let file = try WebPFile(bytes)
    let count = file.width * file.height
    guard count <= pixelLimit else { throw .pixelCount(count, limit: pixelLimit) }
    var pixels = [UInt32](repeating: 0, count: count)
    var rowCount: Int32 = 0
    let status = decode(file, into: &pixels, &rowCount)
    var faults: [String] = []
    if status == VP8_STATUS_SUSPENDED || status == VP8_STATUS_NOT_ENOUGH_DATA, rowCount > 0 {
      faults = ["the file ends too soon; all that is complete is shown"]
    } else if status != VP8_STATUS_OK {
      throw fault(status)
    }
    // Without alpha, straight and premultiplied pixels are the same.
    if file.mayHaveAlpha || UInt32(littleEndian: 1) != 1 { pixels.premultiplyBytes() }
    let pixmap = Pixmap(width: file.width, height: file.height, pixels: pixels)
    var picture = DecodedPicture(pixmap: pixmap.oriented(file.orientation), faults: faults)
    picture.convert { () throws(ColorProfile.Refusal) in try file.profile }
    return picture
  }

  /// Decodes straight pixels.
  ///
  /// - Parameter rowCount: the number of complete rows.
  private static func decode(
    _ file: WebPFile, into pixels: inout [UInt32], _ rowCount: inout Int32
  ) -> VP8StatusCode {
    let stride = Int32(file.width * 4)
    // The decoder reads no further than the count and writes into `pixels`, which holds stride × height bytes. It is
    // deleted before the closures end.
    return unsafe file.bytes.withUnsafeBufferPointer { bytes in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        let target = unsafe pixels.bindMemory(to: UInt8.self).baseAddress
        guard let decoder = unsafe WebPINewRGB(MODE_RGBA, target, pixels.count, stride) else {
          return VP8_STATUS_OUT_OF_MEMORY
        }
        defer { unsafe WebPIDelete(decoder) }
        let status = unsafe WebPIUpdate(decoder, bytes.baseAddress, bytes.count)
        unsafe WebPIDecGetRGB(decoder, &rowCount, nil, nil, nil)
        return status
      }
    }
  }

  static func fault(_ status: VP8StatusCode) -> CodecError {
    switch status {
    case VP8_STATUS_OUT_OF_MEMORY: .library(name: "libwebp", message: "out of memory")
    case VP8_STATUS_SUSPENDED, VP8_STATUS_NOT_ENOUGH_DATA:
      .malformed(format: "WebP", reason: "the file ends before its pixels")
    case VP8_STATUS_UNSUPPORTED_FEATURE:
      .malformed(format: "WebP", reason: "libwebp does not support one of its features")
    default:
      .malformed(
        format: "WebP", reason: "its compressed pixels are damaged; copy or export the file again")
    }
  }
}

extension WebPFile {
  /// Whether the decoder may write pixels that are not opaque. A VP8L may, whatever it says.
  fileprivate var mayHaveAlpha: Bool {
    (parts + [cutPart].compactMap(\.self)).contains { ["ALPH", "VP8L"].contains($0.name) }
  }
}
