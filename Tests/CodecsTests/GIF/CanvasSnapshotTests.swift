import Primitives
import Testing

@testable import Codecs

struct CanvasSnapshotTests {
  /// Wider and higher than some tiles, which do not fill it.
  private let width = 200
  private let height = 150

  private func rect(_ random: inout SplitMix) -> IntRect? {
    let (x, y) = (Int(random.below(UInt64(width))), Int(random.below(UInt64(height))))
    return IntRect(
      x: x, y: y, width: 1 + Int(random.below(UInt64(width - x))),
      height: 1 + Int(random.below(UInt64(height - y))))
  }

  @Test func `any rectangle is as it was`() {
    var random = SplitMix(seed: 7)
    var canvas = LazyCanvas(width: width, height: height)
    var pixels = Array(repeating: UInt32(0), count: width * height)
    func put(_ rect: IntRect, _ color: UInt32) {
      canvas.put(
        PixelView(Array(repeating: color, count: rect.area), stride: rect.width), in: rect)
    }
    for color in 1..<UInt32(40) {
      guard let rect = rect(&random) else { continue }
      put(rect, color)
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX { pixels[y * width + x] = color }
      }
    }
    var snapshot = CanvasSnapshot(width: width, height: height)
    for color in UInt32(100)..<140 {
      guard let changed = rect(&random), let asked = rect(&random) else { continue }
      snapshot.keep(changed, of: canvas)
      put(changed, color)
      let was = snapshot.pixels(in: asked, of: canvas)
      for y in 0..<asked.height {
        let start = (asked.y + y) * width + asked.x
        #expect(
          was.moved(0, y).copy(width: asked.width, height: 1).pixels
            == Array(pixels[start..<(start + asked.width)]))
      }
    }
  }

  @Test func `tiles cover the canvas once`() throws {
    let grid = TileGrid(width: width, height: height, side: 64)
    var counts = Array(repeating: 0, count: width * height)
    for number in 0..<grid.count {
      let tile = try #require(grid.rect(ofTile: number))
      #expect(grid.rect(around: tile) == tile)
      for y in tile.y..<tile.maxY { for x in tile.x..<tile.maxX { counts[y * width + x] += 1 } }
      var numbers: [Int] = []
      grid.forEachTile(in: tile) { numbers.append($0) }
      #expect(numbers == [number])
    }
    #expect(counts.allSatisfy { $0 == 1 })
  }
}
