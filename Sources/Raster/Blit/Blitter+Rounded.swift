import CRasterKernels

#if arch(x86_64)
  extension Blitter {
    /// Blends a colour over a rounded rectangle whose sides lie between pixels, in one call for all of
    /// its rows.
    ///
    /// - Parameters:
    ///   - width: in pixels, at least the pitch of the corners.
    ///   - height: in pixels, at least twice the reach of the corners.
    ///   - start: where its upper left corner lies in `pixels`.
    ///   - stride: pixels from a row to the next.
    func fillWithAVX2(
      _ corners: AlignedCorners, color: UInt32, width: Int, height: Int, start: Int, stride: Int,
      in pixels: inout MutableSpan<UInt32>
    ) {
      precondition(
        width >= corners.pitch && height >= 2 * corners.reach,
        "a rectangle has room for its corners")
      precondition(
        start >= 0 && start + (height - 1) * stride + width <= pixels.count,
        "a rectangle lies in the picture")
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        unsafe corners.coverage.withUnsafeBufferPointer { coverage in
          guard let target = pixels.baseAddress, let mask = coverage.baseAddress else { return }
          // The rectangle was checked to lie in the picture; corners have `2 · reach` rows of `pitch`.
          unsafe raster_fill_rounded_avx2(
            target + start, stride, width, height, mask, corners.pitch, corners.reach, color)
        }
      }
    }
  }
#endif
