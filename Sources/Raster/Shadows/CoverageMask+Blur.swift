// A Gaussian blur of any mask. For a σ of 8 and more, the mask is first averaged over blocks of 2, 4, 8 … pixels, which
// keeps the kernel below 65 taps: blurred pictures have no detail finer than their σ. Averaging blurs too, and so does
// the linear interpolation back to pixels, so the variance of the kernel is reduced by theirs. The variance of
// interpolation depends on the position of a pixel between two blocks. With blocks of a quarter of σ this leaves an
// error of up to 0.2/255.
//
// Blocks are aligned to multiples of their size in device space, so blurring a part of a mask gives a part of the
// blurred mask.
//
// For a σ of 128 and more, a source at full size would be larger than any picture. So the source is painted at a
// reduced size (`BlurSource`): a pixel of the mask is a square of 2, 4, 8 … canvas pixels, and a block is sixteen mask
// pixels wide. The coverage of a mask pixel is its exact area rounded to 8 bits, and a block averages 256 mask pixels.

import AnimPrimitives
import CAnimKernels

extension CoverageMask {
  /// The maximum standard deviation; larger ones are clamped. Such a blur makes pictures of usual size nearly
  /// invisible.
  static let widestBlur = 16384.0

  /// The distance in pixels by which a blur extends beyond each side of a mask.
  ///
  /// - Parameter sigma: the standard deviation in pixels.
  static func blurMargin(sigma: Double) -> Int {
    let sigma = max(0, min(sigma, widestBlur))
    let block = blurBlock(sigma: sigma)
    return (GaussianKernel.radius(sigma: sigma / Double(block)) + 2) * block
  }

  /// The blurred mask, within 1/255 of the convolution with a sampled Gaussian.
  ///
  /// - Parameters:
  ///   - sigma: the standard deviation in pixels of the canvas. 0 and below have no effect.
  ///   - region: the canvas pixels to compute. They are correct if the mask contains all coverage within `blurMargin`
  ///     of them.
  ///   - reduction: the side of a mask pixel in canvas pixels: `blurReduction` of this σ, or of a slightly larger one.
  /// - Complexity: at most 66 multiplications per pixel, and few for a σ of 8 and more.
  func blurred(sigma: Double, in region: IntRect, reduction: Int = 1) -> CoverageMask {
    let sigma = max(0, min(sigma, Self.widestBlur))
    let block = Self.blurBlock(sigma: sigma)
    let kernel = GaussianKernel(sigma: Self.kernelSigma(sigma: sigma, block: Double(block)))
    // Interpolation needs one more block on each side.
    let target = BlockRect(region, block: block, margin: block == 1 ? 0 : 1)
    let source = target.grown(by: kernel.radius)
    let blurred = averaged(over: source, block: block / reduction)
      .convolvedHorizontally(kernel).convolvedVertically(kernel)
    var result = CoverageMask(
      bounds: region, coverage: Array(repeating: 0, count: region.area))
    if block == 1 {
      result.setPixels(to: blurred.values.span, first: 0)
      return result
    }
    var row = [UInt16](repeating: 0, count: region.width)
    for y in region.y..<region.maxY {
      var span = row.mutableSpan
      blurred.interpolate(row: y, from: region.x, block: block, origin: target, into: &span)
      result.setPixels(to: row.span, first: (y - region.y) * region.width)
    }
    return result
  }

  /// Sets pixels from values with eight bits of fraction, rounded to nearest.
  private mutating func setPixels(to values: Span<UInt16>, first: Int) {
    var target = coverage.mutableSpan
    for index in 0..<values.count {
      target[first &+ index] = UInt8(truncatingIfNeeded: (values[index] &+ 128) &>> 8)
    }
  }

  /// The factor by which the source of a blur is reduced: a power of two, 1 for a σ below 128. The factor depends only
  /// on σ, so that painting a part of a picture gives the same pixels as painting all.
  static func blurReduction(sigma: Double) -> Int {
    max(1, blurBlock(sigma: max(0, min(sigma, widestBlur))) / 16)
  }

  /// The largest power of two of at most a quarter of σ, or 1.
  private static func blurBlock(sigma: Double) -> Int {
    var block = 1
    while Double(block) * 8 <= sigma { block *= 2 }
    return block
  }

  /// The standard deviation of the kernel, in blocks: σ without the variances of averaging and interpolation.
  ///
  /// Interpolating at the fraction t between two block centres has the variance t·(1 − t)·block². Pixel centres are at
  /// odd multiples of 1/(2·block). The mean of the minimum and the maximum variance is used.
  private static func kernelSigma(sigma: Double, block: Double) -> Double {
    guard block > 1 else { return sigma }
    let first = 0.5 / block
    let least = first * (1 - first)
    let greatest = 0.25 - first * first
    let averaging = (1 - 1 / (block * block)) / 12
    return (sigma * sigma / (block * block) - averaging - (least + greatest) / 2).squareRoot()
  }

  /// The means over blocks, 0…65280. Pixels outside the mask count as 0.
  private func averaged(over target: BlockRect, block: Int) -> Plane {
    precondition(block <= 256, "the source of a wider blur is painted smaller")
    if block == 1 { return widened(over: target) }
    var sums = [UInt32](repeating: 0, count: target.width * target.height)
    addBlocks(to: &sums, over: target, block: block)
    // The sum over block² pixels is at most 2¹⁶ × 65280, so adding `half` does not overflow.
    let half = UInt32(block * block) / 2
    let shift = 2 * UInt32(block.trailingZeroBitCount)
    let values = sums.map { UInt16(truncatingIfNeeded: ($0 &+ half) &>> shift) }
    return Plane(width: target.width, height: target.height, values: values)
  }

  /// The coverage of pixels, 0…65280. Pixels outside the mask are 0.
  private func widened(over target: BlockRect) -> Plane {
    var result = [UInt16](repeating: 0, count: target.width * target.height)
    var values = result.mutableSpan
    let source = coverage.span
    let left = max(target.x, bounds.x)
    let count = min(target.x + target.width, bounds.maxX) - left
    let top = max(target.y, bounds.y)
    let bottom = max(top, min(target.y + target.height, bounds.maxY))
    for y in top..<bottom where count > 0 {
      let first = (y - target.y) * target.width + left - target.x
      let from = (y - bounds.y) * bounds.width + left - bounds.x
      for index in 0..<count { values[first &+ index] = UInt16(source[from &+ index]) &<< 8 }
    }
    return Plane(width: target.width, height: target.height, values: result)
  }

  /// Adds the coverage of each pixel, with eight bits of fraction, to the sum of its block.
  private func addBlocks(to result: inout [UInt32], over target: BlockRect, block: Int) {
    var sums = result.mutableSpan
    let left = max(target.x * block, bounds.x)
    let right = min((target.x + target.width) * block, bounds.maxX)
    let shift = block.trailingZeroBitCount
    let source = coverage.span
    // The sums of up to 256 rows fit into 16 bits.
    var columns = [UInt16](repeating: 0, count: max(0, right - left))
    for row in 0..<target.height where left < right {
      let top = max((target.y + row) * block, bounds.y)
      let bottom = min((target.y + row + 1) * block, bounds.maxY)
      guard top < bottom else { continue }
      var column = columns.mutableSpan
      for index in 0..<(right - left) { column[index] = 0 }
      for y in top..<bottom {
        let first = (y - bounds.y) * bounds.width + left - bounds.x
        for index in 0..<(right - left) { column[index] &+= UInt16(source[first &+ index]) }
      }
      let first = row * target.width - target.x
      for index in 0..<(right - left) {
        sums[first &+ (left &+ index) &>> shift] &+= UInt32(column[index]) &<< 8
      }
    }
  }
}

/// A rectangle of blocks, in units of the block's size in device space.
private struct BlockRect {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The blocks that a rectangle of pixels touches, grown by a margin of blocks on each side.
  init(_ rect: IntRect, block: Int, margin: Int) {
    let shift = block.trailingZeroBitCount
    x = rect.x &>> shift
    y = rect.y &>> shift
    width = (rect.maxX - 1) &>> shift - x + 1
    height = (rect.maxY - 1) &>> shift - y + 1
    self = grown(by: margin)
  }

  func grown(by margin: Int) -> BlockRect {
    var result = self
    result.x -= margin
    result.y -= margin
    result.width += 2 * margin
    result.height += 2 * margin
    return result
  }
}

/// A picture of one channel with values 0…65280: 0…255 with eight bits of fraction.
private struct Plane {
  let width: Int
  let height: Int
  var values: [UInt16]

  /// Convolves rows. The result is narrower by the kernel's radius on each side.
  func convolvedHorizontally(_ kernel: GaussianKernel) -> Plane {
    let newWidth = width - 2 * kernel.radius
    return convolved(kernel, width: newWidth, height: height, step: 1)
  }

  /// Convolves columns. The result is shorter by the kernel's radius at each end.
  func convolvedVertically(_ kernel: GaussianKernel) -> Plane {
    let newHeight = height - 2 * kernel.radius
    return convolved(kernel, width: width, height: newHeight, step: width)
  }

  /// - Parameter step: the distance between neighbouring taps in `values`.
  private func convolved(
    _ kernel: GaussianKernel, width newWidth: Int, height newHeight: Int, step: Int
  ) -> Plane {
    guard kernel.radius > 0 else { return self }
    let margin = kernel.radius * step
    precondition(
      newWidth >= 0 && newHeight >= 0
        && margin + (newHeight - 1) * width + newWidth + margin <= values.count,
      "each value has its taps")
    var result = [UInt16](repeating: 0, count: newWidth * newHeight)
    unsafe result.withUnsafeMutableBufferPointer { target in
      unsafe values.withUnsafeBufferPointer { source in
        unsafe kernel.weights.withUnsafeBufferPointer { weights in
          guard let target = target.baseAddress, let source = source.baseAddress,
            let weights = weights.baseAddress
          else { return }
          for y in 0..<newHeight {
            // The precondition above keeps the taps of the last row inside the plane, and `margin` those of the first.
            unsafe raster_convolve_row(
              target + y * newWidth, newWidth, source + y * width + margin, step, weights,
              kernel.radius)
          }
        }
      }
    }
    return Plane(width: newWidth, height: newHeight, values: result)
  }

  /// Writes a row of pixels by bilinear interpolation between the four nearest centres of blocks of 2 pixels or more.
  func interpolate(
    row y: Int, from x: Int, block: Int, origin: BlockRect, into row: inout MutableSpan<UInt16>
  ) {
    let count = row.count
    let shift = block.trailingZeroBitCount
    let scale = 2 * block
    // The distance of the pixel's centre from the centre of the block (0, 0), in half pixels.
    let placeY = 2 * y + 1 - block
    let blockY = placeY &>> (shift + 1)
    let partY = placeY - blockY * scale
    let upper = (blockY - origin.y) * width - origin.x
    let source = values.span
    /// The value of a column of blocks, interpolated vertically at the row.
    func joined(_ column: Int) -> Int {
      let index = upper &+ column
      return Int(source[index]) &* (scale &- partY) &+ Int(source[index &+ width]) &* partY
    }
    let bits = 2 * (shift + 1)
    var index = 0
    var column = (2 * x + 1 - block) &>> (shift + 1)
    var right = joined(column)
    while index < count {
      let left = right
      right = joined(column &+ 1)
      let partX = 2 &* (x &+ index) &+ 1 &- block &- column &* scale
      var sum = left &* scale &+ (right &- left) &* partX
      // The values are linear up to the centre of the next block.
      let step = 2 &* (right &- left)
      column &+= 1
      var end = min(count, column &* block &+ block / 2 &- x)
      if step == 0 {
        // Inside a shape and far from it, many neighbouring blocks are equal.
        while end < count, joined(column &+ 1) == left {
          column &+= 1
          end = min(count, end &+ block)
        }
        let value = UInt16(truncatingIfNeeded: sum &>> bits)
        for same in index..<end { row[same] = value }
        index = end
        continue
      }
      while index < end {
        row[index] = UInt16(truncatingIfNeeded: sum &>> bits)
        sum &+= step
        index &+= 1
      }
    }
  }
}
