// FFmpeg tells by its exit code neither of a full disk nor of a limit of file size (seen with 5.1): it writes no
// more from then on, and ends as if all was well. What it leaves is the beginning of a file whose outermost
// parts do not fill it. They are what a reader looks at first, and a few bytes each.
//
// Sources: ISO 14496-12, §4.2 and 8.11 (boxes: MP4, AVIF); RFC 8794, §4 to 6, and RFC 9559, §5.1 (EBML and its
// Segment: WebM); RFC 9649, §2.4 (WebP).

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The outermost parts of a video's file.
struct VideoStructure {
  let format: VideoFormat
  /// Bytes of the file.
  let length: Int
  /// So many bytes of the file from an offset on, fewer at its end.
  let read: (_ offset: Int, _ count: Int) -> [UInt8]

  /// Whether a file's parts end where it ends.
  ///
  /// - Throws: `cannotWrite` with errno where it cannot be read.
  static func isWhole(_ path: String, format: VideoFormat) throws(CodecError) -> Bool {
    // The string lends its bytes for the time of the call.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .cannotWrite(code: errno) }
    defer { _ = close(file) }
    let length = Int(lseek(file, 0, SEEK_END))
    return VideoStructure(format: format, length: length) { offset, count in
      var bytes = [UInt8](repeating: 0, count: count)
      // The array has as many bytes as are asked for.
      let read = unsafe pread(file, &bytes, count, off_t(offset))
      return Array(bytes.prefix(max(0, read)))
    }.isWhole
  }

  var isWhole: Bool {
    switch format {
    case .mp4, .avif: hasWholeBoxes
    case .webm: hasWholeSegment
    case .webp: hasWholeRIFF
    }
  }

  /// Boxes of a length and a name, among them the pictures and what tells where each is. Of an AVIF that is `meta`,
  /// which has the first picture; those of several pictures have a `moov` besides.
  private var hasWholeBoxes: Bool {
    var offset = 0
    var missing: Set = [format == .avif ? "meta" : "moov", "mdat"]
    while offset < length {
      let header = read(offset, 16)
      guard header.count >= 8 else { return false }
      var size = header.prefix(4).bigEndian
      // A length of 1 stands for one of 64 bits behind the name.
      if size == 1 { size = header.dropFirst(8).bigEndian }
      guard size >= 8, size <= UInt64(length - offset) else { return false }
      missing.remove(String(decoding: header[4..<8], as: UTF8.self))
      offset += Int(size)
    }
    return missing.isEmpty
  }

  /// The header, and the segment that all else is in.
  private var hasWholeSegment: Bool {
    guard let header = element(at: 0, id: [0x1A, 0x45, 0xDF, 0xA3]),
      let segment = element(at: header.upperBound, id: [0x18, 0x53, 0x80, 0x67])
    else { return false }
    return segment.upperBound == length
  }

  /// Where an element's content is; nil where another one stands there, or it reaches beyond the file, as does one
  /// whose length is not known yet.
  private func element(at offset: Int, id: [UInt8]) -> Range<Int>? {
    let bytes = read(offset, id.count + 8)
    guard bytes.starts(with: id), bytes.count > id.count else { return nil }
    // As many zeros as stand before the first one say how many bytes follow.
    let count = bytes[id.count].leadingZeroBitCount + 1
    let number = bytes.dropFirst(id.count).prefix(count)
    guard count <= 8, number.count == count else { return nil }
    let size = number.bigEndian & (1 << (7 * UInt64(count)) - 1)
    let start = offset + id.count + count
    guard size <= UInt64(max(0, length - start)) else { return nil }
    return start..<(start + Int(size))
  }

  private var hasWholeRIFF: Bool {
    let header = read(0, 8)
    guard header.count == 8, header.starts(with: "RIFF".utf8) else { return false }
    return Array(header.suffix(4).reversed()).bigEndian == UInt64(max(0, length - 8))
  }
}

extension Collection<UInt8> {
  /// Up to eight bytes as a number, the highest first.
  fileprivate var bigEndian: UInt64 { prefix(8).reduce(0) { $0 << 8 | UInt64($1) } }
}
