internal import CAnimKernels
package import AnimPrimitives

/// A still picture as it is shown.
package struct DecodedPicture: Sendable {
  package var pixmap: Pixmap
  /// Faults of the file that do not prevent it from being shown. Each is one sentence, lower case, without a full stop.
  package var faults: [String]
}

/// Reads a picture of any format, chosen by its content.
package enum PictureDecoder {
  package enum Picture: Sendable {
    case still(DecodedPicture)
    /// At least two frames.
    case sequence(PictureSequence)
  }

  /// - Parameter pixelLimit: the most pixels that the picture may have.
  /// - Throws: `otherKind` or `malformed` if the bytes are no good picture, `sideLimit` or `pixelCount` if it is too
  ///   large, `library` without memory.
  package static func read(
    _ bytes: [UInt8], pixelLimit: Int = DecodingLimit.pixelCount
  ) throws(CodecError) -> Picture {
    switch FileKind(of: bytes) {
    case .png:
      if let animation = try? APNGDecoder(bytes, pixelLimit: pixelLimit),
        var sequence = PictureSequence(animation)
      {
        sequence.convert { () throws(ColorProfile.Refusal) in
          try ColorProfile.of(try? PNGFile(bytes))
        }
        return .sequence(sequence)
      }
      return .still(try PNGDecoder.read(bytes, pixelLimit: pixelLimit))
    case .jpeg: return .still(try JPEGDecoder.read(bytes, pixelLimit: pixelLimit))
    case .gif:
      return try picture(PictureSequence(GIFImages(bytes, pixelLimit: pixelLimit)))
    case .webP:
      let file = try WebPFile(bytes)
      guard file.isAnimated else {
        return .still(try WebPDecoder.read(bytes, pixelLimit: pixelLimit))
      }
      var sequence = PictureSequence(
        try WebPAnimation(file, pixelLimit: pixelLimit), orientation: file.orientation)
      sequence.convert { () throws(ColorProfile.Refusal) in try file.profile }
      return try picture(sequence)
    case .mp4, .webM, .y4m, .avi, .flv, .ogg, .mpegTS, .quickTime, nil:
      throw FileKind.mismatch(bytes, expected: "PNG, JPEG, WebP or GIF")
    }
  }

  /// An animation of one frame is a still picture.
  private static func picture(_ sequence: PictureSequence) throws(CodecError) -> Picture {
    guard sequence.frames.count == 1 else { return .sequence(sequence) }
    let canvas = try sequence.canvas(ofFrame: 0, on: nil)
    return .still(DecodedPicture(pixmap: sequence.shown(canvas), faults: sequence.faults))
  }
}

// MARK: - Pixels

extension [UInt32] {
  /// Converts straight pixels, whose bytes are R, G, B and A in memory on every machine, to `PremultipliedColor`s.
  mutating func premultiplyBytes() {
    if UInt32(littleEndian: 1) != 1 {
      for index in indices { self[index] = UInt32(littleEndian: self[index]) }
    }
    unsafe withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe rows_premultiply(base, pixels.count)
    }
  }
}
