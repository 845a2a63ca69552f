internal import Primitives

/// A picture's bytes as the file has them, before filters.
struct PNGRows: Sendable {
  let bytes: [UInt8]
  /// Bytes of a row.
  let stride: Int
  /// `PNGPixelFormat.filterDistance`.
  let distance: Int

  init(_ pixmap: Pixmap, as format: PNGPixelFormat) {
    self.init(
      bytes: format.pack(pixmap), stride: format.stride(width: pixmap.width),
      distance: format.filterDistance)
  }

  private init(bytes: [UInt8], stride: Int, distance: Int) {
    self.bytes = bytes
    self.stride = stride
    self.distance = distance
  }

  func filtered(_ filters: PNGFilterChoice) -> [UInt8] {
    filters.filter(bytes, stride: stride, distance: distance)
  }

  /// Four bands of 16 rows, evenly spaced; nil for a picture of which they would be more than a quarter.
  var sample: PNGRows? {
    let height = bytes.count / stride
    guard height >= 256 else { return nil }
    var sample: [UInt8] = []
    for band in 0..<4 {
      let start = (height * (2 * band + 1) / 8 - 8) * stride
      sample += bytes[start..<(start + 16 * stride)]
    }
    return PNGRows(bytes: sample, stride: stride, distance: distance)
  }
}
