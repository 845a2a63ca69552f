import AnimPrimitives
import Testing

@testable import AnimRaster

@Suite struct NinePartShaderTests {
  /// Opaque greys that grow by `step` from column to column, or from row to row.
  private func ramp(_ width: Int, _ height: Int, step: Int, isVertical: Bool = false) -> Pixmap {
    let pixels = (0..<width * height).map { index in
      let grey = UInt8(step * (isVertical ? index / width : index % width))
      return PremultipliedColor(red: grey, green: grey, blue: grey, alpha: 255).rgba
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private func shader(
    _ pixmap: Pixmap, _ frame: Rect, _ insets: EdgeInsets,
    _ transform: AffineTransform = .identity
  ) throws -> NinePartShader {
    let pattern = ImagePattern(
      identity: 1, image: ImageStorage(pixmap: pixmap), frame: frame, insets: insets)
    return try #require(NinePartShader(pattern, transform: ProjectiveTransform(transform)))
  }

  private func row(_ shader: NinePartShader, x: Int = 0, y: Int, count: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: count)
    var span = pixels.mutableSpan
    shader.shade(x: x, y: y, count: count, into: &span)
    return pixels
  }

  /// The place in the picture of a place in the frame, along one axis.
  private func source(_ value: Double, _ length: Double, _ count: Double, _ a: Double, _ b: Double)
    -> Double
  {
    if value < a { return value }
    if value >= length - b { return value - length + count }
    return a + (value - a) * (count - a - b) / (length - a - b)
  }

  @Test(arguments: [AffineTransform.identity, AffineTransform(rotationDegrees: 30)])
  func `corners keep their size and the middle is stretched`(transform: AffineTransform) throws {
    let insets = EdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    let frame = Rect(x: 0, y: 0, width: 60, height: 50)
    for isVertical in [false, true] {
      let shader = try shader(
        ramp(20, 16, step: 10, isVertical: isVertical), frame, insets, transform)
      let inverse = try #require(transform.inverted)
      for y in -20..<70 {
        for (x, pixel) in zip((-30)..., row(shader, x: -30, y: y, count: 90)) {
          let place = inverse.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5))
          guard (0..<60).contains(place.x), (0..<50).contains(place.y) else { continue }
          let expected =
            isVertical
            ? source(place.y, 50, 16, 2, 4).clamped(to: 0.5...15.5)
            : source(place.x, 60, 20, 3, 5).clamped(to: 0.5...19.5)
          let grey = Double(pixel & 255)
          #expect(abs(grey - 10 * (expected - 0.5)) <= 1, "at \(x), \(y)")
        }
      }
    }
  }

  @Test func `a picture of its own size is copied`() throws {
    let pixmap = ramp(20, 16, step: 10)
    let shader = try shader(
      pixmap, Rect(x: 0, y: 0, width: 20, height: 16),
      EdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    for y in 0..<16 {
      #expect(row(shader, y: y, count: 20) == Array(pixmap.pixels[y * 20..<(y + 1) * 20]))
    }
  }

  @Test func `a pixel does not depend on the start of its run`() throws {
    let shader = try shader(
      ramp(20, 16, step: 10), Rect(x: 0, y: 0, width: 60, height: 50),
      EdgeInsets(top: 2, left: 3, bottom: 4, right: 5), AffineTransform(rotationDegrees: 20))
    for y in 0..<50 {
      let whole = row(shader, y: y, count: 60)
      for start in [1, 7, 30] {
        #expect(row(shader, x: start, y: y, count: 60 - start) == Array(whole[start...]))
      }
    }
  }

  @Test func `corners share a frame that is too small for them`() throws {
    // Four red columns, two green and four blue.
    let line =
      [UInt32](repeating: 0xFF00_00FF, count: 4)
      + [UInt32](repeating: 0xFF00_FF00, count: 2) + [UInt32](repeating: 0xFFFF_0000, count: 4)
    let pixmap = Pixmap(width: 10, height: 2, pixels: line + line)
    let shader = try shader(
      pixmap, Rect(x: 0, y: 0, width: 4, height: 1), EdgeInsets(left: 4, right: 4))
    #expect(row(shader, y: 0, count: 4) == [line[0], line[0], line[9], line[9]])
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
