import AnimPrimitives

extension SVGReader {
  /// A paint with its gradient; nil if nothing is painted.
  mutating func paint(
    _ paint: SVGStyle.Paint, opacity: Double, of path: Path, _ element: XMLTree.Element,
    _ context: Context
  ) throws(SVGError) -> SVGPaint? {
    guard opacity > 0 else { return nil }
    switch paint {
    case .none: return nil
    case .color(let color): return .color(color.multiplyingAlpha(by: opacity))
    case .reference(let id, let fallback):
      if let index = ids[id] {
        let target = tree.elements[index]
        switch target.name {
        case "linearGradient", "radialGradient":
          return try gradient(index)?.paint(
            opacity: opacity, of: path, viewport: context.viewport)
        default: fault("the paint <\(target.name)> is not drawn", element)
        }
        return nil
      }
      // A reference to nothing is none. Source: SVG 2 §13.2.
      guard let fallback else {
        fault("`#\(id)` does not exist, so nothing is painted", element)
        return nil
      }
      return .color(fallback.multiplyingAlpha(by: opacity))
    }
  }
}

// MARK: - Clip paths

extension SVGReader {
  /// The outlines that clip an element, all of which apply; nil if nothing is left.
  mutating func clips(
    of style: SVGStyle, _ index: Int, _ context: Context
  ) throws(SVGError) -> [SVGGroup.Clip]? {
    guard let id = style.clipPath else { return [] }
    let element = tree.elements[index]
    guard let target = ids[id], tree.elements[target].name == "clipPath" else {
      fault("the clip path `#\(id)` does not exist", element)
      return []
    }
    guard followed.insert(target).inserted else {
      throw SVGError("the clip path `#\(id)` clips itself", line: element.line)
    }
    defer { followed.remove(target) }
    let clip = tree.elements[target]
    let (own, inner) = self.context(of: target, in: context)
    var space = inner
    if clip.attributes["clipPathUnits"] == "objectBoundingBox" {
      guard let box = path(of: index, context)?.bounds, box.width > 0, box.height > 0 else {
        fault("`clipPathUnits` objectBoundingBox is not drawn for <\(element.name)>", element)
        return []
      }
      space.transform = AffineTransform(
        a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY
      ).concatenating(inner.transform)
    }
    var outline = Path()
    var rules: Set<FillRule> = []
    for child in clip.children {
      try addClip(child, space, to: &outline, &rules)
    }
    // An empty clip path hides everything. Source: CSS Masking 1 §5.1.
    guard !outline.isEmpty else { return nil }
    if rules.count > 1 || (rules.contains(.evenOdd) && clip.children.count > 1) {
      fault("the shapes of a clip path are united as by `clip-rule` nonzero", clip)
      rules = [.winding]
    }
    let result = SVGGroup.Clip(path: outline, rule: rules.first ?? .winding)
    guard let around = try clips(of: own, target, context) else { return nil }
    return [result] + around
  }

  /// Adds the outline of a child of a clip path, in the picture.
  private mutating func addClip(
    _ index: Int, _ context: Context, to outline: inout Path, _ rules: inout Set<FillRule>
  ) throws(SVGError) {
    let element = tree.elements[index]
    let (style, inner) = self.context(of: index, in: context)
    guard style.isDisplayed, style.isVisible else { return }
    try visit(index, depth: inner.depth)
    switch element.name {
    case _ where element.isShape:
      guard let path = path(of: index, context) else { return }
      outline.addPath(path, transform: inner.transform)
      rules.insert(style.clipRule)
    case "use":
      guard let target = target(of: element) else { return }
      try beginUse(of: target, element)
      defer { followed.remove(target) }
      var moved = inner
      moved.transform = translation(of: element, context).concatenating(inner.transform)
      try addClip(target, moved, to: &outline, &rules)
    case "", "title", "desc", "metadata": break
    default: fault("<\(element.name)> in a clip path is not drawn", element)
    }
  }
}
