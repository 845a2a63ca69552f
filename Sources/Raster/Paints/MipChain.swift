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

  /// - Parameters:
  ///   - level: the first level that is kept, because the picture is expected to be shown no larger.
  ///   - larger: has the levels before it while they are shown; nil if all are kept.
  ///   - decode: decodes the picture again, with the same pixels; nil if its file is gone.
  package init(
    pixmap: consuming Pixmap, from level: Int = 0, larger: LargerLevels? = nil,
    decode: @escaping @Sendable () -> Pixmap? = { nil }
  ) {
    chain = MipChain(pixmap, from: level, larger: larger, decode: decode)
  }

  package var pixmap: Pixmap { chain.level(0) }

  /// Pixels of level 0.
  package var width: Int { chain.width }
  package var height: Int { chain.height }

  /// The pixels of the largest level that is kept.
  package var keptPixelCount: Int { chain.keptPixelCount }
}

/// The levels of a picture. This is a class because display lists on any thread share the levels. A level is computed
/// at its first use. All levels above the first one together have a third of its pixels.
final class MipChain: Sendable {
  /// Pixels of level 0.
  let width: Int
  let height: Int
  /// The number of the first level that is kept.
  let first: Int
  let keptPixelCount: Int
  /// The levels that have been computed, from level `first`.
  private let levels: Mutex<[Pixmap]>
  /// The levels before `first`; nil if there are none.
  private let larger: LargerLevels?
  private let decode: @Sendable () -> Pixmap?

  init(
    _ pixmap: consuming Pixmap, from level: Int = 0, larger: LargerLevels? = nil,
    decode: @escaping @Sendable () -> Pixmap? = { nil }
  ) {
    (width, height) = (pixmap.width, pixmap.height)
    (first, self.larger, self.decode) = (level, larger, decode)
    for _ in 0..<level { pixmap = pixmap.halved() }
    keptPixelCount = pixmap.pixels.count
    levels = Mutex([pixmap])
  }

  /// The picture halved `number` times, or fewer times if it is a single pixel earlier.
  func level(_ number: Int) -> Pixmap {
    if number < first, let larger { return larger.level(number, of: self) }
    return levels.withLock { levels in
      while first + levels.count <= number {
        let last = levels[levels.count - 1]
        guard last.width > 1 || last.height > 1 else { return last }
        levels.append(last.halved())
      }
      return levels[number - first]
    }
  }

  /// Decodes the picture again, for its levels from `number` to the last one that is not kept. If its file is gone or has
  /// another size, they are those that are kept, stretched.
  func decodedLevels(from number: Int) -> [Pixmap] {
    var pixmap = decode()
    if let decoded = pixmap, (decoded.width, decoded.height) != (width, height) { pixmap = nil }
    guard var level = pixmap else {
      return (number..<first).map { number in
        let side = 1 << number
        return self.level(first).stretched(
          width: (width + side - 1) / side, height: (height + side - 1) / side)
      }
    }
    pixmap = nil
    for _ in 0..<number { level = level.halved() }
    var result = [level]
    while number + result.count < first { result.append(result[result.count - 1].halved()) }
    return result
  }

  deinit { larger?.forget(ObjectIdentifier(self)) }

  /// The number of the last level, which is a single pixel.
  var lastLevel: Int {
    let longest = max(width, height)
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

  /// The picture at another size, without interpolation.
  fileprivate func stretched(width: Int, height: Int) -> Pixmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = y * self.height / height * self.width
      for x in 0..<width { pixels.append(self.pixels[row + x * self.width / width]) }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }
}
