import AnimDocuments
import AnimMotion
import AnimPrimitives

extension ViewReader {
  /// Reads the keys that composite a view in a special way. Most views have none of them.
  mutating func readCompositing(of view: inout View) {
    if let mode = object.read("blendMode", .word(BlendMode.self)) { view.blendMode = mode }
    if object.read("isolated", .flag) == true { view.isIsolated = true }
    let clipPath = object.read("clipPath", .path)
    if let clipPath { view[.clipPath] = .path(clipPath) }
    readFilter(of: &view)
    readBackdrop(of: &view)
    if let rule = object.read("clipRule", .fillRule) {
      view.clipRule = rule
      warnWithout("clipPath", "clipRule", example: "\"M0 0 H40 V40 Z\"")
    }
  }

  /// Reads the mask, after the view's own id.
  mutating func readMask(of view: inout View, _ place: String) {
    let node = object.node("mask")
    if let node, object.context.countView(at: node) {
      view.mask = Self.read(node, place: place + ".mask", isArranged: false, object.context)
    }
    if let mode = object.read("maskMode", .word(MaskMode.self)) {
      view.maskMode = mode
      warnWithout("mask", "maskMode", example: "{ \"frame\": [0, 0, 40, 40] }")
    }
  }

  /// Warns about a key that does nothing without another one.
  private mutating func warnWithout(_ needed: String, _ key: String, example: String) {
    guard !object.has(needed), let member = object.member(key) else { return }
    object.context.warn(
      "the view has no `\(needed)`, so `\(key)` does nothing", at: member.keyPlace,
      hint: "give it one, such as \(example)")
  }
}

extension ViewReader {
  /// Reads a filter or glass: an object of the parts that change something.
  ///
  /// - Parameter base: the values of parts that the object lacks.
  private mutating func readParts(
    _ owner: PropertyOwner, _ key: String, example: String, of view: inout View,
    base: (inout KeyedReader, inout View) -> Void = { _, _ in }
  ) {
    guard let node = object.node(key),
      var parts = KeyedReader(node, as: "a \(key)", example: example, object.context)
    else { return }
    view.addProperties(of: owner)
    base(&parts, &view)
    for property in Property.whole where property.owner == owner {
      guard let part = property.group?.part, let value = parts.read(part, property.absoluteValue)
      else { continue }
      view[property.channels[0]] = value
    }
    parts.finish()
  }

  private mutating func readFilter(of view: inout View) {
    readParts(.filter, "filter", example: #"{ "saturation": 0, "blur": 6 }"#, of: &view)
  }

  private mutating func readBackdrop(of view: inout View) {
    readParts(
      .backdrop, "backdrop",
      example: ##"{ "blur": 20, "saturation": 1.8, "tint": "#FFFFFF80" }"##,
      of: &view
    ) { parts, view in
      let context = parts.context
      guard let material = parts.read("material", .material(context.options.appearance)) else {
        return
      }
      view[.backdropBlur] = .number(material.blur)
      view[.backdropSaturation] = .number(material.saturation)
      view[.backdropTint] = .color(material.tint)
    }
  }
}

extension ValueReader where Value == [Double] {
  /// Four rows of five numbers.
  static var colorMatrix: ValueReader {
    .list(of: .number(), called: "numbers: four rows of five", count: 20...20)
  }
}

extension ValueReader where Value == Material {
  /// The name of a material of UIKit.
  static func material(_ appearance: SceneOptions.Appearance) -> ValueReader {
    ValueReader("the name of a material, such as \"systemThinMaterial\"") { node, subject in
      guard let material = node.string.flatMap({ Material(named: $0, appearance) }) else {
        subject.mismatch(
          node, hint: Spelling.hint(for: node.string ?? "", among: Material.names))
        return nil
      }
      return material
    }
  }
}
