import AnimDocuments
import AnimMotion
import AnimPrimitives

extension ViewReader {
  /// The properties that CALayer draws, with its defaults.
  mutating func readAppearance() {
    values[.alpha] = .number(object.read("alpha", .number(in: .fraction), default: 1))
    values[.isHidden] = .flag(object.read("hidden", .flag, default: false))
    values[.backgroundColor] = .color(
      object.read("backgroundColor", .optionalColor, default: nil))
    values[.cornerRadius] = .number(
      object.read("cornerRadius", .number(in: .notNegative), default: 0))
    values[.borderWidth] = .number(
      object.read("borderWidth", .number(in: .notNegative), default: 0))
    values[.borderColor] = .color(object.read("borderColor", .optionalColor, default: .black))
  }

  mutating func readShadow() {
    var shadow = Shadow()
    if let node = object.node("shadow"),
      var object = KeyedReader(
        node, as: "a shadow", example: #"{ "opacity": 0.3, "radius": 8, "offset": [0, 4] }"#,
        object.context)
    {
      shadow.color = object.read("color", .color, default: .black)
      shadow.opacity = object.read("opacity", .number(in: .fraction), default: 1)
      shadow.radius = object.read("radius", .number(in: .notNegative), default: shadow.radius)
      shadow.offset = object.read(
        "offset", .point("an offset [x, y]"), default: shadow.offset)
      object.finish()
    }
    values[.shadowColor] = .color(shadow.color)
    values[.shadowOpacity] = .number(shadow.opacity)
    values[.shadowRadius] = .number(shadow.radius)
    values[.shadowOffsetX] = .number(shadow.offset.x)
    values[.shadowOffsetY] = .number(shadow.offset.y)
  }

  /// Defaults to CALayer's shadow, whose opacity is 0.
  private struct Shadow {
    var color = Color.black
    var opacity = 0.0
    var radius = 3.0
    var offset = Point(0, -3)
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
    values[.gradientStartX] = .number(start.x)
    values[.gradientStartY] = .number(start.y)
    values[.gradientEndX] = .number(end.x)
    values[.gradientEndY] = .number(end.y)
    return kind
  }
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
