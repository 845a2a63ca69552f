internal import AnimPrimitives

/// An error between pixels and files.
public enum CodecError: Error, Hashable, Sendable {
  /// A picture's side is outside the format's range.
  case size(width: Int, height: Int, limit: Int)
  /// A picture's side is inside the format's range, but above the reader's limit.
  case sideLimit(width: Int, height: Int, limit: Int)
  /// A picture has more pixels than the caller's limit.
  case pixelCount(Int, limit: Int)
  /// The file is broken. `reason` is one sentence, lower case, without a full stop.
  case malformed(format: String, reason: String)
  /// The file has another format. `found` is one sentence, lower case, without a full stop.
  case otherKind(expected: String, found: String)
  /// The file cannot be written; `code` is errno.
  case cannotWrite(code: Int32)
  /// A C library failed; the message is its own.
  case library(name: String, message: String)
  /// A frame needs more colours than its table may have, and the options require exact colours. The clear entry
  /// for unchanged pixels counts.
  case tooManyColors(frame: Int, count: Int, limit: Int)
  /// A frame has half-transparent pixels, there is no matte, and the options require exact colours.
  case softPixels(frame: Int, count: Int)
  /// The fraction of a second is not a possible tick: once reduced, both numbers must be 1…65,535.
  case tickDuration(numerator: Int, denominator: Int)
  /// A keyword or text of a picture cannot be written. `reason` is as in `malformed`.
  case metadata(reason: String)
  /// A required program is not installed or cannot be started.
  case toolMissing(name: String)
  /// A program is installed without an encoder or a format that is needed; the message is its own.
  case toolLacksEncoder(name: String, message: String)
  /// A program failed; the message is its last line.
  case toolFailed(name: String, message: String)
}

/// The limit of decoders unless the caller gives another one.
@usableFromInline
package enum DecodingLimit {
  /// The maximum number of pixels of a canvas or of an image on it: 64 megapixels, which take 256 MB of memory.
  ///
  /// A file of a few dozen bytes may claim gigapixels. The limit is below the size of the largest scene
  /// (16,384 pixels a side). Readers that decode no pixels, such as `MediaInfo`, read files of any size, and so
  /// does `GIFVerifier`, which knows the canvas that it will find.
  @usableFromInline
  package static let pixelCount = 1 << 26

  /// The canvas of an animation.
  ///
  /// - Throws: `sideLimit` or `pixelCount` if it is too large.
  static func canvas(width: Int, height: Int, pixelLimit: Int) throws(CodecError) -> IntRect {
    guard width * height <= pixelLimit else {
      throw .pixelCount(width * height, limit: pixelLimit)
    }
    guard let canvas = IntRect(width: width, height: height) else {
      throw .sideLimit(width: width, height: height, limit: IntRect.limit)
    }
    return canvas
  }
}
