import AnimPrimitives
import Testing

struct ProjectiveInverseTests {
  @Test func `a map and its inverse lead back`() throws {
    let map = ProjectiveTransform(
      m11: 1, m12: 0.2, m13: 5, m21: -0.3, m22: 1.4, m23: 3, m31: 0.001, m32: -0.002, m33: 0.9)
    let inverse = try #require(map.inverted)
    for point in [Point(0, 0), Point(100, -20), Point(3.5, 80)] {
      let image = try #require(map.apply(to: point))
      #expect((try #require(inverse.apply(to: image)) - point).length < 1e-9)
    }
  }

  @Test func `affine maps stay affine`() throws {
    let map = ProjectiveTransform(AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5))
    #expect(try #require(map.inverted).affine == map.affine?.inverted)
  }

  @Test func `a squashed transform has no inverse`() {
    #expect(ProjectiveTransform(AffineTransform(scaleX: 0, y: 1)).inverted == nil)
    #expect(ProjectiveTransform(AffineTransform(scaleX: .nan, y: 1)).inverted == nil)
    #expect(ProjectiveTransform(AffineTransform(scaleX: .infinity, y: 1)).inverted == nil)
  }
}
