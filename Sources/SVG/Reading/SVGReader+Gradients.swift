import AnimPrimitives

/// A gradient with what it takes from others, before its place in an outline is known.
struct GradientDefinition {
  enum Kind {
    /// x1, y1, x2, y2.
    case linear([SVGLength])
    /// cx, cy, r; fx, fy, fr. The focus is nil at the centre.
    case radial([SVGLength], focus: [SVGLength]?)
  }

  /// The colours outside of the gradient. Source: SVG 2 §14.2.2.3.
  enum Spread: String {
    case pad, reflect, `repeat`
  }

  var kind: Kind
  /// At least one.
  var stops: [SVGGradient.Stop]
  /// Whether lengths are fractions of the outline's box.
  var usesBox: Bool
  var transform: AffineTransform
  var spread = Spread.pad

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
    guard var gradient = gradient(sides) else {
      // Without a direction or a radius, the last colour is everywhere. Source: SVG 2 §14.2.2 and §14.2.3.
      return stops.last.map { .color($0.color.multiplyingAlpha(by: opacity)) }
    }
    let placement = transform.concatenating(box)
    if spread != .pad, let bounds = path.bounds, let inverse = placement.inverted {
      let corners = [
        Point(bounds.minX, bounds.minY), Point(bounds.maxX, bounds.minY),
        Point(bounds.minX, bounds.maxY), Point(bounds.maxX, bounds.maxY),
      ]
      gradient.stops = repeated(over: corners.map { gradient.share(at: inverse.apply(to: $0)) })
    }
    return .gradient(gradient, placement: placement, opacity: opacity)
  }

  /// The most times that the stops are repeated to each side.
  private static let repetitionLimit = 100.0

  /// The stops for each length of the gradient that an outline covers, and one more to each side for its stroke.
  ///
  /// - Parameter shares: places of the outline in lengths of the gradient.
  private func repeated(over shares: [Double]) -> [SVGGradient.Stop] {
    let limit = Self.repetitionLimit
    let known = shares.filter(\.isFinite).map { min(max($0, -limit), limit) } + [0]
    let first = Int((known.min() ?? 0).rounded(.down)) - 1
    let last = Int((known.max() ?? 0).rounded(.up)) + 1
    var edged = stops
    if let start = stops.first { edged.insert(.init(offset: 0, color: start.color), at: 0) }
    if let end = stops.last { edged.append(.init(offset: 1, color: end.color)) }
    return (first..<last).flatMap { cycle in
      let isMirrored = spread == .reflect && cycle % 2 != 0
      return (isMirrored ? edged.reversed() : edged).map { stop in
        SVGGradient.Stop(
          offset: Double(cycle) + (isMirrored ? 1 - stop.offset : stop.offset), color: stop.color)
      }
    }
  }

  /// nil without a direction or a radius.
  private func gradient(_ sides: Size) -> SVGGradient? {
    switch kind {
    case .linear(let lengths):
      let start = Point(lengths[0].points(of: sides.width), lengths[1].points(of: sides.height))
      let end = Point(lengths[2].points(of: sides.width), lengths[3].points(of: sides.height))
      return start == end ? nil : SVGGradient(kind: .linear(from: start, to: end), stops: stops)
    case .radial(let lengths, let focus):
      let (center, radius) = circle(lengths, sides)
      guard radius > 0 else { return nil }
      let inner = focus.map { lengths in
        let (place, size) = circle(lengths, sides)
        return SVGGradient.Focus(
          center: center + (place - center).limited(to: 0.99 * radius), radius: size)
      }
      return SVGGradient(kind: .radial(center: center, radius: radius, focus: inner), stops: stops)
    }
  }

  private func circle(_ lengths: [SVGLength], _ sides: Size) -> (center: Point, radius: Double) {
    (
      Point(lengths[0].points(of: sides.width), lengths[1].points(of: sides.height)),
      lengths[2].points(of: sides.diagonal)
    )
  }
}

extension SVGGradient {
  /// The place of a point in lengths of the gradient. A focus is as if it were the centre.
  fileprivate func share(at point: Point) -> Double {
    switch kind {
    case .linear(let from, let to):
      let axis = to - from
      let offset = point - from
      return (offset.x * axis.x + offset.y * axis.y) / (axis.x * axis.x + axis.y * axis.y)
    case .radial(let center, let radius, let focus):
      // From a focus, lengths are shorter to one side: by its distance from the centre.
      let shift = focus.map { ($0.center - center).length / radius } ?? 0
      return (point - center).length / radius / max(1 - shift, 0.01)
    }
  }
}

extension Point {
  /// The vector with at most a length.
  fileprivate func limited(to length: Double) -> Point {
    let own = self.length
    return own > length ? self * (length / own) : self
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
    var definition = GradientDefinition(
      kind: .linear(lengths(["x1": 0, "y1": 0, "x2": 1, "y2": 0])), stops: stops,
      usesBox: attribute("gradientUnits") != "userSpaceOnUse",
      transform: attribute("gradientTransform").flatMap { AffineTransform(svg: $0) } ?? .identity)
    if let text = attribute("spreadMethod") {
      if let spread = GradientDefinition.Spread(rawValue: text) {
        definition.spread = spread
      } else {
        fault("`spreadMethod` \(text) is drawn as pad", element)
      }
    }
    guard element.name == "radialGradient" else { return definition }
    let circle = lengths(["cx": 0.5, "cy": 0.5, "r": 0.5])
    // A missing coordinate of the focus is that of the centre. Source: SVG 2 §14.2.3.
    let focus = zip(
      ["fx", "fy", "fr"], [circle[0], circle[1], SVGLength(value: 0, isRelative: false)]
    )
    .map { name, other in attribute(name).flatMap { SVGLength($0) } ?? other }
    let isCentre = focus[0] == circle[0] && focus[1] == circle[1] && focus[2].value == 0
    definition.kind = .radial(circle, focus: isCentre ? nil : focus)
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
