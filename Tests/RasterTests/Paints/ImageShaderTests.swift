import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimRaster

struct ImageShaderTests {
  /// A picture of premultiplied noise.
  private func noise(_ width: Int, _ height: Int) -> Pixmap {
    var random = SeededGenerator(seed: 0x1A6E)
    func next(_ bound: Int) -> Int { random.below(bound) }
    let pixels = (0..<width * height).map { _ in
      let alpha = next(256)
      return PremultipliedColor(
        red: UInt8(next(alpha + 1)), green: UInt8(next(alpha + 1)), blue: UInt8(next(alpha + 1)),
        alpha: UInt8(alpha)
      ).rgba
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private func pattern(_ pixmap: Pixmap, _ frame: Rect, opacity: Double = 1) -> ImagePattern {
    ImagePattern(
      identity: 1, image: ImageStorage(pixmap: pixmap), frame: frame, opacity: opacity)
  }

  /// A shader of a picture with one pixel per point.
  private func shader(_ pixmap: Pixmap, _ transform: AffineTransform) throws -> ImageShader {
    let frame = Rect(x: 0, y: 0, width: Double(pixmap.width), height: Double(pixmap.height))
    return try #require(
      ImageShader(pattern(pixmap, frame), transform: ProjectiveTransform(transform)))
  }

  private func shaded(_ shader: ImageShader, x: Int = 0, width: Int, y: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width)
    var span = pixels.mutableSpan
    shader.shade(x: x, y: y, count: width, into: &span)
    return pixels
  }

  private func bytes(_ pixel: UInt32) -> [Double] {
    [0, 8, 16, 24].map { Double(pixel >> $0 & 255) }
  }

  /// An opaque picture with waves of 40 to 130 pixels and grain, as a photograph has them.
  private func waves(_ side: Int) -> Pixmap {
    func wave(_ place: Int, _ length: Int) -> Int {
      abs(place % length - length / 2) * 400 / length
    }
    let pixels = (0..<side * side).map { index -> UInt32 in
      let (x, y) = (index % side, index / side)
      let grain = (x &* 7919 &+ y &* 104_729) % 13
      let channels = [wave(x + y / 2, 57), wave(y, 40), wave(x + y, 130)]
      return channels.enumerated().reduce(0xFF00_0000) {
        $0 | UInt32(min($1.element + grain, 255)) << UInt32(8 * $1.offset)
      }
    }
    return Pixmap(width: side, height: side, pixels: pixels)
  }

  /// The weights of the pixels that lie under a reduced pixel, with the first one's index. Their sum is 1.
  private func weights(_ index: Int, _ factor: Double) -> (first: Int, weights: [Double]) {
    let (start, end) = (Double(index) * factor, Double(index + 1) * factor)
    let first = Int(start)
    let last = Int((end - 1e-9).rounded(.down))
    return (
      first,
      (first...last).map { (min(end, Double($0) + 1) - max(start, Double($0))) / factor }
    )
  }

  @Test(arguments: [2.5, 3, 4])
  func `a reduced picture is within 38 dB of the mean over each area`(factor: Double) throws {
    let picture = waves(240)
    let side = Int(240 / factor)
    let shader = try shader(picture, AffineTransform(scaleX: 1 / factor, y: 1 / factor))
    var squares = 0.0
    for y in 0..<side {
      let row = shaded(shader, width: side, y: y)
      let (top, rows) = weights(y, factor)
      for x in 0..<side {
        let (left, columns) = weights(x, factor)
        var mean = [0.0, 0, 0, 0]
        for (j, weight) in rows.enumerated() {
          for (i, share) in columns.enumerated() {
            for (channel, value) in bytes(picture[left + i, top + j].rgba).enumerated() {
              mean[channel] += value * weight * share
            }
          }
        }
        for (value, expected) in zip(bytes(row[x]).prefix(3), mean) {
          squares += (value - expected) * (value - expected)
        }
      }
    }
    // 38 dB are a mean square of 255² / 10^3.8 = 10.3.
    #expect(squares / Double(3 * side * side) <= 10.3)
  }

  @Test func `on whole pixels a picture is copied`() throws {
    let pixmap = noise(20, 10)
    for transform in [
      AffineTransform(translationX: 3, y: 2),
      AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -1, ty: -2),
    ] {
      let frame = Rect(
        x: 2, y: 2, width: 20 / transform.a, height: 10 / transform.d)
      let shader = try #require(
        ImageShader(pattern(pixmap, frame), transform: ProjectiveTransform(transform)))
      let origin = transform.apply(to: Point(2, 2))
      for y in 0..<10 {
        #expect(
          shaded(shader, x: Int(origin.x), width: 20, y: Int(origin.y) + y)
            == Array(pixmap.pixels[y * 20..<(y + 1) * 20]))
      }
    }
  }

  @Test func `a quarter turn only moves pixels`() throws {
    let pixmap = noise(6, 4)
    let transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    let shader = try shader(pixmap, transform)
    for y in 0..<6 {
      #expect(shaded(shader, width: 4, y: y) == (0..<4).map { pixmap[y, 3 - $0].rgba })
    }
  }

  @Test(
    arguments: [
      AffineTransform(scaleX: 3, y: 2.5), AffineTransform(translationX: 0.4, y: 0.7),
      AffineTransform(a: 1.6, b: 1.2, c: -1.2, d: 1.6, tx: 9, ty: -3),
    ], [(9, 7), (1, 1), (1, 4), (5, 1), (2, 2), (3, 2)])
  func `an enlarged picture is interpolated between four pixels`(
    transform: AffineTransform, size: (width: Int, height: Int)
  ) throws {
    let pixmap = noise(size.width, size.height)
    let shader = try shader(pixmap, transform)
    let inverse = try #require(transform.inverted)
    func channel(_ x: Int, _ y: Int, _ index: Int) -> Double {
      bytes(pixmap[max(0, min(x, size.width - 1)), max(0, min(y, size.height - 1))].rgba)[index]
    }
    for y in -3..<20 {
      for (x, pixel) in zip(-5..<31, shaded(shader, x: -5, width: 36, y: y)) {
        let place = inverse.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5)) - Point(0.5, 0.5)
        let left = place.x.rounded(.down)
        let top = place.y.rounded(.down)
        let (fx, fy) = (place.x - left, place.y - top)
        for (index, value) in bytes(pixel).enumerated() {
          let (i, j) = (Int(left), Int(top))
          let upper = channel(i, j, index) * (1 - fx) + channel(i + 1, j, index) * fx
          let lower = channel(i, j + 1, index) * (1 - fx) + channel(i + 1, j + 1, index) * fx
          // Positions are rounded to 1/256 of a pixel, up or down.
          #expect(abs(value - (upper * (1 - fy) + lower * fy)) <= 0.5 + 1.1)
        }
      }
    }
  }

  @Test(arguments: [0.3, 0.75, 1.7], [-1e12, -20, 0, 3, 1e12])
  func `a pixel does not depend on the run that is shaded`(scale: Double, left: Double) throws {
    let transform = AffineTransform(scaleX: scale, y: scale).concatenating(
      AffineTransform(translationX: left, y: 0.3))
    for shader in [try shader(noise(40, 30), transform), try shader(noise(1, 3), transform)] {
      let whole = shaded(shader, width: 40, y: 5)
      for start in 0..<17 {
        for count in 0..<18 {
          let part = shaded(shader, x: start, width: count, y: 5)
          #expect(part == Array(whole[start..<start + count]))
        }
      }
    }
  }

  @Test(arguments: [0.75, 0.5, 0.3, 0.21])
  func `between two levels a picture is mixed of both`(scale: Double) throws {
    let pixmap = noise(64, 48)
    let shader = try shader(pixmap, AffineTransform(scaleX: scale, y: scale))
    let chain = MipChain(pixmap)
    let levels = MipLevels(area: 1 / (scale * scale), last: chain.lastLevel)
    func channel(_ number: Int, _ x: Int, _ y: Int, _ index: Int) -> Double {
      let level = chain.level(number)
      let (fullX, fullY) = ((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
      let size = Double(1 << number)
      let (u, v) = (fullX / size - 0.5, fullY / size - 0.5)
      func at(_ i: Double, _ j: Double) -> Double {
        let (i, j) = (max(0, min(Int(i), level.width - 1)), max(0, min(Int(j), level.height - 1)))
        return bytes(level[i, j].rgba)[index]
      }
      let (left, top) = (u.rounded(.down), v.rounded(.down))
      let upper = at(left, top) * (1 - u + left) + at(left + 1, top) * (u - left)
      let lower = at(left, top + 1) * (1 - u + left) + at(left + 1, top + 1) * (u - left)
      return upper * (1 - v + top) + lower * (v - top)
    }
    let weight = Double(levels.weight) / 256
    for y in 0..<Int(48 * scale) {
      for (x, pixel) in shaded(shader, width: Int(64 * scale), y: y).enumerated() {
        for (index, value) in bytes(pixel).enumerated() {
          let exact =
            channel(levels.first, x, y, index) * (1 - weight)
            + channel(levels.first + 1, x, y, index) * weight
          #expect(abs(value - exact) <= 1 + 1.1)
        }
      }
    }
  }

  @Test func `a picture shown small on whole pixels is its averaged self`() throws {
    let pixmap = noise(40, 30)
    let shader = try #require(
      ImageShader(
        pattern(pixmap, Rect(x: 1, y: 1, width: 20, height: 15)), transform: .identity))
    let half = pixmap.halved()
    for y in 0..<15 {
      #expect(
        shaded(shader, x: 1, width: 20, y: y + 1) == Array(half.pixels[y * 20..<(y + 1) * 20]))
    }
  }

  /// A checkerboard of squares of 2 × 2 pixels.
  private func board(_ side: Int) -> Pixmap {
    let pixels = (0..<side * side).map { index in
      (index % side / 2 + index / side / 2) % 2 == 0 ? UInt32(0xFF00_0000) : .max
    }
    return Pixmap(width: side, height: side, pixels: pixels)
  }

  @Test(arguments: [
    // One board below the eye, with corners behind it, and two that are rotated away.
    (
      ProjectiveTransform(
        m11: 1, m12: 0.1, m13: 0, m21: 0, m22: 0.6, m23: -50, m31: 0, m32: 0.004, m33: -0.2),
      far: Point(0, 230)
    ),
    (
      ProjectiveTransform(
        m11: 1, m12: 0.5, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0.006, m33: 1),
      far: Point(0, 230)
    ),
    (
      ProjectiveTransform(
        m11: 1.2, m12: 0, m13: 0, m21: 0.3, m22: 0.7, m23: 0, m31: 0.007, m32: 0, m33: 1),
      far: Point(180, 0)
    ),
  ])
  func `a picture that recedes is averaged where it is far away`(
    transform: ProjectiveTransform, far: Point
  ) throws {
    let frame = Rect(x: 0, y: 0, width: 400, height: 400)
    let shader = try #require(ImageShader(pattern(board(400), frame), transform: transform))
    let inverse = try #require(transform.inverted)
    /// The expected mean colour of a pixel; nil outside of the board and where the board is near.
    func mean(_ x: Int, _ y: Int) -> Double? {
      var white = 0.0
      for index in 0..<64 {
        let place = Point(
          Double(x) + (Double(index % 8) + 0.5) / 8, Double(y) + (Double(index / 8) + 0.5) / 8)
        guard let source = inverse.apply(to: place), source.x >= far.x, source.y >= far.y,
          max(source.x, source.y) < 400
        else { return nil }
        if (Int(source.x / 2) + Int(source.y / 2)) % 2 == 1 { white += 255.0 / 64 }
      }
      return white
    }
    var (error, count) = (0.0, 0.0)
    for y in 0..<160 {
      for (x, pixel) in shaded(shader, width: 160, y: y).enumerated() {
        guard let white = mean(x, y) else { continue }
        error += abs(bytes(pixel)[0] - white)
        count += 1
      }
    }
    #expect(count > 500)
    #expect(error / count < 30, "\(error / count) in \(count)")
  }

  @Test func `runs do not depend on where they begin, channels stay below alpha`() throws {
    let pixmap = noise(13, 11)
    let transforms = [
      ProjectiveTransform(AffineTransform(rotationDegrees: 25)),
      ProjectiveTransform(
        m11: 1, m12: 0.2, m13: 5, m21: 0.1, m22: 1.2, m23: 3, m31: 0.01, m32: 0.02, m33: 0.8),
      ProjectiveTransform(AffineTransform(translationX: 2, y: 3)),
    ]
    for transform in transforms {
      let frame = Rect(x: 0, y: 0, width: 17, height: 9)
      let shader = try #require(
        ImageShader(pattern(pixmap, frame, opacity: 0.6), transform: transform))
      for y in -3..<20 {
        let whole = shaded(shader, x: -5, width: 40, y: y)
        for begin in [1, 7, 33] {
          #expect(
            shaded(shader, x: begin - 5, width: 40 - begin, y: y) == Array(whole[begin...]))
        }
        for pixel in whole.map(PremultipliedColor.init(rgba:)) {
          #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha && pixel.alpha <= 153)
        }
      }
    }
  }

  @Test func `an invisible picture has no shader`() {
    let pixmap = noise(2, 2)
    let frame = Rect(x: 0, y: 0, width: 2, height: 2)
    #expect(ImageShader(pattern(pixmap, frame, opacity: 0), transform: .identity) == nil)
    #expect(ImageShader(pattern(pixmap, .zero), transform: .identity) == nil)
    let flat = ProjectiveTransform(AffineTransform(scaleX: 1, y: 0))
    #expect(ImageShader(pattern(pixmap, frame), transform: flat) == nil)
  }

  @Test func `odd transforms do not crash`() {
    let odd = [0, 1, -1, 0.5, 1e-300, 1e300, .infinity, .nan, -2.5, 1e9, 1e14]
    var random = SeededGenerator(seed: 0xD1CE)
    func next() -> Double { odd[random.below(odd.count)] }
    let storage = ImageStorage(pixmap: noise(5, 3))
    var made = 0
    for _ in 0..<5000 {
      let pattern = ImagePattern(
        identity: 1, image: storage, frame: Rect(x: next(), y: next(), width: next(), height: 3))
      let transform = ProjectiveTransform(
        m11: 1, m12: next(), m13: next(), m21: next(), m22: next(), m23: next(), m31: next() / 1e3,
        m32: 0, m33: 1)
      guard let shader = ImageShader(pattern, transform: transform) else { continue }
      made += 1
      _ = shaded(shader, x: -9, width: 40, y: 9)
    }
    #expect(made > 100)
  }
}
