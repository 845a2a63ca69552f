import AnimPrimitives

/// The kind of a file by its first bytes: the formats that can be read, and others that users may mistake for them.
package enum FileKind: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case gif = "a GIF"
  /// Animated or not.
  case png = "a PNG"
  case jpeg = "a JPEG"
  case webP = "a WebP"
  /// The ISO base media file format.
  case mp4 = "an MP4 or AVIF"
  case webM = "a WebM"
  case y4m = "a Y4M"
  case avi = "an AVI"
  case flv = "an FLV"
  case ogg = "an Ogg"
  case mpegTS = "an MPEG transport stream"
  /// Older files without the brand of the base media file format.
  case quickTime = "a QuickTime movie"

  /// The name with its article, such as "a GIF".
  package var description: String { rawValue }

  /// Whether only other programs read it.
  package var isVideo: Bool {
    switch self {
    case .gif, .png, .jpeg, .webP: false
    case .mp4, .webM, .y4m, .avi, .flv, .ogg, .mpegTS, .quickTime: true
    }
  }

  /// Nil if the bytes are of another kind.
  package init?(of bytes: [UInt8]) {
    for kind in Self.allCases {
      let (offset, signature) = kind.signature
      if bytes.dropFirst(offset).starts(with: signature) {
        self = kind
        return
      }
    }
    return nil
  }

  /// The bytes that identify the kind, and their offset. Sources: GIF89a §17, PNG §5.2, JPEG (T.81) B.1.1.3, RFC 9649
  /// §2.4, ISO/IEC 14496-12 §4.3, RFC 8794 §17.1, yuv4mpeg(5), RFC 3533 §6, ISO/IEC 13818-1 §2.4.3.2.
  private var signature: (offset: Int, bytes: [UInt8]) {
    switch self {
    case .gif: (0, Array("GIF8".utf8))
    case .png: (0, PNGFile.signature)
    case .jpeg: (0, [0xFF, 0xD8, 0xFF])
    case .webP: (8, Array("WEBP".utf8))
    case .mp4: (4, Array("ftyp".utf8))
    case .webM: (0, [0x1A, 0x45, 0xDF, 0xA3])
    case .y4m: (0, Array("YUV4MPEG2".utf8))
    case .avi: (8, Array("AVI ".utf8))
    case .flv: (0, Array("FLV".utf8) + [1])
    case .ogg: (0, Array("OggS".utf8))
    case .mpegTS: (0, [0x47, 0x40])
    case .quickTime: (4, Array("moov".utf8))
    }
  }

  /// Returns the error for bytes of an unexpected kind.
  ///
  /// - Parameter expected: one or more kinds, without an article.
  package static func mismatch(_ bytes: [UInt8], expected: String) -> CodecError {
    .otherKind(expected: expected, found: found(in: bytes))
  }

  /// One sentence, lower case, without a full stop.
  private static func found(in bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "the file is empty" }
    if let kind = FileKind(of: bytes) { return "it is \(kind)" }
    if [FileKind.gif, .png, .jpeg].contains(where: { $0.signature.bytes.starts(with: bytes) }) {
      return "the file ends after \(bytes.count) \(bytes.count == 1 ? "byte" : "bytes")"
    }
    let start = bytes.prefix(64)
    // Tab, line feed and carriage return are the only control characters of texts.
    let isText = start.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
    if isText { return "it looks like a text" }
    return "it begins with the bytes "
      + start.prefix(4).map(\.hexadecimal).joined(separator: " ")
  }
}
