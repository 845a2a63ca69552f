internal import CDeflate

/// A file's chunks. The pixels are not decoded.
struct PNGFile: Sendable {
  /// A chunk's place in the file.
  struct Part: Sendable {
    var name: PNGChunkName
    /// The range of its data.
    var range: Range<Int>
  }

  /// The first bytes of every PNG file. Source: PNG §5.2.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let bytes: [UInt8]
  let header: PNGHeader
  /// All chunks that can be read, IHDR and IEND included.
  let parts: [Part]
  /// Ancillary chunks with a wrong checksum, which are ignored.
  let damagedParts: [Part]

  /// - Throws: `otherKind` if the signature is missing. `malformed` if a chunk is cut off, its checksum is wrong, or
  ///   it is critical and unknown, if the first chunk is not IHDR or the last is not IEND, or if a side is 0.
  ///   `size` if a side is above 2³¹ − 1.
  init(_ bytes: [UInt8]) throws(CodecError) {
    guard bytes.starts(with: Self.signature) else {
      throw FileKind.mismatch(bytes, expected: "PNG")
    }
    var parts: [Part] = []
    var damagedParts: [Part] = []
    var offset = Self.signature.count
    repeat {
      // Length, name and checksum take 12 bytes.
      guard bytes.count - offset >= 12 else {
        throw .malformed(format: "PNG", reason: "the file ends too soon: before IEND")
      }
      let length = Int(bytes.uint32(at: offset))
      let name = PNGChunkName(rawValue: bytes.uint32(at: offset + 4))
      guard length <= bytes.count - offset - 12 else {
        throw .malformed(format: "PNG", reason: "the file ends too soon: inside \(name)")
      }
      let end = offset + 8 + length
      let part = Part(name: name, range: (offset + 8)..<end)
      offset = end + 4
      guard Self.checksum(of: bytes[(part.range.lowerBound - 4)..<end]) == bytes.uint32(at: end)
      else {
        if name.isDispensable {
          damagedParts.append(part)
          continue
        }
        throw .malformed(format: "PNG", reason: "the checksum of \(name) is wrong")
      }
      guard parts.isEmpty == (name == .imageHeader) else {
        throw .malformed(format: "PNG", reason: "IHDR is not the first chunk, or not the only one")
      }
      guard name.isReadable else {
        throw .malformed(format: "PNG", reason: "the critical chunk \(name) is unknown")
      }
      parts.append(part)
    } while parts.last?.name != .imageEnd
    self.bytes = bytes
    self.parts = parts
    self.damagedParts = damagedParts
    self.header = try PNGHeader(data: bytes[parts[0].range])
  }

  func data(of part: Part) -> [UInt8] { Array(bytes[part.range]) }

  /// How the pixels are turned to be shown. Source: PNG (3rd edition) §11.3.6.1, eXIf.
  var orientation: EXIFOrientation {
    parts.first { $0.name == .exif }.flatMap { EXIFOrientation(exif: bytes[$0.range]) } ?? .up
  }

  /// The damaged chunks that are ignored: one sentence for each name, lower case, without a full stop.
  var damages: [String] {
    var names: [PNGChunkName] = []
    for part in damagedParts where !part.name.isAnimation && names.count < 8 {
      if !names.contains(part.name) { names.append(part.name) }
    }
    return names.map { "the checksum of \($0) is wrong; the chunk is ignored" }
  }

  /// CRC-32 of a chunk's name and data. Source: PNG §5.5.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    // libdeflate reads the buffer's bytes.
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
