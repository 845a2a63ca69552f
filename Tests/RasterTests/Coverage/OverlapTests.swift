import AnimPrimitives
import Testing

@testable import AnimRaster

/// The area of coinciding contours is that of their union.
@Suite struct OverlapTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    /// Paths that all cover the same area, the first without overlaps.
    let paths: [String]
    var widths: [Double?] = [nil]
    var rule = FillRule.winding

    var testDescription: String { name }
  }

  private static let widths: [Double?] = [0.1, 0.3, 1, 3]
  private static let triangle = "M10.3 12.1L83.7 25.2L31.4 72.9Z"
  private static let turned = "M10.3 12.1L31.4 72.9L83.7 25.2Z"

  static let cases = [
    Case(
      name: "a line there and back, and three times over",
      paths: ["M20 20L80 71", "M20 20L80 71Z", "M20 20L80 71L20 20L80 71M80 71L20 20"],
      widths: widths),
    Case(
      name: "a level line", paths: ["M20 20.37H80", "M20 20.37H80Z", "M20 20.37H80M80 20.37H20"],
      widths: widths),
    Case(
      name: "an upright line", paths: ["M20.6 20V80", "M20.6 20V80Z", "M20.6 20V80M20.6 80V20"],
      widths: widths),
    Case(
      name: "a curve there and back",
      paths: ["M20 20C80 20 20 80 80 80", "M20 20C80 20 20 80 80 80C20 80 80 20 20 20"],
      widths: widths),
    Case(
      name: "a triangle written more often",
      paths: [triangle, triangle + triangle, turned + turned + turned]),
    Case(
      name: "a triangle three times by even-odd", paths: [triangle, triangle + turned + triangle],
      rule: .evenOdd),
    Case(
      name: "rectangles that share an edge, in either direction",
      paths: [
        "M10.3 10.3H70.2V60.2H10.3Z", "M10.3 10.3H40.5V60.2H10.3ZM40.5 10.3H70.2V60.2H40.5Z",
        "M10.3 10.3H40.5V60.2H10.3ZM40.5 10.3V60.2H70.2V10.3Z",
        "M10.3 10.3H50.5V60.2H10.3ZM30.1 10.3H70.2V60.2H30.1Z",
      ]),
  ]

  @Test(arguments: cases.indices, [0.25, 0.5, 1, 2.7])
  func `overlaps count once`(_ index: Int, _ scale: Double) throws {
    let example = Self.cases[index]
    for width in example.widths {
      let areas = try example.paths.map {
        try Self.area($0, width: width, rule: example.rule, scale: scale)
      }
      for area in areas.dropFirst() {
        #expect(abs(area / areas[0] - 1) <= 0.01, "\(example), width \(width ?? 0): \(areas)")
      }
    }
  }

  /// Compares the stroke of a noisy line, which crosses and touches itself, with samples of the distance from its
  /// segments.
  @Test(arguments: [0.5, 2])
  func `the stroke of a noisy line covers the points near it`(_ scale: Double) {
    var random = RandomLists(seed: 7)
    let points = (0..<160).map { Point(10 + Double($0) * 0.5, random.number(20, 60)) }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    // Butt ends cover slightly less than round ones.
    let style = StrokeStyle(lineWidth: 1.2, lineCap: .butt, lineJoin: .round)
    let painted = Self.area(.stroke(path, style), scale: scale)
    var inside = 0
    for row in 0..<400 {
      for column in 0..<500 {
        let place = Point(Double(column) / 5 + 0.1, Double(row) / 5 + 0.1)
        let middle = Int((place.x - 10) * 2)
        let near = (middle - 2..<middle + 3).clamped(to: 0..<points.count - 1)
        let isNear = near.contains { index in
          let (a, b) = (points[index], points[index + 1])
          let way = b - a
          let square = way.x * way.x + way.y * way.y
          let t = ((place.x - a.x) * way.x + (place.y - a.y) * way.y) / square
          let foot = a + way * max(0, min(1, t))
          return (place - foot).length <= 0.6
        }
        if isNear { inside += 1 }
      }
    }
    let exact = Double(inside) / 25 * scale * scale
    #expect(abs(painted / exact - 1) <= 0.02, "\(painted) instead of \(exact)")
  }

  private static func area(
    _ text: String, width: Double?, rule: FillRule, scale: Double
  ) throws -> Double {
    let path = try Path(svg: text)
    return area(
      width.map { .stroke(path, StrokeStyle(lineWidth: $0)) } ?? .path(path, rule), scale: scale)
  }

  private static func area(_ shape: Shape, scale: Double) -> Double {
    let side = Int(100 * scale) + 1
    let transform = ProjectiveTransform(AffineTransform(scaleX: scale, y: scale))
    let list = DisplayList(
      background: PremultipliedColor(.black), operations: [.fill(shape, .color(.white), transform)])
    return list.painted(width: side, height: side).pixels.reduce(0) { $0 + Double($1 & 255) } / 255
  }
}
