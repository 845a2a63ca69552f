import Primitives
import Testing

@testable import Raster

/// Groups with shadows that lie in groups with shadows.
@Suite struct NestedShadowTests {
  private static let size = (width: 48, height: 36)

  private func paint(_ list: DisplayList, with painter: Painter = Painter()) -> Pixmap {
    var painter = painter
    var pixmap = Pixmap(width: Self.size.width, height: Self.size.height)
    painter.paint(list, into: &pixmap)
    return pixmap
  }

  private func shadow(_ radius: Double, offset: Point = .zero) -> Layer {
    Layer(shadow: Layer.Shadow(color: .black, radius: radius, offset: offset))
  }

  /// Groups in each other; next to each lies something else.
  private func nested(_ layers: [Layer]) -> DisplayList {
    let fill = DrawOperation.fill(
      .rect(Rect(x: 10, y: 8, width: 20, height: 15)), .color(.white), .identity)
    var operations = [fill]
    for (index, layer) in layers.enumerated() {
      let beside = DrawOperation.fill(
        .ellipse(Rect(x: Double(3 * index), y: 20, width: 9.5, height: 7)), .color(.black),
        .identity)
      operations = [.pushLayer(layer)] + operations + [beside, .popLayer]
    }
    return DisplayList(background: .clear, operations: operations)
  }

  @Test func `a shadow is asked for once by each group around it`() {
    let depth = 9
    var painter = Painter()
    var pixmap = Pixmap(width: Self.size.width, height: Self.size.height)
    painter.paint(nested(Array(repeating: shadow(0.5), count: depth)), into: &pixmap)
    #expect(painter.castShadows.requestCount == depth * (depth + 1) / 2)
    // Moved by more than it is blurred, up and down.
    let moves = (0..<depth).map { index in
      shadow(0.5, offset: Point(0, Double(index % 3 - 1) * Double(9 + index)))
    }
    painter = Painter()
    painter.paint(nested(moves), into: &pixmap)
    #expect(painter.castShadows.requestCount == depth * (depth + 1) / 2)
  }

  /// Groups of groups, their shadows of all widths and far off as well as near.
  private func operations(_ random: inout RandomLists, depth: Int) -> [DrawOperation] {
    var result: [DrawOperation] = []
    for _ in 0..<(1 + random.below(2)) {
      if depth > 0 {
        var layer = random.layer()
        let far = [0, 0, 4, 30, 200][random.below(5)] as Double
        layer.shadow = Layer.Shadow(
          color: random.color(), radius: [0, 0.7, 3, 9, 140][random.below(depth > 2 ? 5 : 4)],
          offset: Point(random.number(-far, far), random.number(-far, far).rounded()))
        result += [.pushLayer(layer)] + operations(&random, depth: depth - 1) + [.popLayer]
      }
      result.append(.fill(random.shape(), random.paint(), random.transform()))
    }
    return result
  }

  @Test(arguments: 0..<40)
  func `kept shadows are those that are painted each time`(_ seed: Int) {
    var random = RandomLists(seed: UInt64(seed) + 3000)
    let list = DisplayList(background: .clear, operations: operations(&random, depth: 4))
    var forgetful = Painter()
    forgetful.castShadows.keepsShadows = false
    let picture = paint(list)
    #expect(picture == paint(list, with: forgetful), "seed \(seed)")

    var painter = Painter()
    var parts = Pixmap(width: Self.size.width, height: Self.size.height)
    for y in stride(from: 0, to: Self.size.height, by: 18) {
      painter.paint(
        list, damage: Damage(IntRect(x: 0, y: y, width: Self.size.width, height: 18)),
        into: &parts)
    }
    #expect(picture == parts, "seed \(seed)")
  }
}
