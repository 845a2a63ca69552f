import AnimMotion
import AnimPrimitives
import AnimScenes
import AnimText

extension View {
  /// The properties that cannot be animated, by their names in scenes, unless they have a plain view's values.
  var traits: [MotionSummary.Property] {
    var traits: [(String, String)] = []
    if let gradient { traits.append(("gradient.type", gradient.rawValue)) }
    if clipsToBounds { traits.append(("clipsToBounds", "true")) }
    if !isDoubleSided { traits.append(("doubleSided", "false")) }
    if maskedCorners != .all { traits.append(("maskedCorners", maskedCorners.words)) }
    if borderEdges != .all { traits.append(("borderEdges", borderEdges.words)) }
    if let spacingAfter { traits.append(("spacingAfter", spacingAfter.shortestText)) }
    if !furtherShadows.isEmpty {
      traits.append(("further shadows", furtherShadows.map(\.words).joined(separator: "; ")))
    }
    if cornerCurve != .circular { traits.append(("cornerCurve", cornerCurve.rawValue)) }
    if blendMode != .normal { traits.append(("blendMode", blendMode.rawValue)) }
    if isIsolated { traits.append(("isolated", "true")) }
    if let mask {
      traits.append(("mask", "`\(mask.id)`"))
      if maskMode != .alpha { traits.append(("maskMode", maskMode.rawValue)) }
    }
    if clipRule != .winding { traits.append(("clipRule", "evenOdd")) }
    switch content {
    case .none: break
    case .stack(let stack): traits += [("type", "stack")] + stack.traits
    case .label(let label): traits += [("type", "label")] + label.traits
    case .image(let image):
      traits += [("type", "image"), ("contentMode", image.contentMode.rawValue)]
      if let tint = image.tintColor { traits.append(("tintColor", tint.words)) }
      if let insets = image.resizable { traits.append(("resizable", insets.words)) }
    case .shape(let shape):
      traits.append(("type", "shape"))
      if shape.fillRule != .winding { traits.append(("fillRule", "evenOdd")) }
      if shape.lineCap != .butt { traits.append(("lineCap", "\(shape.lineCap)")) }
      if shape.lineJoin != .miter { traits.append(("lineJoin", "\(shape.lineJoin)")) }
      if let box = shape.viewBox { traits.append(("viewBox", box.words)) }
    }
    return traits.map { MotionSummary.Property($0.0, words: $0.1) }
  }
}

extension StackContent {
  fileprivate var traits: [(String, String)] {
    [
      ("axis", "\(axis)"), ("alignment", "\(alignment)"),
      ("distribution", "\(distribution)"), ("spacing", spacing.shortestText),
      ("layoutMargins", layoutMargins.words),
    ]
  }
}

extension EdgeInsets {
  fileprivate var words: String { list.map(\.shortestText).joined(separator: " ") }
}

extension LabelContent {
  fileprivate var traits: [(String, String)] {
    var font = "\(fontFamily ?? "default"), weight \(fontWeight.shortestText)"
    if !fontFallback.isEmpty { font += ", then \(fontFallback.joined(separator: ", "))" }
    if isItalic { font += ", italic" }
    if usesMonospacedDigits { font += ", monospaced digits" }
    for (tag, value) in fontAxes.sorted(by: { $0.key < $1.key }) {
      font += ", \(tag) \(value.shortestText)"
    }
    var traits = [("font", font)]
    if alignment != .natural { traits.append(("textAlignment", alignment.rawValue)) }
    if numberOfLines != 1 { traits.append(("numberOfLines", "\(numberOfLines)")) }
    if let format { traits.append(("format", "“\(format)”")) }
    if let lineHeight { traits.append(("lineHeight", lineHeight.shortestText)) }
    if let shrinking {
      traits += [
        ("adjustsFontSizeToFitWidth", "true"),
        ("minimumScaleFactor", shrinking.minimumScaleFactor.shortestText),
        ("baselineAdjustment", shrinking.baselineAdjustment.rawValue),
      ]
    }
    if letterSpacing != 0 { traits.append(("letterSpacing", letterSpacing.shortestText)) }
    if crossFade != 0 { traits.append(("crossFade", crossFade.shortestText)) }
    return traits
  }
}

extension CornerMask {
  fileprivate var words: String {
    let names: [(CornerMask, String)] = [
      (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomRight, "bottomRight"),
      (.bottomLeft, "bottomLeft"),
    ]
    let corners = names.filter { contains($0.0) }.map(\.1)
    return corners.isEmpty ? "no corner" : corners.joined(separator: ", ")
  }
}

extension EdgeMask {
  fileprivate var words: String {
    let names: [(EdgeMask, String)] = [
      (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
    ]
    let edges = names.filter { contains($0.0) }.map(\.1)
    return edges.isEmpty ? "no side" : edges.joined(separator: ", ")
  }
}

extension FixedShadow {
  fileprivate var words: String {
    "\(color.words), opacity \(opacity.shortestText), radius \(radius.shortestText), "
      + "offset \(offset.x.shortestText), \(offset.y.shortestText)"
  }
}

extension Rect {
  fileprivate var words: String {
    [minX, minY, width, height].map(\.shortestText).joined(separator: " ")
  }
}

extension MotionSummary {
  /// The value of a property that is missing from a view's summary.
  static func plainValue(of property: String) -> Value? {
    if let channel = channels[property] {
      return channel.property.has(.essential) ? nil : Value(channel.plainValue)
    }
    return plainTraits[property].map { .words($0) }
  }

  private static let channels = Dictionary(
    Channel.allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let plainTraits = [
    "type": "view", "gradient.type": "none", "clipsToBounds": "false", "doubleSided": "true",
    "maskedCorners": "all corners", "cornerCurve": "circular", "blendMode": "normal",
    "isolated": "false",
    "mask": "none", "maskMode": "alpha", "clipRule": "nonZero", "textAlignment": "natural",
    "numberOfLines": "1", "format": "none", "lineHeight": "the font's", "letterSpacing": "0",
    "adjustsFontSizeToFitWidth": "false", "minimumScaleFactor": "0",
    "baselineAdjustment": "alignBaselines", "crossFade": "0", "tintColor": "no colour",
    "fillRule": "nonZero", "lineCap": "butt",
    "axis": "horizontal", "alignment": "fill", "distribution": "fill", "spacing": "0",
    "layoutMargins": "0 0 0 0", "spacingAfter": "the stack's", "lineJoin": "miter",
    "viewBox": "none", "borderEdges": "all sides", "further shadows": "none",
    "hold": "one frame",
  ]
}
