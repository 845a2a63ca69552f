import CRasterKernels
import Primitives

/// Places in a picture on a straight line, in steps of one device pixel: 24 bits of fraction, whole numbers at the
/// centres of pixels.
struct ImageLine {
  var u: Int
  var v: Int
  var stepU: Int
  var stepV: Int

  /// The places, in all their steps, lie within this: 2²² pixels.
  private static let reach = 1 << 46

  /// Whether none of some places lies beyond 2²² pixels.
  fileprivate func isNear(count: Int) -> Bool {
    func isNear(_ first: Int, _ step: Int) -> Bool {
      // Neither product nor sum overflows.
      abs(step) <= 1 << 40 && first.magnitude < Self.reach
        && abs(first + step * (count - 1)) < Self.reach
    }
    return count < 1 << 22 && isNear(u, stepU) && isNear(v, stepV)
  }
}

// MARK: - For AVX2

extension Kernels {
  /// Writes a picture at places on a line; false, with nothing written, where that is for Swift to do.
  func shade(
    _ line: ImageLine, of pixmap: Pixmap, count: Int, into target: inout MutableSpan<UInt32>
  ) -> Bool {
    #if arch(x86_64)
      guard self == .avx2, pixmap.isNear, line.isNear(count: count) else { return false }
      precondition(count <= target.count, "pixels have a place")
      unsafe pixmap.withRaw { picture in
        unsafe target.withUnsafeMutableBufferPointer { target in
          guard let base = target.baseAddress else { return }
          var raw = raster_line(
            u: Int64(line.u), v: Int64(line.v), step_u: Int64(line.stepU),
            step_v: Int64(line.stepV))
          // There is room for as many pixels, and the picture lends its own for the time of the call.
          unsafe raster_shade_line_avx2(base, count, &picture, &raw)
        }
      }
      return true
    #else
      return false
    #endif
  }

  /// The same in perspective, for pixels of row y, from column x on; writes behind `first` others.
  func shade(
    _ run: RecedingImage.Run, x: Int, y: Int, into target: inout MutableSpan<UInt32>,
    from first: Int
  ) -> Bool {
    #if arch(x86_64)
      guard self == .avx2, run.pixmap.isNear else { return false }
      precondition(
        first >= 0 && run.count >= 0 && run.count <= target.count - first, "pixels have a place")
      let map = run.map
      let centerY = Double(y) + 0.5
      unsafe run.pixmap.withRaw { picture in
        unsafe target.withUnsafeMutableBufferPointer { target in
          guard let base = target.baseAddress else { return }
          var raw = raster_perspective(
            slope_u: map.m11, slope_v: map.m21, slope_w: map.m31,
            u: map.m12 * centerY + map.m13, v: map.m22 * centerY + map.m23,
            w: map.m32 * centerY + map.m33)
          // There is room for as many pixels, and the picture lends its own for the time of the call.
          unsafe raster_shade_perspective_avx2(
            base + first, run.count, &picture, &raw, Double(x))
        }
      }
      return true
    #else
      return false
    #endif
  }
}

#if arch(x86_64)
  extension Pixmap {
    /// Whether the kernels, which count in 32 bits, can take it.
    fileprivate var isNear: Bool {
      width <= 1 << 22 && height <= 1 << 22 && pixels.count < 1 << 31
    }

    fileprivate func withRaw(_ body: (inout raster_picture) -> Void) {
      unsafe pixels.withUnsafeBufferPointer { pixels in
        var raw = unsafe raster_picture(pixels: pixels.baseAddress, width: width, height: height)
        unsafe body(&raw)
      }
    }
  }
#endif
