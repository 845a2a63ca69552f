internal import CAnimKernels

/// The indices of a picture's pixels and the strings of the dictionary that they make, chosen together by a C kernel.
struct ChosenStrings: Sendable {
  private(set) var indices: [UInt8]
  /// The strings' codes, without those that clear the dictionary when it is full.
  private(set) var codes: [UInt16]
  let codeSize: Int

  /// - Parameters:
  ///   - tolerance: by how much a colour may be farther away than the closest one, 100 × OKLab distance.
  ///   - price: the number of bits that the square of an additional error of 1 is worth.
  init(for pixels: [gif_pixel], in palette: Palette, tolerance: Double, price: Double) {
    let codeSize = max(2, palette.table.bits)
    let colors = palette.labs.map(\.packed)
    let unit = OKLab.one / 100
    var indices = Array(repeating: UInt8(0), count: pixels.count)
    // The kernel reads all pixels and the table's colours, and writes at most `pixels.count` indices and codes.
    codes = unsafe Array(unsafeUninitializedCapacity: pixels.count) { codes, count in
      unsafe pixels.withUnsafeBufferPointer { pixels in
        unsafe colors.withUnsafeBufferPointer { colors in
          unsafe indices.withUnsafeMutableBufferPointer { indices in
            let tolerance = unsafe gif_tolerance(
              colors: colors.baseAddress, code_size: Int32(codeSize),
              transparent: palette.transparentIndex.map(UInt16.init) ?? UInt16(GIF_NO_INDEX),
              distance: UInt16(min(tolerance * unit, Double(UInt16.max))),
              price: Int64(price * 0x1p32 / (unit * unit)))
            count = unsafe gif_choose_strings(
              pixels.baseAddress, pixels.count, tolerance, indices.baseAddress, codes.baseAddress)
          }
        }
      }
    }
    self.indices = indices
    self.codeSize = codeSize
  }
}
