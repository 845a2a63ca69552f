/// The chunks of a WebP file. The pixels are not decoded. Source: RFC 9649 §2.3.
struct WebPFile: Sendable {
  /// A chunk's place in the file.
  struct Part: Sendable {
    var name: String
    /// The range of its data.
    var range: Range<Int>

    /// The size with name, length and padding.
    var byteCount: Int { 8 + range.count + range.count % 2 }

    /// Whether it says that a pixel may not be opaque.
    func hasAlpha(in bytes: [UInt8]) -> Bool {
      // Bit 28 of a VP8L. Source: RFC 9649 §3.4.
      name == "ALPH" || name == "VP8L" && range.count >= 5 && bytes[range.lowerBound + 4] & 16 != 0
    }
  }

  let bytes: [UInt8]
  let parts: [Part]
  /// The part that the file ends in.
  let cutPart: Part?
  /// Whether the file ends too soon.
  let isCut: Bool
  /// Pixels of the canvas as it is stored.
  let width: Int
  let height: Int
  let isAnimated: Bool

  /// - Throws: `otherKind` or `malformed`.
  init(_ bytes: [UInt8]) throws(CodecError) {
    guard bytes.starts(with: "RIFF".utf8), FileKind(of: bytes) == .webP else {
      throw FileKind.mismatch(bytes, expected: "WebP")
    }
    self.bytes = bytes
    // The container's size counts from its ninth byte. Bytes after it are ignored.
    let claimed = 8 + bytes.littleEndian(at: 4, count: 4)
    let end = min(claimed, bytes.count)
    let chunks = Self.chunks(of: bytes, in: 12..<max(end, 12))
    parts = chunks.complete
    cutPart = chunks.cut
    isCut = claimed > bytes.count || chunks.cut != nil
    guard let first = parts.first ?? chunks.cut else {
      throw .malformed(
        format: "WebP", reason: isCut ? "the file ends inside its pixels" : "there are no pixels")
    }
    let data = bytes[first.range]
    switch first.name {
    case "VP8X" where data.count >= 10:
      isAnimated = data[data.startIndex] & 2 != 0
      width = 1 + data.littleEndian(at: 4, count: 3)
      height = 1 + data.littleEndian(at: 7, count: 3)
    case "VP8L" where data.count >= 5:
      // 14 bits each for width − 1 and height − 1. Source: RFC 9649 §3.4.
      let word = data.littleEndian(at: 1, count: 4)
      width = 1 + word & 0x3FFF
      height = 1 + (word >> 14) & 0x3FFF
      isAnimated = false
    case "VP8 " where data.count >= 10:
      width = data.littleEndian(at: 6, count: 2) & 0x3FFF
      height = data.littleEndian(at: 8, count: 2) & 0x3FFF
      isAnimated = false
    default:
      throw .malformed(
        format: "WebP",
        reason: isCut
          ? "the file ends inside its pixels" : "its first chunk is not one of a picture")
    }
    guard width > 0, height > 0 else {
      throw .malformed(format: "WebP", reason: "a side of the picture is 0")
    }
  }

  /// The chunks of a part of a file, and the one that does not end in it.
  static func chunks(
    of bytes: [UInt8], in range: Range<Int>
  ) -> (complete: [Part], cut: Part?) {
    var parts: [Part] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let start = offset + 8
      let size = bytes.littleEndian(at: offset + 4, count: 4)
      let name = String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
      guard size <= range.upperBound - start else {
        return (parts, Part(name: name, range: start..<range.upperBound))
      }
      parts.append(Part(name: name, range: start..<(start + size)))
      // Chunks have an even size.
      offset = start + size + size % 2
    }
    return (parts, nil)
  }

  /// The data of the first chunk with a name; nil without one.
  func data(_ name: String) -> ArraySlice<UInt8>? {
    parts.first { $0.name == name }.map { bytes[$0.range] }
  }

  /// The profile of the colours; nil without one.
  var profile: ColorProfile? {
    get throws(ColorProfile.Refusal) {
      guard let data = data("ICCP") else { return nil }
      return try ColorProfile(icc: Array(data))
    }
  }

  /// How the pixels are turned to be shown.
  var orientation: EXIFOrientation { data("EXIF").flatMap { EXIFOrientation(exif: $0) } ?? .up }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// A number whose lowest byte is the first one, at an offset from the start.
  ///
  /// - Precondition: it lies inside.
  func littleEndian(at offset: Int, count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(self[startIndex + offset + $1]) }
  }
}
