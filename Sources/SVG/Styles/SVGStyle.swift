import AnimPrimitives

/// The properties of an element. Source: SVG 2 §6 and §13.
struct SVGStyle {
  enum Paint: Equatable {
    case none
    case color(SVGColor)
    /// An id, and the colour if no element has it. Source: SVG 2 §13.2.
    case reference(String, fallback: SVGColor?)
  }

  // Inherited.
  var fill = Paint.color(.color(.black))
  var fillOpacity = 1.0
  var fillRule = FillRule.winding
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var strokeStyle = StrokeStyle(miterLimit: 4)
  /// The value of `currentColor`.
  var color = SVGColor.current(alpha: 1)
  var clipRule = FillRule.winding
  var isVisible = true

  // Not inherited.
  var opacity = 1.0
  var isDisplayed = true
  /// The id of a clip path.
  var clipPath: String?
  var stopColor = SVGColor.color(.black)
  var stopOpacity = 1.0
  var transform: AffineTransform?

  /// The style of a child before its own properties.
  var inherited: SVGStyle {
    var style = self
    style.opacity = 1
    style.isDisplayed = true
    style.clipPath = nil
    style.stopColor = .color(.black)
    style.stopOpacity = 1
    style.transform = nil
    return style
  }

  /// The names of the properties that may be attributes.
  static let presentationAttributes: Set<String> = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "color", "clip-rule", "visibility", "opacity", "display", "clip-path",
    "stop-color", "stop-opacity", "mask", "filter", "mix-blend-mode", "vector-effect",
    "paint-order", "marker-start", "marker-mid", "marker-end", "marker",
  ]

  enum Outcome {
    case applied
    /// The value is not one of the property, which then keeps its value.
    case invalid
    /// The property is not drawn.
    case notDrawn
  }
}

// MARK: - Setting

extension SVGStyle {
  /// - Parameters:
  ///   - parent: the style around the element, for `inherit`.
  ///   - side: the length of which widths and dashes are percentages.
  mutating func set(
    _ property: String, to value: String, parent: SVGStyle, side: Double
  ) -> Outcome {
    let value = String(value.trimmed)
    if value == "inherit" {
      inherit(property, from: parent)
      return .applied
    }
    switch property {
    case "fill": return apply(paint(value)) { fill = $0 }
    case "stroke": return apply(paint(value)) { stroke = $0 }
    case "color": return apply(ownColor(value, parent: parent)) { color = $0 }
    case "stop-color": return apply(anyColor(value)) { stopColor = $0 }
    case "fill-opacity": return apply(Self.fraction(value)) { fillOpacity = $0 }
    case "stroke-opacity": return apply(Self.fraction(value)) { strokeOpacity = $0 }
    case "stop-opacity": return apply(Self.fraction(value)) { stopOpacity = $0 }
    case "opacity": return apply(Self.fraction(value)) { opacity = $0 }
    case "fill-rule": return apply(Self.rule(value)) { fillRule = $0 }
    case "clip-rule": return apply(Self.rule(value)) { clipRule = $0 }
    case "stroke-width":
      let width = SVGLength(value)?.points(of: side)
      return apply(width.flatMap { $0 >= 0 ? $0 : nil }) { strokeStyle.lineWidth = $0 }
    case "stroke-linecap": return apply(LineCap(rawValue: value)) { strokeStyle.lineCap = $0 }
    case "stroke-linejoin":
      // `miter-clip` and `arcs` are drawn as miters, as in browsers.
      let join = value == "miter-clip" || value == "arcs" ? .miter : LineJoin(rawValue: value)
      return apply(join) { strokeStyle.lineJoin = $0 }
    case "stroke-miterlimit":
      return apply(Double(value).flatMap { $0 >= 1 ? $0 : nil }) { strokeStyle.miterLimit = $0 }
    case "stroke-dasharray":
      return apply(Self.dashes(value, side: side)) { strokeStyle.lineDash = $0 }
    case "stroke-dashoffset":
      return apply(SVGLength(value)?.points(of: side)) { strokeStyle.lineDashPhase = $0 }
    case "visibility":
      isVisible = value == "visible"
      return .applied
    case "display":
      isDisplayed = value != "none"
      return .applied
    case "clip-path":
      if value == "none" {
        clipPath = nil
        return .applied
      }
      return apply(Self.reference(value)?.id) { clipPath = $0 }
    case "transform":
      return apply(value == "none" ? .identity : AffineTransform(svg: value)) { transform = $0 }
    case "mask", "filter", "marker-start", "marker-mid", "marker-end", "marker":
      return value == "none" ? .applied : .notDrawn
    case "mix-blend-mode", "paint-order": return value == "normal" ? .applied : .notDrawn
    case "vector-effect": return value == "none" ? .applied : .notDrawn
    // Properties of text and of other programs have no effect on outlines.
    default: return .applied
    }
  }

  private func apply<Value>(_ value: Value?, _ store: (Value) -> Void) -> Outcome {
    guard let value else { return .invalid }
    store(value)
    return .applied
  }

  private mutating func inherit(_ property: String, from parent: SVGStyle) {
    switch property {
    case "fill": fill = parent.fill
    case "stroke": stroke = parent.stroke
    case "color": color = parent.color
    case "stop-color": stopColor = parent.stopColor
    case "stop-opacity": stopOpacity = parent.stopOpacity
    case "opacity": opacity = parent.opacity
    case "display": isDisplayed = parent.isDisplayed
    case "clip-path": clipPath = parent.clipPath
    case "fill-opacity": fillOpacity = parent.fillOpacity
    case "stroke-opacity": strokeOpacity = parent.strokeOpacity
    case "fill-rule": fillRule = parent.fillRule
    case "clip-rule": clipRule = parent.clipRule
    case "visibility": isVisible = parent.isVisible
    case "stroke-width": strokeStyle.lineWidth = parent.strokeStyle.lineWidth
    case "stroke-linecap": strokeStyle.lineCap = parent.strokeStyle.lineCap
    case "stroke-linejoin": strokeStyle.lineJoin = parent.strokeStyle.lineJoin
    case "stroke-miterlimit": strokeStyle.miterLimit = parent.strokeStyle.miterLimit
    case "stroke-dasharray": strokeStyle.lineDash = parent.strokeStyle.lineDash
    case "stroke-dashoffset": strokeStyle.lineDashPhase = parent.strokeStyle.lineDashPhase
    default: break
    }
  }
}

// MARK: - Values

extension SVGStyle {
  private func paint(_ value: String) -> Paint? {
    if value == "none" { return Paint.none }
    if let (id, rest) = Self.reference(value) {
      return .reference(id, fallback: rest.isEmpty ? nil : anyColor(String(rest)))
    }
    // Those of the element around a `use` are its own here.
    if value == "context-fill" { return fill }
    if value == "context-stroke" { return stroke }
    return anyColor(value).map { .color($0) }
  }

  private func anyColor(_ value: String) -> SVGColor? {
    value.lowercased() == "currentcolor" ? color : Color(css: value).map { .color($0) }
  }

  /// `currentColor` in `color` is the one around.
  private func ownColor(_ value: String, parent: SVGStyle) -> SVGColor? {
    value.lowercased() == "currentcolor" ? parent.color : Color(css: value).map { .color($0) }
  }

  /// `url(#id)` and the text after it.
  static func reference(_ value: String) -> (id: String, rest: Substring)? {
    guard value.hasPrefix("url("), let close = value.firstIndex(of: ")") else { return nil }
    let inside = value[value.index(value.startIndex, offsetBy: 4)..<close].trimmed
    let id = inside.drop { $0 == "\"" || $0 == "'" }.prefix { $0 != "\"" && $0 != "'" }
    guard id.first == "#" else { return nil }
    return (String(id.dropFirst()), value[value.index(after: close)...].trimmed)
  }

  /// A number or a percentage, clamped to 0…1. Source: CSS Color 4 §4.1.
  private static func fraction(_ value: String) -> Double? {
    var scanner = SVGScanner(value)
    guard let number = scanner.number() else { return nil }
    let fraction = scanner.skip("%") ? number / 100 : number
    return scanner.isAtEnd ? min(max(fraction, 0), 1) : nil
  }

  private static func rule(_ value: String) -> FillRule? {
    switch value {
    case "nonzero": .winding
    case "evenodd": .evenOdd
    default: nil
    }
  }

  /// Lengths that are not negative; all zeros mean a solid line.
  private static func dashes(_ value: String, side: Double) -> [Double]? {
    if value == "none" { return [] }
    let parts = value.split { $0 == "," || $0.isWhitespace }
    let lengths = parts.compactMap { SVGLength(String($0))?.points(of: side) }
    guard lengths.count == parts.count, lengths.count <= 64, lengths.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    return lengths.contains { $0 > 0 } ? lengths : []
  }
}
