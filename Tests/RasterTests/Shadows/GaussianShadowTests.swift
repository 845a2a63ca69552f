import AnimPrimitives
import Testing

@testable import AnimRaster

struct GaussianTests {
  /// Φ from tables (Abramowitz and Stegun 26.1).
  @Test(arguments: [
    (0.0, 0.5), (1.0, 0.841_344_746_068_543), (-1.0, 0.158_655_253_931_457),
    (2.5, 0.993_790_334_674_224), (-3.0, 0.001_349_898_031_630), (4.0, 0.999_968_328_758_167),
    (9.0, 1), (-9.0, 0),
  ])
  func `the distribution has its known values`(z: Double, exact: Double) {
    #expect(abs(Gaussian.cumulative(z) - exact) < 1e-14)
    #expect(abs(GaussianTable.shared.cumulative(z) - exact) < 4e-5)
  }

  @Test func `the table has values right up to its ends`() {
    for z in [Double(4).nextDown, Double(-4).nextUp] {
      #expect(abs(GaussianTable.shared.cumulative(z) - Gaussian.cumulative(z)) < 4e-5)
      #expect(abs(GaussianTable.shared.density(z) - Gaussian.density(z)) < 4e-5)
    }
  }

  @Test func `density is the distribution's slope`() {
    for step in -30...30 {
      let z = Double(step) / 7
      let slope = (Gaussian.cumulative(z + 1e-4) - Gaussian.cumulative(z - 1e-4)) / 2e-4
      #expect(abs(Gaussian.density(z) - slope) < 1e-8)
    }
  }
}

struct GaussianShadowTests {
  private func rows(_ shadow: GaussianShadow, in bounds: IntRect) -> [Double] {
    var result: [Double] = []
    for y in bounds.y..<bounds.maxY {
      var row = [UInt8](repeating: 0, count: bounds.width)
      var span = row.mutableSpan
      shadow.coverage(x: bounds.x, y: y, count: bounds.width, into: &span)
      result += row.map(Double.init)
    }
    return result
  }

  /// The largest difference between a shadow and its definition in units of 1/255.
  private func error(
    _ shape: Shape, sigma: Double, _ transform: AffineTransform, isInside: (Point) -> Bool
  ) throws -> Double {
    let shadow = try #require(
      GaussianShadow(shape, sigma: sigma, transform: ProjectiveTransform(transform)))
    let inverse = try #require(transform.inverted)
    let oracle = BlurOracle(bounds: shadow.bounds, sigma: sigma) {
      isInside(inverse.apply(to: $0))
    }
    return zip(rows(shadow, in: shadow.bounds), oracle.values).map { abs($0 - $1) }.max() ?? 0
  }

  /// Upright edges lie on quarters of pixels, where the oracle's samples are exact.
  static let transforms = [
    AffineTransform(translationX: 0.25, y: -0.5),
    AffineTransform(rotationDegrees: 31),
    AffineTransform(a: 0, b: 1.5, c: -1.25, d: 0, tx: 7.5, ty: 0),
  ]

  @Test(arguments: [1, 2.5, 6], transforms)
  func `a rectangle's shadow is its blur`(sigma: Double, transform: AffineTransform) throws {
    let rect = Rect(x: 2, y: 3, width: 14, height: 9)
    let error = try error(.rect(rect), sigma: sigma, transform) {
      $0.x >= 2 && $0.x < 16 && $0.y >= 3 && $0.y < 12
    }
    #expect(error < 1)
  }

  @Test(arguments: [1, 2, 5], transforms)
  func `a rounded rectangle's shadow is its blur`(
    sigma: Double, transform: AffineTransform
  ) throws {
    let rect = Rect(x: 0, y: 0, width: 30, height: 18)
    let rounded = RoundedRect(rect: rect, cornerRadius: 7)
    let error = try error(.roundedRect(rounded), sigma: sigma, transform) { point in
      let x = max(abs(point.x - 15) - 8, 0)
      let y = max(abs(point.y - 9) - 2, 0)
      return x * x + y * y <= 49
    }
    #expect(error < 1)
  }

  @Test(arguments: [2, 5], transforms)
  func `an ellipse's shadow is its blur`(sigma: Double, transform: AffineTransform) throws {
    let rect = Rect(x: -12, y: -8, width: 24, height: 16)
    let error = try error(.ellipse(rect), sigma: sigma, transform) {
      let x = $0.x / 12
      let y = $0.y / 8
      return x * x + y * y <= 1
    }
    #expect(error < 1)
  }

  @Test func `a wide shadow's inside is full and runs agree with pixels`() throws {
    let shape = Shape.roundedRect(
      RoundedRect(
        rect: Rect(x: 20, y: 20, width: 200, height: 120), cornerRadius: 16,
        cornerCurve: .continuous))
    let shadow = try #require(GaussianShadow(shape, sigma: 6, transform: .identity))
    #expect(shadow.bounds.x == 1 && shadow.bounds.maxX == 239)
    let all = rows(shadow, in: shadow.bounds)
    #expect(all[60 * shadow.bounds.width + 119] == 255)
    for y in [shadow.bounds.y, 18, 60, 150] {
      for x in shadow.bounds.x..<shadow.bounds.maxX {
        var one: [UInt8] = [0]
        var span = one.mutableSpan
        shadow.coverage(x: x, y: y, count: 1, into: &span)
        let index = (y - shadow.bounds.y) * shadow.bounds.width + x - shadow.bounds.x
        #expect(all[index] == Double(one[0]))
      }
    }
  }

  @Test func `outside its bounds a shadow is 0`() throws {
    let shadow = try #require(
      GaussianShadow(
        .rect(Rect(x: 10.5, y: 10, width: 40, height: 30)), sigma: 3, transform: .identity))
    let bounds = shadow.bounds
    let around = try #require(
      IntRect(
        x: bounds.x - 9, y: bounds.y - 9, width: bounds.width + 18, height: bounds.height + 18))
    for (index, value) in rows(shadow, in: around).enumerated() {
      let x = index % around.width - 9
      let y = index / around.width - 9
      if x < 0 || y < 0 || x >= bounds.width || y >= bounds.height { #expect(value == 0) }
    }
  }

  @Test func `a shape without a closed form is left to the blur`() {
    let rect = Rect(x: 0, y: 0, width: 30, height: 30)
    let skew = ProjectiveTransform(AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    #expect(GaussianShadow(.rect(rect), sigma: 4, transform: skew) == nil)
    #expect(GaussianShadow(.rect(rect), sigma: 0.5, transform: .identity) == nil)
    #expect(GaussianShadow(.rect(rect), sigma: .infinity, transform: .identity) == nil)
    #expect(GaussianShadow(.rect(.zero), sigma: 4, transform: .identity) == nil)
    let half = RoundedRect(rect: rect, cornerRadius: 4, maskedCorners: .topLeft)
    #expect(GaussianShadow(.roundedRect(half), sigma: 4, transform: .identity) == nil)
    #expect(GaussianShadow(.path(Path(), .winding), sigma: 4, transform: .identity) == nil)
  }
}
