/// The segments of a JPEG file before its first pixels. The pixels are not decoded. Source: T.81 B.1.1.
struct JPEGFile {
  /// Pixels as they are stored.
  let width: Int
  let height: Int
  /// Channels of a pixel: 1 is grey, 3 YCbCr or RGB, 4 CMYK.
  let channelCount: Int
  let isProgressive: Bool
  /// The offset of the first pixels; nil if the file ends before.
  private(set) var pixelOffset: Int?
  /// How the pixels are turned to be shown. Source: EXIF 2.32 §4.5.4.
  private(set) var orientation = EXIFOrientation.up
  /// An ICC profile; empty without one. Source: ICC.1 B.4.
  private(set) var profile: [UInt8] = []

  /// - Throws: `otherKind` or `malformed`.
  init(_ bytes: [UInt8]) throws(CodecError) {
    guard FileKind(of: bytes) == .jpeg else {
      throw FileKind.mismatch(bytes, expected: "JPEG")
    }
    var size: (width: Int, height: Int, channels: Int, isProgressive: Bool)?
    var profileParts: [Int: ArraySlice<UInt8>] = [:]
    var offset = 2
    while offset + 4 <= bytes.count {
      guard bytes[offset] == 0xFF else {
        // Bytes between segments are skipped, as libjpeg does.
        offset += 1
        continue
      }
      let marker = bytes[offset + 1]
      // Fill bytes, stuffed bytes, and markers without a length.
      guard marker != 0xFF, marker != 0, marker != 0x01, !(0xD0...0xD8).contains(marker) else {
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      // The pixels, or the end.
      if marker == 0xDA || marker == 0xD9 {
        pixelOffset = marker == 0xDA ? offset : nil
        break
      }
      let length = Int(bytes.uint16(at: offset + 2))
      guard length >= 2, offset + 2 + length <= bytes.count else { break }
      let data = bytes[(offset + 4)..<(offset + 2 + length)]
      switch marker {
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        if size == nil, data.count >= 6 {
          // SOF2, 6, 10 and 14 are progressive.
          size = (
            Int(data.uint16(at: 3)), Int(data.uint16(at: 1)), Int(data[data.startIndex + 5]),
            marker & 3 == 2
          )
        }
      case 0xE1 where orientation == .up && data.starts(with: EXIFOrientation.segmentName):
        orientation = EXIFOrientation(exif: data) ?? .up
      case 0xE2 where data.starts(with: Self.profileName) && data.count > 14:
        profileParts[Int(data[data.startIndex + 12])] = data.dropFirst(14)
      default: break
      }
      offset += 2 + length
    }
    guard let size else {
      throw .malformed(format: "JPEG", reason: "the file ends before its size is given")
    }
    guard size.width > 0, size.height > 0 else {
      throw .malformed(format: "JPEG", reason: "a side of the picture is 0")
    }
    (width, height, channelCount, isProgressive) = size
    profile = profileParts.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  private static let profileName = Array("ICC_PROFILE\0".utf8)
}
