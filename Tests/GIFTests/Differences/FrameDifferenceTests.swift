import AnimPrimitives
import Testing

@testable import AnimGIF

struct FrameDifferenceTests {
  @Test func `a change is as large as what differs, whether all is known to be opaque or not`()
    throws
  {
    var random = SplitMix(seed: 3)
    let rect = try #require(IntRect(x: 4, y: 3, width: 37, height: 23))
    for differences in [0, 1, 2, 3, 8, 200] {
      for _ in 0..<40 {
        let before = (0..<(50 * 40)).map { _ in UInt32(random.below(3)) | 0xFF00_0000 }
        let old = PixelView(before, stride: 50).moved(rect.x, rect.y)
        var pixels = old.copy(width: rect.width, height: rect.height).pixels
        var bounds = Bounds()
        for _ in 0..<differences {
          let place = random.below(pixels.count)
          pixels[place] = 0xFF00_0007
          bounds.add(place % rect.width, place % rect.width, place / rect.width)
        }
        let expected = bounds.rect(movedBy: rect.x, rect.y)
        let compact = PixelView(pixels, stride: rect.width)
        var canvas = PixelView(before, stride: 50)
        canvas.replace(rect.x, rect.y, rect.width, rect.height, with: compact)
        for new in [compact, canvas.moved(rect.x, rect.y)] {
          for isOpaque in [false, true] {
            let change = FrameDifference(to: new, isOpaque: isOpaque, in: rect, over: old)
            #expect(change?.rect == expected && change?.cleared == nil)
            guard let change, let expected else { continue }
            let place = (expected.y - rect.y) * rect.width + expected.x - rect.x
            #expect(change.pixels.first == pixels[place] && change.pixels.stride == new.stride)
          }
        }
      }
    }
  }

  @Test func `pixels that become transparent are reported`() throws {
    let rect = try #require(IntRect(x: 1, y: 1, width: 6, height: 5))
    let old = PixelView(Array(repeating: 0xFF11_2233, count: 80), stride: 10).moved(1, 1)
    var pixels = Array(repeating: UInt32(0xFF11_2233), count: 30)
    pixels[2 * 6 + 3] = 0
    pixels[3 * 6 + 1] = 0xFF00_0000
    let change = try #require(
      FrameDifference(to: PixelView(pixels, stride: 6), in: rect, over: old))
    #expect(change.rect == IntRect(x: 2, y: 3, width: 3, height: 2))
    #expect(change.cleared == IntRect(x: 4, y: 3, width: 1, height: 1))
  }
}
