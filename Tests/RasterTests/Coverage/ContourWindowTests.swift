import AnimPrimitives
import Testing

@testable import AnimRaster

@Suite struct ContourWindowTests {
  private static let clip = IntRect(x: 20, y: 10, width: 30, height: 20)

  private static func square(_ x: Double, _ y: Double) -> Path {
    var path = Path()
    path.addRect(Rect(x: x, y: y, width: 4, height: 4))
    return path
  }

  private static func pointCount(of path: Path, seenIn clip: IntRect?) -> Int {
    var outline = Outline()
    outline.add(path, transform: .identity, seenIn: clip)
    return outline.points.count
  }

  @Test func `a curve far beyond one side becomes its ends`() {
    for (x, y) in [(1e9, 0.0), (-1e9, 0), (0, 1e9), (0, -1e9)] {
      var path = Path()
      path.move(to: Point(x, y))
      path.addCurve(
        to: Point(x * 2 + 5, y * 2 + 5), control1: Point(x * 3, y * 3 + 99),
        control2: Point(x * 2 + 99, y * 3))
      path.closeSubpath()
      #expect(Self.pointCount(of: path, seenIn: nil) < 16)
    }
  }

  @Test func `a path of very many curves is cut coarser`() {
    var path = Path()
    path.move(to: .zero)
    // Each would have 2048 chords.
    for number in 0..<20_000 {
      path.addCurve(
        to: Point(Double(number % 7), 3), control1: Point(-9000, 9000), control2: Point(9000, 9000))
    }
    let count = Self.pointCount(of: path, seenIn: nil)
    #expect(count > 8_000_000 && count < 1 << 23)
  }

  /// Small contours around a picture, like letters, and some that extend into the picture from far away.
  private static func scattered(_ random: inout RandomLists) -> Path {
    var path = Path()
    for _ in 0..<60 {
      let center = Point(random.number(-60, 160), random.number(-60, 140))
      let reach = random.below(6) == 0 ? 60.0 : 5.0
      func near() -> Point {
        center + Point(random.number(-reach, reach), random.number(-reach, reach))
      }
      path.move(to: near())
      for _ in 0..<(1 + random.below(4)) {
        switch random.below(3) {
        case 0: path.addLine(to: near())
        case 1: path.addQuadCurve(to: near(), control: near())
        default: path.addCurve(to: near(), control1: near(), control2: near())
        }
      }
      if random.below(2) == 0 { path.closeSubpath() }
      // A segment after a close begins another contour at the start of the closed one.
      if random.below(5) == 0 { path.addLine(to: near()) }
    }
    return path
  }

  @Test(arguments: 0..<30)
  func `a part of a picture looks as in the whole of it`(_ seed: Int) throws {
    var random = RandomLists(seed: UInt64(seed) + 500)
    let path = Self.scattered(&random)
    let shape: Shape =
      random.below(3) == 0
      ? .stroke(path, StrokeStyle(lineWidth: random.number(0.3, 4)))
      : .path(path, random.below(2) == 0 ? .winding : .evenOdd)
    let turn = AffineTransform(rotationDegrees: random.below(2) == 0 ? 0 : random.number(-9, 9))
    let list = DisplayList(
      background: .init(.white),
      operations: [.fill(shape, .color(random.color()), ProjectiveTransform(turn))])
    let canvas = try #require(IntRect(width: 100, height: 80))
    var painter = Painter()
    let whole = list.painted(width: 100, height: 80)
    for _ in 0..<8 {
      let part = try #require(
        IntRect(
          x: random.below(90), y: random.below(70), width: 1 + random.below(40),
          height: 1 + random.below(40)
        )?.intersection(canvas))
      var pixmap = Pixmap(width: 100, height: 80)
      pixmap.withMutablePixels { pixels in
        var target = PaintTarget(canvas: Canvas(bounds: canvas), clip: part, pixels: &pixels)
        painter.paint(list, &target)
      }
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX {
          #expect(pixmap[x, y] == whole[x, y], "seed \(seed): \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: [Point(0, 15), Point(80, 15), Point(30, -9), Point(30, 90)])
  func `a contour on any side of the clip has no edges`(_ corner: Point) {
    var path = Self.square(corner.x, corner.y)
    #expect(Self.pointCount(of: path, seenIn: Self.clip) == 0)
    #expect(Self.pointCount(of: path, seenIn: nil) == 5)
    path.addPath(Self.square(30, 15))
    path.addPath(Self.square(corner.x, corner.y))
    #expect(Self.pointCount(of: path, seenIn: Self.clip) == 5)
  }

  @Test func `a contour around the clip keeps its edges`() {
    var path = Path()
    path.addRect(Rect(x: -100, y: -100, width: 300, height: 300))
    #expect(Self.pointCount(of: path, seenIn: Self.clip) == 5)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a coordinate that is no number breaks the outline anywhere`(_ coordinate: Double) {
    var path = Self.square(30, 15)
    path.move(to: Point(500, 500))
    path.addLine(to: Point(510, coordinate))
    path.addLine(to: Point(520, 500))
    for clip in [nil, Self.clip] {
      var outline = Outline()
      outline.add(path, transform: .identity, seenIn: clip)
      #expect(outline.isBroken)
    }
  }

  @Test func `contours beyond the grid are cut at it`() {
    var path = Self.square(30, 15)
    path.addPath(Self.square(2 * SubpixelGrid.limit, 15))
    #expect(
      Self.pointCount(of: path, seenIn: Self.clip) == Self.pointCount(of: path, seenIn: nil))
  }
}
