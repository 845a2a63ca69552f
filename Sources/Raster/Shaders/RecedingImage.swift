import Primitives
import Synchronization

/// A picture in perspective: as large as it is seen where it is nearest, and averaged down where it recedes.
///
/// How far is decided for blocks of 8 pixels of a row, on multiples of 8, so that a pixel does not depend on what
/// else is asked for; along and across the picture by itself, for what lies nearly flat is shrunk more in one
/// direction. A class, for sizes are made when they are first seen, on whatever thread.
final class RecedingImage: Sendable {
  /// How small the picture is made.
  private struct Steps: Hashable {
    /// Each divides a side by √2: nothing is skipped then, and where two sizes meet is hardly seen.
    var x: Int
    var y: Int
  }

  /// A part of a row that is seen in one size.
  struct Run {
    var count: Int
    var pixmap: Pixmap
    /// From device pixels to those of the pixmap.
    var map: ProjectiveTransform
  }

  private let storage: ImageStorage
  /// Where it is nearest.
  private let width: Int
  private let height: Int
  /// From the pixels of the picture where it is nearest to the device's.
  private let toDevice: ProjectiveTransform
  private let map: ProjectiveTransform
  private let pixmaps = Mutex<[Steps: Pixmap]>([:])

  private static let blockSize = 8

  /// - Parameters:
  ///   - width: pixels of the picture where it is nearest, as is the height.
  ///   - toDevice: from there to device pixels.
  ///   - map: the inverse.
  init(
    _ storage: ImageStorage, width: Int, height: Int, toDevice: ProjectiveTransform,
    map: ProjectiveTransform
  ) {
    self.storage = storage
    self.width = width
    self.height = height
    self.toDevice = toDevice
    self.map = map
  }

  /// How pixels of row y are seen, from column x on: as many of `count` as are in one size.
  func run(x: Int, y: Int, count: Int) -> Run {
    let steps = steps(x: x, y: y)
    var end = 0
    repeat {
      let next = ((x &+ end) & ~(Self.blockSize &- 1)) &+ Self.blockSize
      end = min(next &- x, count)
    } while end < count && self.steps(x: x &+ end, y: y) == steps
    let pixmap = pixmap(steps)
    let scale = AffineTransform(
      scaleX: Double(pixmap.width) / Double(width), y: Double(pixmap.height) / Double(height))
    return Run(
      count: end, pixmap: pixmap, map: map.concatenating(ProjectiveTransform(scale)))
  }
}

// MARK: - Sizes

extension RecedingImage {
  /// How small the picture is in the block of a pixel, measured in its middle.
  private func steps(x: Int, y: Int) -> Steps {
    let centerX = Double((x & ~(Self.blockSize &- 1)) &+ Self.blockSize / 2)
    let centerY = Double(y) + 0.5
    let nearness = map.m31 * centerX + (map.m32 * centerY + map.m33)
    /// How often a side has to be divided by √2 until one of its pixels is as long as the device's.
    func steps(_ dx: Double, _ dy: Double, _ side: Int) -> Int {
      let (x, y) = (dx * nearness, dy * nearness)
      let area = x * x + y * y
      // Its exponent is the logarithm, rounded; what is no number is not seen.
      let shrinking = 2.0.squareRoot() / area
      guard shrinking >= 2 else { return 0 }
      return min(Int(shrinking.exponent), 2 * Double(side).exponent)
    }
    return Steps(
      x: steps(toDevice.m11 - centerX * toDevice.m31, toDevice.m21 - centerY * toDevice.m31, width),
      y: steps(
        toDevice.m12 - centerX * toDevice.m32, toDevice.m22 - centerY * toDevice.m32, height))
  }

  private func pixmap(_ steps: Steps) -> Pixmap {
    if let known = pixmaps.withLock({ $0[steps] }) { return known }
    // Outside of the lock: nobody waits for another size.
    let (width, height) = (side(width, steps.x), side(height, steps.y))
    let pixmap = storage.shrunk(width: width, height: height).pixmap
    pixmaps.withLock { $0[steps] = pixmap }
    return pixmap
  }

  private func side(_ length: Int, _ steps: Int) -> Int {
    let half = Double(sign: .plus, exponent: -(steps / 2), significand: Double(length))
    let side = steps % 2 == 0 ? half : half * 0.5.squareRoot()
    return max(1, Int(side.rounded()))
  }
}
