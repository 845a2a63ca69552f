import CRasterKernels

/// Writes runs of pixels: stores them, or blends them through coverage.
///
/// A run is a range of indices into a picture's pixels.
struct Blitter {
  let kernels: Kernels
}

// MARK: - Colours

extension Blitter {
  /// Blends a colour through one coverage; stores it where nothing of the pixels is left.
  func blend(
    _ color: UInt32, coverage: UInt32 = 255, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    guard coverage > 0, color &>> 24 > 0, !run.isEmpty else { return }
    if coverage == 255, color &>> 24 == 255 {
      fill(color, run, in: &pixels)
      return
    }
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    switch kernels {
    case .portable:
      for index in run {
        pixels[index] = sourceOver(pixels[index], source: color, coverage: coverage)
      }
    #if arch(x86_64)
      case .avx2:
        unsafe pixels.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          // The run was checked to lie in the buffer.
          unsafe raster_blend_color_avx2(base + run.lowerBound, run.count, color, coverage)
        }
    #endif
    }
  }

  /// Stores a pixel.
  func fill(_ color: UInt32, _ run: Range<Int>, in pixels: inout MutableSpan<UInt32>) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    switch kernels {
    case .portable:
      for index in run { pixels[index] = color }
    #if arch(x86_64)
      case .avx2:
        unsafe pixels.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          // The run was checked to lie in the buffer.
          unsafe raster_fill_avx2(base + run.lowerBound, run.count, color)
        }
    #endif
    }
  }

  /// Blends a colour over a block through one coverage.
  func blend(
    _ color: UInt32, coverage: UInt32 = 255, over block: PixelBlock,
    in pixels: inout MutableSpan<UInt32>
  ) {
    guard coverage > 0, color &>> 24 > 0, !block.isEmpty else { return }
    if coverage == 255, color &>> 24 == 255 {
      fill(color, block, in: &pixels)
      return
    }
    for row in 0..<block.height {
      blend(color, coverage: coverage, over: block.run(row), in: &pixels)
    }
  }

  /// Stores a pixel in a block.
  func fill(_ color: UInt32, _ block: PixelBlock, in pixels: inout MutableSpan<UInt32>) {
    guard !block.isEmpty else { return }
    switch kernels {
    case .portable:
      for row in 0..<block.height { fill(color, block.run(row), in: &pixels) }
    #if arch(x86_64)
      case .avx2:
        precondition(
          block.start >= 0 && block.run(block.height - 1).upperBound <= pixels.count,
          "a block lies in the picture")
        unsafe pixels.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          // The block was checked to lie in the buffer.
          unsafe raster_fill_block_avx2(
            base + block.start, block.stride, block.width, block.height, color)
        }
    #endif
    }
  }

  /// Blends a colour, each pixel through a coverage of its own.
  ///
  /// - Precondition: there are as many coverages as pixels in the run.
  func blend(
    _ color: UInt32, through coverage: Span<UInt8>, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    precondition(coverage.count == run.count, "each pixel has its coverage")
    switch kernels {
    case .portable:
      for (offset, index) in run.enumerated() where coverage[offset] > 0 {
        pixels[index] = sourceOver(
          pixels[index], source: color, coverage: UInt32(coverage[offset]))
      }
    #if arch(x86_64)
      case .avx2:
        unsafe pixels.withUnsafeMutableBufferPointer { buffer in
          unsafe coverage.withUnsafeBufferPointer { coverage in
            guard let base = buffer.baseAddress, let mask = coverage.baseAddress else { return }
            // The run was checked to lie in the buffer and to have as many coverages.
            unsafe raster_blend_color_mask_avx2(base + run.lowerBound, mask, run.count, color)
          }
        }
    #endif
    }
  }
}

// MARK: - Pixels

extension Blitter {
  /// Blends pixels through one coverage.
  ///
  /// - Precondition: there are as many of them as pixels in the run.
  func blend(
    _ source: Span<UInt32>, coverage: UInt32 = 255, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    precondition(source.count == run.count, "each pixel has its source")
    switch kernels {
    case .portable:
      for (offset, index) in run.enumerated() {
        pixels[index] = sourceOver(pixels[index], source: source[offset], coverage: coverage)
      }
    #if arch(x86_64)
      case .avx2:
        unsafe pixels.withUnsafeMutableBufferPointer { buffer in
          unsafe source.withUnsafeBufferPointer { source in
            guard let base = buffer.baseAddress, let from = source.baseAddress else { return }
            // The run was checked to lie in the buffer and to have as many sources.
            unsafe raster_blend_pixels_avx2(base + run.lowerBound, from, run.count, coverage)
          }
        }
    #endif
    }
  }

  /// Blends pixels, each through a coverage of its own.
  ///
  /// - Precondition: there are as many of them, and of coverages, as pixels in the run.
  func blend(
    _ source: Span<UInt32>, through coverage: Span<UInt8>, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    precondition(source.count == run.count, "each pixel has its source")
    precondition(coverage.count == run.count, "each pixel has its coverage")
    switch kernels {
    case .portable:
      for (offset, index) in run.enumerated() {
        pixels[index] = sourceOver(
          pixels[index], source: source[offset], coverage: UInt32(coverage[offset]))
      }
    #if arch(x86_64)
      case .avx2:
        unsafe pixels.withUnsafeMutableBufferPointer { buffer in
          unsafe source.withUnsafeBufferPointer { source in
            unsafe coverage.withUnsafeBufferPointer { coverage in
              guard let base = buffer.baseAddress, let from = source.baseAddress,
                let mask = coverage.baseAddress
              else { return }
              // The run was checked to lie in the buffer and to have as many sources and coverages.
              unsafe raster_blend_pixels_mask_avx2(base + run.lowerBound, from, mask, run.count)
            }
          }
        }
    #endif
    }
  }
}
