import AnimPrimitives
import Testing

struct PathContainmentTests {
  /// A square of 10 × 10 around a square of 4 × 4 with the same direction.
  private var squares: Path {
    var path = Path()
    path.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(Rect(x: 3, y: 3, width: 4, height: 4))
    return path
  }

  @Test(arguments: [
    (1.0, 1.0, true, true), (5, 5, true, false), (11, 5, false, false), (-1, 5, false, false),
    (5, 11, false, false),
  ])
  func `points are inside by the fill rule`(x: Double, y: Double, winds: Bool, alternates: Bool) {
    let point = Point(x: x, y: y)
    #expect(squares.contains(point) == winds)
    #expect(squares.contains(point, fillRule: .evenOdd) == alternates)
  }

  @Test func `curves count, and open paths are closed`() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
    #expect(path.contains(Point(x: 5, y: 4.9)))
    #expect(!path.contains(Point(x: 5, y: 5.1)))
    #expect(!path.contains(Point(x: 1, y: 4)))
  }

  @Test func `a line is met within a distance and between fractions of its length`() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 10, y: 0))
    path.addLine(to: Point(x: 10, y: 10))
    #expect(path.passes(Point(x: 5, y: 1), within: 1))
    #expect(!path.passes(Point(x: 5, y: 1.1), within: 1))
    #expect(path.passes(Point(x: 10, y: 9), within: 0.1, from: 0.5, to: 1))
    #expect(!path.passes(Point(x: 2, y: 0), within: 0.1, from: 0.5, to: 1))
    #expect(!path.passes(Point(x: 5, y: 0), within: 1, from: 0.5, to: 0.5))
    // Only a closed subpath has a line back to its start.
    #expect(!path.passes(Point(x: 5, y: 5), within: 0.1))
    path.closeSubpath()
    #expect(path.passes(Point(x: 5, y: 5), within: 0.1))
  }
}
