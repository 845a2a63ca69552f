import AnimPrimitives
import Testing

@testable import AnimRaster

struct TouchedRectsTests {
  /// Each group casts the shadows of its content, including shadows in it.
  @Test func `shadows within each other touch few rectangles`() throws {
    let count = 12
    let shadow = Layer.Shadow(color: .black, radius: 2, offset: Point(9, 0))
    let fill = DrawOperation.fill(
      .rect(Rect(x: 10, y: 10, width: 4, height: 4)), .color(.black), .identity)
    let chunk = DisplayChunk(
      Array(repeating: .pushLayer(Layer(shadow: shadow)), count: count) + [fill]
        + Array(repeating: .popLayer, count: count))
    let canvas = try #require(IntRect(width: 400, height: 100))
    let rects = chunk.touchedRects(of: count..<(count + 1), in: canvas)
    #expect(rects.count <= 16)
    // The shadow that the outermost group casts of all others is farthest to the right.
    let last = try #require(IntRect(x: 10 + 9 * count, y: 10, width: 4, height: 4))
    for part in [try #require(IntRect(x: 10, y: 10, width: 4, height: 4)), last] {
      #expect(rects.contains { $0.contains(part) })
    }
  }
}
