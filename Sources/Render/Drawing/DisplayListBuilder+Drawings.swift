import AnimPrimitives
import AnimRaster
import AnimSVG
import AnimScenes

extension DisplayListBuilder {
  /// Draws the outlines of a picture in a frame of its view.
  mutating func drawDrawing(
    _ drawing: SVGDrawing, _ content: ImageContent, _ node: ViewTree.Node, _ state: ViewState,
    frame: Rect, opacity: Double, in space: ProjectiveTransform
  ) {
    let first = operations.count
    // Clips as pixels are clipped. The view's open clip applies if there is one.
    let isRound = (node.view.clipsToBounds || node.isEverRounded) && !clipsContents(node)
    if isRound {
      let clip = Layer.Clip(shape: filledShape(node, state, in: space), transform: space)
      append(.pushLayer(Layer(clip: clip)))
    }
    let inner = operations.count
    let isGroup = drawing.isClipped || (opacity < 1 && drawing.operations.count > 1)
    if isGroup {
      let clip = drawing.isClipped ? Layer.Clip(shape: .rect(frame), transform: space) : nil
      append(.pushLayer(Layer(opacity: opacity, clip: clip)))
    }
    let place = AffineTransform(
      a: frame.width / drawing.size.width, b: 0, c: 0, d: frame.height / drawing.size.height,
      tx: frame.minX, ty: frame.minY)
    append(
      drawing.operations, current: content.tintColor ?? content.currentColor,
      opacity: isGroup ? 1 : opacity, in: ProjectiveTransform(place).concatenating(space))
    if isGroup { closeLayer(openedAt: inner) }
    if isRound { closeLayer(openedAt: first) }
  }

  /// - Parameter opacity: of a single operation.
  private mutating func append(
    _ list: [SVGDrawing.Operation], current: Color, opacity: Double,
    in space: ProjectiveTransform
  ) {
    var open: [Int] = []
    for operation in list {
      switch operation {
      case .draw(let shape):
        guard let paint = Paint(shape.paint, current: current, opacity: opacity) else { continue }
        let outline: Shape =
          switch shape.kind {
          case .fill(let rule): .path(shape.path, rule)
          case .stroke(let style): .stroke(shape.path, style)
          }
        append(
          .fill(outline, paint, ProjectiveTransform(shape.transform).concatenating(space)))
      case .begin(let group):
        open.append(operations.count)
        let clip = group.clip.map {
          Layer.Clip(shape: .path($0.path, $0.rule), transform: space)
        }
        append(.pushLayer(Layer(opacity: group.opacity, clip: clip)))
      case .end:
        if let start = open.popLast() { closeLayer(openedAt: start) }
      }
    }
  }
}

extension Paint {
  /// nil for a colour that is not visible.
  fileprivate init?(_ paint: SVGPaint, current: Color, opacity: Double) {
    switch paint {
    case .color(let color):
      let color = color.resolved(current: current).multiplyingAlpha(by: opacity)
      guard color.alpha > 0 else { return nil }
      self = .color(color)
    case .gradient(let gradient, let placement, let own):
      let kind: Gradient.Kind
      let (start, end): (Point, Point)
      var focus: Gradient.Focus?
      switch gradient.kind {
      case .linear(let from, let to): (kind, start, end) = (.linear, from, to)
      case .radial(let center, let radius, let inner):
        (kind, start, end) = (.radial, center, center + Point(radius, radius))
        focus = inner.map {
          Gradient.Focus(center: ($0.center - center) * (1 / radius), radius: $0.radius / radius)
        }
      }
      self = .gradient(
        Gradient(
          kind: kind,
          stops: gradient.stops.map {
            Gradient.Stop(location: $0.offset, color: $0.color.resolved(current: current))
          }, start: start, end: end, frame: Rect(x: 0, y: 0, width: 1, height: 1),
          placement: placement, focus: focus), opacity: own * opacity)
    }
  }
}
