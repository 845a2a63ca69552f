import AnimPrimitives
import Testing

struct PathMeasureTests {
  @Test func `lines add up, moves and lone points count nothing`() throws {
    let measure = PathMeasure(try Path(svg: "M0 0L3 4M100 100M10 0H20V10"))
    #expect(measure.length == 25)
    #expect(measure.segments.count == 3)
    #expect(measure.position(atLength: 2.5)?.point == Point(1.5, 2))
    #expect(measure.position(atLength: 10)?.point == Point(15, 0))
    #expect(measure.position(atLength: 10)?.tangent == Point(1, 0))
    #expect(measure.position(atLength: -1)?.point == Point(0, 0))
    #expect(measure.position(atLength: 99)?.point == Point(20, 10))
    #expect(PathMeasure(Path()).position(atLength: 0) == nil)
  }

  @Test func `closing counts as a line`() throws {
    #expect(PathMeasure(try Path(svg: "M0 0H3V4z")).length == 12)
    #expect(PathMeasure(try Path(svg: "M0 0H3V4L0 0z")).length == 12)
  }

  /// y = x²/4 from 0 to 2: ∫ √(1 + x²/4) dx = √2 + asinh 1.
  @Test func `a parabola has the length of its closed form`() throws {
    let exact = 2.295_587_149_392_638
    #expect(abs(PathMeasure(try Path(svg: "M0 0Q1 0 2 1")).length - exact) < 1e-9)
    // The same curve as a cubic.
    let cubic = try Path(svg: "M0 0C0.6666666666666666 0 1.3333333333333333 0.3333333333333333 2 1")
    #expect(abs(PathMeasure(cubic).length - exact) < 1e-9)
  }

  @Test func `a circle has nearly 2 pi radii`() {
    var path = Path()
    path.addEllipse(in: Rect(x: 0, y: 0, width: 200, height: 200))
    #expect(abs(PathMeasure(path).length / (200 * .pi) - 1) < 5e-6)
  }

  /// The cusp t = ½ of (0,0) (100,100) (0,100) (100,0) lies at (50, 75).
  @Test func `a cusp's curve agrees with fine chords`() throws {
    let path = try Path(svg: "M0 0C100 100 0 100 100 0")
    let segment = try #require(path.subpaths.first?.segments.first)
    var chords = 0.0
    let count = 200_000
    for index in 0..<count {
      let a = segment.point(at: Double(index) / Double(count))
      chords += (segment.point(at: Double(index + 1) / Double(count)) - a).length
    }
    #expect(abs(PathMeasure(path).length / chords - 1) < 1e-8)
    #expect(segment.derivative(at: 0.5) == .zero)
    #expect(try #require(segment.tangent(at: 0.5)).y > 0.99)
  }

  @Test func `a length leads to the point that has it`() throws {
    let path = try Path(svg: "M0 0C50 0 -30 80 100 90S40 20 10 10Q80 0 90 90z")
    let measure = PathMeasure(path)
    var previous = -1.0
    for step in 0...200 {
      let target = measure.length * Double(step) / 200
      let location = try #require(measure.location(atLength: target))
      let segment = measure.segments[location.segment]
      let before = PathMeasure(
        {
          var path = Path()
          path.addSubpath(Subpath(start: segment.start, segments: [], isClosed: false))
          path.addSegment(segment.piece(0...location.parameter))
          return path
        }())
      let reached = measure.length(beforeSegment: location.segment) + before.length
      #expect(abs(reached - target) < 1e-7)
      let place = Double(location.segment) + location.parameter
      #expect(place > previous)
      previous = place
    }
  }

  @Test func `tangents at ends with coinciding controls come from inside`() throws {
    let measure = PathMeasure(try Path(svg: "M0 0C0 0 10 10 10 10"))
    let start = measure.position(at: .init(segment: 0, parameter: 0)).tangent
    let end = measure.position(at: .init(segment: 0, parameter: 1)).tangent
    #expect((start - Point(0.5.squareRoot(), 0.5.squareRoot())).length < 1e-9)
    #expect((end - start).length < 1e-9)
  }

  @Test func `a part has its length, and the parts join`() throws {
    let path = try Path(svg: "M0 0C50 0 -30 80 100 90L10 10zM5 5h100")
    let measure = PathMeasure(path)
    let cut = measure.length * 0.37
    let first = measure.part(from: -5, to: cut)
    let second = measure.part(from: cut, to: measure.length + 5)
    #expect(abs(PathMeasure(first).length - cut) < 1e-7)
    #expect(abs(PathMeasure(second).length - measure.length + cut) < 1e-7)
    #expect((try #require(first.points.last) - second.points[0]).length < 1e-9)
    #expect(
      measure.part(from: 0, to: measure.length).verbs == [
        .move, .cubic, .line, .line, .close, .move, .line,
      ])
    #expect(measure.part(from: 3, to: 3).isEmpty)
    #expect(measure.part(from: 4, to: 3).isEmpty)
  }

  @Test func `bounds are those of the curve, not of its controls`() throws {
    #expect(try Path(svg: "M0 0Q50 100 100 0").bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(
      try Path(svg: "M0 0C0 100 100 100 100 0").bounds == Rect(x: 0, y: 0, width: 100, height: 75))
    #expect(try Path(svg: "M5 5M1 2L3 4").bounds == Rect(x: 1, y: 2, width: 2, height: 2))
    #expect(Path().bounds == nil)
  }

  @Test func `chords stay within the tolerance`() throws {
    let path = try Path(svg: "M0 0C500 0 -300 800 100 90Q80 0 90 90")
    for tolerance in [1, 0.1, 0.01] {
      let flat = path.flattened(tolerance: tolerance)
      #expect(flat.verbs.allSatisfy { $0 == .move || $0 == .line })
      var lines = flat.points[...]
      for segment in path.subpaths[0].segments {
        let count = segment.flatteningCount(tolerance: tolerance)
        for step in 0..<count {
          let a = lines[lines.startIndex]
          let b = lines[lines.startIndex + 1]
          let middle = segment.point(at: (Double(step) + 0.5) / Double(count))
          let along = b - a
          let across = (middle - a).x * along.y - (middle - a).y * along.x
          #expect(abs(across) <= tolerance * along.length)
          lines = lines.dropFirst()
        }
      }
    }
    #expect(try Path(svg: "M0 0Q1e9 1e9 0 0").flattened(tolerance: 1e-9).points.count == 1025)
  }
}
