import AnimPrimitives
import Testing

@testable import AnimRaster

@Suite struct DamageTests {
  private static let width = 100
  private static let height = 80

  private static func paint(_ list: DisplayList) -> Pixmap {
    list.painted(width: width, height: height)
  }

  @Test(arguments: 0..<100)
  func `repainting the damage equals painting everything`(_ seed: Int) {
    var random = RandomLists(seed: UInt64(seed))
    var list = random.list()
    var painter = Painter()
    var pixmap = Self.paint(list)
    for _ in 0..<3 {
      let changed = random.change(list)
      let damage = changed.damage(since: list, width: Self.width, height: Self.height)
      painter.paint(changed, damage: damage, into: &pixmap)
      #expect(pixmap == Self.paint(changed), "seed \(seed)")
      list = changed
    }
  }

  @Test(arguments: 0..<30)
  func `painting a picture in parts equals painting it at once`(_ seed: Int) {
    var random = RandomLists(seed: UInt64(seed) + 1000)
    let list = random.list()
    var painter = Painter()
    var pixmap = Pixmap(width: Self.width, height: Self.height)
    for y in stride(from: 0, to: Self.height, by: 16) {
      for x in stride(from: 0, to: Self.width, by: 20) {
        painter.paint(
          list, damage: Damage(IntRect(x: x, y: y, width: 20, height: 16)), into: &pixmap)
      }
    }
    #expect(pixmap == Self.paint(list), "seed \(seed)")
  }

  @Test func `equal lists damage nothing`() {
    var random = RandomLists(seed: 5)
    let list = random.list()
    let copy = DisplayList(background: list.background, operations: list.operations.map { $0 })
    #expect(copy.damage(since: list, width: 100, height: 80).isEmpty)
  }

  @Test func `another background damages all`() {
    let black = DisplayList(background: PremultipliedColor(.black))
    let white = DisplayList(background: PremultipliedColor(.white))
    #expect(
      black.damage(since: white, width: 9, height: 7).rects.map(\.area) == [63])
  }

  /// Colours that are drawn as equal pixels may differ after fading.
  @Test func `a faded colour that changes little is painted again`() throws {
    func list(_ grey: Double) -> DisplayList {
      DisplayList(
        background: PremultipliedColor(.white),
        operations: [
          .pushLayer(Layer(opacity: 0.5)),
          .fill(
            .rect(Rect(x: 5, y: 5, width: 50, height: 50)),
            .color(Color(red: grey, green: grey, blue: grey, alpha: 1)), .identity),
          .popLayer,
        ])
    }
    var painter = Painter()
    var pixmap = Self.paint(list(0.4))
    for step in 1...80 {
      let changed = list(0.4 + Double(step) / 4096)
      let damage = changed.damage(
        since: list(0.4 + Double(step - 1) / 4096), width: Self.width, height: Self.height)
      painter.paint(changed, damage: damage, into: &pixmap)
      #expect(pixmap == Self.paint(changed), "step \(step)")
    }
  }

  @Test func `a shape that moved damages where it was and where it is`() throws {
    func list(x: Double) -> DisplayList {
      DisplayList(
        background: .clear,
        operations: [
          .fill(
            .rect(Rect(x: x, y: 10.5, width: 50, height: 50)), .color(.black), .identity)
        ])
    }
    let damage = list(x: 0).damage(since: list(x: 400), width: 1000, height: 1000)
    #expect(
      damage.rects == [
        try #require(IntRect(x: 0, y: 10, width: 50, height: 51)),
        try #require(IntRect(x: 400, y: 10, width: 50, height: 51)),
      ])
    #expect(damage.bounds == IntRect(x: 0, y: 10, width: 450, height: 51))
  }

  @Test func `rectangles stay disjoint and few however many are inserted`() throws {
    var random = RandomLists(seed: 77)
    var damage = Damage()
    for _ in 0..<500 {
      let rect = try #require(
        IntRect(
          x: random.below(4000), y: random.below(4000), width: 1 + random.below(90),
          height: 1 + random.below(90)))
      damage.insert(rect)
      #expect(damage.rects.contains { $0.contains(rect) })
      #expect(damage.rects.count <= Damage.limit)
      for (index, a) in damage.rects.enumerated() {
        for b in damage.rects[..<index] { #expect(a.intersection(b) == nil) }
      }
    }
  }

  @Test func `operations outside the canvas are clipped away`() throws {
    let clip = try #require(IntRect(x: 10, y: 10, width: 20, height: 20))
    var damage = Damage(IntRect(x: 0, y: 0, width: 12, height: 15))
    damage.insert(try #require(IntRect(x: 70, y: 70, width: 5, height: 5)))
    damage.insert(try #require(IntRect(x: 25, y: 90, width: 9, height: 9)))
    #expect(damage.clipped(to: clip) == Damage(IntRect(x: 10, y: 10, width: 2, height: 5)))
    #expect(damage.clipped(to: nil).isEmpty)
  }
}
