// FFmpeg's exit code does not report a full disk or a limit of file size (5.1): the program writes nothing more and
// succeeds. It leaves the beginning of a file, whose outermost parts are longer than the file. Their headers take
// only a few bytes to read.
//
// Sources: ISO 14496-12, §4.2 and 8.11 (boxes: MP4, AVIF); RFC 8794, §4 to 6, and RFC 9559, §5.1 (EBML and its
// Segment: WebM).

internal import AnimPlatform

/// The outermost parts of a video's file.
struct VideoStructure {
  let format: VideoFormat
  /// The size of the file.
  let length: Int
  /// Returns `count` bytes of the file from an offset on, or fewer at its end.
  let read: (_ offset: Int, _ count: Int) -> [UInt8]

  /// Whether a file's parts end where the file ends.
  ///
  /// - Throws: `cannotWrite` with errno if the file cannot be read.
  static func isWhole(_ path: String, format: VideoFormat) throws(CodecError) -> Bool {
    // The string lends its bytes for the duration of the call.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .cannotWrite(code: errno) }
    defer { _ = close(file) }
    let length = Int(lseek(file, 0, SEEK_END))
    return VideoStructure(format: format, length: length) { offset, count in
      var bytes = [UInt8](repeating: 0, count: count)
      // The array has `count` bytes.
      let read = unsafe pread(file, &bytes, count, off_t(offset))
      return Array(bytes.prefix(max(0, read)))
    }.isWhole
  }

  var isWhole: Bool {
    switch format {
    case .mp4, .avif: hasWholeBoxes
    case .webm: hasWholeSegment
    }
  }

  /// Boxes of a length and a name. The pictures are in `mdat`. Their index is `moov` in MP4 and `meta` in AVIF,
  /// where it covers the first picture.
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

  /// The header, and the segment that contains everything else.
  private var hasWholeSegment: Bool {
    guard let header = element(at: 0, id: [0x1A, 0x45, 0xDF, 0xA3]),
      let segment = element(at: header.upperBound, id: [0x18, 0x53, 0x80, 0x67])
    else { return false }
    return segment.upperBound == length
  }

  /// Returns the range of an element's content. Nil if another element is there, or if the element reaches beyond
  /// the file, as one of unknown length does.
  private func element(at offset: Int, id: [UInt8]) -> Range<Int>? {
    let bytes = read(offset, id.count + 8)
    guard bytes.starts(with: id), bytes.count > id.count else { return nil }
    // The number of leading zero bits is the number of further bytes of the length.
    let count = bytes[id.count].leadingZeroBitCount + 1
    let number = bytes.dropFirst(id.count).prefix(count)
    guard count <= 8, number.count == count else { return nil }
    let size = number.bigEndian & (1 << (7 * UInt64(count)) - 1)
    let start = offset + id.count + count
    guard size <= UInt64(max(0, length - start)) else { return nil }
    return start..<(start + Int(size))
  }
}

extension Collection<UInt8> {
  /// Up to eight bytes as a number, the highest first.
  fileprivate var bigEndian: UInt64 { prefix(8).reduce(0) { $0 << 8 | UInt64($1) } }
}
