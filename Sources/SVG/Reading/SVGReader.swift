// Reads an SVG picture: the XML becomes a tree of elements, and the tree a flat list of outlines and groups. Every `use`
// is followed while reading, so that its budget is known before anything is drawn.

import AnimPrimitives

/// Reads the part of SVG that icons use: shapes, paths, groups, `use`, strokes, gradients, clip paths and styles.
///
/// Each part that it does not draw is a fault with its line. Source: SVG 1.1 and SVG 2.
package struct SVGReader {
  let tree: XMLTree
  let ids: [String: Int]
  var sheet = StyleSheet()
  var operations: [SVGDrawing.Operation] = []
  /// In the order of the file; each once.
  var faults: [String] = []
  /// The elements that are being followed: references to them would go in a circle.
  var followed: Set<Int> = []
  /// The number of elements that were drawn, with each `use`.
  private var visitCount = 0
  /// The length of these elements and of the rules for them.
  var visitedByteCount = 0
  /// Paths of elements that were drawn, which further uses share.
  var paths: [Int: Path] = [:]
  /// Gradients that were used; nil for those without stops.
  var gradients: [Int: GradientDefinition?] = [:]
  /// The bounds of everything that is drawn, in the picture.
  var drawnBounds: Rect?

  /// Whether the bytes are a text with markup, as SVG is, and no other kind of picture is.
  package static func accepts(_ bytes: [UInt8]) -> Bool {
    // UTF-16 begins with a byte order mark.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  /// Returns the drawing of an SVG file.
  ///
  /// - Throws: an error for a file that is not an SVG picture, has an error in its XML, or is refused.
  package static func read(_ bytes: [UInt8]) throws(SVGError) -> SVGDrawing {
    let tree = try XMLTreeReader.read(bytes)
    guard let root = tree.elements.first, root.name == "svg" else {
      throw SVGError("its root is not <svg>", hint: "give an SVG picture")
    }
    var reader = SVGReader(tree: tree, ids: tree.ids)
    for element in tree.elements where element.name == "style" {
      try reader.sheet.add(element.text, line: element.line)
    }
    reader.faults = Array(reader.sheet.faults.prefix(faultLimit))
    return try reader.read(root)
  }

  private mutating func read(_ root: XMLTree.Element) throws(SVGError) -> SVGDrawing {
    let box = try viewBox(of: root)
    let given = (length("width", of: root), length("height", of: root))
    // A side that is missing or relative follows from the view box. Source: CSS Images 3 §5.1, without a size: 300 × 150.
    let size: Size
    switch given {
    case (let width?, let height?): size = Size(width, height)
    case (let width?, nil):
      size = Size(width, box.map { width * $0.height / $0.width } ?? 150)
    case (nil, let height?):
      size = Size(box.map { height * $0.width / $0.height } ?? 300, height)
    case (nil, nil): size = box?.size ?? Size(300, 150)
    }
    guard size.width > 0, size.height > 0, size.width <= 16_384, size.height <= 16_384 else {
      throw SVGError("its sides must be above 0 and up to 16384", line: root.line)
    }
    let frame = Rect(origin: .zero, size: size)
    let space = Self.placement(
      of: box ?? frame, in: frame, ratio: root.attributes["preserveAspectRatio"])
    let context = Context(
      style: SVGStyle(), transform: space, viewport: (box ?? frame).size, depth: 0)
    try drawGroup(0, context)
    let isInside = drawnBounds.map { $0.intersection(frame) == $0 } ?? true
    return SVGDrawing(
      size: size, operations: operations, isClipped: !isInside, faults: faults)
  }

  /// What an element inherits.
  struct Context {
    var style: SVGStyle
    /// Maps the element's space to the picture.
    var transform: AffineTransform
    /// The size of which lengths are percentages.
    var viewport: Size
    /// The number of elements around it, with those that uses add.
    var depth: Int

    var diagonal: Double { viewport.diagonal }
  }
}

// MARK: - Walking

extension SVGReader {
  /// Draws an element and its children.
  mutating func draw(_ index: Int, _ context: Context) throws(SVGError) {
    let element = tree.elements[index]
    try visit(index, depth: context.depth)
    switch element.name {
    case "g", "a": try drawGroup(index, context)
    case "svg": try drawViewport(index, context)
    case "use": try drawUse(index, context)
    case _ where element.isShape: try drawShape(index, context)
    case "", "defs", "symbol", "clipPath", "linearGradient", "radialGradient", "style", "title",
      "desc", "metadata":
      break
    // Their uses are faults.
    case "mask", "pattern", "filter", "marker": break
    case "text", "image", "switch", "foreignObject":
      fault("<\(element.name)> is not drawn", element)
    default: fault("<\(element.name)> is unknown and not drawn", element)
    }
  }

  /// Draws the children of an element in its style, as a group if they must be composited as one.
  mutating func drawGroup(_ index: Int, _ context: Context) throws(SVGError) {
    let (style, inner) = self.context(of: index, in: context)
    guard style.isDisplayed else { return }
    try inGroup(of: style, index, inner) { reader throws(SVGError) in
      for child in reader.tree.elements[index].children {
        try reader.draw(child, inner)
      }
    }
  }

  /// A nested <svg>, with a viewport of its own.
  private mutating func drawViewport(_ index: Int, _ context: Context) throws(SVGError) {
    let element = tree.elements[index]
    let frame = Rect(
      x: length("x", of: element, context.viewport.width) ?? 0,
      y: length("y", of: element, context.viewport.height) ?? 0,
      width: length("width", of: element, context.viewport.width) ?? context.viewport.width,
      height: length("height", of: element, context.viewport.height) ?? context.viewport.height)
    guard !frame.isEmpty else { return }
    try drawViewport(index, frame: frame, context)
  }

  /// Draws the children of an <svg> or <symbol> in a frame, which clips them.
  mutating func drawViewport(
    _ index: Int, frame: Rect, _ context: Context
  ) throws(SVGError) {
    let element = tree.elements[index]
    let box = try viewBox(of: element) ?? Rect(origin: .zero, size: frame.size)
    var inner = context
    inner.transform = Self.placement(
      of: box, in: frame, ratio: element.attributes["preserveAspectRatio"]
    ).concatenating(context.transform)
    inner.viewport = box.size
    guard element.attributes["overflow"] != "visible" else { return try drawGroup(index, inner) }
    var outline = Path()
    outline.addRect(frame)
    let clip = SVGGroup.Clip(path: outline.transformed(by: context.transform), rule: .winding)
    let (outside, start) = (drawnBounds, operations.count)
    drawnBounds = nil
    try inGroups([SVGGroup(opacity: 1, clip: clip)]) { reader throws(SVGError) in
      try reader.drawGroup(index, inner)
    }
    // A clip that cuts nothing is left out.
    if let bounds = drawnBounds, let box = clip.path.bounds {
      if box.intersection(bounds) == bounds, operations.count > start {
        operations.removeLast()
        operations.remove(at: start)
      } else {
        drawnBounds = box.intersection(bounds)
      }
    }
    drawnBounds = Self.union(outside, drawnBounds)
  }

  /// Notes that a target is being followed. The caller removes it from `followed`.
  ///
  /// - Throws: an error if it is being followed already.
  mutating func beginUse(of target: Int, _ element: XMLTree.Element) throws(SVGError) {
    guard followed.insert(target).inserted else {
      throw SVGError("`\(element.attributes["href"] ?? "")` uses itself", line: element.line)
    }
  }

  private mutating func drawUse(_ index: Int, _ context: Context) throws(SVGError) {
    let element = tree.elements[index]
    guard let href = element.attributes["href"], href.hasPrefix("#") else { return }
    guard let target = target(of: element) else {
      return fault("<use> names `\(href)`, which does not exist", element)
    }
    try beginUse(of: target, element)
    defer { followed.remove(target) }
    let (style, own) = self.context(of: index, in: context)
    guard style.isDisplayed else { return }
    var inner = own
    inner.transform = translation(of: element, context).concatenating(own.transform)
    try inGroup(of: style, index, own) { reader throws(SVGError) in
      let used = reader.tree.elements[target]
      guard used.name == "symbol" || used.name == "svg" else {
        return try reader.draw(target, inner)
      }
      let frame = Rect(
        origin: .zero,
        size: Size(
          reader.length("width", of: element, context.viewport.width)
            ?? reader.length("width", of: used, context.viewport.width) ?? context.viewport.width,
          reader.length("height", of: element, context.viewport.height)
            ?? reader.length("height", of: used, context.viewport.height)
            ?? context.viewport.height))
      guard !frame.isEmpty else { return }
      try reader.drawViewport(target, frame: frame, inner)
    }
  }
}

// MARK: - Budget

extension SVGReader {
  /// Counts an element that is drawn, so that the work of a file is at most in proportion to a constant.
  ///
  /// - Parameter depth: the number of elements around it.
  mutating func visit(_ index: Int, depth: Int) throws(SVGError) {
    let element = tree.elements[index]
    visitCount += 1
    visitedByteCount += element.byteCount
    guard visitCount <= XMLTree.elementLimit else {
      throw SVGError(
        "with each `use`, there are more than \(XMLTree.elementLimit) elements", line: element.line)
    }
    guard visitedByteCount <= Self.byteLimit else {
      throw SVGError(
        "with each `use`, its elements have more than \(Self.byteLimit) bytes", line: element.line)
    }
    guard depth < XMLTree.depthLimit else {
      throw SVGError(
        "with `use`, elements are nested more than \(XMLTree.depthLimit) deep", line: element.line)
    }
  }

  /// The maximum length of all elements that are drawn.
  private static let byteLimit = 10 * XMLTree.byteLimit
}

// MARK: - Groups

extension SVGReader {
  /// Draws as a group if the style has an opacity or a clip.
  mutating func inGroup(
    of style: SVGStyle, _ index: Int, _ context: Context,
    _ draw: (inout SVGReader) throws(SVGError) -> Void
  ) throws(SVGError) {
    guard let clips = try clips(of: style, index, context), style.opacity > 0 else { return }
    var groups = clips.map { SVGGroup(opacity: 1, clip: $0) }
    if groups.isEmpty, style.opacity < 1 { groups = [SVGGroup(opacity: 1, clip: nil)] }
    if !groups.isEmpty { groups[0].opacity = style.opacity }
    try inGroups(groups, draw)
  }

  /// Draws in groups, the outermost first, which are left out if nothing is drawn.
  private mutating func inGroups(
    _ groups: [SVGGroup], _ draw: (inout SVGReader) throws(SVGError) -> Void
  ) throws(SVGError) {
    let start = operations.count
    operations += groups.map { .begin($0) }
    try draw(&self)
    guard operations.count > start + groups.count else {
      operations.removeSubrange(start...)
      return
    }
    operations += groups.map { _ in .end }
  }

  mutating func fault(_ message: String, _ element: XMLTree.Element) {
    let text = "line \(element.line): \(message)"
    if !faults.contains(text), faults.count < Self.faultLimit { faults.append(text) }
  }

  private static let faultLimit = 20
}
