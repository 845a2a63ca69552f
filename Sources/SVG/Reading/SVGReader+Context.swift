import AnimPrimitives

extension SVGReader {
  /// The style of an element, and the context of its content with its transform.
  mutating func context(of index: Int, in context: Context) -> (SVGStyle, Context) {
    let element = tree.elements[index]
    var style = context.style.inherited
    // Attributes, then rules, then `style`. Source: SVG 2 §6.6.
    let attributes = element.attributes
    var declarations = attributes.sorted { $0.key < $1.key }
      .filter { SVGStyle.presentationAttributes.contains($0.key) }
      .map { (property: $0.key, value: $0.value) }
    if let value = attributes["transform"] {
      style.transform = AffineTransform(svg: value)
      if style.transform == nil {
        fault("`transform` must be a list of transforms, found `\(value.prefix(40))`", element)
      }
    }
    let rules = sheet.declarations(for: element)
    for rule in rules { visitedByteCount += rule.value.utf8.count }
    declarations += rules + StyleSheet.declarations(attributes["style"] ?? "")
    // `color` is the first, because `currentColor` in all others is the element's own.
    for (name, value) in declarations where name == "color" {
      set(name, value, on: &style, element, context)
    }
    for (name, value) in declarations where name != "color" {
      set(name, value, on: &style, element, context)
    }
    var inner = context
    inner.style = style
    inner.depth += 1
    if let transform = style.transform {
      inner.transform = transform.concatenating(context.transform)
    }
    return (style, inner)
  }

  private mutating func set(
    _ name: String, _ value: String, on style: inout SVGStyle, _ element: XMLTree.Element,
    _ context: Context
  ) {
    switch style.set(name, to: value, parent: context.style, side: context.diagonal) {
    case .applied: break
    case .invalid:
      fault("`\(name)` of <\(element.name)> is ignored: found `\(value.prefix(40))`", element)
    case .notDrawn: fault("`\(name)` of <\(element.name)> is not drawn", element)
    }
  }

  /// A length in points; nil if it is missing or wrong.
  func length(_ name: String, of element: XMLTree.Element, _ side: Double) -> Double? {
    guard let text = element.attributes[name], text != "auto" else { return nil }
    return SVGLength(text)?.points(of: side)
  }

  /// A length that is not relative; nil if it is missing, wrong or relative.
  func length(_ name: String, of element: XMLTree.Element) -> Double? {
    guard let text = element.attributes[name], let length = SVGLength(text), !length.isRelative
    else { return nil }
    return length.value
  }

  /// - Throws: an error for a view box without area.
  func viewBox(of element: XMLTree.Element) throws(SVGError) -> Rect? {
    guard let text = element.attributes["viewBox"] else { return nil }
    guard let numbers = SVGScanner.numbers(text), numbers.count == 4, numbers[2] > 0,
      numbers[3] > 0
    else {
      throw SVGError(
        "`viewBox` must be four numbers with a width and height above 0, found `\(text.prefix(40))`",
        line: element.line, hint: "for example viewBox=\"0 0 24 24\"")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Maps a view box into a frame. Source: SVG 2 §8.6.
  ///
  /// - Parameter ratio: `preserveAspectRatio`; nil for `xMidYMid meet`.
  static func placement(of box: Rect, in frame: Rect, ratio: String?) -> AffineTransform {
    let words = (ratio ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    let align = words.first { $0 != "defer" } ?? "xMidYMid"
    var scale = Size(frame.width / box.width, frame.height / box.height)
    if align != "none" {
      let both =
        words.last == "slice" ? max(scale.width, scale.height) : min(scale.width, scale.height)
      scale = Size(both, both)
    }
    func share(_ low: String, _ high: String) -> Double {
      align.contains(low) ? 0 : align.contains(high) ? 1 : 0.5
    }
    let free = Size(
      frame.width - box.width * scale.width, frame.height - box.height * scale.height)
    return AffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height,
      tx: frame.minX - box.minX * scale.width + free.width * share("xMin", "xMax"),
      ty: frame.minY - box.minY * scale.height + free.height * share("YMin", "YMax"))
  }

  static func union(_ a: Rect?, _ b: Rect?) -> Rect? {
    guard let a, let b else { return a ?? b }
    return a.union(b)
  }

  /// The element that another one names; nil without one.
  func target(of element: XMLTree.Element) -> Int? {
    guard let href = element.attributes["href"], href.hasPrefix("#") else { return nil }
    return ids[String(href.dropFirst())]
  }

  /// The place of a `use`.
  func translation(of element: XMLTree.Element, _ context: Context) -> AffineTransform {
    AffineTransform(
      translationX: length("x", of: element, context.viewport.width) ?? 0,
      y: length("y", of: element, context.viewport.height) ?? 0)
  }
}
