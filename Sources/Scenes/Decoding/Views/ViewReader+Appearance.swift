import AnimDocuments
import AnimMotion
import AnimPrimitives

extension ViewReader {
  /// Reads the properties with keys of their own, such as `alpha`.
  mutating func readProperties(of owner: PropertyOwner) {
    for property in Property.plain[owner] ?? [] {
      let value =
        property.has(.required)
        ? object.require(property.name, property.absoluteValue)
        : object.read(property.name, property.absoluteValue)
      if let value { values[property.channels[0]] = value }
    }
  }

  /// Reads a shadow, or a list of shadows, the top one first, which can be animated.
  ///
  /// - Returns: the other shadows.
  mutating func readShadows() -> [FixedShadow] {
    guard let node = object.node("shadow") else { return [] }
    guard let nodes = node.elements else {
      readShadow(node)
      return []
    }
    let count = 1...64
    guard count.contains(nodes.count) else {
      object.context.error(
        "`shadow` must be a shadow, or a list of \(count.lowerBound) to \(count.upperBound) shadows; found \(node.summary)",
        at: node)
      return []
    }
    readShadow(nodes[0])
    return nodes.dropFirst().compactMap { FixedShadow.read($0, object.context) }
  }

  private mutating func readShadow(_ node: JSONNode) {
    guard var object = KeyedReader(shadow: node, object.context) else { return }
    // CALayer's shadow has an opacity of 0.
    values[.shadowOpacity] = .number(1)
    for property in Property.whole where property.group?.name == "shadow" {
      guard let part = property.group?.part,
        let value = object.read(part, property.absoluteValue)
      else { continue }
      values[property] = value
    }
    object.finish()
  }

  mutating func readGradient() -> GradientKind? {
    guard let node = object.node("gradient"),
      var object = KeyedReader(
        node, as: "a gradient", example: #"{ "colors": ["systemTeal", "systemBlue"] }"#,
        object.context)
    else { return nil }
    let kind = object.read("type", .word(GradientKind.self), default: .linear)
    let colors = object.require("colors", .gradientColors) ?? []
    let even = GradientLocations.even(colors.count)
    let locations = object.read("locations", .locations, default: even)
    if !colors.isEmpty, locations.count != colors.count, let node = object.node("locations") {
      object.context.error(
        "`locations` needs one number for each colour: expected \(colors.count), found \(locations.count)",
        at: node)
    }
    let start = object.read("start", .point(), default: kind.defaultStart)
    let end = object.read("end", .point(), default: kind.defaultEnd)
    object.finish()
    values[.gradientColors] = .colors(colors)
    values[.gradientLocations] = .numbers(locations)
    values[.gradientStart] = .point(start)
    values[.gradientEnd] = .point(end)
    return kind
  }
}

extension KeyedReader {
  fileprivate init?(shadow node: JSONNode, _ context: DecodingContext) {
    self.init(
      node, as: "a shadow", example: #"{ "opacity": 0.3, "radius": 8, "offset": [0, 4] }"#, context)
  }
}

extension FixedShadow {
  fileprivate static func read(_ node: JSONNode, _ context: DecodingContext) -> FixedShadow? {
    guard var object = KeyedReader(shadow: node, context) else { return nil }
    let plain = FixedShadow()
    let shadow = FixedShadow(
      color: object.read("color", .color, default: plain.color),
      opacity: object.read("opacity", .number(in: .fraction), default: plain.opacity),
      radius: object.read("radius", .number(in: .notNegative), default: plain.radius),
      offset: object.read("offset", .point("an offset [x, y]"), default: plain.offset))
    object.finish()
    return shadow
  }
}

extension Property {
  /// The properties with one channel and a key of their own, by owner.
  fileprivate static let plain = Dictionary(
    grouping: whole.filter { $0.channels.count == 1 && !$0.name.contains(".") }, by: \.owner)
}

extension GradientKind {
  /// A point in the unit square.
  fileprivate var defaultStart: Point {
    switch self {
    case .linear: Point(0.5, 0)
    case .radial, .conic: Point(0.5, 0.5)
    }
  }

  fileprivate var defaultEnd: Point {
    switch self {
    case .linear: Point(0.5, 1)
    case .radial: Point(1, 1)
    case .conic: Point(0.5, 0)
    }
  }
}

extension ValueReader where Value == [Color] {
  static var gradientColors: ValueReader {
    .list(of: .color, called: "colours", count: 2...256)
  }
}

extension ValueReader where Value == [Double] {
  /// Ascending fractions.
  static var locations: ValueReader { .ascending(in: .fraction) }

  /// Ascending numbers.
  static func ascending(in range: NumberRange) -> ValueReader {
    let numbers = ValueReader.list(of: .number(in: range), called: "numbers \(range.description)")
    return ValueReader(numbers.expected) { node, subject in
      guard let values = numbers.read(node, subject.key, subject.context) else { return nil }
      for (index, pair) in zip(values, values.dropFirst()).enumerated() where pair.1 < pair.0 {
        subject.context.error(
          "`\(subject.key)` must not decrease", at: (node.elements ?? [])[index + 1])
        return nil
      }
      return values
    }
  }
}

extension ValueReader where Value == EdgeMask {
  private enum Edge: String, CaseIterable {
    case top, left, bottom, right

    var mask: EdgeMask {
      switch self {
      case .top: .top
      case .left: .left
      case .bottom: .bottom
      case .right: .right
      }
    }
  }

  /// A list of names of sides.
  static var edges: ValueReader {
    ValueReader<[Edge]>.list(
      of: .word(), called: "sides: \"top\", \"left\", \"bottom\", \"right\""
    ).map { $0.reduce(into: EdgeMask()) { $0.formUnion($1.mask) } }
  }
}

extension ValueReader where Value == CornerMask {
  private static var cornerNames: [(name: String, mask: CornerMask)] {
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomRight", .bottomRight),
      ("bottomLeft", .bottomLeft),
    ]
  }

  /// A list of corner names.
  static var corners: ValueReader {
    let corner = ValueReader<CornerMask>(
      "\"topLeft\", \"topRight\", \"bottomRight\" or \"bottomLeft\""
    ) { node, subject in
      guard let match = Self.cornerNames.first(where: { $0.name == node.string }) else {
        subject.mismatch(
          node, hint: Spelling.hint(for: node.string ?? "", among: Self.cornerNames.map(\.name)))
        return nil
      }
      return match.mask
    }
    return ValueReader<[CornerMask]>.list(
      of: corner, called: "corners: \"topLeft\", \"topRight\", \"bottomRight\", \"bottomLeft\""
    ).map { $0.reduce(into: CornerMask()) { $0.formUnion($1) } }
  }
}
