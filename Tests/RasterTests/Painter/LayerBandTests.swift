import AnimPrimitives
import Testing

@testable import AnimRaster

/// Groups are painted in bands, so that nested groups do not each need the memory of a picture.
@Suite struct LayerBandTests {
  private static let width = 100
  private static let height = 80

  private func paint(_ list: DisplayList, _ painter: inout Painter) -> Pixmap {
    var pixmap = Pixmap(width: Self.width, height: Self.height)
    painter.paint(list, into: &pixmap)
    return pixmap
  }

  @Test(arguments: 0..<60)
  func `groups in bands are those that are painted at once`(_ seed: Int) {
    var random = RandomLists(seed: UInt64(seed) + 4000)
    let list = random.list()
    var whole = Painter()
    let picture = paint(list, &whole)
    for capacity in [900, 9000] {
      var painter = Painter()
      painter.layerCapacity = capacity
      let isSame = paint(list, &painter) == picture
      #expect(isSame, "seed \(seed), capacity \(capacity)")
    }
  }

  @Test(arguments: [2, 10, 60])
  func `groups in groups share the memory of buffers`(depth: Int) {
    var operations: [DrawOperation] = []
    for level in 0..<depth {
      operations.append(.pushLayer(Layer(opacity: 0.97)))
      let rect = Rect(x: Double(level) / 3, y: Double(level), width: 90, height: 60)
      operations.append(.fill(.ellipse(rect), .color(.white), .identity))
      operations.append(
        .fill(
          .rect(Rect(x: 0, y: 0, width: 100, height: 80)),
          .color(Color(red: 0, green: 0.4, blue: 1, alpha: 0.2)), .identity))
    }
    operations += Array(repeating: .popLayer, count: depth)
    let (whole, painter, pixelCount) = paintedInBands(operations)
    #expect(whole.pool.reduce(0) { $0 + $1.count } == depth * Self.width * Self.height)
    #expect(pixelCount <= painter.layerCapacity && pixelCount > painter.layerCapacity / 3)
  }

  /// Buffers return to the pool, which has as many as existed at the same time.
  @Test(arguments: 1...5, [false, true])
  func `blurs and glass in each other take one buffer for each level and one more`(
    depth: Int, isGlass: Bool
  ) {
    let rect = Rect(x: 10, y: 10, width: 60, height: 50)
    let fill = DrawOperation.fill(.rect(rect), .color(.white), .identity)
    let group =
      isGlass
      ? Layer(
        opacity: 0.9,
        backdrop: Backdrop(
          shape: .rect(rect), transform: .identity, effects: [.blur(radius: 3)], tint: .clear))
      : Layer(effects: [.blur(radius: 3)])
    let operations =
      (0..<depth).flatMap { _ in [.pushLayer(group), fill] }
      + Array(repeating: .popLayer, count: depth)
    var painter = Painter()
    _ = paint(DisplayList(background: .clear, operations: operations), &painter)
    #expect(painter.pool.count == depth + 1)
  }

  @Test func `each silhouette and the groups in it share it too`() {
    var operations: [DrawOperation] = []
    for level in 0..<12 {
      let shadow = Layer.Shadow(color: .black, radius: 2, offset: Point(1, 2))
      operations.append(.pushLayer(Layer(opacity: 0.9)))
      operations.append(.pushLayer(Layer(shadow: shadow)))
      let rect = Rect(x: Double(2 * level), y: 0, width: 70, height: 80)
      operations.append(
        .fill(.roundedRect(RoundedRect(rect: rect, cornerRadius: 9)), .color(.white), .identity))
    }
    operations += Array(repeating: .popLayer, count: 24)
    let (whole, painter, pixelCount) = paintedInBands(operations)
    #expect(pixelCount <= Layer.Shadow.greatestDepth * painter.layerCapacity)
    #expect(painter.groupShadows.silhouetteCount == whole.groupShadows.silhouetteCount)
  }

  /// Paints operations with and without a limit of memory, expecting the same picture.
  ///
  /// - Returns: the painters after it, and the pixels that the limited one keeps.
  private func paintedInBands(_ operations: [DrawOperation]) -> (Painter, Painter, Int) {
    let list = DisplayList(background: .clear, operations: operations)
    var (whole, painter) = (Painter(), Painter())
    painter.layerCapacity = Self.width * Self.height
    let isSame = paint(list, &whole) == paint(list, &painter)
    #expect(isSame)
    return (whole, painter, painter.pool.reduce(0) { $0 + $1.count })
  }

  @Test func `bands are whole rows from the top`() throws {
    let rect = try #require(IntRect(x: -3, y: 5, width: 4, height: 7))
    let bands = rect.bands(height: 3)
    #expect(bands.map(\.y) == [5, 8, 11])
    #expect(bands.map(\.height) == [3, 3, 1])
    #expect(bands.allSatisfy { $0.x == -3 && $0.width == 4 })
    #expect(rect.bands(height: 7) == [rect])
  }
}
