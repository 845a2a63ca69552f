import AnimPrimitives
import CAnimKernels

extension Compositing {
  /// The kernel's name; nil for the modes that other loops blend.
  fileprivate var kernelMode: raster_mode? {
    switch self {
    case .replace: RASTER_REPLACE
    case .blend(let mode):
      switch mode {
      case .normal, .plusLighter: nil
      case .multiply: RASTER_MULTIPLY
      case .screen: RASTER_SCREEN
      case .overlay: RASTER_OVERLAY
      case .darken: RASTER_DARKEN
      case .lighten: RASTER_LIGHTEN
      case .colorDodge: RASTER_COLOR_DODGE
      case .colorBurn: RASTER_COLOR_BURN
      case .hardLight: RASTER_HARD_LIGHT
      case .softLight: RASTER_SOFT_LIGHT
      case .difference: RASTER_DIFFERENCE
      case .exclusion: RASTER_EXCLUSION
      case .hue: RASTER_HUE
      case .saturation: RASTER_SATURATION
      case .color: RASTER_COLOR
      case .luminosity: RASTER_LUMINOSITY
      }
    }
  }
}

extension Blitter {
  /// Blends pixels by a mode other than `normal` and `plusLighter`, all through the same coverage.
  ///
  /// - Precondition: `source` has one pixel for each pixel of the run.
  func mix(
    _ source: Span<UInt32>, _ compositing: Compositing, coverage: UInt8, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    let all = InlineArray<8, UInt8>(repeating: coverage)
    mix(source, compositing, all.span, step: 0, over: run, in: &pixels)
  }

  /// Blends pixels by a mode other than `normal` and `plusLighter`, each through its own coverage.
  ///
  /// - Precondition: `source` and `coverage` have one element for each pixel of the run.
  func mix(
    _ source: Span<UInt32>, _ compositing: Compositing, through coverage: Span<UInt8>,
    over run: Range<Int>, in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(coverage.count == run.count, "each pixel has its coverage")
    mix(source, compositing, coverage, step: 1, over: run, in: &pixels)
  }

  private func mix(
    _ source: Span<UInt32>, _ compositing: Compositing, _ coverage: Span<UInt8>, step: Int,
    over run: Range<Int>, in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    precondition(source.count == run.count, "each pixel has its source")
    guard let mode = compositing.kernelMode else { return }
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe source.withUnsafeBufferPointer { source in
        unsafe coverage.withUnsafeBufferPointer { coverage in
          guard let base = buffer.baseAddress, let from = source.baseAddress,
            let mask = coverage.baseAddress
          else { return }
          // The preconditions keep the run inside the buffer and `from` as long as the run. With a step of 1, `mask` is
          // as long too; with a step of 0 it has the eight elements that are read.
          unsafe raster_mix_pixels(base + run.lowerBound, from, mask, step, run.count, mode)
        }
      }
    }
  }

  /// Maps pixels by colour matrices of 20 numbers each.
  func map(_ run: Range<Int>, by matrices: Span<Float>, in pixels: inout MutableSpan<UInt32>) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe matrices.withUnsafeBufferPointer { matrices in
        guard let base = buffer.baseAddress, let first = matrices.baseAddress else { return }
        // The precondition above keeps the run inside the buffer; only whole matrices are read.
        unsafe raster_map_colors(base + run.lowerBound, run.count, first, matrices.count / 20)
      }
    }
  }

  /// Multiplies pixels by what a mask shows of them.
  ///
  /// - Precondition: `mask` has one pixel for each pixel of the run.
  func mask(
    _ mask: Span<UInt32>, _ mode: MaskMode, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    precondition(mask.count == run.count, "each pixel has its mask")
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe mask.withUnsafeBufferPointer { mask in
        guard let base = buffer.baseAddress, let from = mask.baseAddress else { return }
        // The preconditions above keep the run inside the buffer and `from` as long as the run.
        unsafe raster_mask_pixels(
          base + run.lowerBound, from, run.count, mode.isLuminance ? 1 : 0, mode.isInverted ? 1 : 0)
      }
    }
  }
}
