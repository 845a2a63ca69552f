internal import CAnimJPEG
import AnimPrimitives

/// Reads JPEG pictures: baseline and progressive, grey, YCbCr, RGB, CMYK and YCCK, of 8 bits.
///
/// libjpeg-turbo decodes with its exact integer transform and smooth upsampling, so the same version gives the same
/// pixels everywhere. The picture is turned as the file says (EXIF). Of a file that is cut off, all that is complete is
/// shown; the rest is grey, or a coarser version of a progressive picture.
package enum JPEGDecoder {
  /// - Throws: `otherKind` or `malformed` if the bytes are not a JPEG picture, `pixelCount` if it is too large, `library`
  ///   without memory.
  package static func read(
    _ bytes: [UInt8], pixelLimit: Int = DecodingLimit.pixelCount
  ) throws(CodecError) -> DecodedPicture {
    let file = try JPEGFile(bytes)
    let count = file.width * file.height
    guard count <= pixelLimit else { throw .pixelCount(count, limit: pixelLimit) }
    var report = cjpeg_report()
    var outcome = CJPEG_MALFORMED
    // libjpeg reads no further than the count, and `cjpeg_decode` writes width × height × 4 bytes, all pixels, unless it
    // fails; then they are not used.
    var pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { pixels, pixelCount in
      let target = unsafe UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt8.self)
      outcome = unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe cjpeg_decode(
          bytes.baseAddress, bytes.count, UInt32(file.width), UInt32(file.height),
          target.baseAddress, &report)
      }
      // Any bit pattern is a valid pixel.
      pixelCount = count
    }
    switch outcome {
    case CJPEG_DECODED: break
    case CJPEG_OUT_OF_MEMORY: throw .library(name: "libjpeg", message: "out of memory")
    default: throw JPEGFault.error(message(of: &report))
    }
    // The bytes are R, G, B, A in memory on every machine, and opaque.
    if UInt32(littleEndian: 1) != 1 {
      for index in pixels.indices { pixels[index] = UInt32(littleEndian: pixels[index]) }
    }
    let pixmap = Pixmap(width: file.width, height: file.height, pixels: pixels)
    var picture = DecodedPicture(
      pixmap: pixmap.oriented(file.orientation), faults: faults(&report))
    picture.convert { () throws(ColorProfile.Refusal) in
      file.profile.isEmpty ? nil : try ColorProfile(icc: file.profile)
    }
    return picture
  }

  private static func faults(_ report: inout cjpeg_report) -> [String] {
    guard report.warnings > 0 else { return [] }
    if report.is_cut != 0 { return ["the file ends too soon; all that is complete is shown"] }
    return ["some of its pixels are damaged (\(message(of: &report)))"]
  }

  /// The library's message.
  private static func message(of report: inout cjpeg_report) -> String {
    // The library ends the message with a zero.
    unsafe withUnsafeBytes(of: &report.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// Translates libjpeg's messages about files that it cannot read.
enum JPEGFault {
  static func error(_ message: String) -> CodecError {
    let fault = faults.first { message.hasPrefix($0.start) }?.reason
    return .malformed(
      format: "JPEG", reason: fault ?? "libjpeg says: \"\(message)\"; export the file again")
  }

  private static let faults: [(start: String, reason: String)] = [
    ("Unsupported JPEG data precision", "it has more than 8 bits for each sample"),
    ("Unsupported JPEG process", "it is lossless or hierarchical JPEG, which browsers do not read"),
    ("Premature end", "the file ends before its pixels"),
    ("Empty input", "the file is empty"),
    ("JPEG datastream contains no image", "there are no pixels"),
    ("Invalid SOS", "there are no pixels that can be read"),
    ("Unsupported color conversion", "it has a number of colour channels without a meaning"),
    ("it has more than", "it has more than \(CJPEG_SCAN_LIMIT) scans"),
  ]
}
