package import AnimPrimitives

/// The content of a picture or animation file, and the use of its bytes.
package struct MediaInfo: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case gif
    case png
    case apng
    case webP = "webp"
    case jpeg
  }

  package struct Frame: Hashable, Sendable {
    /// The part of the canvas that it draws, in pixels.
    package var rect: IntRect
    /// Its duration in the file.
    package var delay: MediaTime
    /// Its duration in browsers: `MediaTime.inBrowsers`.
    package var shownDelay: MediaTime
    /// Its disposal, in the format's word.
    package var disposal: String
    /// `source` or `over`.
    package var blending: String
    /// Entries of its own colour table, or nil.
    package var colorTableCount: Int?
    /// The size of its compressed pixels and its own colour table, without the framing of a PNG's chunks.
    package var byteCount: Int
  }

  /// All bytes of one kind.
  package struct Share: Hashable, Sendable {
    /// For PNG and WebP the chunk's name, or `signature` and `header`.
    package var kind: String
    /// The number of pieces.
    package var count: Int
    /// The size of all pieces, with lengths, names and checksums.
    package var byteCount: Int
  }

  /// A text that cannot be shown.
  package struct UnreadableText: Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable {
      case damaged
      /// The compressed texts up to it exceed the limit.
      case tooLong = "too long"
    }

    package var keyword: String
    package var reason: Reason
  }

  /// The format by the first bytes, and by the chunks for an APNG.
  package var format: Format
  /// The size of the whole file.
  package var byteCount: Int
  /// Pixels of the canvas as it is stored.
  package var width: Int
  /// Pixels of the canvas.
  package var height: Int
  /// A still picture has one frame without a duration.
  package var frames: [Frame]
  /// The number of times the animation plays; 0 means forever. 1 for a still picture.
  package var numPlays: Int
  /// The colour format, such as `rgb 8-bit` or `palette 8-bit`; for WebP its compression.
  package var colorDescription: String
  /// Entries of the colour table that all frames share, or nil.
  package var colorTableCount: Int?
  /// Whether a pixel may be transparent.
  package var hasTransparency: Bool
  /// Titles, descriptions and other texts, in the file's order.
  package var texts: [PNGMetadata.Entry]
  /// Texts that cannot be shown, in the file's order.
  package var unreadableTexts: [UnreadableText] = []
  /// The file's bytes by kind, in the order in which the kinds first occur.
  package var shares: [Share]
  /// How the canvas is turned to be shown.
  package var orientation = EXIFOrientation.up
  /// Faults of the file that do not prevent it from being shown: each one sentence, lower case, without a full stop.
  package var faults: [String] = []
}

extension MediaInfo.Frame {
  /// The duration in the file, in seconds.
  package var duration: Double { delay.seconds }

  /// The duration in browsers, in seconds.
  package var shownDuration: Double { shownDelay.seconds }
}

extension MediaInfo {
  /// The duration of one play in the file, in seconds.
  package var duration: Double { frames.lazy.map(\.delay).seconds }

  /// The duration of one play in browsers, in seconds.
  package var shownDuration: Double { frames.lazy.map(\.shownDelay).seconds }

  /// Reads a GIF, PNG, WebP or JPEG file, animated or not, without decoding pixels.
  ///
  /// - Throws: `otherKind` if the file is of another kind, `malformed` if it is broken, `size` or `sideLimit` if
  ///   a side is above the largest `IntRect`, `library` without memory.
  package static func read(_ bytes: [UInt8]) throws(CodecError) -> MediaInfo {
    switch FileKind(of: bytes) {
    case .gif: try MediaInfo(gif: bytes)
    case .png: try MediaInfo(png: PNGFile(bytes))
    case .webP: try MediaInfo(webP: WebPFile(bytes))
    case .jpeg: try MediaInfo(jpeg: JPEGFile(bytes), byteCount: bytes.count)
    case .mp4, .webM, .y4m, .avi, .flv, .ogg, .mpegTS, .quickTime, nil:
      throw FileKind.mismatch(bytes, expected: "GIF, PNG, WebP or JPEG")
    }
  }
}
