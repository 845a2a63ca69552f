import Primitives
import Testing

@testable import Raster

@Suite struct ShrunkPixmapsTests {
  /// Asks for a size; whether it had to be made.
  private func makes(_ pixmaps: ShrunkPixmaps, _ width: Int, _ height: Int) -> Bool {
    var isMade = false
    let pixmap = pixmaps.pixmap(width: width, height: height) {
      isMade = true
      return Pixmap(width: width, height: height)
    }
    #expect(pixmap.width == width && pixmap.height == height)
    return isMade
  }

  @Test func `a size is kept when it is asked for again`() {
    let pixmaps = ShrunkPixmaps(pixelLimit: 1000)
    #expect(makes(pixmaps, 10, 20))
    #expect(makes(pixmaps, 10, 20))
    #expect(!makes(pixmaps, 10, 20))
    #expect(makes(pixmaps, 20, 10))
    #expect(!makes(pixmaps, 10, 20))
  }

  @Test func `sizes that are asked for once take no place`() {
    let pixmaps = ShrunkPixmaps(pixelLimit: 1000)
    for _ in 0..<2 { _ = makes(pixmaps, 10, 20) }
    for width in 1...200 {
      #expect(makes(pixmaps, width, 30))
      #expect(!makes(pixmaps, 10, 20))
    }
  }

  @Test func `of more pixels than the limit those used last are kept`() {
    let pixmaps = ShrunkPixmaps(pixelLimit: 500)
    for width in [10, 20] {
      for _ in 0..<2 { _ = makes(pixmaps, width, 10) }
    }
    #expect(!makes(pixmaps, 10, 10))
    for _ in 0..<2 { #expect(makes(pixmaps, 30, 10)) }
    #expect(!makes(pixmaps, 10, 10))
    #expect(!makes(pixmaps, 30, 10))
    #expect(makes(pixmaps, 20, 10))
  }

  @Test func `a picture gives each size from its nearest halving, the same each time`() {
    var random = RandomLists(seed: 77)
    let pixels = (0..<40 * 30).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    let pixmap = Pixmap(width: 40, height: 30, pixels: pixels)
    let storage = ImageStorage(pixmap: pixmap)
    for _ in 0..<3 {
      #expect(storage.shrunk(width: 40, height: 30) == pixmap)
      #expect(storage.shrunk(width: 30, height: 11) == pixmap.shrunk(width: 30, height: 11))
      #expect(
        storage.shrunk(width: 13, height: 11) == pixmap.halved().shrunk(width: 13, height: 11))
    }
  }
}
