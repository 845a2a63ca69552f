// Reading through giflib. Only this file and `GIFFileWriter.swift` use giflib's pointers.

import CAnimGIF
import AnimPrimitives

/// A GIF in memory that giflib parses block by block.
@safe struct GIFFileReader: ~Copyable {
  private let file: UnsafeMutablePointer<GifFileType>
  private let input: Input
  private(set) var place = Place.header
  /// The position of the data of the image whose descriptor was read: its minimum code size.
  private var dataStart = 0

  /// The position in the file, for errors.
  enum Place: CustomStringConvertible {
    case header
    /// Counted from 1.
    case image(Int)
    case afterImages(Int)

    /// The number of images that were begun.
    var imageCount: Int {
      switch self {
      case .header: 0
      case .image(let count), .afterImages(let count): count
      }
    }

    var description: String {
      switch self {
      case .header: "inside its header"
      case .image(let number): "inside image \(number)"
      case .afterImages(0): "before the first image"
      case .afterImages(let count): "after image \(count)"
      }
    }
  }

  /// The source of giflib's read callback. A class, because C keeps its address.
  private final class Input {
    let bytes: [UInt8]
    var position = 0
    /// Whether more bytes were requested than there are.
    var isExhausted = false
    /// The position of a minimum code size that giflib refuses. It gets 8 instead.
    var largeCodeSize: Int?

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  enum Block {
    case image
    case `extension`
    case end
    /// A byte that begins no block.
    case unknown
  }

  init(_ bytes: [UInt8]) throws(CodecError) {
    let input = Input(bytes)
    var code: Int32 = 0
    // The pointer stays valid as long as `input`, which this handle owns and which outlives `file`.
    let context = unsafe Unmanaged.passUnretained(input).toOpaque()
    let opened = unsafe DGifOpen(
      context,
      { file, target, count in
        // giflib calls back with its own file and room for `count` bytes.
        guard let file = unsafe file, let context = unsafe file.pointee.UserData,
          let target = unsafe target, count > 0
        else { return 0 }
        // UserData is the pointer given to DGifOpen, an `Input` that is alive while the file is open.
        let input = unsafe Unmanaged<Input>.fromOpaque(context).takeUnretainedValue()
        let available = min(Int(count), input.bytes.count - input.position)
        for offset in 0..<available {
          // Below `count`, for which there is room.
          let position = input.position + offset
          unsafe target[offset] = position == input.largeCodeSize ? 8 : input.bytes[position]
        }
        input.position += available
        if available < Int(count) { input.isExhausted = true }
        return Int32(available)
      }, &code)
    guard let opened = unsafe opened else {
      throw Self.malformed(code, at: .header, isCutOff: input.isExhausted)
    }
    unsafe self.file = opened
    self.input = input
  }

  deinit {
    var code: Int32 = 0
    // The file is open until here and nowhere else closed.
    _ = unsafe DGifCloseFile(file, &code)
  }

  /// The number of bytes that were read.
  var position: Int { input.position }
  /// The file is open as long as this value lives, here and below.
  var width: Int { Int(unsafe file.pointee.SWidth) }
  var height: Int { Int(unsafe file.pointee.SHeight) }
  var globalColors: [PremultipliedColor]? { unsafe Self.colors(file.pointee.SColorMap) }
}

// MARK: - Blocks

extension GIFFileReader {
  mutating func nextBlock() throws(CodecError) -> Block {
    place = .afterImages(place.imageCount)
    var type = UNDEFINED_RECORD_TYPE
    let status = unsafe DGifGetRecordType(file, &type)
    guard status == GIF_OK || input.isExhausted else { return .unknown }
    try check(status)
    switch type {
    case IMAGE_DESC_RECORD_TYPE: return .image
    case EXTENSION_RECORD_TYPE: return .extension
    default: return .end
    }
  }

  struct Extension {
    var label: Int
    var blocks: [[UInt8]]
  }

  mutating func readExtension() throws(CodecError) -> Extension {
    var label: Int32 = 0
    var data: UnsafeMutablePointer<GifByteType>?
    try check(unsafe DGifGetExtension(file, &label, &data))
    var blocks: [[UInt8]] = []
    while let block = unsafe data {
      // A block begins with its length, and giflib has read that many bytes.
      let bytes = unsafe UnsafeBufferPointer(start: block + 1, count: Int(block[0]))
      blocks.append(unsafe Array(bytes))
      try check(unsafe DGifGetExtensionNext(file, &data))
    }
    return Extension(label: Int(label), blocks: blocks)
  }

  struct ImageDescriptor {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var isInterlaced: Bool
    var colors: [PremultipliedColor]?
    /// Whether it has no pixels.
    var isEmpty: Bool { width == 0 || height == 0 }
  }

  mutating func readImageDescriptor() throws(CodecError) -> ImageDescriptor {
    place = .image(place.imageCount + 1)
    hideLargeCodeSize()
    try check(unsafe DGifGetImageDesc(file))
    dataStart = input.position - 1
    let image = unsafe file.pointee.Image
    return unsafe ImageDescriptor(
      x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height),
      isInterlaced: image.Interlace, colors: Self.colors(image.ColorMap))
  }

}

// MARK: - Image data

extension GIFFileReader {
  /// Hides the minimum code size of the next image from giflib if it is above 8. It follows the descriptor and the table.
  private func hideLargeCodeSize() {
    input.largeCodeSize = nil
    // Place and size take 8 bytes. GIF89a §20.
    let flags = input.position + 8
    guard flags < input.bytes.count else { return }
    let hasTable = input.bytes[flags] & 0x80 != 0
    let place = flags + 1 + (hasTable ? 3 << (Int(input.bytes[flags] & 7) + 1) : 0)
    guard place < input.bytes.count, input.bytes[place] > 8 else { return }
    input.largeCodeSize = place
  }
}

extension GIFFileReader {
  /// The data of an image.
  struct ImageData {
    /// In the file's order; fewer than the image's pixels if there is a fault.
    var indices: [UInt8] = []
    /// The reason why pixels are missing; nil if all could be read.
    var fault: LZWDecoder.Failure?
    /// Whether the file ends inside the data.
    var isCutOff = false
  }

  /// Reads the data of the image whose descriptor was read.
  ///
  /// An image that giflib cannot read to its end is decompressed again, up to the fault.
  ///
  /// - Parameters:
  ///   - rect: its place, or another one if its own is empty.
  ///   - skippingPixels: whether no pixels are needed. A file that ends inside the data gives pixels nevertheless.
  func readData(of rect: IntRect, skippingPixels: Bool) throws(CodecError) -> ImageData {
    if !skippingPixels, input.largeCodeSize == nil,
      let indices = readRows(width: rect.width, height: rect.height)
    {
      return ImageData(indices: indices)
    }
    let (size, content, isCutOff) = try readBlocks()
    if skippingPixels && !isCutOff { return ImageData() }
    let (indices, failure) = LZWDecoder.decode(content, minimumCodeSize: size, count: rect.area)
    return ImageData(indices: indices, fault: failure, isCutOff: isCutOff)
  }

  /// The rows in the file's order; nil if there is a fault.
  private func readRows(width: Int, height: Int) -> [UInt8]? {
    var indices: [UInt8] = []
    var row = Array(repeating: UInt8(0), count: width)
    // Memory grows with the data: a header alone does not allocate it.
    for _ in 0..<height {
      // The array has room for `width` pixels.
      guard unsafe DGifGetLine(file, &row, Int32(width)) == GIF_OK else { return nil }
      indices += row
    }
    return indices
  }

  /// Reads the data from its start: the minimum code size and the content of the sub-blocks.
  private func readBlocks() throws(CodecError) -> (size: Int, content: [UInt8], isCutOff: Bool) {
    let bytes = input.bytes
    let size = dataStart < bytes.count ? Int(bytes[dataStart]) : 0
    guard LZWDecoder.minimumCodeSizes.contains(size) else {
      // Some writers leave out the data of an image without pixels.
      if unsafe file.pointee.Image.Width == 0 || file.pointee.Image.Height == 0 {
        input.position = dataStart
        input.largeCodeSize = nil
        return (1, [], false)
      }
      throw .malformed(
        format: "GIF",
        reason: "its LZW minimum code size is \(size), and 1 to 11 are possible: \(place)")
    }
    var content: [UInt8] = []
    var next = dataStart + 1
    while next < bytes.count, bytes[next] > 0 {
      let end = next + 1 + Int(bytes[next])
      content += bytes[(next + 1)..<min(end, bytes.count)]
      next = end
    }
    // The sub-blocks end with an empty one.
    let isCutOff = next >= bytes.count
    input.position = min(next + 1, bytes.count)
    return (size, content, isCutOff)
  }
}

// MARK: - Helpers

extension GIFFileReader {
  private static func colors(_ map: UnsafeMutablePointer<ColorMapObject>?) -> [PremultipliedColor]?
  {
    guard let map = unsafe map, let colors = unsafe map.pointee.Colors else { return nil }
    return (0..<Int(unsafe map.pointee.ColorCount)).map { index in
      // A map has `ColorCount` colours.
      let color = unsafe colors[index]
      return PremultipliedColor(red: color.Red, green: color.Green, blue: color.Blue, alpha: 255)
    }
  }

  private func check(_ status: Int32) throws(CodecError) {
    guard status == GIF_OK else {
      throw Self.malformed(unsafe file.pointee.Error, at: place, isCutOff: input.isExhausted)
    }
  }

  private static func malformed(_ code: Int32, at place: Place, isCutOff: Bool) -> CodecError {
    let reason =
      switch code {
      // giflib reports several errors for a file that is cut off, or none.
      case _ where isCutOff: "the file ends too soon: \(place)"
      case D_GIF_ERR_NOT_GIF_FILE: "the first bytes are not those of a GIF"
      case D_GIF_ERR_NOT_ENOUGH_MEM: "there is not enough memory for it"
      default: "it cannot be read: \(place)"
      }
    return .malformed(format: "GIF", reason: reason)
  }
}
