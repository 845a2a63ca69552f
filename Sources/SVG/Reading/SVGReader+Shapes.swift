import AnimPrimitives

extension SVGReader {
  mutating func drawShape(_ index: Int, _ context: Context) throws(SVGError) {
    let (style, inner) = self.context(of: index, in: context)
    guard style.isDisplayed, style.isVisible, let path = path(of: index, context),
      !path.isEmpty
    else { return }
    let element = tree.elements[index]
    try inGroup(of: style, index, inner) { reader throws(SVGError) in
      if let paint = try reader.paint(
        style.fill, opacity: style.fillOpacity, of: path, element, inner)
      {
        reader.append(path, .fill(style.fillRule), paint, inner.transform)
      }
      guard style.strokeStyle.lineWidth > 0,
        let paint = try reader.paint(
          style.stroke, opacity: style.strokeOpacity, of: path, element, inner)
      else { return }
      reader.append(path, .stroke(style.strokeStyle), paint, inner.transform)
    }
  }

  private mutating func append(
    _ path: Path, _ kind: SVGShape.Kind, _ paint: SVGPaint, _ transform: AffineTransform
  ) {
    operations.append(
      .draw(SVGShape(path: path, kind: kind, transform: transform, paint: paint)))
    guard let bounds = path.bounds else { return }
    var reach = 0.0
    if case .stroke(let style) = kind {
      // The corner of a square cap, or the tip of a miter.
      reach =
        style.lineWidth / 2 * (style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5)
    }
    let box = bounds.insetBy(dx: -reach, dy: -reach)
    drawnBounds = Self.union(drawnBounds, transform.boundingBox(of: box))
  }

  /// The outline of a basic shape or a path, in its own space; nil for one with an error, which is a fault.
  mutating func path(of index: Int, _ context: Context) -> Path? {
    if let known = paths[index] { return known }
    let path = outline(of: tree.elements[index], context)
    if let path { paths[index] = path }
    return path
  }

  private mutating func outline(of element: XMLTree.Element, _ context: Context) -> Path? {
    let (width, height) = (context.viewport.width, context.viewport.height)
    func value(_ name: String, _ side: Double) -> Double {
      length(name, of: element, side) ?? 0
    }
    var path = Path()
    switch element.name {
    case "path": return data(of: element)
    case "rect":
      let frame = Rect(
        x: value("x", width), y: value("y", height), width: value("width", width),
        height: value("height", height))
      guard frame.width > 0, frame.height > 0 else { return path }
      addRect(frame, element, context, to: &path)
    case "circle":
      let radius = length("r", of: element, context.diagonal) ?? 0
      guard radius > 0 else { return path }
      path.addEllipse(
        in: Rect(
          x: value("cx", width) - radius, y: value("cy", height) - radius, width: radius * 2,
          height: radius * 2))
    case "ellipse":
      let x = length("rx", of: element, width) ?? length("ry", of: element, height) ?? 0
      let y = length("ry", of: element, height) ?? x
      guard x > 0, y > 0 else { return path }
      path.addEllipse(
        in: Rect(
          x: value("cx", width) - x, y: value("cy", height) - y, width: x * 2, height: y * 2))
    case "line":
      path.move(to: Point(value("x1", width), value("y1", height)))
      path.addLine(to: Point(value("x2", width), value("y2", height)))
    default:
      // polyline and polygon
      guard let numbers = SVGScanner.numbers(element.attributes["points"] ?? "") else {
        fault("`points` must be numbers", element)
        return nil
      }
      for pair in 0..<numbers.count / 2 {
        let point = Point(numbers[2 * pair], numbers[2 * pair + 1])
        if pair == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if element.name == "polygon", !path.isEmpty { path.closeSubpath() }
    }
    return path
  }

  /// Of a path with an error, the part before it is drawn. Source: SVG 2 §9.5.4.
  private mutating func data(of element: XMLTree.Element) -> Path? {
    let text = element.attributes["d"] ?? ""
    guard text != "none" else { return nil }
    do throws(PathSyntaxError) {
      return try Path(svg: text)
    } catch {
      fault("`d`: \(error.message); the part before it is drawn", element)
      let start = text.utf8.prefix(error.offset)
      if let path = try? Path(svg: String(decoding: start, as: UTF8.self)) { return path }
      // The last command is incomplete. An `e` is part of a number.
      let command = start.lastIndex { ($0 | 0x20) >= 0x61 && ($0 | 0x20) != 0x65 }
      return command.flatMap { try? Path(svg: String(decoding: start[..<$0], as: UTF8.self)) }
    }
  }

  /// A rectangle with elliptical corners, clockwise from its upper left side. Source: SVG 2 §10.2.
  private func addRect(
    _ frame: Rect, _ element: XMLTree.Element, _ context: Context, to path: inout Path
  ) {
    let x = length("rx", of: element, context.viewport.width)
    let y = length("ry", of: element, context.viewport.height)
    let radii = Size(
      min(max(x ?? y ?? 0, 0), frame.width / 2), min(max(y ?? x ?? 0, 0), frame.height / 2))
    guard radii.width > 0, radii.height > 0 else { return path.addRect(frame) }
    func addCorner(to x: Double, _ y: Double) {
      path.addArc(
        PathArc(
          radii: radii, rotationDegrees: 0, isLarge: false, isClockwise: true, end: Point(x, y)))
    }
    let (left, right) = (frame.minX + radii.width, frame.maxX - radii.width)
    let (top, bottom) = (frame.minY + radii.height, frame.maxY - radii.height)
    path.move(to: Point(left, frame.minY))
    path.addLine(to: Point(right, frame.minY))
    addCorner(to: frame.maxX, top)
    path.addLine(to: Point(frame.maxX, bottom))
    addCorner(to: right, frame.maxY)
    path.addLine(to: Point(left, frame.maxY))
    addCorner(to: frame.minX, bottom)
    path.addLine(to: Point(frame.minX, top))
    addCorner(to: left, frame.minY)
    path.closeSubpath()
  }
}
