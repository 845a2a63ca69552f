// Reading through giflib. Only this file and `GIFFileWriter.swift` use giflib's pointers.

import CGIF
import Primitives

/// A GIF in memory that giflib parses block by block.
@safe struct GIFFileReader: ~Copyable {
  private let file: UnsafeMutablePointer<GifFileType>
  private let input: Input
  private var place = Place.header
  /// The minimum code size of the image whose descriptor was read, if giflib cannot decompress its data.
  private var largeCodeSize: Int?
  /// The pixels of such an image that were not returned yet.
  private var pixels: ArraySlice<UInt8> = []

  /// The position in the file, for errors.
  private enum Place: CustomStringConvertible {
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
    /// The position of a code size that giflib refuses. It gets 8 instead.
    var largeCodeSize: Int?

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  enum Block {
    case image
    case `extension`
    case end
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
    try check(unsafe DGifGetRecordType(file, &type))
    switch type {
    case IMAGE_DESC_RECORD_TYPE: return .image
    case EXTENSION_RECORD_TYPE: return .extension
    case TERMINATE_RECORD_TYPE: return .end
    default: throw Self.malformed(D_GIF_ERR_WRONG_RECORD, at: place, isCutOff: false)
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
  }

  mutating func readImageDescriptor() throws(CodecError) -> ImageDescriptor {
    place = .image(place.imageCount + 1)
    try findLargeCodeSize()
    try check(unsafe DGifGetImageDesc(file))
    let image = unsafe file.pointee.Image
    return unsafe ImageDescriptor(
      x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height),
      isInterlaced: image.Interlace, colors: Self.colors(image.ColorMap))
  }

  /// The next line of the image whose descriptor was read.
  mutating func readLine(_ width: Int) throws(CodecError) -> [UInt8] {
    if let size = largeCodeSize {
      let image = unsafe file.pointee.Image
      try decompress(minimumCodeSize: size, count: unsafe Int(image.Width) * Int(image.Height))
      largeCodeSize = nil
    }
    if !pixels.isEmpty {
      defer { pixels = pixels.dropFirst(width) }
      return Array(pixels.prefix(width))
    }
    var line = Array(repeating: UInt8(0), count: width)
    // The array has room for `width` pixels.
    try check(unsafe DGifGetLine(file, &line, Int32(width)))
    return line
  }

  /// Skips the image's data without decompressing it.
  mutating func skipImageData() throws(CodecError) {
    try unsafe forEachDataBlock { _ in }
  }

  private func forEachDataBlock(
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(CodecError) {
    var size: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(unsafe DGifGetCode(file, &size, &block))
    while let data = unsafe block {
      // A block begins with its length, and giflib has read that many bytes.
      unsafe body(UnsafeBufferPointer(start: data + 1, count: Int(data[0])))
      try check(unsafe DGifGetCodeNext(file, &block))
    }
  }
}

// MARK: - Large code sizes

extension GIFFileReader {
  /// Finds the minimum code size of the next image, which follows its descriptor and its table, and hides one above 8
  /// from giflib.
  private mutating func findLargeCodeSize() throws(CodecError) {
    largeCodeSize = nil
    pixels = []
    // Place and size take 8 bytes. GIF89a §20.
    let flags = input.position + 8
    guard flags < input.bytes.count else { return }
    let hasTable = input.bytes[flags] & 0x80 != 0
    let place = flags + 1 + (hasTable ? 3 << (Int(input.bytes[flags] & 7) + 1) : 0)
    guard place < input.bytes.count, input.bytes[place] > 8 else { return }
    let size = Int(input.bytes[place])
    guard size <= LZWDecoder.largestMinimumCodeSize else {
      throw .malformed(
        format: "GIF",
        reason: "its LZW minimum code size is \(size), and the largest is "
          + "\(LZWDecoder.largestMinimumCodeSize): \(self.place)")
    }
    input.largeCodeSize = place
    largeCodeSize = size
  }

  private mutating func decompress(minimumCodeSize: Int, count: Int) throws(CodecError) {
    var data: [UInt8] = []
    try unsafe forEachDataBlock { block in unsafe data.append(contentsOf: block) }
    do {
      pixels = try LZWDecoder.decode(data, minimumCodeSize: minimumCodeSize, count: count)[...]
    } catch {
      let reason =
        switch error {
        case .unknownCode: "compressed data is damaged: \(place)"
        case .tooShort: "there is less data than pixels: \(place)"
        case .colorIndex(let index): "a pixel has colour \(index), which no table has: \(place)"
        }
      throw .malformed(format: "GIF", reason: reason)
    }
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
      case D_GIF_ERR_IMAGE_DEFECT: "compressed data is damaged: \(place)"
      // The end code came early.
      case D_GIF_ERR_EOF_TOO_SOON: "there is less data than pixels: \(place)"
      case D_GIF_ERR_DATA_TOO_BIG: "there is more data than pixels: \(place)"
      case D_GIF_ERR_WRONG_RECORD: "there is a block of an unknown kind: \(place)"
      case D_GIF_ERR_NO_COLOR_MAP: "there is no colour table: \(place)"
      case D_GIF_ERR_NOT_ENOUGH_MEM: "there is not enough memory for it"
      // Such as an impossible code size, for which giflib has no error.
      default: "it cannot be read: \(place)"
      }
    return .malformed(format: "GIF", reason: reason)
  }
}
