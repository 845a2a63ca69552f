// A picture in halved sizes, for showing it smaller than it is.
//
// Level 0 is the picture; each pixel of the next level is the mean of up to four of this one. A picture
// is shown from the two levels between whose sizes it lies, interpolated in each and between both, so
// that it does not jump when it is zoomed.

import CKernels
package import Primitives
import Synchronization

/// A decoded picture that display lists share, with its halved sizes.
package struct ImageStorage: Sendable {
  let chain: MipChain

  package init(pixmap: Pixmap) {
    chain = MipChain(pixmap)
  }

  package var pixmap: Pixmap { chain.pixmap }
}

/// A class because all display lists that show the picture share its levels, on any thread. A level is made when it is
/// first shown. All levels together have a third of the pixels of the picture.
final class MipChain: Sendable {
  let pixmap: Pixmap
  /// From level 1 on, those that were made.
  private let smaller = Mutex<[Pixmap]>([])

  init(_ pixmap: Pixmap) { self.pixmap = pixmap }

  /// The picture, halved as often as the number of the level, or less where one pixel is reached.
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

  /// The number of the last level, a single pixel.
  var lastLevel: Int {
    let longest = max(pixmap.width, pixmap.height)
    return longest == 1 ? 0 : Int.bitWidth - (longest - 1).leadingZeroBitCount
  }
}

/// Two neighbouring levels of a picture and the weight of the second one.
struct MipLevels: Equatable {
  /// The number of the first level.
  var first: Int
  /// 0…255 of 256; with 0 the second level is not needed.
  var weight: UInt32

  /// The levels for showing some pixels of the picture in one device pixel.
  ///
  /// The first level has 4^first pixels in one of its own. Between two levels the weight grows with the
  /// number of pixels.
  ///
  /// - Parameter area: pixels of the picture in a device pixel. If it is not a number, the last level counts.
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
  /// Half as large, rounded up; each pixel is the mean of those that it covers.
  func halved() -> Pixmap {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    var result = Pixmap(unpaintedWidth: newWidth, height: newHeight)
    let source = pixels.span
    result.withMutablePixels { (target: inout MutableSpan<UInt32>) -> Void in
      unsafe target.withUnsafeMutableBufferPointer { target in
        unsafe source.withUnsafeBufferPointer { source in
          guard let target = target.baseAddress, let source = source.baseAddress else { return }
          // The result has as many pixels as the kernel writes.
          unsafe raster_halve(target, source, self.width, self.height)
        }
      }
    }
    return result
  }
}
