import CKernels

/// Writes runs of pixels: stores them, or blends them through coverage.
///
/// A run is a range of indices into a picture's pixels.
struct Blitter {}

/// Rows of pixels in a picture, each below the other.
struct PixelBlock {
  /// The index of the first row's first pixel.
  var start: Int
  var width: Int
  var height: Int
  /// Pixels from a row to the next.
  var stride: Int

  /// Whether it holds no pixel.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The indices of a row's pixels.
  func run(_ row: Int) -> Range<Int> {
    (start + row * stride)..<(start + row * stride + width)
  }
}

// MARK: - Colours

extension Blitter {
  /// Blends a colour through one coverage; an opaque colour with whole coverage is stored.
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
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // The run was checked to lie in the buffer.
      unsafe raster_blend_color(base + run.lowerBound, run.count, color, coverage)
    }
  }

  /// Stores a pixel.
  func fill(_ color: UInt32, _ run: Range<Int>, in pixels: inout MutableSpan<UInt32>) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      // The run was checked to lie in the buffer.
      unsafe buffer.extracting(run).update(repeating: color)
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
    for row in 0..<block.height { fill(color, block.run(row), in: &pixels) }
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
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe coverage.withUnsafeBufferPointer { coverage in
        guard let base = buffer.baseAddress, let mask = coverage.baseAddress else { return }
        // The run was checked to lie in the buffer and to have as many coverages.
        unsafe raster_blend_color_mask(base + run.lowerBound, mask, run.count, color)
      }
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
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe source.withUnsafeBufferPointer { source in
        guard let base = buffer.baseAddress, let from = source.baseAddress else { return }
        // The run was checked to lie in the buffer and to have as many sources.
        unsafe raster_blend_pixels(base + run.lowerBound, from, run.count, coverage)
      }
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
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe source.withUnsafeBufferPointer { source in
        unsafe coverage.withUnsafeBufferPointer { coverage in
          guard let base = buffer.baseAddress, let from = source.baseAddress,
            let mask = coverage.baseAddress
          else { return }
          // The run was checked to lie in the buffer and to have as many sources and coverages.
          unsafe raster_blend_pixels_mask(base + run.lowerBound, from, mask, run.count)
        }
      }
    }
  }
}
