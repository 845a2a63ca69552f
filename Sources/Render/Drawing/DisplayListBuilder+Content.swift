import AnimMotion
import AnimPrimitives
import AnimRaster
import AnimScenes
import AnimText

extension DisplayListBuilder {
  /// Draws the content between a view's background and its subviews.
  mutating func drawContent(
    _ index: Int, _ state: ViewState, opacity: Double, in space: ProjectiveTransform
  ) {
    let node = tree.nodes[index]
    switch node.view.content {
    case .none, .stack:
      break
    case .label:
      drawLabel(index, state, opacity: opacity, in: space)
    case .image(let content):
      drawImage(content, node, state, opacity: opacity, in: space)
    case .shape(let content):
      drawShape(content, state, opacity: opacity, in: space)
    }
  }

  private mutating func drawLabel(
    _ index: Int, _ state: ViewState, opacity: Double, in space: ProjectiveTransform
  ) {
    guard let label = resources.label(index) else { return }
    // Rounded to 1/255, so that the opacities of both texts add up to 1.
    let share = ((state.fadingText?.fraction ?? 1) * 255).rounded() / 255
    let color = state.textColor ?? .black
    guard let old = state.fadingText, share < 1 else {
      drawText(labels.layout(index, label, state), color, opacity: opacity, in: space)
      return
    }
    let origin = old.origin(in: state)
    let place = AffineTransform(translationX: origin.x, y: origin.y)
    let oldSpace = origin == .zero ? space : ProjectiveTransform(place).concatenating(space)
    let oldColor = old.textColor ?? .black
    guard share > 0 else {
      drawText(label.layout(old.text, old.state), oldColor, opacity: opacity, in: oldSpace)
      return
    }
    let first = operations.count
    append(.pushLayer(Layer(opacity: opacity, isIsolated: true)))
    addText(label.layout(old.text, old.state), oldColor, share: 1 - share, in: oldSpace)
    addText(labels.layout(index, label, state), color, share: share, in: space)
    closeLayer(openedAt: first)
  }

  /// Draws a text with an opacity 0…1, in the group of a cross-fade.
  private mutating func addText(
    _ layout: TextLayout?, _ color: Color, share: Double, in space: ProjectiveTransform
  ) {
    let first = operations.count
    append(.pushLayer(Layer(opacity: share, blendMode: .plusLighter)))
    drawText(layout, color, opacity: 1, in: space)
    closeLayer(openedAt: first)
  }

  private mutating func drawText(
    _ layout: TextLayout?, _ color: Color, opacity: Double, in space: ProjectiveTransform
  ) {
    guard let layout else { return }
    let first = operations.count
    // Parts that lie on each other fade together.
    let fadesTogether = opacity < 1 && layout.hasOverlaps
    let isLayer = layout.clip != nil || fadesTogether
    if isLayer {
      let clip = layout.clip.map { Layer.Clip(shape: .rect($0), transform: space) }
      append(.pushLayer(Layer(opacity: fadesTogether ? opacity : 1, clip: clip)))
    }
    let opacity = fadesTogether ? 1 : opacity
    for part in layout.parts {
      if let picture = part.picture {
        guard let glyph = resources.glyphPictures[picture.glyph] else { continue }
        let pattern = ImagePattern(
          identity: glyph.identity, image: glyph.image, frame: picture.frame, opacity: opacity)
        append(.fill(.rect(picture.frame), .image(pattern), space))
        continue
      }
      let color = (part.color ?? color).multiplyingAlpha(by: opacity)
      guard !part.path.isEmpty, color.alpha > 0 else { continue }
      append(.fill(.path(part.path, .winding), .color(color), space))
    }
    if isLayer { closeLayer(openedAt: first) }
  }

  private mutating func drawShape(
    _ content: ShapeContent, _ state: ViewState, opacity: Double, in space: ProjectiveTransform
  ) {
    guard !state.path.isEmpty, let map = content.transform(toViewOf: state.bounds) else { return }
    let space = content.viewBox == nil ? space : ProjectiveTransform(map).concatenating(space)
    if let color = state.fillColor, color.alpha > 0 {
      append(
        .fill(
          .path(state.path, content.fillRule), .color(color.multiplyingAlpha(by: opacity)), space))
    }
    guard let color = state.strokeColor, color.alpha > 0, state.lineWidth > 0 else { return }
    let style = StrokeStyle(
      lineWidth: state.lineWidth, lineCap: content.lineCap, lineJoin: content.lineJoin,
      lineDash: state.lineDash, lineDashPhase: state.lineDashPhase, strokeStart: state.strokeStart,
      strokeEnd: state.strokeEnd)
    append(
      .fill(.stroke(state.path, style), .color(color.multiplyingAlpha(by: opacity)), space))
  }

  private mutating func drawImage(
    _ content: ImageContent, _ node: ViewTree.Node, _ state: ViewState, opacity: Double,
    in space: ProjectiveTransform
  ) {
    let key = ImageKey(source: state.imageSource, tintColor: content.tintColor)
    guard let image = resources.images[key], !state.bounds.isEmpty else { return }
    let bounds = Rect(origin: .zero, size: state.bounds)
    let frame = content.contentMode.frame(of: image.content.size, in: bounds)
    let paint: Paint
    switch image.content {
    case .drawing(let drawing):
      drawDrawing(
        drawing, content, node, state, frame: frame, opacity: opacity, in: space)
      return
    case .still(let storage):
      paint = .image(
        ImagePattern(
          identity: image.identity, image: storage, frame: frame, insets: content.resizable,
          opacity: opacity))
    case .sequence(let cache):
      paint = .image(
        ImagePattern(
          identity: image.identity + state.imageFrame,
          image: cache.picture(ofFrame: state.imageFrame), frame: frame,
          insets: content.resizable, opacity: opacity))
    }
    // A view with round corners clips its picture, like a UIImageView with clipsToBounds. It also clips while its
    // corners are square, because otherwise a picture larger than the view would suddenly extend beyond it.
    guard node.view.clipsToBounds || node.isEverRounded else {
      // A picture that ends at the view's outline is one fill with the background.
      if frame.isNear(bounds) {
        append(.fill(filledShape(node, state, in: space), paint, space))
        return
      }
      // The background would show at sides that it shares with an opaque picture.
      if frame.union(bounds).isNear(frame), opacity == 1, image.isOpaque {
        _ = takePaint(below: filledShape(node, state, in: space), in: space)
      }
      append(.fill(shape(of: frame, in: space), paint, space))
      return
    }
    let part = frame.extended(beyond: bounds)
    guard !clipsContents(node) else {
      // The view's open clip applies.
      append(.fill(.rect(part), paint, space))
      return
    }
    let shape = filledShape(node, state, in: space)
    if part.intersection(bounds) == bounds {
      append(.fill(shape, paint, space))
      return
    }
    if state.cornerRadius <= 0, space.affine?.preservesAxes == true {
      guard let visible = part.intersection(bounds) else { return }
      append(.fill(.rect(visible), paint, space))
      return
    }
    // The background and the picture are clipped together.
    let ground = takePaint(below: shape, in: space)
    append(.pushLayer(Layer(clip: Layer.Clip(shape: shape, transform: space), ground: ground)))
    append(.fill(.rect(part), paint, space))
    append(.popLayer)
  }
}

extension Rect {
  /// Whether two rectangles are the same but for the rounding errors of fitting a picture into a view.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let slack = 1e-9
    return abs(minX - other.minX) <= slack && abs(minY - other.minY) <= slack
      && abs(maxX - other.maxX) <= slack && abs(maxY - other.maxY) <= slack
  }

  /// The rectangle, extended on each side that reaches the view's side, so that only the view's outline is antialiased
  /// there. Two antialiased shapes with the same edge would turn half a pixel into a quarter.
  fileprivate func extended(beyond bounds: Rect) -> Rect {
    // In points, and larger than the rounding errors of fitting a picture into a view.
    let slack = 1e-9
    let left = minX <= bounds.minX + slack ? min(minX, bounds.minX - bounds.width) : minX
    let top = minY <= bounds.minY + slack ? min(minY, bounds.minY - bounds.height) : minY
    let right = maxX >= bounds.maxX - slack ? max(maxX, bounds.maxX + bounds.width) : maxX
    let bottom = maxY >= bounds.maxY - slack ? max(maxY, bounds.maxY + bounds.height) : maxY
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension ImageContent.Mode {
  /// The frame of a picture in a view. Source: UIView.ContentMode.
  func frame(of size: Size, in bounds: Rect) -> Rect {
    switch self {
    case .scaleToFill:
      return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let x = bounds.width / size.width
      let y = bounds.height / size.height
      let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
      return aligned(Size(size.width * factor, size.height * factor), in: bounds)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return aligned(size, in: bounds)
    }
  }

  private func aligned(_ size: Size, in bounds: Rect) -> Rect {
    let x: Double =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: bounds.width - size.width
      default: (bounds.width - size.width) / 2
      }
    let y: Double =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: bounds.height - size.height
      default: (bounds.height - size.height) / 2
      }
    return Rect(x: bounds.minX + x, y: bounds.minY + y, width: size.width, height: size.height)
  }
}
