/// The content of a PNG file's first chunk. Source: PNG §11.2.1, IHDR.
struct PNGHeader: Equatable, Sendable {
  /// Pixels, 1…2³¹ − 1, as is `height`.
  var width: Int
  var height: Int
  /// Bits per sample.
  var bitDepth: Int
  var colorType: PNGColorType
  /// Whether the pixels come in seven passes (Adam7).
  var isInterlaced = false

  var bitsPerPixel: Int { bitDepth * colorType.channels }

  /// Reads the chunk's data.
  ///
  /// - Throws: `malformed` if the length is wrong, a side is 0 or the standard does not have a value, `size` if a
  ///   side is above 2³¹ − 1.
  init(data: some RandomAccessCollection<UInt8>) throws(CodecError) {
    let data = [UInt8](data)
    guard data.count == 13 else {
      throw .malformed(format: "PNG", reason: "IHDR has \(data.count) bytes instead of 13")
    }
    let width = Int(data.uint32(at: 0))
    let height = Int(data.uint32(at: 4))
    guard width > 0, height > 0 else {
      throw .malformed(format: "PNG", reason: "it has no pixels: its size is \(width) × \(height)")
    }
    guard width <= Int32.max, height <= Int32.max else {
      throw .size(width: width, height: height, limit: Int(Int32.max))
    }
    guard let colorType = PNGColorType(rawValue: data[9]) else {
      throw .malformed(format: "PNG", reason: "color type \(data[9]) does not exist")
    }
    guard colorType.bitDepths.contains(Int(data[8])) else {
      throw .malformed(
        format: "PNG", reason: "color type \(data[9]) does not have bit depth \(data[8])")
    }
    guard data[10] == 0, data[11] == 0, data[12] <= 1 else {
      throw .malformed(
        format: "PNG",
        reason: "compression \(data[10]), filter \(data[11]) or interlace \(data[12]) is unknown")
    }
    self.init(
      width: width, height: height, bitDepth: Int(data[8]), colorType: colorType,
      isInterlaced: data[12] == 1)
  }

  init(
    width: Int, height: Int, bitDepth: Int, colorType: PNGColorType, isInterlaced: Bool = false
  ) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
  }

  /// - Precondition: width and height fit 31 bits.
  var chunk: PNGChunk {
    PNGChunk(
      name: .imageHeader,
      data: [UInt8](bigEndian: UInt32(width)) + [UInt8](bigEndian: UInt32(height)) + [
        UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0,
      ])
  }
}
