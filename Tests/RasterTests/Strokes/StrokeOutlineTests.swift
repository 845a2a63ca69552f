import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimRaster

/// The lines of an outline, for computing winding numbers of points.
private struct Polygons {
  var lines: [(Point, Point)] = []

  init(_ path: Path) {
    for subpath in path.subpaths {
      for segment in subpath.segments { lines.append((segment.start, segment.end)) }
    }
  }

  /// The winding number of a point.
  func winding(_ place: Point) -> Int {
    var result = 0
    for (a, b) in lines where (a.y <= place.y) != (b.y <= place.y) {
      let x = a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y)
      if x > place.x { result += a.y < b.y ? 1 : -1 }
    }
    return result
  }

  /// The distance from a point to the outline.
  func distance(_ place: Point) -> Double {
    lines.map { segmentDistance(place, $0.0, $0.1) }.min() ?? .infinity
  }

  /// The area, weighted by the winding number.
  var signedArea: Double {
    lines.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2 }
  }
}

private func segmentDistance(_ p: Point, _ a: Point, _ b: Point) -> Double {
  let along = b - a
  let square = along.x * along.x + along.y * along.y
  let t = square > 0 ? ((p.x - a.x) * along.x + (p.y - a.y) * along.y) / square : 0
  return (p - (a + along * max(0, min(1, t)))).length
}

struct StrokeOutlineTests {
  private func outline(_ svg: String, _ style: StrokeStyle, scale: Double = 1) throws -> Path {
    try Path(svg: svg).strokeOutline(style, scale: scale)
  }

  /// A stroke with round caps and joins contains exactly the points within half its width from the path.
  @Test(arguments: [
    "M20 20L80 30", "M20 20L80 20 30 40", "M20 20L80 20 20 20", "M20 20h8v8h-8z", "M20 20h40v30z",
    "M20 20h1v1h-1z", "M20 50C40 0 60 0 80 50", "M20 50C80 0 20 0 80 50",
    "M20 20C80 80 20 80 80 20",
    "M20 50C100 20 0 20 80 50", "M20 20Q22 20 21 20", "M40 50a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z",
    "M40 50a3 3 0 1 1 6 0M60 50l2 1 0.5 -3 -4 2", "M20 20Q80 20 20 21", "M30 30C30 30 70 70 70 70",
    "M20 40C90 40 10 40 80 40", "M40 40C41 40 42 41 42 42S41 44 40 44h-12",
  ])
  func `a round stroke covers all points near the path`(svg: String) throws {
    let chords = Polygons(try Path(svg: svg).flattened(tolerance: 1e-3))
    for width in [2.5, 16] {
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let polygons = Polygons(try outline(svg, style))
      for y in stride(from: 0.3, to: 90, by: 2.7) {
        for x in stride(from: 0.4, to: 100, by: 2.3) {
          let place = Point(x, y)
          let excess = chords.distance(place) - width / 2
          guard abs(excess) > 0.01 else { continue }
          let winding = polygons.winding(place)
          #expect((winding != 0) == (excess < 0), "at \(x), \(y), width \(width)")
        }
      }
    }
  }

  @Test func `no part of an outline winds backwards`() throws {
    // Bends with a radius below the width, and corners at distances below the width.
    for svg in [
      "M20 50C100 20 0 20 80 50", "M40 50a3 3 0 0 1 6 0", "M20 20h1v1h1v1h1", "M20 20Q80 20 20 22",
    ] {
      for join in LineJoin.allCases {
        let style = StrokeStyle(lineWidth: 12, lineJoin: join)
        let polygons = Polygons(try outline(svg, style))
        let signs = Set(
          stride(from: 0.3, to: 80, by: 1.9).flatMap { y in
            stride(from: 0.4, to: 100, by: 1.1).map { polygons.winding(Point($0, y)).signum() }
          })
        #expect(signs.count == 2, "\(svg)")
      }
    }
  }

  @Test(arguments: [
    ("M0 0H10", LineCap.butt, LineJoin.miter, 20.0),
    ("M0 0H10", .square, .miter, 24), ("M0 0H10V10", .butt, .miter, 40),
    ("M0 0H10V10", .butt, .bevel, 39.5), ("M0 0H10V10H0z", .butt, .miter, 80),
    ("M0 0H10V10H0z", .square, .bevel, 78), ("M5 5z", .square, .miter, 4),
    ("M5 5H5", .square, .miter, 4), ("M5 5z", .butt, .miter, 0), ("M5 5", .square, .miter, 0),
    // A closed line there and back: no miter at either end.
    ("M0 0H10z", .square, .miter, 40),
  ])
  func `straight strokes have their exact areas`(
    svg: String, cap: LineCap, join: LineJoin, area: Double
  ) throws {
    let style = StrokeStyle(lineWidth: 2, lineCap: cap, lineJoin: join)
    #expect(abs(abs(Polygons(try outline(svg, style)).signedArea) - area) < 1e-9)
  }

  /// Angles with 1 ≤ sin(θ/2) · limit are mitred: at a limit of 2, angles from 60°.
  @Test func `miters end at their limit`() throws {
    let style = StrokeStyle(lineWidth: 2, miterLimit: 2)
    let blunt = try outline(
      "M0 0H10L\(10 - 10 * cosine(.pi / 180 * 61)) \(10 * sine(.pi / 180 * 61))", style)
    let sharp = try outline(
      "M0 0H10L\(10 - 10 * cosine(.pi / 180 * 59)) \(10 * sine(.pi / 180 * 59))", style)
    #expect((blunt.bounds?.maxX ?? 0) > 11.6)
    #expect((sharp.bounds?.maxX ?? 0) < 11)
  }

  @Test(arguments: [0.5, 3, 10])
  func `a circle's stroke is a ring`(width: Double) throws {
    for scale in [1.0, 8] {
      let ring = Polygons(
        try outline(
          "M0 40a40 40 0 1 1 80 0a40 40 0 1 1 -80 0z", StrokeStyle(lineWidth: width), scale: scale))
      let exact = 2 * .pi * 40 * width
      // The error of the outline's edges is at most 1/400 of a pixel.
      #expect(abs(abs(ring.signedArea) - exact) < 4 * .pi * 40 / 400 / scale)
    }
  }

  @Test func `a zero-length path with round caps is a dot`() throws {
    let style = StrokeStyle(lineWidth: 10, lineCap: .round)
    let dot = Polygons(try outline("M5 5h0", style))
    #expect(abs(abs(dot.signedArea) - 25 * .pi) < 0.06)
  }

  @Test func `dashes are cut by length, and phases shift them`() throws {
    var style = StrokeStyle(lineWidth: 2, lineDash: [4, 2])
    func lengths(_ svg: String) throws -> [[Double]] {
      try Path(svg: svg).strokePieces(style).map { piece in
        [piece.subpath.start.x, piece.subpath.segments.last?.end.x ?? piece.subpath.start.x]
      }
    }
    #expect(try lengths("M0 0H14") == [[0, 4], [6, 10], [12, 14]])
    style.lineDashPhase = 1
    #expect(try lengths("M0 0H14") == [[0, 3], [5, 9], [11, 14]])
    style.lineDashPhase = -7
    #expect(try lengths("M0 0H14") == [[1, 5], [7, 11], [13, 14]])
    style.lineDashPhase = 0
    style.lineDash = [3]
    #expect(try lengths("M0 0H7M20 0h4") == [[0, 3], [6, 7], [20, 23]])
    style.strokeStart = 0.1
    style.strokeEnd = 0.8
    #expect(try lengths("M0 0H20") == [[2, 3], [6, 9], [12, 15]])
    style.lineDash = [0, 5]
    style.strokeStart = 0
    style.strokeEnd = 1
    #expect(try lengths("M0 0H12") == [[0, 0], [5, 5], [10, 10]])
  }

  @Test func `dashes next to nothing long are dots`() throws {
    let style = StrokeStyle(lineWidth: 2, lineDash: [1e-18, 4])
    let pieces = try Path(svg: "M0 0H14").strokePieces(style)
    #expect(pieces.map(\.subpath.start.x) == [0, 4, 8, 12])
  }

  @Test func `dots begin where each subpath does, and point its way`() throws {
    let path = try Path(svg: "M5 10H45M5 40V80M9 9")
    var style = StrokeStyle(lineWidth: 2, lineDash: [0, 12])
    let dots = [
      Point(5, 10), Point(17, 10), Point(29, 10), Point(41, 10), Point(5, 40), Point(5, 52),
      Point(5, 64), Point(5, 76),
    ]
    #expect(path.strokePieces(style).map(\.subpath.start) == dots)
    #expect(path.strokePieces(style).map(\.direction.y) == [0, 0, 0, 0, 1, 1, 1, 1])
    style.strokeStart = 0.5
    #expect(path.strokePieces(style).map(\.subpath.start) == Array(dots[4...]))
  }

  @Test func `strange dashes leave an unbroken line`() throws {
    for dash in [[0, 0], [-1, 2], [.infinity, 1], [.nan], [1e-12, 1e-12]] {
      let style = StrokeStyle(lineWidth: 2, lineDash: dash)
      #expect(try Path(svg: "M0 0H14").strokePieces(style).count == 1)
    }
  }

  @Test func `a dash continues around the start of a closed path`() throws {
    let style = StrokeStyle(lineWidth: 2, lineDash: [6, 4], lineDashPhase: 3)
    let pieces = try Path(svg: "M0 0H10V10H0z").strokePieces(style)
    #expect(pieces.count == 4)
    #expect((pieces[0].subpath.start - Point(0, 3)).length < 1e-12)
    #expect(pieces[0].subpath.segments.map(\.end) == [Point(0, 0), Point(3, 0)])
  }

  /// At no phase is a dash split at the start of the outline, or a part of a dash lost.
  @Test func `every phase leaves a closed path of whole patterns as many and as long dashes`()
    throws
  {
    let path = try Path(svg: "M0 0H10V10H0z")
    for step in -80...80 {
      let style = StrokeStyle(lineWidth: 2, lineDash: [6, 4], lineDashPhase: Double(step) / 4)
      let lengths = path.strokePieces(style).map { piece in
        var path = Path()
        path.move(to: piece.subpath.start)
        for segment in piece.subpath.segments { path.addLine(to: segment.end) }
        return PathMeasure(path).length
      }
      #expect(
        lengths.count == 4 && lengths.allSatisfy { abs($0 - 6) < 1e-9 }, "\(step): \(lengths)")
    }
  }

  @Test func `whole patterns of dash phase change nothing in any part of a path`() throws {
    let path = try Path(svg: "M0 0H10V10H0zM20 0C30 0 30 20 40 20")
    for (start, end) in [(0.0, 1.0), (0.25, 1), (0.1, 0.6)] {
      for (dash, length) in [([6.0, 4], 10.0), ([3], 6), ([0, 5], 5)] {
        for phase in [0, 0.5, 3, 5.75] {
          var style = StrokeStyle(
            lineWidth: 2, lineDash: dash, lineDashPhase: phase, strokeStart: start, strokeEnd: end)
          let pieces = path.strokePieces(style)
          for count in [-100_000, -1, 1, 7] {
            style.lineDashPhase = phase + Double(count) * length
            #expect(path.strokePieces(style) == pieces)
          }
        }
      }
    }
  }

  @Test func `strokeStart and strokeEnd cut by the whole length`() throws {
    var style = StrokeStyle(lineWidth: 2, strokeStart: 0.25, strokeEnd: 0.75)
    let path = try Path(svg: "M0 0H10M20 0H30")
    #expect(path.strokePieces(style).map(\.subpath.start) == [Point(5, 0), Point(20, 0)])
    style.strokeStart = 0.75
    #expect(path.strokePieces(style).isEmpty)
    style = StrokeStyle(lineWidth: 2, strokeStart: -1, strokeEnd: 2)
    #expect(path.strokePieces(style).count == 2)
  }

  @Test func `nothing is drawn without a width`() throws {
    for width in [0, -1, .nan, .infinity] {
      #expect(try outline("M0 0H9", StrokeStyle(lineWidth: width)).isEmpty)
    }
    #expect(try outline("M0 0H9", StrokeStyle(), scale: 0).isEmpty)
  }

  @Test func `random strokes stay finite and bounded`() throws {
    var random = SeededGenerator(seed: 0x57A0)
    func next(_ bound: Int) -> Int { random.below(bound) }
    let numbers = [0, 1, 5, 5, 10, 50, 1e-9, 1e9, -3, 1e5, 0.5]
    for _ in 0..<120 {
      var path = Path()
      func point() -> Point { Point(numbers[next(numbers.count)], numbers[next(numbers.count)]) }
      path.move(to: point())
      for _ in 0..<(1 + next(4)) {
        switch next(5) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        case 2: path.closeSubpath()
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      let style = StrokeStyle(
        lineWidth: numbers[next(numbers.count)], lineCap: LineCap.allCases[next(3)],
        lineJoin: LineJoin.allCases[next(3)], miterLimit: numbers[next(numbers.count)],
        lineDash: next(2) == 0 ? [] : [numbers[next(3)], numbers[next(3)] + 300],
        lineDashPhase: numbers[next(numbers.count)], strokeStart: Double(next(3)) / 4,
        strokeEnd: 1 - Double(next(3)) / 4)
      let outline = path.strokeOutline(style, scale: 2)
      #expect(outline.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test(arguments: [0.4, 2, 9])
  func `a painted circle's stroke is the painted ring`(width: Double) {
    func painted(_ shape: Shape) -> [UInt32] {
      let fill = DrawOperation.fill(shape, .color(.black), .identity)
      return DisplayList(background: .clear, operations: [fill]).painted(width: 90, height: 90)
        .pixels
    }
    func circle(_ radius: Double) -> Path {
      var path = Path()
      let side = 2 * radius
      path.addEllipse(in: Rect(x: 45.3 - radius, y: 44.6 - radius, width: side, height: side))
      return path
    }
    var ring = circle(38 + width / 2)
    // After mirroring, the inner circle has the opposite direction.
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 90.6, ty: 0)
    ring.addPath(circle(38 - width / 2), transform: mirror)
    let stroke = painted(.stroke(circle(38), StrokeStyle(lineWidth: width)))
    let difference = zip(stroke, painted(.path(ring, .winding))).map {
      abs(Int($0 >> 24) - Int($1 >> 24))
    }
    #expect(difference.max() ?? 0 <= 2)
  }

  // MARK: - Many points

  /// Dots in a row, a zigzag with round corners, and curves.
  private static let detailed: [(svg: String, style: StrokeStyle)] = [
    ("M0 20H60", StrokeStyle(lineWidth: 90, lineCap: .round, lineDash: [0, 1])),
    (
      "M0 20" + (1...60).map { "L\($0) \($0 % 2 * 9)" }.joined(),
      StrokeStyle(lineWidth: 90, lineJoin: .round)
    ),
    (
      "M0 20" + (1...12).map { "Q\(5 * $0 - 2) 50 \(5 * $0) 20" }.joined(),
      StrokeStyle(lineWidth: 90)
    ),
  ]

  @Test(arguments: 0..<3)
  func `an outline of too many points takes larger steps`(_ index: Int) throws {
    let (svg, style) = Self.detailed[index]
    let path = try Path(svg: svg)
    let fine = path.strokeOutline(style, scale: 1)
    let limit = fine.points.count / 3
    let coarse = path.strokeOutline(style, scale: 1, pointLimit: limit)
    #expect(coarse.points.count < fine.points.count * 2 / 3)
    #expect(coarse.points.count > limit / 4)
    #expect(path.strokeOutline(style, scale: 1, pointLimit: 2 * fine.points.count) == fine)

    let (inner, outer) = (Polygons(coarse), Polygons(fine))
    for y in stride(from: -35.3, to: 90, by: 12) {
      for x in stride(from: -50.4, to: 120, by: 19) where outer.distance(Point(x, y)) > 1 {
        #expect((inner.winding(Point(x, y)) != 0) == (outer.winding(Point(x, y)) != 0))
      }
    }
  }

  @Test func `wide strokes of many pieces have no more points than memory`() throws {
    let dots = StrokeStyle(lineWidth: 20000, lineCap: .round, lineDash: [0, 1])
    #expect(try outline("M0 20H4999", dots).points.count <= 1 << 21)
    // The minimum number of points is not limited.
    let limited = try Path(svg: "M0 20H4999").strokeOutline(dots, scale: 1, pointLimit: 0)
    #expect(limited.points.count == 4999 * 8)
  }
}
