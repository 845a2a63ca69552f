internal import AnimPrimitives

/// A picture's rows as the file holds them before they are filtered. They are made when they are needed.
struct PNGRows: Sendable {
  let pixmap: Pixmap
  let format: PNGPixelFormat

  init(_ pixmap: Pixmap, as format: PNGPixelFormat) {
    self.pixmap = pixmap
    self.format = format
  }

  var height: Int { pixmap.height }
  /// The number of bytes in a row.
  var stride: Int { format.stride(width: pixmap.width) }
  /// `PNGPixelFormat.filterDistance`.
  var distance: Int { format.filterDistance }
  /// Whether filters do not help, because bytes are indices or hold several samples.
  var isIndexed: Bool {
    format.colorType == .palette && !format.isGrayRamp || format.bitDepth < 8
  }
  /// The number of bytes in all filtered rows.
  private var filteredByteCount: Int { height * (stride + 1) }
  /// Whether the rows take at most 32 kB, so that better compression takes hardly any time.
  var isSmall: Bool { filteredByteCount <= 1 << 15 }

  func bytes(_ rows: Range<Int>) -> [UInt8] { format.pack(pixmap, rows: rows) }

  /// Whether the filtered rows are too large to hold beside the picture: more than 64 MB.
  var isHuge: Bool { filteredByteCount > 1 << 26 }

  /// Filters and compresses all rows into a zlib stream.
  func compress(_ choice: PNGFilterChoice, _ level: Deflater.Level) throws(CodecError) -> [UInt8] {
    guard !isHuge else {
      var stream: [UInt8] = []
      try compressPieces(choice) { stream += $0 }
      return stream
    }
    return try Deflater(level).compress(filtered(choice))
  }

  private func filtered(_ choice: PNGFilterChoice) -> [UInt8] {
    var filtered: [UInt8] = []
    filtered.reserveCapacity(filteredByteCount)
    forEachFilteredPiece(choice) { filtered += $0 }
    return filtered
  }

  /// A quarter of the filtered rows, by which pictures and filters are compared: bands of 8 rows, each from the middle of
  /// 32. A picture of fewer than 128 rows is its own sample.
  func sample(_ choice: PNGFilterChoice) -> [UInt8] {
    guard height >= 128 else { return filtered(choice) }
    return Swift.stride(from: 12, through: height - 8, by: 32).flatMap { first in
      var filterer = PNGFilterer(choice, stride: stride, distance: distance)
      return filterer.filter(bytes(first..<(first + 8)))
    }
  }

  /// Does the same in pieces of about 1 MB, with zlib's default level.
  func compressPieces(
    _ choice: PNGFilterChoice, _ body: ([UInt8]) throws(CodecError) -> Void
  ) throws(CodecError) {
    var deflater = try StreamingDeflater()
    try forEachFilteredPiece(choice) { piece throws(CodecError) in
      deflater.append(piece)
      if deflater.output.count >= 1 << 20 { try body(deflater.takeOutput()) }
    }
    try body(deflater.finish())
  }

  /// Filters about 64 kB of rows at a time.
  private func forEachFilteredPiece<Failure: Error>(
    _ choice: PNGFilterChoice, _ body: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var filterer = PNGFilterer(choice, stride: stride, distance: distance)
    let step = max(1, 1 << 16 / stride)
    for first in Swift.stride(from: 0, to: height, by: step) {
      try body(filterer.filter(bytes(first..<min(first + step, height))))
    }
  }
}
