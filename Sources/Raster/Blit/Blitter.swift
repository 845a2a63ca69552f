import CAnimKernels

/// Writes runs of pixels: stores colours and pixels, or blends them through coverage.
///
/// A run is a range of indices into a picture's pixels.
struct Blitter {}

/// A rectangle of pixels in a picture.
struct PixelBlock {
  /// The index of the top left pixel.
  var start: Int
  var width: Int
  var height: Int
  /// The distance between the starts of two rows, in pixels.
  var stride: Int

  /// Whether the block has no pixels.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The indices of a row's pixels.
  func run(_ row: Int) -> Range<Int> {
    (start + row * stride)..<(start + row * stride + width)
  }
}

// MARK: - Colours

extension Blitter {
  /// Blends a colour through the same coverage for all pixels. An opaque colour with full coverage is stored.
  func blend(
    _ color: UInt32, coverage: UInt32 = 255, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    let block = PixelBlock(start: run.lowerBound, width: run.count, height: 1, stride: 0)
    blend(color, coverage: coverage, over: block, in: &pixels)
  }

  /// Blends a colour over a block, through the same coverage for all pixels. An opaque colour with full coverage is
  /// stored.
  func blend(
    _ color: UInt32, coverage: UInt32 = 255, over block: PixelBlock,
    in pixels: inout MutableSpan<UInt32>
  ) {
    guard coverage > 0, color &>> 24 > 0, !block.isEmpty else { return }
    precondition(
      block.start >= 0 && block.run(block.height - 1).upperBound <= pixels.count,
      "a block lies in the picture")
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // The precondition above keeps the block inside the buffer.
      unsafe raster_blend_color(
        base + block.start, block.stride, block.width, block.height, color, coverage)
    }
  }

  /// Stores a colour in every pixel of a run.
  func fill(_ color: UInt32, _ run: Range<Int>, in pixels: inout MutableSpan<UInt32>) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      // The precondition above keeps the run inside the buffer.
      unsafe buffer.extracting(run).update(repeating: color)
    }
  }

  /// Stores a colour in every pixel of a block.
  func fill(_ color: UInt32, _ block: PixelBlock, in pixels: inout MutableSpan<UInt32>) {
    for row in 0..<block.height { fill(color, block.run(row), in: &pixels) }
  }

  /// Blends a colour through a separate coverage for each pixel.
  ///
  /// - Precondition: `coverage` has one element for each pixel of the run.
  func blend(
    _ color: UInt32, through coverage: Span<UInt8>, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    let block = PixelBlock(start: run.lowerBound, width: run.count, height: 1, stride: 0)
    blend(color, through: coverage, stride: 0, over: block, in: &pixels)
  }

  /// Blends a colour over a block, through a separate coverage for each pixel.
  ///
  /// - Parameters:
  ///   - coverage: begins with that of the block's first pixel.
  ///   - stride: the distance between the starts of two rows of `coverage`.
  func blend(
    _ color: UInt32, through coverage: Span<UInt8>, stride: Int, over block: PixelBlock,
    in pixels: inout MutableSpan<UInt32>
  ) {
    guard !block.isEmpty else { return }
    precondition(
      block.start >= 0 && block.run(block.height - 1).upperBound <= pixels.count,
      "a block lies in the picture")
    precondition(
      stride >= 0 && (block.height - 1) * stride + block.width <= coverage.count,
      "each pixel has its coverage")
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe coverage.withUnsafeBufferPointer { coverage in
        guard let base = buffer.baseAddress, let mask = coverage.baseAddress else { return }
        // The preconditions above keep the block inside the buffer, and its coverage inside of `mask`.
        unsafe raster_blend_color_mask(
          base + block.start, block.stride, mask, stride, block.width, block.height, color)
      }
    }
  }
}

// MARK: - Pixels

extension Blitter {
  /// Blends pixels through the same coverage for all of them.
  ///
  /// - Precondition: `source` has one pixel for each pixel of the run.
  func blend(
    _ source: Span<UInt32>, coverage: UInt32 = 255, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    precondition(source.count == run.count, "each pixel has its source")
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe source.withUnsafeBufferPointer { source in
        guard let base = buffer.baseAddress, let from = source.baseAddress else { return }
        // The preconditions above keep the run inside the buffer and `from` as long as the run.
        unsafe raster_blend_pixels(base + run.lowerBound, from, run.count, coverage)
      }
    }
  }

  /// Blends pixels, each through its own coverage.
  ///
  /// - Precondition: `source` and `coverage` have one element for each pixel of the run.
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
          // The preconditions above keep the run inside the buffer, and `from` and `mask` as long as the run.
          unsafe raster_blend_pixels_mask(base + run.lowerBound, from, mask, run.count)
        }
      }
    }
  }
}
