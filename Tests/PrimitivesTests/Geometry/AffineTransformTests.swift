import AnimPrimitives
import Testing

@Suite struct AffineTransformTests {
  @Test func `a quarter turn is exact and clockwise with y downwards`() {
    let turn = AffineTransform(rotationDegrees: 90)
    #expect(turn.apply(to: Point(1, 0)) == Point(0, 1))
    #expect(AffineTransform(rotationDegrees: 720) == .identity)
  }

  @Test func `concatenation does the first map first`() {
    let both = AffineTransform(scaleX: 2, y: 3)
      .concatenating(AffineTransform(translationX: 10, y: 20))
    #expect(both.apply(to: Point(1, 1)) == Point(12, 23))
  }

  @Test func `the inverse leads back`() throws {
    let map = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let back = try #require(map.inverted)
    let point = back.apply(to: map.apply(to: Point(4, -9)))
    #expect(abs(point.x - 4) < 1e-12 && abs(point.y + 9) < 1e-12)
  }

  @Test func `a map onto a line has no inverse`() {
    #expect(AffineTransform(scaleX: 0, y: 1).inverted == nil)
  }

  @Test func `a bounding box holds all four corners`() {
    let map = AffineTransform(rotationDegrees: 30)
      .concatenating(AffineTransform(scaleX: -2, y: 1))
    let rect = Rect(x: -3, y: 2, width: 10, height: 4)
    let box = map.boundingBox(of: rect)
    let corners = rect.corners.map(map.apply)
    #expect(abs((corners.map(\.x).min() ?? 0) - box.minX) < 1e-12)
    #expect(abs((corners.map(\.y).max() ?? 0) - box.maxY) < 1e-12)
  }

  @Test func `a projective map of affine parts is affine`() {
    let map = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let moved = AffineTransform(translationX: 1, y: 2)
    let both = ProjectiveTransform(map).concatenating(ProjectiveTransform(moved))
    #expect(both.affine == map.concatenating(moved))
  }
}
