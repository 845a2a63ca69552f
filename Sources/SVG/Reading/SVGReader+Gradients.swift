import AnimPrimitives

/// A gradient with what it takes from others, before its place in an outline is known.
struct GradientDefinition {
  enum Kind {
    /// x1, y1, x2, y2.
    case linear([SVGLength])
    /// cx, cy, r.
    case radial([SVGLength])
  }

  var kind: Kind
  /// At least one.
  var stops: [SVGGradient.Stop]
  /// Whether lengths are fractions of the outline's box.
  var usesBox: Bool
  var transform: AffineTransform

  /// The paint of an outline; nil if nothing is painted.
  func paint(opacity: Double, of path: Path, viewport: Size) -> SVGPaint? {
    var box = AffineTransform.identity
    var sides = viewport
    if usesBox {
      // A line has no box. Source: SVG 1.1 §7.11.
      guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { return nil }
      box = AffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
      sides = Size(1, 1)
    }
    guard let gradient = gradient(sides) else {
      // Without a direction or a radius, the last colour is everywhere. Source: SVG 2 §14.2.2 and §14.2.3.
      return stops.last.map { .color($0.color.multiplyingAlpha(by: opacity)) }
    }
    return .gradient(gradient, placement: transform.concatenating(box), opacity: opacity)
  }

  /// nil without a direction or a radius.
  private func gradient(_ sides: Size) -> SVGGradient? {
    switch kind {
    case .linear(let lengths):
      let start = Point(lengths[0].points(of: sides.width), lengths[1].points(of: sides.height))
      let end = Point(lengths[2].points(of: sides.width), lengths[3].points(of: sides.height))
      return start == end ? nil : SVGGradient(kind: .linear(from: start, to: end), stops: stops)
    case .radial(let lengths):
      let center = Point(lengths[0].points(of: sides.width), lengths[1].points(of: sides.height))
      let radius = lengths[2].points(of: sides.diagonal)
      return radius > 0
        ? SVGGradient(kind: .radial(center: center, radius: radius), stops: stops) : nil
    }
  }
}

extension Size {
  /// The length of which a percentage without direction is taken. Source: SVG 1.1 §7.10.
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}

extension SVGReader {
  /// The gradient of an element; nil if it has no stops.
  mutating func gradient(_ index: Int) throws(SVGError) -> GradientDefinition? {
    if let known = gradients[index] { return known }
    let definition = try readGradient(index)
    gradients[index] = .some(definition)
    return definition
  }

  private mutating func readGradient(_ index: Int) throws(SVGError) -> GradientDefinition? {
    let elements = try chain(of: index).map { tree.elements[$0] }
    let element = tree.elements[index]
    func attribute(_ name: String) -> String? {
      elements.lazy.compactMap { $0.attributes[name] }.first
    }
    func lengths(_ defaults: KeyValuePairs<String, Double>) -> [SVGLength] {
      defaults.map { name, share in
        attribute(name).flatMap { SVGLength($0) } ?? SVGLength(value: share, isRelative: true)
      }
    }
    guard let stops = try stops(of: elements) else { return nil }
    if let spread = attribute("spreadMethod"), spread != "pad" {
      fault("`spreadMethod` \(spread) is drawn as pad", element)
    }
    var definition = GradientDefinition(
      kind: .linear(lengths(["x1": 0, "y1": 0, "x2": 1, "y2": 0])), stops: stops,
      usesBox: attribute("gradientUnits") != "userSpaceOnUse",
      transform: attribute("gradientTransform").flatMap { AffineTransform(svg: $0) } ?? .identity)
    guard element.name == "radialGradient" else { return definition }
    definition.kind = .radial(lengths(["cx": 0.5, "cy": 0.5, "r": 0.5]))
    if let x = attribute("fx"), x != attribute("cx") ?? "50%" {
      fault("the focus of a radial gradient is drawn at its centre", element)
    } else if let y = attribute("fy"), y != attribute("cy") ?? "50%" {
      fault("the focus of a radial gradient is drawn at its centre", element)
    }
    return definition
  }

  /// A gradient and those from which it takes what it lacks.
  ///
  /// - Throws: an error for a circle, or for a chain longer than elements may be deep.
  private func chain(of index: Int) throws(SVGError) -> [Int] {
    var chain = [index]
    var next = index
    while let target = target(of: tree.elements[next]) {
      let line = tree.elements[next].line
      guard !chain.contains(target) else {
        let href = tree.elements[next].attributes["href"] ?? ""
        throw SVGError("the gradient `\(href)` refers to itself", line: line)
      }
      guard chain.count < XMLTree.depthLimit else {
        throw SVGError(
          "more than \(XMLTree.depthLimit) gradients refer to each other", line: line)
      }
      chain.append(target)
      next = target
    }
    return chain
  }

  /// The stops of the first gradient of a chain that has some; nil without any.
  private mutating func stops(
    of elements: [XMLTree.Element]
  ) throws(SVGError) -> [SVGGradient.Stop]? {
    let context = Context(
      style: SVGStyle(), transform: .identity, viewport: Size(1, 1), depth: 0)
    for element in elements {
      var stops: [SVGGradient.Stop] = []
      for child in element.children where tree.elements[child].name == "stop" {
        try visit(child, depth: 0)
        let (style, _) = self.context(of: child, in: context)
        let offset = tree.elements[child].attributes["offset"].flatMap { SVGLength($0)?.value }
        stops.append(
          SVGGradient.Stop(
            // Each is at least that of the stop before. Source: SVG 2 §14.2.4.
            offset: max(min(max(offset ?? 0, 0), 1), stops.last?.offset ?? 0),
            color: style.stopColor.multiplyingAlpha(by: style.stopOpacity)))
      }
      if !stops.isEmpty { return stops }
    }
    return nil
  }
}
