import AnimPrimitives
import Testing

@testable import AnimRaster

/// The ink of paths with many vertices in a row of pixels is that of their union, at any scale.
@Suite struct DenseOverlapTests {
  static let cases = DensePaths.Kind.allCases

  @Test(arguments: cases)
  func `the ink at scale 1 is that at scale 16`(_ kind: DensePaths.Kind) {
    for seed in UInt64(1)...4 {
      let shape = DensePaths.shape(kind, seed: seed)
      let ink = Self.ink(of: shape, scale: 1)
      let exact = Self.ink(of: shape, scale: 16)
      #expect(abs(ink / exact - 1) <= 0.02, "\(kind), seed \(seed): \(ink) instead of \(exact)")
    }
  }

  /// The upper edge lies in one half of a row of pixels, in which more than 48 pieces end.
  @Test(arguments: [1, 2, 16])
  func `a noisy edge in the middle of a row keeps its ink`(_ scale: Int) throws {
    let path = try Path(
      svg: """
        M1 4.8L6 4.88L6.05 4.93L6.1 4.89L6.15 4.89L6.2 4.82L6.35 4.78L6.4 4.93L6.45 4.69L6.6 4.67L6.65 4.9L6.75 4.77\
        L6.9 4.69L6.95 4.8L7 4.74L7.05 4.76L7.15 4.94L7.2 4.76L7.3 4.86L7.35 4.96L7.4 4.77L7.45 4.69L7.7 4.77\
        L7.75 4.86L7.8 4.62L7.9 4.68L7.95 4.94L8 4.66L8.1 4.84L8.15 4.7L8.4 4.69L8.45 4.77L8.5 4.7L8.55 4.66\
        L8.6 4.66L8.8 4.71L8.85 4.74L9 4.97L9.05 4.69L9.1 5L9.15 4.99L9.6 4.96L9.75 4.97L9.85 4.67L10 4.6\
        L10.05 4.61L10.15 4.66L10.2 4.87L10.25 4.85L10.3 4.84L10.4 4.85L10.45 4.9L10.5 4.8L10.55 4.95L10.6 4.61\
        L10.65 4.64L10.75 4.91L11 4.69L11.05 4.96L11.1 4.68L11.15 4.63L11.2 4.63L11.25 4.91L11.3 4.67L11.65 4.83\
        L11.7 4.95L11.75 4.85L11.85 4.81L16.85 4.8
        """)
    let shape = Shape.stroke(path, StrokeStyle(lineWidth: 1, lineJoin: .round))
    let ink = Self.ink(of: shape, scale: scale)
    #expect(abs(ink / 17.2 - 1) <= 0.02, "\(ink)")
  }

  /// Both sides of the flat runs lie between sixteenths of a row.
  @Test(arguments: [0.3, 0.6])
  func `flat runs beside a dense part keep their ink`(_ lineWidth: Double) {
    for step in 0..<8 {
      let y = 10.03 + Double(step) / 8
      let shape = DensePaths.flatRuns(at: y, lineWidth: lineWidth)
      let ink = Self.ink(of: shape, scale: 1)
      let exact = Self.ink(of: shape, scale: 16)
      #expect(abs(ink / exact - 1) <= 0.02, "y \(y): \(ink) instead of \(exact)")
    }
  }

  /// The lines begin at thirty heights below the last sample of a row, and cover each other six times.
  @Test func `lines that begin between two samples count once`() {
    var path = Path()
    for index in 0..<250 {
      let x = 5 + Double(index) * 0.08
      path.move(to: Point(x, 6.971 + Double(index % 28) / 1_024))
      path.addLine(to: Point(x, 16.5))
    }
    let pixmap = Self.list(.stroke(path, StrokeStyle(lineWidth: 0.48)), scale: 1)
      .painted(width: DensePaths.width, height: DensePaths.height)
    let row = pixmap.pixels[6 * DensePaths.width..<7 * DensePaths.width]
    #expect(row.allSatisfy { $0 & 255 <= 8 }, "\(row.map { $0 & 255 })")
  }

  @Test(arguments: cases)
  func `painting a part gives the same pixels`(_ kind: DensePaths.Kind) throws {
    let list = Self.list(DensePaths.shape(kind, seed: 9), scale: 1)
    let (width, height) = (DensePaths.width, DensePaths.height)
    let whole = list.painted(width: width, height: height)
    for part in [(x: 7, y: 3, width: 11, height: 9), (x: 20, y: 10, width: 5, height: 1)] {
      let rect = try #require(
        IntRect(x: part.x, y: part.y, width: part.width, height: part.height))
      var pixmap = whole
      var painter = Painter()
      let blank = DisplayList(background: PremultipliedColor(.black), operations: [])
      painter.paint(blank, damage: Damage(rect), into: &pixmap)
      painter.paint(list, damage: Damage(rect), into: &pixmap)
      #expect(pixmap.pixels == whole.pixels, "\(kind), \(part)")
    }
  }

  private static func list(_ shape: Shape, scale: Int) -> DisplayList {
    let transform = AffineTransform(scaleX: Double(scale), y: Double(scale))
    return DisplayList(
      background: PremultipliedColor(.black),
      operations: [.fill(shape, .color(.white), ProjectiveTransform(transform))])
  }

  /// In square pixels at scale 1.
  private static func ink(of shape: Shape, scale: Int) -> Double {
    let pixmap = list(shape, scale: scale).painted(
      width: DensePaths.width * scale, height: DensePaths.height * scale)
    let levels = pixmap.pixels.reduce(0) { $0 + Int($1 & 255) }
    return Double(levels) / 255 / Double(scale * scale)
  }
}
