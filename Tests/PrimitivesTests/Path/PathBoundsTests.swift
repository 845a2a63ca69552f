import AnimPrimitives
import Testing

struct PathBoundsTests {
  @Test func `the box of all points grows with the path`() {
    var path = Path()
    #expect(path.controlBounds == nil)
    path.closeSubpath()
    #expect(path.controlBounds == nil)
    path.move(to: Point(3, 4))
    #expect(path.controlBounds == Rect(x: 3, y: 4, width: 0, height: 0))
    path.addLine(to: Point(-1, 4))
    path.addQuadCurve(to: Point(0, 0), control: Point(10, -5))
    #expect(path.controlBounds == Rect(x: -1, y: -5, width: 11, height: 9))
    path.addCurve(to: Point(0, 0), control1: Point(0, 20), control2: Point(-30, 0))
    #expect(path.controlBounds == Rect(x: -30, y: -5, width: 40, height: 25))
  }

  @Test func `a path that is added brings its points where the transform puts them`() {
    var box = Path()
    box.addRect(Rect(x: 0, y: 0, width: 1, height: 2))
    var path = Path()
    path.addPath(box, transform: AffineTransform(translationX: 5, y: 5))
    #expect(path.controlBounds == Rect(x: 5, y: 5, width: 1, height: 2))
    path.addPath(box, transform: AffineTransform(rotationDegrees: 90))
    #expect(path.controlBounds == Rect(x: -2, y: 0, width: 8, height: 7))
  }
}
