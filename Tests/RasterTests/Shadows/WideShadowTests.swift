import AnimPrimitives
import Testing

@testable import AnimRaster

/// Shadows that are so wide that their sources are painted at a reduced size.
@Suite struct WideShadowTests {
  private static let size = (width: 60, height: 44)

  private func alphas(_ operations: [DrawOperation]) -> [Int] {
    DisplayList(background: .clear, operations: operations)
      .painted(width: Self.size.width, height: Self.size.height).pixels.map { Int($0 >> 24) }
  }

  private func difference(_ a: [Int], _ b: [Int]) -> Int {
    zip(a, b).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func `a wide shadow is the blur of the shape in full resolution`() throws {
    let sigma = 130.0
    let margin = CoverageMask.blurMargin(sigma: sigma)
    let outline = RoundedRect(
      rect: Rect(x: -100.3, y: -60.6, width: 171, height: 83), cornerRadius: 40,
      maskedCorners: [.topLeft, .bottomRight])
    let shadow = alphas([.shadow(.roundedRect(outline), .black, radius: sigma, .identity)])

    let moved = AffineTransform(translationX: Double(margin), y: Double(margin))
    let silhouette = DisplayList(
      background: .clear,
      operations: [.fill(.roundedRect(outline), .color(.black), ProjectiveTransform(moved))]
    ).painted(width: Self.size.width + 2 * margin, height: Self.size.height + 2 * margin)
    let mask = CoverageMask(
      bounds: try #require(
        IntRect(x: -margin, y: -margin, width: silhouette.width, height: silhouette.height)),
      coverage: silhouette.pixels.map { UInt8($0 >> 24) })
    let region = try #require(IntRect(width: Self.size.width, height: Self.size.height))
    let blurred = mask.blurred(sigma: sigma, in: region).coverage.map(Int.init)
    #expect(CoverageMask.blurReduction(sigma: sigma) == 2)
    #expect((blurred.max() ?? 0) > 20)
    #expect(difference(shadow, blurred) <= 1)
  }

  @Test(arguments: [127, 128, 300, 2400, 16384])
  func `a wide shadow agrees with the closed form`(sigma: Double) throws {
    let outline = RoundedRect(
      rect: Rect(x: -2.1 * sigma, y: -1.2 * sigma, width: 2.4 * sigma, height: 1.9 * sigma),
      cornerRadius: 0.7 * sigma)
    var path = Path()
    path.addRoundedRect(outline)
    let closed = alphas([.shadow(.roundedRect(outline), .black, radius: sigma, .identity)])
    #expect(GaussianShadow(.roundedRect(outline), sigma: sigma, transform: .identity) != nil)
    let painted = alphas([.shadow(.path(path, .winding), .black, radius: sigma, .identity)])
    #expect((closed.max() ?? 0) > 20)
    #expect(difference(painted, closed) <= 1)

    let fill = DrawOperation.fill(.path(path, .winding), .color(.black), .identity)
    let offset = Point(0.3 * sigma, -0.2 * sigma - 0.4)
    let layer = Layer(shadow: Layer.Shadow(color: .black, radius: sigma, offset: offset))
    let group = alphas([.pushLayer(layer), fill, .popLayer])
    let moved = ProjectiveTransform(AffineTransform(translationX: offset.x, y: offset.y))
    let apart = alphas([.shadow(.roundedRect(outline), .black, radius: sigma, moved), fill])
    #expect(difference(group, apart) <= 1)
  }

  @Test(arguments: [130, 700, 20000])
  func `a wide shadow that is painted in parts is the one painted at once`(sigma: Double) {
    var path = Path()
    path.addEllipse(
      in: Rect(x: -1.5 * sigma, y: -1.7 * sigma, width: 1.9 * sigma, height: 1.9 * sigma))
    let shadow = Layer.Shadow(color: .black, radius: sigma, offset: Point(0.3, -0.4 * sigma))
    let list = DisplayList(
      background: .clear,
      operations: [
        .shadow(.path(path, .winding), .white, radius: sigma, .identity),
        .pushLayer(Layer(opacity: 0.8, shadow: shadow)),
        .fill(.path(path, .winding), .color(.black), .identity), .popLayer,
      ])
    var painter = Painter()
    let whole = list.painted(width: Self.size.width, height: Self.size.height)
    var parts = whole
    parts.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = 7 }
    }
    for y in stride(from: 0, to: Self.size.height, by: 22) {
      for x in stride(from: 0, to: Self.size.width, by: 30) {
        painter.paint(
          list, damage: Damage(IntRect(x: x, y: y, width: 30, height: 22)), into: &parts)
      }
    }
    #expect(parts == whole)
    #expect(whole.pixels.allSatisfy { $0 >> 24 > 50 })
  }

  @Test func `the source of a shadow is never much larger than the picture`() throws {
    let canvas = try #require(IntRect(width: 375, height: 667))
    for sigma in [1, 20, 127.9, 128, 2400, 16384, 1e200, .infinity] {
      for offset in [Point.zero, Point(1e6, -1e5)] {
        let area = try #require(BlurSource(sigma: sigma).area(around: canvas, movedBy: offset))
        #expect(area.width < 375 + 1100)
        #expect(area.height < 667 + 1100)
      }
    }
  }

  @Test func `a group in a group throws its shadow as wide as one alone`() {
    let sigma = 400.0
    let fill = DrawOperation.fill(
      .rect(Rect(x: -900, y: -200, width: 700, height: 600)), .color(.black), .identity)
    let clip = Layer.Clip(
      shape: .ellipse(Rect(x: -1000, y: -300, width: 950, height: 500)), transform: .identity)
    func shadow(_ opacity: Double, _ radius: Double) -> Layer {
      Layer(
        shadow: Layer.Shadow(
          color: .black.multiplyingAlpha(by: opacity), radius: radius, offset: .zero))
    }
    let inner = [.pushLayer(Layer(clip: clip)), fill, .popLayer] as [DrawOperation]
    let alone = alphas([.pushLayer(shadow(1, sigma))] + inner + [.popLayer])
    let nested = alphas(
      [.pushLayer(shadow(1, sigma)), .pushLayer(shadow(1, 90))] + inner + [.popLayer, .popLayer])
    // The inner shadow is soft, and casts a shadow too.
    let own = alphas([.pushLayer(shadow(1, 90))] + inner + [.popLayer])
    #expect(zip(nested, alone).allSatisfy { $0 > $1 })
    #expect(zip(nested, zip(alone, own)).allSatisfy { $0 < $1.0 + $1.1 + 40 })
    #expect(Set(alone).count > 3)
  }

  @Test func `shadows of numbers that have no square are drawn`() {
    let outline = RoundedRect(rect: Rect(x: 5, y: 5, width: 30, height: 20), cornerRadius: 6)
    for radius in [1e154, 1e200, .greatestFiniteMagnitude] {
      #expect(
        alphas([.shadow(.roundedRect(outline), .black, radius: radius, .identity)]).max() == 0)
    }
    let vast = RoundedRect(
      rect: Rect(x: -1e200, y: -1e200, width: 2e200, height: 2e200), cornerRadius: 1e200)
    // A circle around everything else.
    #expect(alphas([.shadow(.roundedRect(vast), .black, radius: 3, .identity)]).min() == 255)
  }
}
