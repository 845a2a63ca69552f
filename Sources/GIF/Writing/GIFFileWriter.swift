// Writing through giflib. Only this file and `GIFFileReader.swift` use giflib's pointers.

import CAnimGIF
import AnimCodecs
import AnimPrimitives

/// Writes a GIF into memory through giflib.
///
/// giflib writes the container; the image data is compressed already.
@safe struct GIFFileWriter: ~Copyable {
  private let file: UnsafeMutablePointer<GifFileType>
  private let output: Output

  /// The target of giflib's write callback. A class, because C keeps its address.
  private final class Output {
    var bytes: [UInt8] = []
  }

  init() throws(CodecError) {
    let output = Output()
    var code: Int32 = 0
    // The pointer stays valid as long as `output`, which this handle owns and which outlives `file`.
    let context = unsafe Unmanaged.passUnretained(output).toOpaque()
    let opened = unsafe EGifOpen(
      context,
      { file, bytes, count in
        // giflib calls back with its own file and `count` readable bytes.
        guard let file = unsafe file, let context = unsafe file.pointee.UserData,
          let bytes = unsafe bytes, count > 0
        else { return 0 }
        // UserData is the pointer given to EGifOpen, an `Output` that is alive while the file is open.
        let output = unsafe Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
        unsafe output.bytes.append(
          contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return count
      }, &code)
    guard let opened = unsafe opened else { throw Self.error(code) }
    unsafe self.file = opened
    self.output = output
    // The file was opened above.
    unsafe EGifSetGifVersion(file, true)
  }

  deinit {
    var code: Int32 = 0
    // The file is open until here and nowhere else closed.
    _ = unsafe EGifCloseFile(file, &code)
  }

  /// Returns the bytes written so far and removes them.
  mutating func takeBytes() -> [UInt8] {
    defer { output.bytes.removeAll(keepingCapacity: true) }
    return output.bytes
  }

  /// The byte that ends a GIF (GIF89a §27). giflib writes it as well when the file is closed, but that is too late: an
  /// abandoned file is closed too.
  func end() -> [UInt8] { [0x3B] }
}

// MARK: - Blocks

extension GIFFileWriter {
  /// Logical Screen Descriptor and Global Color Table.
  mutating func writeScreen(width: Int, height: Int, colors: ColorTable?) throws(CodecError) {
    let map = unsafe Self.map(colors)
    // giflib copies the map; ours is freed right after.
    let status = unsafe EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map)
    unsafe GifFreeMapObject(map)
    try check(status)
  }

  /// The NETSCAPE2.0 application extension: the number of repetitions; 0 means forever.
  mutating func writeLoop(repetitions: UInt16) throws(CodecError) {
    let name = Array("NETSCAPE2.0".utf8)
    let count: [UInt8] = [
      1, UInt8(truncatingIfNeeded: repetitions), UInt8(truncatingIfNeeded: repetitions >> 8),
    ]
    // The arrays outlive the calls and hold the counts that are passed.
    try check(unsafe EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
    try check(unsafe EGifPutExtensionBlock(file, Int32(name.count), name))
    try check(unsafe EGifPutExtensionBlock(file, Int32(count.count), count))
    try check(unsafe EGifPutExtensionTrailer(file))
  }

  /// Comment Extension, in blocks of up to 255 bytes.
  mutating func writeComment(_ comment: String) throws(CodecError) {
    let bytes = Array(comment.utf8)
    guard !bytes.isEmpty else { return }
    try check(unsafe EGifPutExtensionLeader(file, Int32(COMMENT_EXT_FUNC_CODE)))
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = Array(bytes[start..<min(start + 255, bytes.count)])
      // The array outlives the call and holds the count that is passed.
      try check(unsafe EGifPutExtensionBlock(file, Int32(block.count), block))
    }
    try check(unsafe EGifPutExtensionTrailer(file))
  }

  /// Graphic Control Extension, Image Descriptor, Local Color Table and image data.
  mutating func writeImage(_ image: GIFImage) throws(CodecError) {
    let control = image.control.bytes
    // The array outlives the call and holds the count that is passed.
    try check(
      unsafe EGifPutExtension(
        file, Int32(GRAPHICS_EXT_FUNC_CODE), Int32(control.count), control))
    let map = unsafe Self.map(image.colors)
    let rect = image.rect
    if unsafe map == nil {
      // For an image without a map, giflib drops its copy of the map before without freeing it.
      unsafe GifFreeMapObject(file.pointee.Image.ColorMap)
      unsafe file.pointee.Image.ColorMap = nil
    }
    // giflib copies the map; ours is freed right after.
    let status = unsafe EGifPutImageDesc(
      file, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false, map)
    unsafe GifFreeMapObject(map)
    try check(status)
    // The last byte is the minimum code size. giflib takes it from the size of the table; small indices need less.
    output.bytes[output.bytes.count - 1] = UInt8(truncatingIfNeeded: image.minimumCodeSize)
    var position = 0
    while position < image.data.count {
      let end = position + 1 + Int(image.data[position])
      let block = Array(image.data[position..<end])
      // A block begins with its length, which giflib reads.
      try check(unsafe EGifPutCodeNext(file, block))
      position = end
    }
    // Null ends the image with an empty block.
    try check(unsafe EGifPutCodeNext(file, nil))
  }
}

// MARK: - Helpers

extension GIFFileWriter {
  /// giflib's colour table, or null if there is none; the caller frees it.
  private static func map(_ colors: ColorTable?) -> UnsafeMutablePointer<ColorMapObject>? {
    guard let colors else { return nil }
    var entries = colors.colors.map { color in
      GifColorType(Red: color.red, Green: color.green, Blue: color.blue)
    }
    let size = 1 << colors.bits
    while entries.count < size { entries.append(GifColorType(Red: 0, Green: 0, Blue: 0)) }
    // giflib copies `size` entries, and the array has that many.
    return unsafe GifMakeMapObject(Int32(size), entries)
  }

  private func check(_ status: Int32) throws(CodecError) {
    // The file is open as long as this handle lives.
    guard status == GIF_OK else { throw unsafe Self.error(file.pointee.Error) }
  }

  static func error(_ code: Int32) -> CodecError {
    // giflib returns static strings, or null for an unknown code.
    guard let text = unsafe GifErrorString(code) else {
      return .library(name: "giflib", message: "error \(code)")
    }
    return unsafe .library(name: "giflib", message: String(cString: text))
  }
}
