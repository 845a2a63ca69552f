import Primitives
import Testing

@testable import Raster

@Suite struct ShrunkPixmapsTests {
  /// Asks for a size; whether it had to be made.
  private func makes(_ pixmaps: ShrunkPixmaps, _ width: Int, _ height: Int) -> Bool {
    IntRect(width: width, height: height).map { made(pixmaps, $0, of: (width, height)) != nil }
      ?? false
  }

  /// Asks for a part of a size; what had to be made.
  private func made(
    _ pixmaps: ShrunkPixmaps, _ seen: IntRect, of size: (width: Int, height: Int)
  ) -> IntRect? {
    var made: IntRect?
    let part = pixmaps.part(seen, ofWidth: size.width, height: size.height) { rect in
      made = rect
      return Pixmap(width: rect.width, height: rect.height)
    }
    #expect(part.rect.contains(seen))
    #expect(part.pixmap.width == part.rect.width && part.pixmap.height == part.rect.height)
    return made
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

  @Test func `only what is seen is made, and all of it where that moves`() throws {
    let pixmaps = ShrunkPixmaps(pixelLimit: 10_000)
    func rect(_ x: Int, _ width: Int) throws -> IntRect {
      try #require(IntRect(x: x, y: 0, width: width, height: 50))
    }
    let (size, all) = ((width: 100, height: 50), try rect(0, 100))
    #expect(try made(pixmaps, rect(10, 40), of: size) == rect(10, 40))
    // Asked for again it is kept as it was seen first.
    #expect(try made(pixmaps, rect(20, 10), of: size) == rect(10, 40))
    #expect(try made(pixmaps, rect(10, 40), of: size) == nil)
    #expect(try made(pixmaps, rect(11, 40), of: size) == all)
    #expect(try made(pixmaps, rect(60, 40), of: size) == nil)
  }

  @Test func `what was used last is kept, however large`() {
    let pixmaps = ShrunkPixmaps(pixelLimit: 10)
    for _ in 0..<2 { #expect(makes(pixmaps, 10, 20)) }
    #expect(!makes(pixmaps, 10, 20))
    #expect(makes(pixmaps, 5, 20))
    #expect(!makes(pixmaps, 10, 20))
    #expect(makes(pixmaps, 5, 20))
    #expect(makes(pixmaps, 10, 20))
  }
}

@Suite struct ImageStorageTests {
  private static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Pixmap {
    var random = RandomLists(seed: seed)
    let pixels = (0..<width * height).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  @Test func `a picture gives each size from its nearest halving, the same each time`() {
    let pixmap = Self.noise(40, 30, seed: 77)
    let storage = ImageStorage(pixmap: pixmap)
    let (half, quarter) = (pixmap.halved(), pixmap.halved().halved())
    for _ in 0..<3 {
      #expect(storage.shrunk(width: 40, height: 30).pixmap == pixmap)
      #expect(storage.shrunk(width: 30, height: 11).pixmap == pixmap.shrunk(width: 30, height: 11))
      #expect(storage.shrunk(width: 13, height: 11).pixmap == half.shrunk(width: 13, height: 11))
      #expect(storage.shrunk(width: 20, height: 15).pixmap == half)
      #expect(storage.shrunk(width: 10, height: 8).pixmap == quarter)
      #expect(storage.shrunk(width: 1, height: 1).pixmap.pixels.count == 1)
    }
  }

  @Test(arguments: [(1, 1), (5, 1), (1, 7), (9, 6)])
  func `halvings go down to one pixel`(_ size: (width: Int, height: Int)) {
    let pixmap = Self.noise(size.width, size.height, seed: 78)
    let halvings = Halvings(pixmap)
    var expected = pixmap
    for _ in 0..<5 {
      #expect(halvings.smallest(width: expected.width, height: expected.height) == expected)
      #expect(halvings.pixmap(width: expected.width, height: expected.height) == expected)
      expected = expected.halved()
    }
  }

  @Test func `a halving that is forgotten is made again`() {
    let pixmap = Self.noise(40, 30, seed: 79)
    let halvings = Halvings(pixmap)
    let half = halvings.smallest(width: 20, height: 15)
    #expect(halvings.keptCount == 1)
    halvings.noteWork(8 * 40 * 30)
    #expect(halvings.keptCount == 1)
    halvings.noteWork(1)
    #expect(halvings.keptCount == 0)
    #expect(halvings.smallest(width: 20, height: 15) == half)
    // From the smaller one none is made.
    #expect(halvings.smallest(width: 10, height: 8) == half.halved())
    #expect(halvings.smallest(width: 11, height: 8) == half)
    #expect(halvings.keptCount == 2)
  }

  @Test func `of a large picture a part is averaged`() throws {
    let pixmap = Self.noise(1000, 700, seed: 80)
    let storage = ImageStorage(pixmap: pixmap)
    let whole = pixmap.shrunk(width: 900, height: 600)
    let seen = try #require(IntRect(x: 200, y: 100, width: 300, height: 80))
    for _ in 0..<3 {
      let part = storage.shrunk(width: 900, height: 600, seen: seen)
      #expect(part.rect == seen)
      #expect(part.pixmap == whole.cropped(to: seen))
    }
    let almost = try #require(IntRect(x: 10, y: 10, width: 880, height: 580))
    #expect(storage.shrunk(width: 900, height: 600, seen: almost).pixmap == whole)
  }
}
