import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimRaster

struct GradientShaderTests {
  private static let stops = [
    Gradient.Stop(location: 0.1, color: Color(red: 1, green: 0.2, blue: 0, alpha: 1)),
    Gradient.Stop(location: 0.4, color: Color(red: 0, green: 0.9, blue: 0.3, alpha: 0.5)),
    Gradient.Stop(location: 0.8, color: Color(red: 0.3, green: 0, blue: 1, alpha: 0.1)),
  ]

  static let transforms = [
    ProjectiveTransform(AffineTransform(translationX: 3, y: 2)),
    ProjectiveTransform(
      AffineTransform(rotationDegrees: 31).concatenating(
        AffineTransform(a: 1, b: 0, c: 0.3, d: 0.7, tx: 40, ty: 10))),
    ProjectiveTransform(
      m11: 1, m12: 0.2, m13: 5, m21: 0.1, m22: 1.2, m23: 3, m31: 0.001, m32: 0.002, m33: 0.8),
  ]

  private func gradient(_ kind: Gradient.Kind, _ stops: [Gradient.Stop]) -> Gradient {
    let (start, end) =
      switch kind {
      case .linear: (Point(0.1, 0), Point(0.8, 0.9))
      case .radial: (Point(0.5, 0.5), Point(1, 0.9))
      case .conic: (Point(0.4, 0.5), Point(0.5, 0))
      }
    return Gradient(
      kind: kind, stops: stops, start: start, end: end,
      frame: Rect(x: 2, y: 1, width: 90, height: 60))
  }

  private func shaded(_ shader: GradientShader, width: Int, y: Int) -> [PremultipliedColor] {
    var pixels = [UInt32](repeating: 0, count: width)
    var span = pixels.mutableSpan
    shader.shade(x: 0, y: y, count: width, into: &span)
    return pixels.map(PremultipliedColor.init(rgba:))
  }

  /// The colour by definition, in the gradient's unit square.
  private func parameter(_ gradient: Gradient, _ p: Point) -> Double {
    let a = gradient.end - gradient.start
    let d = p - gradient.start
    switch gradient.kind {
    case .linear: return (d.x * a.x + d.y * a.y) / (a.x * a.x + a.y * a.y)
    case .radial:
      return Point(d.x / a.x, d.y / a.y).length
    case .conic:
      let turn = (arctangent(y: d.y, x: d.x) - arctangent(y: a.y, x: a.x)) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }

  /// Straight components are blended, then premultiplied.
  private func components(_ stops: [Gradient.Stop], _ t: Double) -> [Double] {
    let after = stops.firstIndex { $0.location > t } ?? stops.count
    let (a, b) = (stops[max(after - 1, 0)], stops[min(after, stops.count - 1)])
    let f = b.location > a.location ? (t - a.location) / (b.location - a.location) : 0
    func blend(_ a: Double, _ b: Double) -> Double { a + (b - a) * f }
    let alpha = blend(a.color.alpha, b.color.alpha)
    return [
      blend(a.color.red, b.color.red) * alpha, blend(a.color.green, b.color.green) * alpha,
      blend(a.color.blue, b.color.blue) * alpha, alpha,
    ].map { $0 * 255 }
  }

  private func bytes(_ pixel: PremultipliedColor) -> [Double] {
    [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Double($0) }
  }

  @Test(arguments: Gradient.Kind.allCases, transforms)
  func `every pixel is the definition's value, rounded`(
    kind: Gradient.Kind, transform: ProjectiveTransform
  ) throws {
    let stops =
      kind == .conic
      ? Self.stops + [.init(location: 1, color: Self.stops[0].color)]
      : Self.stops
    let gradient = gradient(kind, stops)
    let shader = try #require(GradientShader(gradient, opacity: 1, transform: transform))
    let inverse = try #require(transform.inverted)
    for y in 0..<70 {
      for (x, pixel) in shaded(shader, width: 110, y: y).enumerated() {
        let place = try #require(inverse.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5)))
        let unit = Point((place.x - 2) / 90, (place.y - 1) / 60)
        let exact = components(stops, parameter(gradient, unit))
        for (value, expected) in zip(bytes(pixel), exact) {
          // Half a step plus the rounding error of binary32 at 255.
          #expect(abs(value - expected) <= 0.5 + 0.003)
        }
      }
    }
  }

  /// The circles from the focus to the unit circle lie within each other, so one of them goes through a point: halving
  /// finds it.
  private func parameter(_ focus: Gradient.Focus, _ point: Point) -> Double {
    func distance(_ t: Double) -> Double {
      (point - focus.center * (1 - t)).length - (focus.radius + t * (1 - focus.radius))
    }
    var (low, high) = (-focus.radius / (1 - focus.radius), 1e4)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if distance(middle) > 0 { low = middle } else { high = middle }
    }
    return high
  }

  @Test(arguments: [
    (Point(0.3, -0.4), 0.0), (Point(0, 0.2), 0.25), (Point(0.95, 0), 0), (.zero, 0.5),
  ])
  func `colours spread from a focus to the circle`(center: Point, radius: Double) throws {
    let focus = Gradient.Focus(center: center, radius: radius)
    var gradient = gradient(.radial, Self.stops)
    gradient.focus = focus
    let shader = try #require(GradientShader(gradient, opacity: 1, transform: .identity))
    let axis = gradient.end - gradient.start
    for y in 0..<70 {
      for (x, pixel) in shaded(shader, width: 110, y: y).enumerated() {
        let unit = Point((Double(x) - 1.5) / 90, (Double(y) - 0.5) / 60)
        let place = Point(
          (unit.x - gradient.start.x) / axis.x, (unit.y - gradient.start.y) / axis.y)
        let exact = components(Self.stops, parameter(focus, place))
        for (value, expected) in zip(bytes(pixel), exact) {
          #expect(abs(value - expected) <= 0.5 + 0.003)
        }
      }
    }
  }

  @Test func `a run's pixels do not depend on where it begins`() throws {
    for kind in Gradient.Kind.allCases {
      for transform in Self.transforms {
        let shader = try #require(
          GradientShader(gradient(kind, Self.stops), opacity: 0.7, transform: transform))
        let whole = shaded(shader, width: 100, y: 17)
        for begin in [1, 7, 31, 32, 33, 64, 99] {
          var pixels = [UInt32](repeating: 0, count: 100 - begin)
          var span = pixels.mutableSpan
          shader.shade(x: begin, y: 17, count: 100 - begin, into: &span)
          #expect(pixels == whole[begin...].map(\.rgba))
        }
      }
    }
  }

  @Test func `colour channels never exceed alpha`() throws {
    let stops = [
      Gradient.Stop(location: 0, color: Color(red: 1, green: 1, blue: 0.999, alpha: 0.3)),
      Gradient.Stop(location: 1, color: Color(red: 0.98, green: 1, blue: 1, alpha: 0.9)),
    ]
    for kind in Gradient.Kind.allCases {
      let shader = try #require(
        GradientShader(gradient(kind, stops), opacity: 0.9, transform: Self.transforms[1]))
      for y in 0..<80 {
        #expect(
          shaded(shader, width: 130, y: y).allSatisfy {
            max($0.red, $0.green, $0.blue) <= $0.alpha
          })
      }
    }
  }

  @Test func `a hard stop is as soft as one pixel`() throws {
    let hard = [
      Gradient.Stop(location: 0.5, color: .black), Gradient.Stop(location: 0.5, color: .white),
    ]
    let gradient = Gradient(
      kind: .linear, stops: hard, start: Point(0, 0.5), end: Point(1, 0.5),
      frame: Rect(x: 0, y: 0, width: 20.5, height: 10))
    let shader = try #require(GradientShader(gradient, opacity: 1, transform: .identity))
    let row = shaded(shader, width: 20, y: 3).map { Int($0.red) }
    #expect(row[..<10].allSatisfy { $0 == 0 })
    #expect((63...65).contains(255 - row[10]))
    #expect(row[11...].allSatisfy { $0 == 255 })
  }

  /// The red channel of a gradient from black to white between two locations: the mean of 16 × 16 samples of a pixel.
  private func mean(
    _ gradient: Gradient, _ inverse: ProjectiveTransform, x: Int, y: Int
  ) throws -> Double {
    let frame = gradient.frame
    var sum = 0.0
    for index in 0..<256 {
      let sample = Point(Double(index % 16) + 0.5, Double(index / 16) + 0.5) * (1.0 / 16)
      let place = try #require(inverse.apply(to: Point(Double(x), Double(y)) + sample))
      let unit = Point((place.x - frame.minX) / frame.width, (place.y - frame.minY) / frame.height)
      let exact = components(gradient.stops, parameter(gradient, unit))
      sum += exact[0] / 256
    }
    return sum
  }

  @Test(arguments: [0, 0.001, 0.0025, 0.01, 0.05, 0.13], [1, 0])
  func `a short line between stops is as long as it is where it is seen`(
    length: Double, alpha: Double
  ) throws {
    let black = Color(red: 0, green: 0, blue: 0, alpha: alpha)
    func stops(_ location: Double) -> [Gradient.Stop] {
      [
        .init(location: 0, color: black), .init(location: location, color: black),
        .init(location: location + length, color: .white), .init(location: 1, color: .white),
      ]
    }
    let long = Gradient(
      kind: .radial, stops: stops(0.5), start: Point(0.5, 0.5), end: Point(1, 1),
      frame: Rect(x: 0, y: 0, width: 400, height: 10))
    // At the near end, where a pixel covers little of the gradient.
    let receding = ProjectiveTransform(
      m11: 1, m12: 0.5, m13: 0, m21: 0, m22: 0.2, m23: 0, m31: 0, m32: -0.0045, m33: 1)
    let plane = Gradient(
      kind: .linear, stops: stops(0.985), start: Point(0.5, 0), end: Point(0.5, 1),
      frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let seen: [(Gradient, ProjectiveTransform, columns: Range<Int>, rows: [Int])] = [
      // Near the long axis the radius of curvature of the ellipse is less than a pixel.
      (long, .identity, 280..<400, [7, 9]), (plane, receding, 0..<2, Array(0..<400)),
    ]
    for (gradient, transform, columns, rows) in seen {
      let shader = try #require(GradientShader(gradient, opacity: 1, transform: transform))
      let inverse = try #require(transform.inverted)
      for y in rows {
        let row = shaded(shader, width: columns.upperBound, y: y)
        for x in columns {
          let exact = try mean(gradient, inverse, x: x, y: y)
          #expect(abs(Double(row[x].red) - exact) <= 16, "\(gradient.kind) \(x) \(y)")
        }
      }
    }
  }

  @Test func `a pixel that sees a whole line shows the mean of its colours`() throws {
    for length in [0.25, 0.125] {
      let stops = [
        Gradient.Stop(location: 0.25, color: .white),
        Gradient.Stop(
          location: 0.25 + length, color: Color(red: 0, green: 0, blue: 0, alpha: 0)),
      ]
      let gradient = Gradient(
        kind: .linear, stops: stops, start: Point(0, 0.5), end: Point(1, 0.5),
        frame: Rect(x: 0, y: 0, width: 4, height: 1))
      let shader = try #require(GradientShader(gradient, opacity: 1, transform: .identity))
      let pixel = shaded(shader, width: 4, y: 0)[1]
      // The integrals of (1 − u)² and 1 − u.
      #expect(abs(Double(pixel.red) - 255 * 4 * length / 3) <= 0.51)
      #expect(abs(Double(pixel.alpha) - 255 * 4 * length / 2) <= 0.51)
    }
  }

  @Test func `a conic gradient's seam is as soft as one pixel`() throws {
    let ends = [
      Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white),
    ]
    let gradient = Gradient(
      kind: .conic, stops: ends, start: Point(0.5, 0.5), end: Point(0.5, 0),
      frame: Rect(x: 0, y: 0, width: 41, height: 41))
    let shader = try #require(GradientShader(gradient, opacity: 1, transform: .identity))
    let row = shaded(shader, width: 41, y: 2).map { Int($0.red) }
    #expect(row[19] > 245)
    #expect((120...135).contains(row[20]))
    #expect(row[21] < 10)
  }

  @Test func `without extent the last colour is everywhere`() throws {
    for kind in Gradient.Kind.allCases {
      var gradient = gradient(kind, Self.stops)
      gradient.end = gradient.start
      let shader = try #require(GradientShader(gradient, opacity: 1, transform: .identity))
      let last = PremultipliedColor(Self.stops[2].color)
      #expect(shaded(shader, width: 50, y: 5).allSatisfy { $0 == last })
    }
  }

  @Test func `odd gradients do not crash`() {
    let odd = [0, 1, -1, 0.5, 1e-300, 1e300, .infinity, .nan, -2.5, 1e9]
    var random = SeededGenerator(seed: 0xC0FFEE)
    func next() -> Double { odd[random.below(odd.count)] }
    var made = 0
    for _ in 0..<3000 {
      let stops = (0..<3).map { _ in
        Gradient.Stop(
          location: next(), color: Color(red: next(), green: next(), blue: next(), alpha: next()))
      }
      for kind in Gradient.Kind.allCases {
        let gradient = Gradient(
          kind: kind, stops: stops, start: Point(next(), next()), end: Point(next(), next()),
          frame: Rect(x: next(), y: next(), width: next(), height: 1))
        let transform = ProjectiveTransform(
          m11: 1, m12: next(), m13: next(), m21: next(), m22: 1, m23: next(), m31: next(),
          m32: next(), m33: 1)
        guard let shader = GradientShader(gradient, opacity: next(), transform: transform) else {
          continue
        }
        made += 1
        _ = shaded(shader, width: 40, y: 9)
      }
    }
    #expect(made > 10)
  }

  @Test func `angles are those of the definition`() {
    for step in 0..<5000 {
      let exact = Double(step) / 5000
      let radians = exact * 2 * .pi
      for radius in [1e-3, 1, 700] {
        let turn = GradientShader.turn(
          x: Float(cosine(radians) * radius), y: Float(sine(radians) * radius))
        let error = abs(Double(turn) - exact)
        #expect(min(error, 1 - error) < 2e-7)
      }
    }
    #expect(GradientShader.turn(x: 0, y: 0) == 0)
    #expect(GradientShader.turn(x: 1, y: -0.0) == 0)
  }
}
