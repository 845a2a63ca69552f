import AnimPrimitives
import Testing

struct PathShapesTests {
  /// Points on the outline: `count` for each curve, and the ends of lines.
  private func samples(_ path: Path, count: Int = 16) -> [Point] {
    var result: [Point] = []
    var index = 0
    for verb in path.verbs {
      switch verb {
      case .move, .line:
        result.append(path.points[index])
        index += 1
      case .cubic:
        let p = path.points[(index - 1)...(index + 2)].map { $0 }
        for step in 1...count {
          let t = Double(step) / Double(count)
          let s = 1 - t
          let sum = p[0] * (s * s * s) + p[1] * (3 * s * s * t)
          result.append(sum + p[2] * (3 * s * t * t) + p[3] * (t * t * t))
        }
        index += 3
      case .quad:
        index += 2
      case .close:
        break
      }
    }
    return result
  }

  @Test func `an ellipse keeps to its equation`() {
    var path = Path()
    path.addEllipse(in: Rect(x: 10, y: 20, width: 60, height: 30))
    #expect(path.verbs.count == 10)
    for point in samples(path) {
      let x = (point.x - 40) / 30
      let y = (point.y - 35) / 15
      #expect(abs((x * x + y * y).squareRoot() - 1) < 4.3e-6)
    }
  }

  @Test func `circular corners are quarters of circles`() {
    var path = Path()
    path.addRoundedRect(
      RoundedRect(rect: Rect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20))
    #expect(path.verbs.count { $0 == .line } == 4)
    for point in samples(path) where point.x > 80 && point.y < 20 {
      #expect(abs((point - Point(80, 20)).length - 20) < 20 * 4.3e-6)
    }
  }

  @Test func `a radius beyond half the side makes a capsule`() {
    var path = Path()
    let rect = Rect(x: 0, y: 0, width: 100, height: 40)
    path.addRoundedRect(RoundedRect(rect: rect, cornerRadius: 1000))
    #expect(path.verbs.count { $0 == .line } == 2)
    let left = samples(path).filter { $0.x < 19.9 }
    #expect(left.allSatisfy { abs(($0 - Point(20, 20)).length - 20) < 20 * 4.3e-6 })
  }

  @Test func `a continuous corner of half the side is a circle`() {
    var path = Path()
    path.addRoundedRect(
      RoundedRect(
        rect: Rect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20, cornerCurve: .continuous))
    #expect(samples(path).allSatisfy { abs(($0 - Point(20, 20)).length - 20) < 20 * 1e-5 })
  }

  @Test func `a continuous corner reaches 1.528665 radii`() {
    var path = Path()
    path.addRoundedRect(
      RoundedRect(
        rect: Rect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 20, cornerCurve: .continuous)
    )
    #expect(path.points[0] == Point(1.528665 * 20, 0))
    #expect(path.points[1] == Point(200 - 1.528665 * 20, 0))
  }

  @Test func `a continuous corner changes steadily with its radius`() {
    var last = 0.0
    for step in 0...400 {
      var path = Path()
      let rect = Rect(x: 0, y: 0, width: 80, height: 60)
      path.addRoundedRect(
        RoundedRect(rect: rect, cornerRadius: Double(step) * 0.1, cornerCurve: .continuous))
      let corner = samples(path).filter { $0.x >= 40 && $0.y <= 30 }
      // The minimum distance of the outline from the corner.
      let nearest = corner.map { ($0 - Point(80, 0)).length }.min() ?? 0
      #expect((0...0.07).contains(nearest - last))
      last = nearest
    }
  }

  @Test func `corners that are not masked stay square`() {
    var path = Path()
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    path.addRoundedRect(RoundedRect(rect: rect, cornerRadius: 10, maskedCorners: [.bottomLeft]))
    #expect(path.points.contains(Point(0, 0)))
    #expect(path.points.contains(Point(40, 0)))
    #expect(path.points.contains(Point(40, 40)))
    #expect(!path.points.contains(Point(0, 40)))
  }

  @Test func `nothing comes of an empty rectangle`() {
    var path = Path()
    path.addRoundedRect(RoundedRect(rect: .zero, cornerRadius: 4))
    #expect(path.isEmpty)
  }
}
