// Area averaging: each new pixel is the mean of the rectangle of old ones that it covers. In units of one
// over the new width an old pixel is `newWidth` wide and a new one `oldWidth`, so that all overlaps are
// whole numbers and nothing is lost but the rounding at the end.
//
// The kernel for AVX2 takes each row of the picture once. The sum of a new pixel's part of it is the difference of
// two running sums along the row, with no case for how many pixels that is; measured, it takes a sixth to a third of
// the time (4000 × 3000 to 2400 × 1800: 21 ms instead of 89).

import CRasterKernels
import Primitives

extension Pixmap {
  /// The picture with fewer pixels, each the mean of the area that it covers.
  ///
  /// - Precondition: the new sides are at least 1 and not longer than the old ones.
  func shrunk(
    width newWidth: Int, height newHeight: Int, kernels: Kernels = .best
  ) -> Pixmap {
    guard let all = IntRect(width: newWidth, height: newHeight) else {
      preconditionFailure("a pixmap has at least one pixel")
    }
    return shrunk(width: newWidth, height: newHeight, part: all, kernels: kernels)
  }

  /// A part of the picture with fewer pixels.
  ///
  /// - Precondition: as above, and the part lies in the new picture.
  func shrunk(
    width newWidth: Int, height newHeight: Int, part: IntRect, kernels: Kernels = .best
  ) -> Pixmap {
    precondition(newWidth >= 1 && newWidth <= width, "shrinking does not widen")
    precondition(newHeight >= 1 && newHeight <= height, "shrinking does not heighten")
    precondition(
      part.x >= 0 && part.y >= 0 && part.maxX <= newWidth && part.maxY <= newHeight,
      "a part lies in its picture")
    guard newWidth != width || newHeight != height else { return cropped(to: part) }
    #if arch(x86_64)
      // What the kernel counts in 32 bits; only a picture of few rows or columns has more. No memory holds 2⁴³ pixels.
      if kernels == .avx2, width < 1 << 24, height < 1 << 24 {
        return shrunkInVectors(width: newWidth, height: newHeight, part)
      }
    #endif
    return shrunkInOrder(width: newWidth, height: newHeight, part)
  }

  /// Half as large, rounded up.
  func halved() -> Pixmap {
    shrunk(width: (width + 1) / 2, height: (height + 1) / 2)
  }
}

// MARK: - For every processor

extension Pixmap {
  private func shrunkInOrder(width newWidth: Int, height newHeight: Int, _ part: IntRect) -> Pixmap
  {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.area)
    var sums = [SIMD4<UInt64>](repeating: .zero, count: part.width)
    let area = UInt64(width * height)
    for row in part.y..<part.maxY {
      for index in sums.indices { sums[index] = SIMD4(repeating: area / 2) }
      let top = row * height
      let bottom = top + height
      for y in (top / newHeight)..<((bottom + newHeight - 1) / newHeight) {
        let weight = min((y + 1) * newHeight, bottom) - max(y * newHeight, top)
        addRow(y, times: UInt64(weight), newWidth: newWidth, part.x..<part.maxX, to: &sums)
      }
      for sum in sums {
        let mean = sum / area
        pixels.append(
          UInt32(truncatingIfNeeded: mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24))
      }
    }
    return Pixmap(width: part.width, height: part.height, pixels: pixels)
  }

  /// - Parameter columns: of the new picture, those that have sums.
  private func addRow(
    _ y: Int, times weight: UInt64, newWidth: Int, _ columns: Range<Int>,
    to sums: inout [SIMD4<UInt64>]
  ) {
    let row = y * width
    let first = columns.lowerBound * width
    let last = columns.upperBound * width
    // An old pixel ends inside the new one or goes on into the next.
    var column = 0
    var end = first + width
    for x in (first / newWidth)..<((last + newWidth - 1) / newWidth) {
      let pixel = pixels[row &+ x]
      let channels = SIMD4(
        UInt64(pixel & 255), UInt64(pixel &>> 8 & 255), UInt64(pixel &>> 16 & 255),
        UInt64(pixel &>> 24))
      let left = max(x &* newWidth, first)
      let right = min((x &+ 1) &* newWidth, last)
      if right <= end {
        sums[column] &+= channels &* (weight &* UInt64(right &- left))
      } else {
        sums[column] &+= channels &* (weight &* UInt64(end &- left))
        sums[column &+ 1] &+= channels &* (weight &* UInt64(right &- end))
      }
      if right >= end {
        column &+= 1
        end &+= width
      }
    }
  }
}

// MARK: - For AVX2

#if arch(x86_64)
  extension Pixmap {
    private func shrunkInVectors(
      width newWidth: Int, height newHeight: Int, _ part: IntRect
    ) -> Pixmap {
      var prefixes = [UInt32](repeating: 0, count: 4 * (width + 2))
      var sums = [UInt64](repeating: 0, count: 4 * part.width)
      var target = Pixmap(unpaintedWidth: part.width, height: part.height)
      let source = pixels.span
      target.withMutablePixels { target in
        unsafe target.withUnsafeMutableBufferPointer { target in
          unsafe source.withUnsafeBufferPointer { source in
            unsafe prefixes.withUnsafeMutableBufferPointer { prefixes in
              unsafe sums.withUnsafeMutableBufferPointer { sums in
                // Each has as many numbers as the kernel asks for, and it writes all of the target.
                var shrinking = unsafe raster_shrinking(
                  new_width: newWidth, new_height: newHeight,
                  part_x: part.x, part_y: part.y, part_width: part.width, part_height: part.height,
                  target: target.baseAddress,
                  source: source.baseAddress, width: width, height: height,
                  prefixes: prefixes.baseAddress, sums: sums.baseAddress)
                unsafe raster_shrink_avx2(&shrinking)
              }
            }
          }
        }
      }
      return target
    }
  }
#endif
