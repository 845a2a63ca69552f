import AnimPrimitives
import Testing

@testable import AnimRaster

@Suite struct PainterTests {
  private static func paint(
    _ operations: [DrawOperation], background: PremultipliedColor = PremultipliedColor(.white)
  ) -> Pixmap {
    DisplayList(background: background, operations: operations).painted(width: 8, height: 8)
  }

  private static func fill(
    _ shape: Shape, _ color: Color = .black, _ transform: AffineTransform = .identity
  ) -> DrawOperation {
    .fill(shape, .color(color), ProjectiveTransform(transform))
  }

  @Test func `an empty list is the background`() {
    let picture = Self.paint([], background: PremultipliedColor(rgba: 0x8010_2030))
    #expect(picture.pixels.allSatisfy { $0 == 0x8010_2030 })
  }

  @Test func `a half-covered edge pixel gets half of the colour`() {
    let picture = Self.paint([Self.fill(.rect(Rect(x: 1.5, y: 1, width: 2, height: 2)))])
    #expect((0..<5).map { picture[$0, 1].red } == [255, 127, 0, 127, 255])
  }

  @Test func `a rect within one pixel covers its area of it`() {
    let picture = Self.paint([Self.fill(.rect(Rect(x: 2.25, y: 3.25, width: 0.5, height: 0.5)))])
    #expect(picture[2, 3].red == 191)
    #expect(picture.pixels.filter { $0 != 0xFFFF_FFFF }.count == 1)
  }

  @Test func `a rect and the same rect as a path give the same pixels`() {
    let rect = Rect(x: 1.3, y: 0.8, width: 4.45, height: 5.6)
    var path = Path()
    path.addRect(rect)
    #expect(
      Self.paint([Self.fill(.rect(rect))]) == Self.paint([Self.fill(.path(path, .winding))]))
  }

  @Test func `a border is the outer outline without the inner one`() {
    let outer = RoundedRect(rect: Rect(x: 1, y: 1, width: 6, height: 6))
    let picture = Self.paint([Self.fill(.border(outer, width: 0.5))])
    #expect((0..<8).map { picture[$0, 4].red } == [255, 127, 255, 255, 255, 255, 127, 255])
    #expect(picture[1, 1].red == 64)
  }

  @Test func `a group's opacity applies to it as one`() {
    let square = Self.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)))
    let picture = Self.paint([
      .pushLayer(Layer(opacity: 0.5)), square, square, .popLayer,
    ])
    #expect(picture[3, 3].red == 127)
  }

  @Test func `a group of one colour is that colour faded`() {
    let rect = Shape.rect(Rect(x: 1.5, y: 1, width: 4, height: 4))
    let group = Self.paint([
      .pushLayer(Layer(opacity: 0.25)), Self.fill(rect, Color(red: 1, green: 0, blue: 0)),
      .popLayer,
    ])
    let faded = Color(red: 1, green: 0, blue: 0, alpha: 0.25)
    #expect(group == Self.paint([Self.fill(rect, faded)]))
  }

  @Test(arguments: [0, 1, 51, 128, 255])
  func `two groups that are added dissolve into each other within the one around them`(
    share: Int
  ) {
    let purple = Color(red: 1, green: 0.2, blue: 0.6, alpha: 0.8)
    let both = Self.fill(.rect(Rect(x: 0.5, y: 0.5, width: 4, height: 7)), purple)
    let new = Self.fill(.rect(Rect(x: 6, y: 0, width: 2, height: 8)))
    let (old, opacity) = (Double(255 - share) / 255, Double(share) / 255)
    let picture = Self.paint([
      .pushLayer(Layer(isIsolated: true)),
      .pushLayer(Layer(opacity: old, blendMode: .plusLighter)), both, .popLayer,
      .pushLayer(Layer(opacity: opacity, blendMode: .plusLighter)), both, new, .popLayer, .popLayer,
    ])
    // Both show the same pixels, because the group is drawn once.
    let still = Self.paint([
      .pushLayer(Layer(isIsolated: true)), .pushLayer(Layer(blendMode: .plusLighter)), both,
      .popLayer, .popLayer,
    ])
    for y in 0..<8 {
      for x in 0..<6 { #expect(picture[x, y] == still[x, y], "at \(x), \(y)") }
      #expect(picture[7, y].red == UInt8(255 - share))
    }
  }

  @Test func `the pixels of a plus group are added to the canvas`() {
    let gray = Color(red: 0.2, green: 0.2, blue: 0.2)
    let rect = Shape.rect(Rect(x: 0, y: 0, width: 8, height: 8))
    let picture = Self.paint([
      Self.fill(rect, gray), .pushLayer(Layer(opacity: 0.5, blendMode: .plusLighter)),
      Self.fill(rect, gray), .popLayer,
    ])
    #expect(picture[3, 3].red == 51 + 26)
    #expect(picture[3, 3].alpha == 255)
  }

  @Test func `a clip around all that is drawn changes nothing`() {
    let content = [
      Self.fill(.ellipse(Rect(x: 2, y: 2, width: 4, height: 4)), Color(red: 1, green: 0, blue: 0)),
      Self.fill(.rect(Rect(x: 2.5, y: 3, width: 2, height: 2)), .white),
    ]
    let clip = Layer.Clip(
      shape: .rect(Rect(x: 0.5, y: 0.5, width: 7, height: 7)), transform: .identity)
    #expect(
      Self.paint([.pushLayer(Layer(clip: clip))] + content + [.popLayer]) == Self.paint(content))
  }

  @Test func `only gradients, shadows and images have continuous tone, where they are`() throws {
    let rect = Shape.rect(Rect(x: 10, y: 0, width: 4, height: 4))
    let list = DisplayList(
      background: .clear,
      operations: [
        Self.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8))),
        .shadow(rect, .black, radius: 1, .identity),
      ])
    #expect(!list.hasContinuousTone(in: try #require(IntRect(x: 0, y: 0, width: 5, height: 8))))
    #expect(list.hasContinuousTone(in: try #require(IntRect(x: 0, y: 0, width: 12, height: 8))))
  }

  @Test func `a clip cuts with its coverage`() {
    let clip = Layer.Clip(
      shape: .rect(Rect(x: 2.5, y: 0, width: 3, height: 8)), transform: .identity)
    let picture = Self.paint([
      .pushLayer(Layer(clip: clip)), Self.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8))),
      .popLayer,
    ])
    #expect((0..<8).map { picture[$0, 4].red } == [255, 255, 127, 0, 0, 127, 255, 255])
  }

  @Test func `even-odd leaves the common part of two squares, winding fills it`() {
    var path = Path()
    path.addRect(Rect(x: 0, y: 0, width: 5, height: 5))
    path.addRect(Rect(x: 3, y: 3, width: 5, height: 5))
    #expect(Self.paint([Self.fill(.path(path, .evenOdd))])[4, 4].red == 255)
    #expect(Self.paint([Self.fill(.path(path, .winding))])[4, 4].red == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -1e300, 1e18])
  func `a shape with a wild coordinate leaves the rest of the picture alone`(_ wild: Double) {
    var path = Path()
    path.move(to: Point(wild, 2))
    path.addLine(to: Point(6, wild))
    path.addLine(to: Point(2, 2))
    let picture = Self.paint([
      Self.fill(.path(path, .winding)), Self.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1))),
      Self.fill(.rect(Rect(x: wild, y: 0, width: 1, height: wild))),
    ])
    #expect(picture[0, 0].red == 0)
  }
}
