import AnimPrimitives
import Testing

@testable import AnimText

@Suite struct OutlineTests {
  @Test func `outlines have the bounds and areas that the font says`() throws {
    let lines = try vectorLines("outlines.txt")
    #expect(lines.count == 94)
    for line in lines {
      let fields = line.split(separator: " ")
      let face = try ShapingTests.face(named: String(fields[0]))
      let expected = fields.dropFirst(2).compactMap { Double($0) }
      let glyph = face.shape(
        codePoints(fields[1]), range: 0..<1, script: Script(of: 0x61), isRightToLeft: false,
        options: ShapingOptions())[0].glyph
      let polygons = flatten(face.outline(of: glyph))
      let points = polygons.flatMap { $0 }
      let bounds = [
        points.map(\.x).min(), points.map { -$0.y }.min(), points.map(\.x).max(),
        points.map { -$0.y }.max(),
      ]
      for (value, wanted) in zip(bounds, expected) {
        #expect(abs((value ?? .nan) - wanted) < 0.5, "\(line)")
      }
      let area = abs(polygons.map(signedArea).reduce(0, +))
      #expect(abs(area - expected[4]) < expected[4] * 0.001, "\(line)")
    }
  }

  @Test func `a space has no outline and outlines are made once`() throws {
    let face = try ShapingTests.face(named: "Regular")
    let space = face.shape(
      [0x20], range: 0..<1, script: .common, isRightToLeft: false, options: ShapingOptions())
    #expect(space.count == 1)
    #expect(face.outline(of: space[0].glyph).isEmpty)
    #expect(face.outline(of: 40) == face.outline(of: 40))
    #expect(face.outline(of: UInt32.max).isEmpty)
  }

  /// Curves as polylines of 64 pieces. The last line closes a contour.
  private func flatten(_ path: Path) -> [[Point]] {
    var polygons: [[Point]] = []
    var points = path.points[...]
    for verb in path.verbs {
      let start = polygons.last?.last ?? .zero
      switch verb {
      case .move: polygons.append([points.removeFirst()])
      case .line: polygons[polygons.count - 1].append(points.removeFirst())
      case .quad:
        let (control, end) = (points.removeFirst(), points.removeFirst())
        polygons[polygons.count - 1] += (1...64).map { step in
          let t = Double(step) / 64
          let (a, b) = (
            start.interpolated(to: control, fraction: t), control.interpolated(to: end, fraction: t)
          )
          return a.interpolated(to: b, fraction: t)
        }
      case .cubic:
        let (first, second, end) = (
          points.removeFirst(), points.removeFirst(), points.removeFirst()
        )
        polygons[polygons.count - 1] += (1...64).map { step in
          let t = Double(step) / 64
          let a = start.interpolated(to: first, fraction: t)
          let b = first.interpolated(to: second, fraction: t)
          let c = second.interpolated(to: end, fraction: t)
          return a.interpolated(to: b, fraction: t)
            .interpolated(to: b.interpolated(to: c, fraction: t), fraction: t)
        }
      case .close: break
      }
    }
    return polygons
  }

  private func signedArea(_ polygon: [Point]) -> Double {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }
}
