import AnimPrimitives
import Testing

@Suite struct IntRectTests {
  @Test func `an empty or overlong rectangle cannot be made`() {
    #expect(IntRect(x: 0, y: 0, width: 0, height: 5) == nil)
    #expect(IntRect(x: 0, y: 0, width: 5, height: -1) == nil)
    #expect(IntRect(x: .max, y: 0, width: 5, height: 5) == nil)
    #expect(IntRect(x: .min, y: 0, width: 5, height: 5) == nil)
    #expect(IntRect(x: 0, y: 0, width: .max, height: 5) == nil)
  }

  @Test func `covering rounds outwards`() {
    let rect = IntRect(covering: Rect(x: 0.5, y: -0.5, width: 2, height: 1))
    #expect(rect == IntRect(x: 0, y: -1, width: 3, height: 2))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `nothing covers what is not finite`(value: Double) {
    #expect(IntRect(covering: Rect(x: value, y: 0, width: 1, height: 1)) == nil)
    #expect(IntRect(covering: Rect(x: 0, y: 0, width: 1, height: value)) == nil)
  }

  @Test func `a rectangle in another is counted from its corner`() throws {
    let outer = try #require(IntRect(x: -3, y: 5, width: 20, height: 30))
    let inner = try #require(IntRect(x: 4, y: 6, width: 13, height: 2))
    #expect(inner.inside(outer) == IntRect(x: 7, y: 1, width: 13, height: 2))
    #expect(outer.inside(outer) == IntRect(width: 20, height: 30))
  }

  @Test func `touching rectangles have nothing in common`() throws {
    let a = try #require(IntRect(x: 0, y: 0, width: 2, height: 2))
    let b = try #require(IntRect(x: 2, y: 0, width: 2, height: 2))
    #expect(a.intersection(b) == nil)
    #expect(a.union(b) == IntRect(x: 0, y: 0, width: 4, height: 2))
  }
}
