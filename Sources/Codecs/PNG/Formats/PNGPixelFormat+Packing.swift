internal import CAnimKernels
internal import AnimPrimitives

extension PNGPixelFormat {
  /// Returns rows as the file holds them before filtering: `stride(width:)` bytes each.
  ///
  /// - Precondition: the rows lie in the picture, and the format can hold each pixel.
  func pack(_ pixmap: Pixmap, rows: Range<Int>) -> [UInt8] {
    let width = pixmap.width
    let pixels = pixmap.pixels[(rows.lowerBound * width)..<(rows.upperBound * width)]
    return switch colorType {
    case .palette: packIndices(pixels, width: width)
    case .grayscale: packGray(pixels, width: width)
    case .grayscaleAlpha: packGrayAlpha(pixels)
    case .rgb: packRGB(pixels)
    case .rgba: packRGBA(pixels)
    }
  }

  private func packIndices(_ pixels: ArraySlice<UInt32>, width: Int) -> [UInt8] {
    let set = ColorSet(palette)
    guard var previous = pixels.first else { return [] }
    var index = set.index(ofKnown: previous)
    return packBits(pixels, width: width) { pixel in
      if pixel != previous {
        previous = pixel
        index = set.index(ofKnown: pixel)
      }
      return index
    }
  }

  private func packGray(_ pixels: ArraySlice<UInt32>, width: Int) -> [UInt8] {
    let clear = key?.red ?? 0
    let shift = UInt8(8 - bitDepth)
    return packBits(pixels, width: width) { pixel in
      (pixel == 0 ? clear : UInt8(truncatingIfNeeded: pixel)) &>> shift
    }
  }

  /// Packs one sample of `bitDepth` bits per pixel into rows. The leftmost pixel has the highest bits.
  @inline(__always)
  private func packBits(
    _ pixels: ArraySlice<UInt32>, width: Int, _ sample: (UInt32) -> UInt8
  ) -> [UInt8] {
    if bitDepth == 8 {
      var samples = [UInt8](repeating: 0, count: pixels.count)
      let (pixels, end) = (pixels.span, pixels.count)
      var result = samples.mutableSpan
      for place in 0..<end { result[place] = sample(pixels[place]) }
      return samples
    }
    let stride = stride(width: width)
    let height = pixels.count / width
    var rows = [UInt8](repeating: 0, count: stride * height)
    var source = pixels.startIndex
    for y in 0..<height {
      for x in 0..<width {
        let bit = x &* bitDepth
        let shift = UInt8(8 &- bitDepth &- bit & 7)
        rows[y &* stride &+ bit &>> 3] |= sample(pixels[source]) &<< shift
        source &+= 1
      }
    }
    return rows
  }

  private func packGrayAlpha(_ pixels: ArraySlice<UInt32>) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count * 2)
    for pixel in pixels {
      let color = StraightColor(PremultipliedColor(rgba: pixel))
      rows.append(color.red)
      rows.append(color.alpha)
    }
    return rows
  }

  private func packRGB(_ pixels: ArraySlice<UInt32>) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { rows, count in
      // The kernel writes three bytes per pixel, which fills the rows.
      unsafe pixels.withUnsafeBufferPointer { pixels in
        unsafe rows_pack_rgb(
          pixels.baseAddress, pixels.count, key?.rgba ?? 0, rows.baseAddress)
      }
      count = pixels.count * 3
    }
  }

  private func packRGBA(_ pixels: ArraySlice<UInt32>) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      let color = StraightColor(PremultipliedColor(rgba: pixel))
      rows.append(color.red)
      rows.append(color.green)
      rows.append(color.blue)
      rows.append(color.alpha)
    }
    return rows
  }
}
