import Primitives
import Testing

@testable import Raster

@Suite struct PixmapShrinkingTests {
  /// Random bytes, or all the largest.
  private static func picture(_ width: Int, _ height: Int, _ random: inout RandomLists) -> Pixmap {
    let isWhite = random.below(4) == 0
    let pixels = (0..<width * height).map { _ in
      isWhite ? UInt32.max : UInt32(truncatingIfNeeded: random.next())
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private static func expectSame(_ pixmap: Pixmap, width: Int, height: Int) {
    let expected = pixmap.shrunk(width: width, height: height, kernels: .portable)
    for kernels in Kernels.allCases {
      let shrunk = pixmap.shrunk(width: width, height: height, kernels: kernels)
      #expect(
        shrunk == expected,
        "\(kernels): \(pixmap.width) × \(pixmap.height) to \(width) × \(height)")
    }
  }

  @Test(arguments: 0..<200)
  func `all average to the same bytes`(_ seed: Int) {
    var random = RandomLists(seed: UInt64(seed) + 9000)
    let (width, height) = (1 + random.below(60), 1 + random.below(40))
    Self.expectSame(
      Self.picture(width, height, &random), width: 1 + random.below(width),
      height: 1 + random.below(height))
  }

  @Test(arguments: 0..<200)
  func `a part is what all of the picture has there`(_ seed: Int) throws {
    var random = RandomLists(seed: UInt64(seed) + 9500)
    let (width, height) = (1 + random.below(60), 1 + random.below(40))
    let picture = Self.picture(width, height, &random)
    let (newWidth, newHeight) = (1 + random.below(width), 1 + random.below(height))
    let whole = picture.shrunk(width: newWidth, height: newHeight)
    for _ in 0..<5 {
      let (x, y) = (random.below(newWidth), random.below(newHeight))
      let part = try #require(
        IntRect(
          x: x, y: y, width: 1 + random.below(newWidth - x), height: 1 + random.below(newHeight - y)
        ))
      for kernels in Kernels.allCases {
        let shrunk = picture.shrunk(
          width: newWidth, height: newHeight, part: part, kernels: kernels)
        #expect(shrunk == whole.cropped(to: part), "\(kernels): \(part)")
      }
    }
  }

  @Test func `all average small pictures to the same bytes, whatever the sides`() {
    var random = RandomLists(seed: 42)
    for width in 1...9 {
      for height in 1...9 {
        let picture = Self.picture(width, height, &random)
        for newWidth in 1...width {
          for newHeight in 1...height {
            Self.expectSame(picture, width: newWidth, height: newHeight)
          }
        }
      }
    }
  }

  @Test(arguments: [(5000, 2, 4999, 1), (2, 5000, 1, 4999), (70_001, 1, 66_000, 1)])
  func `running sums beyond 32 bits are none of their differences`(
    _ sides: (width: Int, height: Int, newWidth: Int, newHeight: Int)
  ) {
    let white = Pixmap(width: sides.width, height: sides.height, filledWith: .init(rgba: .max))
    Self.expectSame(white, width: sides.newWidth, height: sides.newHeight)
  }

  /// What a product with a rounded inverse would get wrong first: means on a half and next to one.
  @Test(arguments: [1, 2, 3, 5, 7, 49, 640, 641, 4096, 9999])
  func `means are rounded at the half, up`(count: Int) {
    for low in [0, 127, 254] as [UInt32] {
      // So many pixels have the higher value.
      for more in Set([0, count / 2 - 1, count / 2, (count + 1) / 2, count]) where more >= 0 {
        var pixels = [UInt32](repeating: low * 0x0101_0101, count: count)
        for index in 0..<more { pixels[index] = (low + 1) * 0x0101_0101 }
        let mean = (2 * more >= count ? low + 1 : low) * 0x0101_0101
        for kernels in Kernels.allCases {
          let column = Pixmap(width: 1, height: count, pixels: pixels)
          #expect(column.shrunk(width: 1, height: 1, kernels: kernels).pixels == [mean])
        }
      }
    }
  }
}
