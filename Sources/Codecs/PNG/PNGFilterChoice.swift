internal import CPNG

/// Which filters a picture's rows may have.
///
/// A filter subtracts from each byte what the bytes to the left and above let expect; what is left
/// compresses better where colours change smoothly. Source: PNG §9.2.
enum PNGFilterChoice: Sendable {
  /// None for all rows.
  case none
  /// None, but for rows as the one above: these become zeros.
  case repeats
  /// For each row none, Sub, Up or Paeth: the one that leaves the fewest bytes that are not zero.
  ///
  /// On flat pictures with smooth edges that compresses better than the standard's suggestion, the least
  /// sum of magnitudes: deflate lives on the zeros.
  case adaptive

  /// Filters all rows; each gets its filter's number in front.
  ///
  /// - Parameters:
  ///   - stride: bytes of a row.
  ///   - distance: `PNGPixelFormat.filterDistance`.
  func filter(_ rows: [UInt8], stride: Int, distance: Int) -> [UInt8] {
    precondition(stride > 0 && rows.count % stride == 0 && distance > 0, "rows are whole")
    let height = rows.count / stride
    var scratch = [UInt8](repeating: 0, count: 2 * stride)
    let allowsRepeats: Int32 = self == .none ? 0 : 1
    let isAdaptive: Int32 = self == .adaptive ? 1 : 0
    return unsafe [UInt8](unsafeUninitializedCapacity: height * (stride + 1)) { output, count in
      // The rows are height × stride bytes and the scratch holds two of them; each row's filter and
      // bytes are written, which fills the output.
      unsafe rows.withUnsafeBufferPointer { rows in
        unsafe scratch.withUnsafeMutableBufferPointer { scratch in
          unsafe cpng_filter_rows(
            rows.baseAddress, height, stride, distance, allowsRepeats, isAdaptive,
            output.baseAddress,
            scratch.baseAddress)
        }
      }
      count = height * (stride + 1)
    }
  }
}
