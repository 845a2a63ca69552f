import AnimPrimitives
import Testing

@testable import AnimRaster

/// Blurs and colour matrices against their definitions in doubles.
@Suite struct EffectTests {
  private static let size = (width: 60, height: 44)

  private static var bounds: IntRect {
    get throws { try #require(IntRect(width: size.width, height: size.height)) }
  }

  /// Hard edges, thin lines and single bright pixels, opaque or translucent.
  private static func content(isOpaque: Bool) -> [DrawOperation] {
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
      .rect(Rect(x: x, y: y, width: width, height: height))
    }
    let ground: [DrawOperation] =
      isOpaque
      ? [
        .fill(
          rect(-400, -400, 1000, 1000), .color(Color(red: 0.1, green: 0.3, blue: 0.6)), .identity)
      ]
      : []
    return ground + [
      .fill(rect(5, 4, 30, 25), .color(Color(red: 1, green: 0.8, blue: 0.2)), .identity),
      .fill(
        rect(20, 10, 30, 30), .color(Color(red: 0, green: 0.5, blue: 1, alpha: 0.5)), .identity),
      .fill(rect(50, 0, 1, 44), .color(.white), .identity),
      .fill(rect(3, 40, 1, 1), .color(Color(red: 1, green: 0, blue: 0)), .identity),
    ]
  }

  private static func painted(_ operations: [DrawOperation]) -> Pixmap {
    DisplayList(background: .clear, operations: operations)
      .painted(width: size.width, height: size.height)
  }

  /// The convolution of a picture with a Gaussian that is sampled at pixels.
  ///
  /// - Parameter place: the index in the picture for one of the plane; nil for a transparent pixel.
  private static func blurred(
    _ pixmap: Pixmap, sigma: Double, _ place: (Int, Int) -> Int?
  ) -> [[Double]] {
    let reach = Int((6 * sigma).rounded(.up))
    let densities = (-reach...reach).map { Gaussian.density(Double($0) / sigma) }
    let sum = densities.reduce(0, +)
    let (width, height) = (pixmap.width, pixmap.height)
    return (0..<4).map { channel in
      let plane = pixmap.pixels.map { Double($0 >> (8 * UInt32(channel)) & 255) }
      var rows = [Double](repeating: 0, count: plane.count)
      for y in 0..<height {
        for x in 0..<width {
          var value = 0.0
          for (index, density) in densities.enumerated() {
            if let x = place(x + index - reach, width) { value += density * plane[y * width + x] }
          }
          rows[y * width + x] = value / sum
        }
      }
      var result = rows
      for y in 0..<height {
        for x in 0..<width {
          var value = 0.0
          for (index, density) in densities.enumerated() {
            if let y = place(y + index - reach, height) { value += density * rows[y * width + x] }
          }
          result[y * width + x] = value / sum
        }
      }
      return result
    }
  }

  private static func greatestError(_ pixmap: Pixmap, _ expected: [[Double]]) -> Double {
    var worst = 0.0
    for (channel, plane) in expected.enumerated() {
      for (pixel, value) in zip(pixmap.pixels, plane) {
        worst = max(worst, abs(Double(pixel >> (8 * UInt32(channel)) & 255) - value))
      }
    }
    return worst
  }

  private static let sigmas = [0.5, 0.7, 1, 1.6, 2.5, 4, 7.9, 8, 13, 20, 31.9, 40, 64, 100]

  @Test(arguments: sigmas)
  func `the blur of a group is that with a Gaussian`(sigma: Double) {
    let content = Self.content(isOpaque: false)
    let expected = Self.blurred(Self.painted(content), sigma: sigma) { place, count in
      (0..<count).contains(place) ? place : nil
    }
    let blurred = Self.painted(
      [.pushLayer(Layer(effects: [.blur(radius: sigma)]))] + content + [.popLayer])
    #expect(Self.greatestError(blurred, expected) <= 2)
  }

  @Test(arguments: [0.5, 1, 4, 8, 20, 64, 100], [true, false])
  func `glass blurs the pixels below it, mirrored at its sides`(sigma: Double, isOpaque: Bool) {
    let content = Self.content(isOpaque: isOpaque)
    let expected = Self.blurred(Self.painted(content), sigma: sigma) { place, count in
      let rest = ((place % (2 * count)) + 2 * count) % (2 * count)
      return min(rest, 2 * count - 1 - rest)
    }
    let backdrop = Backdrop(
      shape: .rect(Rect(x: 0, y: 0, width: 60, height: 44)), transform: .identity,
      effects: [.blur(radius: sigma)], tint: .clear)
    // Glass is drawn over the pixels that it has read, so translucent ones show both.
    let below = Self.painted(content)
    var shown = expected
    for channel in 0..<4 {
      for (index, pixel) in below.pixels.enumerated() {
        let old = Double(pixel >> (8 * UInt32(channel)) & 255)
        shown[channel][index] += old * (1 - expected[3][index] / 255)
      }
    }
    let glass = Self.painted(content + [.pushLayer(Layer(backdrop: backdrop)), .popLayer])
    #expect(Self.greatestError(glass, shown) <= 2)
  }

  /// The definition, with one rounding at the end.
  private static func mapped(_ pixel: UInt32, _ matrices: [ColorMatrix]) -> [Double] {
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else { return [0, 0, 0, 0] }
    var color: [Double] = (0..<3).map { Double(pixel >> (8 * UInt32($0)) & 255) / alpha }
    color.append(alpha / 255)
    for matrix in matrices {
      let m = matrix.values
      color = (0..<4).map { (row: Int) -> Double in
        var sum = m[5 * row + 4]
        for column in 0..<4 { sum += m[5 * row + column] * color[column] }
        return min(max(sum, 0), 1)
      }
    }
    let scale = color[3] * 255
    return [color[0] * scale, color[1] * scale, color[2] * scale, scale]
  }

  @Test(arguments: 0..<40)
  func `colour matrices map straight colours one after the other`(seed: Int) {
    var random = RandomLists(seed: UInt64(seed) + 6000)
    let matrices = (0...random.below(3)).map { _ in random.matrix() }
    let source = (0..<37).map { _ in PremultipliedColor(random.color()).rgba } + [0]
    var pixels = source
    var span = pixels.mutableSpan
    let numbers = matrices.flatMap(\.values).map { Float($0) }
    Blitter().map(0..<source.count, by: numbers.span, in: &span)
    for (pixel, old) in zip(pixels, source) {
      for (channel, value) in Self.mapped(old, matrices).enumerated() {
        #expect(abs(Double(pixel >> (8 * UInt32(channel)) & 255) - value) <= 0.501)
      }
    }
  }

  @Test func `the matrices of CSS have their fixed points`() {
    for amount in stride(from: 0.0, through: 2, by: 0.25) {
      for row in 0..<3 {
        let saturation = ColorMatrix.saturation(amount).values[(5 * row)..<(5 * row + 3)]
        #expect(abs(saturation.reduce(0, +) - 1) < 1e-9, "grey stays grey")
        let hue = ColorMatrix.hueRotation(cosine: 1 - amount, sine: amount)
        #expect(abs(hue.values[(5 * row)..<(5 * row + 3)].reduce(0, +) - 1) < 1e-9)
      }
      let contrast = ColorMatrix.contrast(amount).values
      #expect(contrast[0] * 0.5 + contrast[4] == 0.5)
    }
    #expect(
      ColorMatrix.saturation(1).values.map { ($0 * 1e9).rounded() / 1e9 }
        == ColorMatrix.identity.values)
    #expect(ColorMatrix.inversion(1).values[0] == -1 && ColorMatrix.inversion(1).values[4] == 1)
  }

  @Test func `damage grows to the glass that it meets, and to glass that meets that`() throws {
    func pane(_ x: Double) -> [DrawOperation] {
      let shape = Shape.rect(Rect(x: x, y: 20, width: 20, height: 20))
      let backdrop = Backdrop(
        shape: shape, transform: .identity, effects: [.blur(radius: 3)], tint: .clear)
      return [.pushLayer(Layer(backdrop: backdrop)), .popLayer]
    }
    func list(_ color: Color) -> DisplayList {
      DisplayList(
        background: .clear,
        operations: [
          .fill(.rect(Rect(x: 22, y: 22, width: 2, height: 2)), .color(color), .identity)
        ]
          + pane(10) + pane(25) + pane(200))
    }
    let damage = list(.black).damage(since: list(.white), width: 300, height: 100)
    #expect(damage.rects == [try #require(IntRect(x: 10, y: 20, width: 35, height: 20))])
  }
}
