import AnimPrimitives
import Testing

@testable import AnimRaster

@Suite struct CornerMasksTests {
  private typealias Fill = (inout Painter, inout PaintTarget) -> Void

  /// A grey picture after a fill inside a clip.
  private func paint(_ painter: inout Painter, clip: IntRect, _ fill: Fill) throws -> Pixmap {
    var picture = Pixmap(width: 96, height: 80)
    picture.withMutablePixels { for index in $0.indices { $0[index] = 0xFF80_8080 } }
    let canvas = Canvas(bounds: try #require(picture.bounds))
    picture.withMutablePixels { pixels in
      var target = PaintTarget(canvas: canvas, clip: clip, pixels: &pixels)
      fill(&painter, &target)
    }
    return picture
  }

  @Test(arguments: [0.25, 1, 3.4, 7.0005, 12, 20.3, 37])
  func `corners through masks equal scanned ones`(radius: Double) throws {
    var random = RandomLists(seed: UInt64(radius * 1000))
    var painter = Painter()
    var count = 0
    for _ in 0..<60 {
      let rect = Rect(
        x: Double(random.below(40)) - 10, y: Double(random.below(40)) - 10,
        width: Double(random.below(80) + 2), height: Double(random.below(80) + 2))
      let shape = RoundedRect(rect: rect, cornerRadius: radius)
      let upright = try #require(UprightShape(shape, transform: .identity))
      guard upright.wholeRadius != nil else { continue }
      let whole = try #require(IntRect(width: 96, height: 80))
      let part = try #require(
        IntRect(x: random.below(40), y: random.below(30), width: 30, height: 25))
      // Clips may be larger than the shape.
      let clip = random.below(2) == 0 ? whole : part
      count += 1
      let color = random.below(2) == 0 ? 0xFF20_40C0 : 0x8010_2060 as UInt32
      let filled = try paint(&painter, clip: clip) { painter, target in
        painter.fill(upright, .color(color), &target)
      }
      let scanned = try paint(&painter, clip: clip) { painter, target in
        painter.scanner.outline.reset()
        painter.addOutline(of: .roundedRect(upright.outline), transform: upright.transform)
        guard let bounds = painter.scanner.outline.bounds(in: clip) else { return }
        painter.sweep(.color(color), .winding, bounds: bounds, &target)
      }
      #expect(filled == scanned, "\(rect)")
    }
    #expect(count > 5)
  }
}
