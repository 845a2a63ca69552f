internal import CPNG
internal import Primitives

extension PNGPixelFormat {
  /// The pixels as the file has them before filtering: rows of `stride(width:)` bytes.
  ///
  /// - Precondition: the format holds each pixel.
  func pack(_ pixmap: Pixmap) -> [UInt8] {
    switch colorType {
    case .palette: packIndices(pixmap)
    case .grayscale: packGray(pixmap)
    case .grayscaleAlpha: packGrayAlpha(pixmap)
    case .rgb: packRGB(pixmap)
    case .rgba: packRGBA(pixmap)
    }
  }

  private func packIndices(_ pixmap: Pixmap) -> [UInt8] {
    let set = ColorSet(palette)
    var previous = pixmap.pixels[0]
    var index = set.index(of: previous)
    return packBits(pixmap) { pixel in
      if pixel != previous {
        previous = pixel
        index = set.index(of: pixel)
      }
      guard let index else { preconditionFailure("the palette has every pixel") }
      return index
    }
  }

  private func packGray(_ pixmap: Pixmap) -> [UInt8] {
    let clear = key?.red ?? 0
    let shift = UInt8(8 - bitDepth)
    return packBits(pixmap) { pixel in
      (pixel == 0 ? clear : UInt8(truncatingIfNeeded: pixel)) &>> shift
    }
  }

  /// Puts a sample of `bitDepth` bits a pixel into rows, the leftmost in the highest bits.
  @inline(__always)
  private func packBits(_ pixmap: Pixmap, _ sample: (UInt32) -> UInt8) -> [UInt8] {
    if bitDepth == 8 { return pixmap.pixels.map(sample) }
    let stride = stride(width: pixmap.width)
    var rows = [UInt8](repeating: 0, count: stride * pixmap.height)
    var source = 0
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let bit = x &* bitDepth
        let shift = UInt8(8 &- bitDepth &- bit & 7)
        rows[y &* stride &+ bit &>> 3] |= sample(pixmap.pixels[source]) &<< shift
        source &+= 1
      }
    }
    return rows
  }

  private func packGrayAlpha(_ pixmap: Pixmap) -> [UInt8] {
    var rows = [UInt8](repeating: 0, count: pixmap.pixels.count * 2)
    for index in pixmap.pixels.indices {
      let color = StraightColor(PremultipliedColor(rgba: pixmap.pixels[index]))
      rows[index &* 2] = color.red
      rows[index &* 2 &+ 1] = color.alpha
    }
    return rows
  }

  private func packRGB(_ pixmap: Pixmap) -> [UInt8] {
    guard let key else { return packOpaque(pixmap.pixels) }
    return packOpaque(pixmap.pixels.map { $0 == 0 ? key.rgba : $0 })
  }

  private func packOpaque(_ pixels: [UInt32]) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { rows, count in
      // Three bytes are written for each of the pixels, which fills the rows.
      unsafe pixels.withUnsafeBufferPointer { pixels in
        unsafe cpng_pack_rgb(pixels.baseAddress, pixels.count, rows.baseAddress)
      }
      count = pixels.count * 3
    }
  }

  private func packRGBA(_ pixmap: Pixmap) -> [UInt8] {
    var rows = [UInt8](repeating: 0, count: pixmap.pixels.count * 4)
    for index in pixmap.pixels.indices {
      let color = StraightColor(PremultipliedColor(rgba: pixmap.pixels[index]))
      rows[index &* 4] = color.red
      rows[index &* 4 &+ 1] = color.green
      rows[index &* 4 &+ 2] = color.blue
      rows[index &* 4 &+ 3] = color.alpha
    }
    return rows
  }
}
