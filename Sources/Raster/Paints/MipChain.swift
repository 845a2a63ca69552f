// A picture in halved sizes, for drawing it at a reduced size.
//
// Level 0 is the picture. Each pixel of the next level is the mean of up to four pixels of the previous level. A
// reduced picture is interpolated within and between the two levels next to its size, so that zooming has no jumps.

import CAnimKernels
package import AnimPrimitives
import Synchronization

/// A decoded picture with its halved sizes. Display lists share the storage.
package struct ImageStorage: Sendable {
  let chain: MipChain

  package init(pixmap: Pixmap) {
    chain = MipChain(pixmap)
  }

  package var pixmap: Pixmap { chain.pixmap }
}

/// The levels of a picture. This is a class because display lists on any thread share the levels. A level is computed
/// at its first use. All levels above 0 together have a third of the picture's pixels.
final class MipChain: Sendable {
  let pixmap: Pixmap
  /// The levels that have been computed, from level 1.
  private let smaller = Mutex<[Pixmap]>([])

  init(_ pixmap: Pixmap) { self.pixmap = pixmap }

  /// The picture halved `number` times, or fewer times if it is a single pixel earlier.
  func level(_ number: Int) -> Pixmap {
    guard number > 0 else { return pixmap }
    return smaller.withLock { smaller in
      while smaller.count < number {
        let last = smaller.last ?? pixmap
        guard last.width > 1 || last.height > 1 else { return last }
        smaller.append(last.halved())
      }
      return smaller[number - 1]
    }
  }

  /// The number of the last level, which is a single pixel.
  var lastLevel: Int {
    let longest = max(pixmap.width, pixmap.height)
    return longest == 1 ? 0 : Int.bitWidth - (longest - 1).leadingZeroBitCount
  }
}

/// Two neighbouring levels of a picture and the weight of the second one.
struct MipLevels: Equatable {
  /// The number of the first level.
  var first: Int
  /// 0…255 in units of 1/256. The second level is not needed if the weight is 0.
  var weight: UInt32

  /// The levels for drawing `area` pixels of the picture in one device pixel.
  ///
  /// A pixel of level n stands for 4ⁿ pixels of the picture. Between two levels the weight grows linearly with the
  /// area.
  ///
  /// - Parameter area: the number of pixels of the picture in a device pixel. Infinity selects the last level, NaN
  ///   level 0.
  init(area: Double, last: Int) {
    guard area > 1 else {
      (first, weight) = (0, 0)
      return
    }
    guard area < 0x1p62 else {
      (first, weight) = (last, 0)
      return
    }
    let number = Int(area.exponent) / 2
    let part = (area / Double(1 << (2 * number)) - 1) / 3
    first = min(number, last)
    weight = number < last ? UInt32((part * 256).rounded()) : 0
    if weight == 256 { (first, weight) = (first + 1, 0) }
  }
}

extension Pixmap {
  /// The picture at half the size, rounded up. Each pixel is the mean of the pixels that it covers.
  func halved() -> Pixmap {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    var result = Pixmap(unpaintedWidth: newWidth, height: newHeight)
    let source = pixels.span
    result.withMutablePixels { (target: inout MutableSpan<UInt32>) -> Void in
      unsafe target.withUnsafeMutableBufferPointer { target in
        unsafe source.withUnsafeBufferPointer { source in
          guard let target = target.baseAddress, let source = source.baseAddress else { return }
          // The result has ⌈width / 2⌉ × ⌈height / 2⌉ pixels, as the kernel writes them.
          unsafe raster_halve(target, source, self.width, self.height)
        }
      }
    }
    return result
  }
}
