import AnimPrimitives
import Testing

@testable import AnimRaster

/// The silhouettes of nested groups with shadows contain the inner groups and their shadows.
@Suite struct NestedShadowTests {
  private static let size = (width: 48, height: 36)

  private func paint(_ list: DisplayList, with painter: Painter = Painter()) -> Pixmap {
    list.painted(width: Self.size.width, height: Self.size.height, with: painter)
  }

  private func shadow(_ radius: Double, offset: Point = .zero) -> Layer {
    Layer(shadow: Layer.Shadow(color: .black, radius: radius, offset: offset))
  }

  /// Nested groups with another shape beside each.
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

  @Test func `the silhouette of each group is painted once`() {
    let depth = Layer.Shadow.greatestDepth
    var painter = Painter()
    var pixmap = Pixmap(width: Self.size.width, height: Self.size.height)
    painter.paint(nested(Array(repeating: shadow(0.5), count: depth)), into: &pixmap)
    #expect(painter.groupShadows.silhouetteCount == depth)
    // The offset is larger than the blur, upwards and downwards.
    let moves = (0..<depth).map { index in
      shadow(0.5, offset: Point(0, Double(index % 3 - 1) * Double(9 + index)))
    }
    painter = Painter()
    painter.paint(nested(moves), into: &pixmap)
    #expect(painter.groupShadows.silhouetteCount == depth)
  }

  @Test func `groups in more groups with shadows than count have none`() {
    let depth = Layer.Shadow.greatestDepth
    var painter = Painter()
    var pixmap = Pixmap(width: Self.size.width, height: Self.size.height)
    let shadows = Array(repeating: shadow(2), count: depth)
    painter.paint(nested(Array(repeating: Layer(), count: 30) + shadows), into: &pixmap)
    #expect(painter.groupShadows.silhouetteCount == depth)
    #expect(pixmap == paint(nested(Array(repeating: shadow(2), count: 30) + shadows)))
  }

  /// Random nested groups, with shadows of all widths and with small and large offsets.
  private func operations(_ random: inout RandomLists, depth: Int) -> [DrawOperation] {
    var result: [DrawOperation] = []
    for _ in 0..<(1 + random.below(2)) {
      if depth > 0 {
        var layer = random.layer()
        // A ground is only for groups without a shadow.
        layer.ground = nil
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
    let list = DisplayList(background: .clear, operations: operations(&random, depth: 3))
    let picture = paint(list)
    for capacity in [0, 2000] {
      var painter = Painter()
      painter.groupShadows.capacity = capacity
      let isSame = picture == paint(list, with: painter)
      #expect(isSame, "seed \(seed), capacity \(capacity)")
    }

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

// MARK: - What changes

extension NestedShadowTests {
  @Test(arguments: 0..<40)
  func `a shadow that comes or goes damages the pixels that it rounds otherwise`(_ seed: Int) {
    var random = RandomLists(seed: UInt64(seed) + 5000)
    let operations = operations(&random, depth: 1 + seed % 2)
    let fills = operations.indices.filter {
      if case .fill = operations[$0] { true } else { false }
    }
    let index = fills[random.below(fills.count)]
    guard case .fill(let shape, _, let transform) = operations[index] else { return }
    var others = operations
    others[index] = .shadow(shape, random.color(), radius: 1.5, transform)
    let lists = [operations, others].map { DisplayList(background: .clear, operations: $0) }
    for (old, new) in [(lists[0], lists[1]), (lists[1], lists[0])] {
      let damage = new.damage(since: old, width: Self.size.width, height: Self.size.height)
      var painter = Painter()
      var picture = paint(old)
      painter.paint(new, damage: damage, into: &picture)
      let isSame = picture == paint(new)
      #expect(isSame, "seed \(seed)")
    }
  }
}

// MARK: - By their definition

extension NestedShadowTests {
  /// A canvas whose edges no shadow reaches.
  private static let wide = (width: 190, height: 170)

  /// A mask as a picture of black with alpha.
  private func image(of mask: CoverageMask) -> DrawOperation {
    let pixels = mask.coverage.map { UInt32($0) << 24 }
    let storage = ImageStorage(
      pixmap: Pixmap(width: mask.bounds.width, height: mask.bounds.height, pixels: pixels))
    let frame = Rect(
      x: Double(mask.bounds.x), y: Double(mask.bounds.y), width: Double(mask.bounds.width),
      height: Double(mask.bounds.height))
    let pattern = ImagePattern(identity: 0, image: storage, frame: frame)
    return .fill(.rect(frame), .image(pattern), .identity)
  }

  private func paintWide(_ operations: [DrawOperation]) -> Pixmap {
    DisplayList(background: .clear, operations: operations)
      .painted(width: Self.wide.width, height: Self.wide.height)
  }

  private func fill(_ rect: Rect, alpha: Double) -> DrawOperation {
    let color = Color(red: 0.9, green: 0.3, blue: 0.1, alpha: alpha)
    return .fill(
      .roundedRect(RoundedRect(rect: rect, cornerRadius: 3)), .color(color), .identity)
  }

  @Test(arguments: [(0.6, 3), (1.7, 3), (8.5, 2)])
  func `a nest is all its shadows, each made from the silhouette of its content`(
    sigma: Double, depth: Int
  ) throws {
    let bounds = try #require(IntRect(width: Self.wide.width, height: Self.wide.height))
    let core = fill(Rect(x: 80.4, y: 70.3, width: 30, height: 25), alpha: 0.7)
    var nest = [core]
    var flat = [core]
    func covered(_ operations: [DrawOperation]) -> CoverageMask {
      CoverageMask(bounds: bounds, coverage: paintWide(operations).pixels.map { UInt8($0 >> 24) })
    }
    for level in 0..<depth {
      let place = Double(level)
      let below = fill(Rect(x: 70.5 + place, y: 76, width: 40, height: 4.5), alpha: 0.5)
      let above = fill(Rect(x: 90, y: 68.2 + 2 * place, width: 25, height: 3), alpha: 0.4)
      let offset = Point(Double(level % 3) - 1, Double(level % 4) - 1)
      let shadow = Layer.Shadow(color: .black, radius: sigma, offset: offset)
      nest = [.pushLayer(Layer(shadow: shadow)), below] + nest + [above, .popLayer]
      flat = [below] + flat + [above]
      let cast = try #require(covered(flat).moved(by: offset)).blurred(sigma: sigma, in: bounds)
      flat = [image(of: cast)] + flat
    }
    let picture = paintWide(flat)
    let isSame = paintWide(nest) == picture
    #expect(isSame)
    let isWithin = picture.pixels.prefix(Self.wide.width).allSatisfy { $0 == 0 }
    #expect(isWithin)
  }

  @Test(arguments: [0.4, 1, 2.6, 7.9, 8, 21, 40])
  func `nothing is left of a shadow where it is cut off`(sigma: Double) throws {
    let margin = CoverageMask.blurMargin(sigma: sigma)
    let reach = Int(DisplayList.shadowReach(sigma).rounded(.up))
    for phase in [0, 1, 3, 6, 11] {
      // Half a plane, as far as it affects the blur.
      let half = try #require(
        IntRect(x: phase, y: -margin, width: margin, height: 2 * margin + 1))
      let mask = CoverageMask(bounds: half, coverage: Array(repeating: 255, count: half.area))
      let row = try #require(IntRect(x: phase - margin, y: 0, width: margin, height: 1))
      let coverage = mask.blurred(sigma: sigma, in: row).coverage
      #expect(coverage.dropLast(reach).allSatisfy { $0 == 0 }, "phase \(phase)")
    }
  }
}
