internal import Primitives

/// A picture's rows as the file holds them before they are filtered, made when they are needed.
struct PNGRows: Sendable {
  let pixmap: Pixmap
  let format: PNGPixelFormat

  init(_ pixmap: Pixmap, as format: PNGPixelFormat) {
    self.pixmap = pixmap
    self.format = format
  }

  var height: Int { pixmap.height }
  /// Bytes of a row.
  var stride: Int { format.stride(width: pixmap.width) }
  /// `PNGPixelFormat.filterDistance`.
  var distance: Int { format.filterDistance }
  /// Whether differences of bytes mean nothing, because they are indices or hold several samples.
  var isIndexed: Bool {
    format.colorType == .palette && !format.isGrayRamp || format.bitDepth < 8
  }
  /// Bytes of all rows once they are filtered.
  private var filteredByteCount: Int { height * (stride + 1) }
  /// Whether the best compression takes only a few milliseconds.
  var isSmall: Bool { filteredByteCount <= 1 << 15 }

  func bytes(_ rows: Range<Int>) -> [UInt8] { format.pack(pixmap, rows: rows) }

  /// Filters and compresses all rows into a zlib stream.
  ///
  /// - Parameter memoryLimit: the most bytes of filtered rows to hold. A larger picture is compressed piece by
  ///   piece, with zlib's default level.
  func compress(
    _ choice: PNGFilterChoice, _ level: Deflater.Level, memoryLimit: Int = 1 << 28
  ) throws(CodecError) -> [UInt8] {
    guard filteredByteCount <= memoryLimit else {
      var deflater = try StreamingDeflater()
      forEachFilteredPiece(choice) { deflater.append($0) }
      return deflater.finish()
    }
    var filtered: [UInt8] = []
    filtered.reserveCapacity(filteredByteCount)
    forEachFilteredPiece(choice) { filtered += $0 }
    return try Deflater(level).compress(filtered)
  }

  /// Filters about 64 kB of rows at a time.
  private func forEachFilteredPiece(_ choice: PNGFilterChoice, _ body: ([UInt8]) -> Void) {
    var filterer = PNGFilterer(choice, stride: stride, distance: distance)
    let step = max(1, 1 << 16 / stride)
    for first in Swift.stride(from: 0, to: height, by: step) {
      body(filterer.filter(bytes(first..<min(first + step, height))))
    }
  }
}
