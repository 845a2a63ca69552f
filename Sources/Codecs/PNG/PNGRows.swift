internal import Primitives

/// A picture's rows as the file has them, before filters: made as they are asked for, so that a large
/// picture is not in memory twice.
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

  func bytes(_ rows: Range<Int>) -> [UInt8] { format.pack(pixmap, rows: rows) }

  /// Compresses all rows as they are filtered, about 64 kB at a time.
  ///
  /// - Returns: the zlib stream, and the filters that were chosen.
  func compress(
    _ choice: PNGFilterChoice, _ effort: DeflateEffort, with deflater: inout Deflater
  ) throws(CodecError) -> (stream: [UInt8], filters: [UInt8]) {
    deflater.begin(effort, period: distance)
    var filterer = PNGFilterer(choice, stride: stride, distance: distance)
    let step = max(1, 1 << 16 / stride)
    for first in Swift.stride(from: 0, to: height, by: step) {
      deflater.append(filterer.filter(bytes(first..<min(first + step, height))))
    }
    return (try deflater.finish(), filterer.filters)
  }

  /// One filter for all rows, or if there is none, one for each.
  func choice(_ filter: UInt8?) -> PNGFilterChoice {
    filter.map { .given([UInt8](repeating: $0, count: height)) } ?? .adaptive
  }
}
