import Primitives
import Testing

@testable import Raster

/// Every set of inner loops against the portable one, on random outlines, parts of the plane and colours:
/// areas first, which tell more than the coverage that they are rounded to, then pixels.
@Suite struct BandKernelTests {
  @Test(arguments: 0..<200)
  func `edges and arcs add the same areas`(_ seed: Int) throws {
    var random = RandomLists(seed: UInt64(seed))
    let outline = Self.outline(&random)
    let bounds = try #require(Self.bounds(&random))
    let expected = Self.areas(of: outline, in: bounds, kernels: .portable)
    for kernels in Kernels.allCases {
      #expect(Self.areas(of: outline, in: bounds, kernels: kernels) == expected, "\(kernels)")
    }
  }

  @Test(arguments: 0..<200)
  func `bands are blended to the same pixels and left empty`(_ seed: Int) throws {
    var random = RandomLists(seed: UInt64(seed) + 1000)
    let outline = Self.outline(&random)
    let bounds = try #require(Self.bounds(&random))
    let rule: FillRule = random.below(2) == 0 ? .winding : .evenOdd
    let color = PremultipliedColor(random.color()).rgba
    let stride = bounds.width + random.below(9)
    let before = (0..<(stride * bounds.height + 20)).map { _ in
      PremultipliedColor(random.color()).rgba
    }
    let start = random.below(20)
    func pixels(_ kernels: Kernels) -> [UInt32] {
      var scanner = ScanConverter(kernels: kernels)
      scanner.outline = outline
      scanner.begin(bounds: bounds)
      var row = CoverageRow()
      var result = before
      var target = result.mutableSpan
      while scanner.advance() {
        let first = start + (scanner.band.firstRow - bounds.y) * stride
        Blitter(kernels: kernels).sweep(
          &scanner.band, fillRule: rule, row: &row, color: color, start: first, stride: stride,
          in: &target)
        #expect(scanner.band.cells.allSatisfy { $0 == 0 })
        #expect(scanner.band.groups.allSatisfy { $0 == 0 })
      }
      return result
    }
    let expected = pixels(.portable)
    for kernels in Kernels.allCases { #expect(pixels(kernels) == expected, "\(kernels)") }
  }

  /// What each pixel of some rows sums up to.
  private static func areas(
    of outline: Outline, in bounds: IntRect, kernels: Kernels
  ) -> [[Int32]] {
    var scanner = ScanConverter(kernels: kernels)
    scanner.outline = outline
    scanner.begin(bounds: bounds)
    var row = CoverageRow()
    var result: [[Int32]] = []
    while scanner.advance() {
      for index in 0..<scanner.band.rowCount {
        let start = index * scanner.band.layout.stride
        result.append(Array(scanner.band.cells[start..<(start + bounds.width)]))
        scanner.band.sweep(row: index, fillRule: .winding, into: &row)
      }
    }
    return result
  }

  /// Narrow and wide, around the origin and away from it.
  private static func bounds(_ random: inout RandomLists) -> IntRect? {
    let widths = [1, 7, 8, 9, 30, 45, 46, 47, 48, 100, 300]
    return IntRect(
      x: random.below(60) - 30, y: random.below(60) - 30,
      width: widths[random.below(widths.count)], height: 1 + random.below(90))

  }

  /// Polygons, rounded rectangles and ellipses from far smaller than a pixel to larger than the bounds.
  private static func outline(_ random: inout RandomLists) -> Outline {
    var outline = Outline()
    var arcs = ArcTable()
    for _ in 0...random.below(3) {
      outline.cutsOut = random.below(4) == 0
      let size = Size(scale(&random), scale(&random))
      let rect = Rect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let turn = [0.0, 45, 90, random.number(-180, 180)][random.below(4)]
      let place = AffineTransform(rotationDegrees: turn).concatenating(
        AffineTransform(translationX: random.number(-20, 60), y: random.number(-20, 60)))
      switch random.below(3) {
      case 0: addPolygon(to: &outline, &random)
      case 1:
        let rounded = RoundedRect(
          rect: rect, cornerRadius: scale(&random),
          maskedCorners: random.below(2) == 0 ? .all : CornerMask(rawValue: UInt8(random.below(16)))
        )
        outline.add(rounded, transform: place, arcs: &arcs)
      default: outline.addEllipse(in: rect, transform: place, arcs: &arcs)
      }
    }
    return outline
  }

  private static func addPolygon(to outline: inout Outline, _ random: inout RandomLists) {
    let reach = scale(&random)
    let center = Point(random.number(-10, 40), random.number(-10, 40))
    func point() -> Point {
      let exact = Point(
        center.x + random.number(-reach, reach), center.y + random.number(-reach, reach))
      // Some on the borders of pixels.
      return random.below(3) == 0 ? Point(exact.x.rounded(), exact.y.rounded()) : exact
    }
    outline.move(to: point())
    for _ in 0..<(2 + random.below(6)) { outline.line(to: point()) }
    outline.close()
  }

  /// A length between a hundredth and a thousand pixels.
  private static func scale(_ random: inout RandomLists) -> Double {
    let magnitude = [0.01, 0.1, 1, 10, 100][random.below(5)]
    return random.number(1, 10) * magnitude
  }
}
