import Primitives
import Testing

@testable import Raster

@Suite struct ImageKernelTests {
  /// Random bytes, or just the least and the largest.
  private static func storage(
    _ width: Int, _ height: Int, _ random: inout RandomLists
  ) -> ImageStorage {
    let isHarsh = random.below(3) == 0
    let pixels = (0..<width * height).map { _ in
      let bits = UInt32(truncatingIfNeeded: random.next())
      return isHarsh ? (bits & 0x0101_0101) * 255 : bits
    }
    return ImageStorage(pixmap: Pixmap(width: width, height: height, pixels: pixels))
  }

  /// Whether there was a shader.
  @discardableResult
  private static func expectSame(
    _ pattern: ImagePattern, _ transform: ProjectiveTransform, x: Int, y: Int, count: Int
  ) -> Bool {
    guard let shader = ImageShader(pattern, transform: transform) else { return false }
    func pixels(_ kernels: Kernels) -> [UInt32] {
      // What lies behind the run stays as it is.
      var pixels = [UInt32](repeating: 0x1234_5678, count: count + 9)
      var span = pixels.mutableSpan
      shader.shade(x: x, y: y, count: count, into: &span, kernels: kernels)
      return pixels
    }
    let expected = pixels(.portable)
    #expect(expected.suffix(9).allSatisfy { $0 == 0x1234_5678 })
    for kernels in Kernels.allCases {
      #expect(
        pixels(kernels) == expected, "\(kernels): \(transform), \(count) from \(x), \(y)")
    }
    return true
  }

  @Test(arguments: 0..<100)
  func `all interpolate to the same bytes`(_ seed: Int) {
    var random = RandomLists(seed: UInt64(seed) + 4000)
    let (width, height) = (1 + random.below(12), 1 + random.below(12))
    let storage = Self.storage(width, height, &random)
    let pattern = ImagePattern(
      identity: 1, image: storage,
      frame: Rect(
        x: random.number(-9, 9), y: random.number(-9, 9), width: random.number(1, 40),
        height: random.number(1, 40)), opacity: random.below(3) == 0 ? 0.4 : 1)
    for _ in 0..<10 {
      var transform = ProjectiveTransform(
        AffineTransform(
          a: random.number(-3, 3), b: random.below(3) == 0 ? 0 : random.number(-3, 3),
          c: random.below(3) == 0 ? 0 : random.number(-3, 3), d: random.number(-3, 3),
          tx: random.number(-30, 30), ty: random.number(-30, 30)))
      if random.below(2) == 0 {
        transform.m31 = random.number(-0.05, 0.05)
        transform.m32 = random.number(-0.05, 0.05)
      }
      Self.expectSame(
        pattern, transform, x: random.below(60) - 30, y: random.below(60) - 30,
        count: random.below(50))
    }
  }

  @Test func `a scrolled picture comes out the same at each fraction of a pixel`() {
    var random = RandomLists(seed: 4)
    let pattern = ImagePattern(
      identity: 1, image: Self.storage(9, 3, &random), frame: Rect(x: 0, y: 0, width: 9, height: 3))
    for step in 0...256 {
      let shift = AffineTransform(translationX: Double(step) / 256, y: 1 - Double(step) / 256)
      for y in -1...4 {
        Self.expectSame(pattern, ProjectiveTransform(shift), x: -3, y: y, count: 16)
      }
    }
  }

  @Test func `all agree on places far away, and where there are none`() {
    let odd = [0, 1, -1, 0.5, 1e-7, 1e300, .infinity, .nan, -2.5, 1e5, -1e6, 1e9, 1e14]
    var random = RandomLists(seed: 12)
    let storage = Self.storage(5, 3, &random)
    func next() -> Double { odd[random.below(odd.count)] }
    var made = 0
    for _ in 0..<5000 {
      let pattern = ImagePattern(
        identity: 1, image: storage, frame: Rect(x: next(), y: next(), width: next(), height: 3))
      let transform = ProjectiveTransform(
        m11: 1, m12: next(), m13: next(), m21: next(), m22: next(), m23: next(),
        m31: random.below(2) == 0 ? 0 : next() / 1e3, m32: 0, m33: 1)
      let x = [-9, 0, 1 << 22, -(1 << 30)][random.below(4)]
      if Self.expectSame(pattern, transform, x: x, y: 9, count: 20) { made += 1 }
    }
    #expect(made > 100)
  }
}
