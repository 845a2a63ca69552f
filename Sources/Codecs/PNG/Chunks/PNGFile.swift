internal import CAnimDeflate

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
  /// All chunks that can be read, IHDR included.
  let parts: [Part]
  /// Ancillary chunks and IEND with a wrong checksum, which are ignored.
  let damagedParts: [Part]
  /// The place of the end if the file ends before IEND.
  let cut: Cut?

  /// The place of an end that comes too soon.
  struct Cut: Sendable, CustomStringConvertible {
    /// The chunk that is incomplete; nil if the file ends between two chunks.
    var chunk: PNGChunkName?

    var description: String {
      "the file ends too soon: " + (chunk.map { "inside \($0)" } ?? "before IEND")
    }
  }

  /// - Throws: `otherKind` if the signature is missing. `malformed` if the file ends inside IDAT or earlier, if a chunk's
  ///   checksum is wrong or it is unknown, and it is critical, if the first chunk is not IHDR, or if a side is 0. `size`
  ///   if a side is above 2³¹ − 1.
  init(_ bytes: [UInt8]) throws(CodecError) {
    guard bytes.starts(with: Self.signature) else {
      throw FileKind.mismatch(bytes, expected: "PNG")
    }
    var parts: [Part] = []
    var damagedParts: [Part] = []
    var offset = Self.signature.count
    var end: Cut?
    while true {
      // Length, name and checksum take 12 bytes.
      let hasName = bytes.count - offset >= 8
      let name = hasName ? PNGChunkName(rawValue: bytes.uint32(at: offset + 4)) : nil
      let length = hasName ? Int(bytes.uint32(at: offset)) : 0
      guard let name, length <= bytes.count - offset - 12 else {
        let cut = Cut(chunk: name)
        guard parts.contains(where: { $0.name == .imageData }), name != .imageData else {
          throw .malformed(format: "PNG", reason: "\(cut)")
        }
        end = cut
        break
      }
      let part = Part(name: name, range: (offset + 8)..<(offset + 8 + length))
      let checksum = part.range.upperBound
      offset = checksum + 4
      guard
        Self.checksum(of: bytes[(part.range.lowerBound - 4)..<checksum])
          == bytes.uint32(at: checksum)
      else {
        if name.isDispensable || name == .imageEnd && !parts.isEmpty {
          damagedParts.append(part)
          if name == .imageEnd { break }
          continue
        }
        throw .malformed(format: "PNG", reason: "the checksum of \(name) is wrong")
      }
      guard name != .appleForm else {
        throw .malformed(
          format: "PNG", reason: "it has Apple's own form (CgBI), which Xcode writes into apps")
      }
      guard parts.isEmpty == (name == .imageHeader) else {
        throw .malformed(format: "PNG", reason: "IHDR is not the first chunk, or not the only one")
      }
      guard name.isReadable else {
        throw .malformed(format: "PNG", reason: "the critical chunk \(name) is unknown")
      }
      parts.append(part)
      if name == .imageEnd { break }
    }
    guard let header = parts.first else {
      throw .malformed(format: "PNG", reason: "there is no IHDR")
    }
    self.bytes = bytes
    cut = end
    self.parts = parts
    self.damagedParts = damagedParts
    self.header = try PNGHeader(data: bytes[header.range])
  }

  /// The file with a good end.
  var completeBytes: [UInt8] {
    guard parts.last?.name != .imageEnd else { return bytes }
    let last = (parts + damagedParts.filter { $0.name != .imageEnd }).map(\.range.upperBound).max()
    // Length, name and checksum.
    let end: [UInt8] = [0, 0, 0, 0] + PNGChunkName.imageEnd.bytes + [0xAE, 0x42, 0x60, 0x82]
    return bytes.prefix((last ?? 0) + 4) + end
  }

  func data(of part: Part) -> [UInt8] { Array(bytes[part.range]) }

  /// How the pixels are turned to be shown. Source: PNG (3rd edition) §11.3.6.1, eXIf.
  var orientation: EXIFOrientation {
    parts.first { $0.name == .exif }.flatMap { EXIFOrientation(exif: bytes[$0.range]) } ?? .up
  }

  /// Faults that do not prevent the picture from being shown: one for each name of a damaged chunk, and an end that
  /// comes too soon. Each is one sentence, lower case, without a full stop.
  var damages: [String] {
    var names: [PNGChunkName] = []
    for part in damagedParts where !part.name.isAnimation && names.count < 8 {
      if !names.contains(part.name) { names.append(part.name) }
    }
    return names.map { "the checksum of \($0) is wrong; the chunk is ignored" }
      + (cut.map { ["\($0); all that is complete is shown"] } ?? [])
  }

  /// CRC-32 of a chunk's name and data. Source: PNG §5.5.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    // libdeflate reads the buffer's bytes.
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
