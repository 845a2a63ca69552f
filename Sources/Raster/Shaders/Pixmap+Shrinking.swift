// Area averaging: each new pixel is the mean of the rectangle of old ones that it covers. In units of one
// over the new width an old pixel is `newWidth` wide and a new one `oldWidth`, so that all overlaps are
// whole numbers and nothing is lost but the rounding at the end.

import Primitives

extension Pixmap {
  /// The picture with fewer pixels, each the mean of the area that it covers.
  ///
  /// - Precondition: the new sides are at least 1 and not longer than the old ones.
  func shrunk(width newWidth: Int, height newHeight: Int) -> Pixmap {
    precondition(newWidth >= 1 && newWidth <= width, "shrinking does not widen")
    precondition(newHeight >= 1 && newHeight <= height, "shrinking does not heighten")
    guard newWidth != width || newHeight != height else { return self }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(newWidth * newHeight)
    var sums = [SIMD4<UInt64>](repeating: .zero, count: newWidth)
    let area = UInt64(width * height)
    for row in 0..<newHeight {
      for index in sums.indices { sums[index] = SIMD4(repeating: area / 2) }
      let top = row * height
      let bottom = top + height
      for y in (top / newHeight)..<((bottom + newHeight - 1) / newHeight) {
        let weight = min((y + 1) * newHeight, bottom) - max(y * newHeight, top)
        addRow(y, times: UInt64(weight), newWidth: newWidth, to: &sums)
      }
      for sum in sums {
        let mean = sum / area
        pixels.append(
          UInt32(truncatingIfNeeded: mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24))
      }
    }
    return Pixmap(width: newWidth, height: newHeight, pixels: pixels)
  }

  /// Half as large, rounded up.
  func halved() -> Pixmap {
    shrunk(width: (width + 1) / 2, height: (height + 1) / 2)
  }

  private func addRow(
    _ y: Int, times weight: UInt64, newWidth: Int, to sums: inout [SIMD4<UInt64>]
  ) {
    let first = y * width
    // An old pixel ends inside the new one or goes on into the next.
    var column = 0
    var end = width
    for x in 0..<width {
      let pixel = pixels[first &+ x]
      let channels = SIMD4(
        UInt64(pixel & 255), UInt64(pixel &>> 8 & 255), UInt64(pixel &>> 16 & 255),
        UInt64(pixel &>> 24))
      let right = (x &+ 1) &* newWidth
      let left = x &* newWidth
      if right <= end {
        sums[column] &+= channels &* (weight &* UInt64(newWidth))
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
