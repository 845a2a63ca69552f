import AnimPrimitives
import Testing

@testable import AnimRaster

struct ShadowPaintingTests {
  private func painted(_ operations: [DrawOperation]) -> Pixmap {
    DisplayList(background: .clear, operations: operations).painted(width: 120, height: 90)
  }

  private func mask(_ pixmap: Pixmap) throws -> CoverageMask {
    CoverageMask(
      bounds: try #require(pixmap.bounds), coverage: pixmap.pixels.map { UInt8($0 >> 24) })
  }

  @Test(arguments: CornerCurve.allCases, [2, 4, 9])
  func `the closed form agrees with a blur of the painted shape`(
    curve: CornerCurve, sigma: Double
  ) throws {
    let shape = Shape.roundedRect(
      RoundedRect(
        rect: Rect(x: 30.3, y: 28.6, width: 61, height: 33), cornerRadius: 12, cornerCurve: curve))
    let shadow = painted([.shadow(shape, .black, radius: sigma, .identity)])
    let silhouette = try mask(painted([.fill(shape, .color(.black), .identity)]))
    let blurred = silhouette.blurred(sigma: sigma, in: silhouette.bounds)
    let difference = zip(shadow.pixels, blurred.coverage).map { abs(Int($0 >> 24) - Int($1)) }
    #expect(difference.max() ?? 0 <= 1)
    #expect(GaussianShadow(shape, sigma: sigma, transform: .identity) != nil)
  }

  @Test func `without a blur a shadow is the shape`() {
    let shape = Shape.ellipse(Rect(x: 10.2, y: 20.7, width: 50, height: 40))
    #expect(
      painted([.shadow(shape, .black, radius: 0, .identity)])
        == painted([.fill(shape, .color(.black), .identity)]))
  }

  @Test func `a group throws the shadow of all it draws`() throws {
    let shape = Shape.rect(Rect(x: 20, y: 20, width: 40, height: 30))
    let fill = DrawOperation.fill(shape, .color(.white), .identity)
    let shadow = Layer.Shadow(color: .black, radius: 3, offset: Point(8, -5))
    let group = painted([.pushLayer(Layer(shadow: shadow)), fill, .popLayer])
    let moved = ProjectiveTransform(AffineTransform(translationX: 8, y: -5))
    let apart = painted([.shadow(shape, .black, radius: 3, moved), fill])
    func alphas(_ pixmap: Pixmap) -> [Int] { pixmap.pixels.map { Int($0 >> 24) } }
    let difference = zip(alphas(group), alphas(apart)).map { abs($0 - $1) }
    #expect(difference.max() ?? 0 <= 1)
  }

  @Test func `moves by parts of a pixel keep the sum and shift the middle`() throws {
    let bounds = try #require(IntRect(x: 4, y: 5, width: 6, height: 5))
    let mask = CoverageMask(bounds: bounds, coverage: (0..<30).map { UInt8($0 * 8) })
    func moments(_ mask: CoverageMask) -> (sum: Double, x: Double, y: Double) {
      var (sum, x, y) = (0.0, 0.0, 0.0)
      for (index, value) in mask.coverage.enumerated() {
        let weight = Double(value)
        sum += weight
        x += weight * Double(mask.bounds.x + index % mask.bounds.width)
        y += weight * Double(mask.bounds.y + index / mask.bounds.width)
      }
      return (sum, x / sum, y / sum)
    }
    let before = moments(mask)
    for offset in [Point(3, -2), Point(0.25, 0.5), Point(-1.75, 10.125)] {
      let after = moments(try #require(mask.moved(by: offset)))
      #expect(abs(after.sum - before.sum) <= before.sum * 0.003)
      #expect(abs(after.x - before.x - offset.x) < 0.02)
      #expect(abs(after.y - before.y - offset.y) < 0.02)
    }
    #expect(mask.moved(by: Point(.infinity, 0)) == nil)
    #expect(mask.moved(by: Point(0, 1e10)) == nil)
  }

  @Test func `wild shadows leave the rest of the picture alone`() {
    let fill = DrawOperation.fill(
      .ellipse(Rect(x: 0, y: 0, width: 9, height: 9)), .color(.white), .identity)
    let plain = painted([fill])
    let odd = [0, -1, 1e-9, 1e9, .infinity, .nan, 3]
    for radius in odd {
      for x in odd {
        let rect = Rect(x: x, y: 2, width: 30, height: 20)
        let offset = Point(x, radius)
        let layer = Layer(shadow: Layer.Shadow(color: .black, radius: radius, offset: offset))
        let picture = painted([
          .shadow(
            .roundedRect(RoundedRect(rect: rect, cornerRadius: 4)), .black, radius: radius,
            .identity),
          .pushLayer(layer), fill, .popLayer,
        ])
        let casters = [rect, Rect(x: x, y: radius, width: 9, height: 9)]
        let others = picture.pixels.indices.filter { index in
          let pixel = Point(Double(index % 120) + 0.5, Double(index / 120) + 0.5)
          return !casters.contains { mayShade(pixel, from: $0, radius: radius) }
        }
        let areAlone = others.allSatisfy { picture.pixels[$0] == plain.pixels[$0] }
        #expect(areAlone, "radius \(radius), x \(x)")
        guard abs(radius) <= 3, abs(x) <= 3 else { continue }
        #expect(!others.isEmpty && picture != plain)
      }
    }
  }

  /// Whether a pixel is within the reach of a shape's shadow; false without a shape.
  private func mayShade(_ pixel: Point, from rect: Rect, radius: Double) -> Bool {
    // Every blur ends within four standard deviations. Without a blur an edge covers a part of a pixel.
    let reach = radius > 0 ? 4 * radius + 1 : 1
    return abs(pixel.x - rect.center.x) <= rect.width / 2 + reach
      && abs(pixel.y - rect.center.y) <= rect.height / 2 + reach
  }
}
