import AnimMotion
import AnimPrimitives
import AnimTestSupport
import Testing

@Suite struct InterpolationTests {
  @Test func `affine transforms are blended as Core Animation does`() throws {
    for row in try vectors("transform-interpolation", count: 39) {
      let from = AnimatableValue.matrix(try row.matrix("from"))
      let value = from.interpolated(to: .matrix(try row.matrix("to")), fraction: try row.time)
      try expectMatrix(value, try #require(row.expected.numbers), row)
    }
  }

  @Test func `colours are blended with straight alpha`() throws {
    for row in try vectors("color-interpolation", count: 10) {
      let from = try row.color("from")
      let value = from.interpolated(to: try row.color("to"), fraction: try row.time)
      let expected = try #require(row.expected.numbers)
      let components = [value.red, value.green, value.blue, value.alpha]
      for (a, b) in zip(components, expected) {
        #expect(abs(a - b) <= row.tolerance, "\(row)")
      }
    }
  }

  @Test func `a value that does not blend switches at once`() {
    #expect(AnimatableValue.text("a").interpolated(to: .text("b"), fraction: 0.1) == .text("b"))
    #expect(
      AnimatableValue.color(nil).interpolated(to: .color(.pureRed), fraction: 0.1)
        == .color(.pureRed))
    #expect(!AnimatableValue.color(.pureRed).blends(with: .color(nil)))
    var triangle = Path()
    triangle.addRect(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(!AnimatableValue.path(triangle).blends(with: .path(Path())))
  }

  @Test func `arcs of different sweeps blend by their parameters`() throws {
    // One of 60 and one of 120 degrees, which are cut into two and three cubics.
    let short = AnimatableValue.path(try Path(svg: "M10 50A40 40 0 0 1 30 15.359"))
    let long = AnimatableValue.path(try Path(svg: "M10 50A40 40 0 0 1 70 15.359"))
    let middle = AnimatableValue.path(try Path(svg: "M10 50A40 40 0 0 1 50 15.359"))
    #expect(short.blends(with: long))
    #expect(short.interpolated(to: long, fraction: 0.5) == middle)
    #expect(short.interpolated(to: long, fraction: 0) == short)
    #expect(short.interpolated(to: long, fraction: 1) == long)
    #expect(abs(short.distance(to: long) - 40) < 1e-12)
  }

  @Test(arguments: [
    // Radii, rotation and ends; an overshoot beyond a radius of 0 gives its absolute value.
    ("M0 0A1 2 0 0 1 10 0", "M0 0A3 4 30 0 1 10 4", 0.5, "M0 0A2 3 15 0 1 10 2"),
    ("M0 0A4 4 0 0 1 10 0", "M0 0A0 2 0 0 1 10 0", 1.5, "M0 0A2 1 0 0 1 10 0"),
    // A flag is 1 unless it blends to 0.
    ("M0 0A9 9 0 0 1 9 0", "M0 0A9 9 0 1 0 9 0", 0.25, "M0 0A9 9 0 1 1 9 0"),
    // An arc without a radius is a line, and one that ends where it starts is nothing; both stay arcs.
    ("M0 0A0 0 0 0 1 8 0L9 9", "M0 0A8 8 0 0 1 8 8L9 9", 0.5, "M0 0A4 4 0 0 1 8 4L9 9"),
    ("M0 0A5 5 0 0 1 0 0Z", "M0 0A5 5 0 0 1 4 0Z", 0.5, "M0 0A5 5 0 0 1 2 0Z"),
    // A quadratic curve is raised to a cubic one.
    ("M0 0Q3 3 6 0", "M0 0C2 2 4 2 6 0", 0.5, "M0 0C2 2 4 2 6 0"),
    ("M0 0C0 0 9 9 9 0", "M3 0Q3 3 9 0", 1, "M3 0C3 2 5 2 9 0"),
    // Commands that differ blend as the cubics that draw them, if those are equally many.
    ("M0 0A5 5 0 0 1 5 5", "M0 0C1 2 3 4 5 6", 1, "M0 0C1 2 3 4 5 6"),
  ])
  func `paths of equal commands blend number by number`(
    from: String, to: String, fraction: Double, expected: String
  ) throws {
    let (from, to) = (try Path(svg: from), try Path(svg: to))
    let blended = AnimatableValue.path(from).interpolated(to: .path(to), fraction: fraction)
    guard case .path(let path) = blended else {
      Issue.record("not a path")
      return
    }
    let points = try Path(svg: expected)
    #expect(path.verbs == points.verbs)
    for (a, b) in zip(path.points, points.points) {
      #expect((a - b).length < 1e-9, "\(path.svgPathData)")
    }
  }

  @Test func `paths of equal structure are blended point by point`() {
    var small = Path()
    small.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
    var large = Path()
    large.addRect(Rect(x: 10, y: 0, width: 30, height: 20))
    var middle = Path()
    middle.addRect(Rect(x: 5, y: 0, width: 20, height: 15))
    #expect(
      AnimatableValue.path(small).interpolated(to: .path(large), fraction: 0.5) == .path(middle))
  }
}

extension Color {
  static let pureRed = Color(red: 1, green: 0, blue: 0)
}

extension VectorRow {
  func matrix(_ name: String) throws -> AffineTransform {
    let v = try #require(params[name]?.numbers)
    return AffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  }

  func color(_ name: String) throws -> Color {
    let v = try #require(params[name]?.numbers)
    return Color(red: v[0], green: v[1], blue: v[2], alpha: v[3])
  }
}

/// The first four of six values if only four are expected.
func expectMatrix(
  _ value: AnimatableValue?, _ expected: [Double], _ row: VectorRow
) throws {
  guard case .matrix(let m) = value else {
    Issue.record("no matrix: \(row)")
    return
  }
  for (a, b) in zip([m.a, m.b, m.c, m.d, m.tx, m.ty], expected) {
    #expect(abs(a - b) <= row.tolerance, "\(row)")
  }
}
