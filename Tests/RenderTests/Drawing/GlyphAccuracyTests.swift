import AnimPrimitives
import AnimRaster
import Testing
import AnimText

/// Compares the coverage of small text at any position with that of its curves as fine polygons, painted 8 times
/// larger.
@Suite struct GlyphAccuracyTests {
  private static let zoom = 8
  private static let places = [
    Point(0, 0), Point(0.25, 0.5), Point(0.37, 0.61), Point(0.913, 0.083),
  ]

  @Test(arguments: [(7.0, 0.0), (11, 0), (11, 9), (15, 0), (26, 0)])
  func `text is exact to 2/255 at any place`(_ size: Double, _ degrees: Double) throws {
    let layout = try Typesetter(library: FontLibrary()).layout(
      TextRequest("Hamburgefonstiv 380&@", font: FontDescription(size: size)))
    let polygons = layout.path.flattened(tolerance: size / 20_000)
    let (width, height) = (Int(size * 13), Int(size * (degrees > 0 ? 3.5 : 1.5)))
    var painter = Painter()
    for place in Self.places {
      let transform = AffineTransform(rotationDegrees: degrees).concatenating(
        AffineTransform(translationX: place.x + 2, y: place.y + 1))
      let zoomed = transform.concatenating(
        AffineTransform(scaleX: Double(Self.zoom), y: Double(Self.zoom)))
      let exact = Self.means(
        of: Self.painted(polygons, zoomed, width * Self.zoom, height * Self.zoom, &painter))
      // The path is drawn twice, because the chords of a repeated path are cached.
      for _ in 0..<2 {
        let text = Self.painted(layout.path, transform, width, height, &painter)
        var worst = 0.0
        var squares = 0.0
        var count = 0.0
        for (pixel, mean) in zip(text.pixels, exact) {
          let difference = Double(pixel & 255) - mean
          worst = max(worst, abs(difference))
          guard mean > 0, mean < 255 else { continue }
          squares += difference * difference
          count += 1
        }
        let mean = (squares / count).squareRoot()
        #expect(worst <= 2 && mean <= 0.6, "at \(place): worst \(worst), mean \(mean)")
      }
    }
  }

  private static func painted(
    _ path: Path, _ transform: AffineTransform, _ width: Int, _ height: Int,
    _ painter: inout Painter
  ) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    painter.paint(
      DisplayList(
        background: PremultipliedColor(.black),
        operations: [.fill(.path(path, .winding), .color(.white), ProjectiveTransform(transform))]),
      into: &pixmap)
    return pixmap
  }

  /// The mean grey of each square of `zoom` × `zoom` pixels.
  private static func means(of pixmap: Pixmap) -> [Double] {
    let width = pixmap.width / zoom
    var sums = [Double](repeating: 0, count: width * (pixmap.height / zoom))
    for (index, pixel) in pixmap.pixels.enumerated() {
      let (y, x) = index.quotientAndRemainder(dividingBy: pixmap.width)
      sums[y / zoom * width + x / zoom] += Double(pixel & 255)
    }
    return sums.map { $0 / Double(zoom * zoom) }
  }
}
