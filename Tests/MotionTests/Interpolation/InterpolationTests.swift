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

  @Test func `what does not blend is the other value at once`() {
    #expect(AnimatableValue.text("a").interpolated(to: .text("b"), fraction: 0.1) == .text("b"))
    #expect(
      AnimatableValue.color(nil).interpolated(to: .color(.pureRed), fraction: 0.1)
        == .color(.pureRed))
    #expect(!AnimatableValue.color(.pureRed).blends(with: .color(nil)))
    var triangle = Path()
    triangle.addRect(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(!AnimatableValue.path(triangle).blends(with: .path(Path())))
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
