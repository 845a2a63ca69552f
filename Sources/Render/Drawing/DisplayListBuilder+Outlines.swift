import AnimMotion
import AnimPrimitives
import AnimRaster
import AnimScenes

/// The outline of a view that clips its subviews.
struct ClipOutline {
  private let outline: RoundedRect
  /// Maps device pixels to the outline's space.
  private let inverse: ProjectiveTransform
  /// Whether its sides are on pixel boundaries, so that they cover no pixel partially.
  private let isOnPixels: Bool
  /// Whether the views are in a group with a shadow, which shows also what the clip cuts off.
  var liesAroundShadow = false

  /// nil if a transform has no inverse.
  init?(_ outline: RoundedRect, in space: ProjectiveTransform) {
    guard let inverse = space.inverted, !outline.rect.isEmpty else { return nil }
    self.outline = outline
    self.inverse = inverse
    let box = space.affine.flatMap { $0.preservesAxes ? $0.boundingBox(of: outline.rect) : nil }
    isOnPixels =
      box.map { box in
        [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
      } ?? false
  }

  /// An outline extended at the corners and sides that it shares with the clip, so that only the clip is antialiased
  /// there. Two antialiased shapes with the same edge would turn half a pixel into a quarter.
  func widening(_ other: RoundedRect, in space: ProjectiveTransform) -> RoundedRect {
    guard let map = space.concatenating(inverse).almostAffine else { return other }
    let slack = Self.slack
    if abs(map.b) < slack, abs(map.c) < slack, map.a > 0, map.d > 0 {
      return widening(other, map, in: outline)
    }
    // Turned by quarters, or mirrored: the clip is compared in the space of the other outline.
    guard abs(map.b) < slack && abs(map.c) < slack || abs(map.a) < slack && abs(map.d) < slack,
      let back = map.inverted
    else { return other }
    return widening(other, .identity, in: outline.turned(by: back))
  }

  /// In points, and larger than the rounding errors of a frame.
  private static let slack = 1e-6

  /// - Parameter map: maps the other outline's space to that of the clip, without turning it.
  private func widening(
    _ other: RoundedRect, _ map: AffineTransform, in outline: RoundedRect
  ) -> RoundedRect {
    let slack = Self.slack
    let (box, own) = (map.boundingBox(of: other.rect), outline.rect)
    let reaches = (
      left: box.minX <= own.minX + slack, top: box.minY <= own.minY + slack,
      right: box.maxX >= own.maxX - slack, bottom: box.maxY >= own.maxY - slack
    )
    var corners = other.effectiveRadius > 0 ? other.maskedCorners : []
    let isInside = other.effectiveRadius * max(map.a, map.d) <= outline.effectiveRadius + slack
    for (corner, isShared) in [
      (CornerMask.topLeft, reaches.top && reaches.left),
      (.topRight, reaches.top && reaches.right),
      (.bottomRight, reaches.bottom && reaches.right),
      (.bottomLeft, reaches.bottom && reaches.left),
    ] where isShared && isInside && outline.maskedCorners.contains(corner) {
      corners.remove(corner)
    }
    var rect = other.rect
    if !isOnPixels {
      // A side moves only if no corner ends it.
      let left = reaches.left && corners.isDisjoint(with: [.topLeft, .bottomLeft])
      let right = reaches.right && corners.isDisjoint(with: [.topRight, .bottomRight])
      let top = reaches.top && corners.isDisjoint(with: [.topLeft, .topRight])
      let bottom = reaches.bottom && corners.isDisjoint(with: [.bottomLeft, .bottomRight])
      let (width, height) = (rect.width, rect.height)
      rect = Rect(
        x: rect.minX - (left ? width : 0), y: rect.minY - (top ? height : 0),
        width: width * (1 + (left ? 1 : 0) + (right ? 1 : 0)),
        height: height * (1 + (top ? 1 : 0) + (bottom ? 1 : 0)))
    }
    return RoundedRect(
      rect: rect, cornerRadius: other.effectiveRadius, maskedCorners: corners,
      cornerCurve: other.cornerCurve)
  }
}

extension RoundedRect {
  /// The outline after a transform that keeps rows and columns, or exchanges them.
  fileprivate func turned(by map: AffineTransform) -> RoundedRect {
    let box = map.boundingBox(of: rect)
    var corners: CornerMask = []
    for (corner, x, y) in [
      (CornerMask.topLeft, rect.minX, rect.minY), (.topRight, rect.maxX, rect.minY),
      (.bottomRight, rect.maxX, rect.maxY), (.bottomLeft, rect.minX, rect.maxY),
    ] where maskedCorners.contains(corner) {
      let place = map.apply(to: Point(x, y))
      let isLeft = place.x < box.center.x
      let isTop = place.y < box.center.y
      corners.insert(
        isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight))
    }
    let scale = min(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
    return RoundedRect(
      rect: box, cornerRadius: effectiveRadius * scale, maskedCorners: corners,
      cornerCurve: cornerCurve)
  }
}

extension ProjectiveTransform {
  /// The transform without perspective terms that are rounding errors.
  fileprivate var almostAffine: AffineTransform? {
    guard abs(m31) < 1e-9 * abs(m33), abs(m32) < 1e-9 * abs(m33) else { return nil }
    return AffineTransform(
      a: m11 / m33, b: m21 / m33, c: m12 / m33, d: m22 / m33, tx: m13 / m33, ty: m23 / m33)
  }
}

extension DisplayListBuilder {
  func outline(_ node: ViewTree.Node, _ state: ViewState) -> RoundedRect {
    RoundedRect(
      rect: Rect(origin: .zero, size: state.bounds), cornerRadius: state.cornerRadius,
      maskedCorners: node.view.maskedCorners, cornerCurve: node.view.cornerCurve)
  }

  /// The shape that fills a view's outline, below its border.
  func filledShape(
    _ node: ViewTree.Node, _ state: ViewState, in space: ProjectiveTransform
  ) -> Shape {
    let outline = outline(node, state)
    let whole = filledShape(outline, node, state)
    guard let wide = outlineInClip(outline, in: space) else { return whole }
    return shapeInClip(filledShape(wide, node, state), whole: whole)
  }

  private func filledShape(
    _ outline: RoundedRect, _ node: ViewTree.Node, _ state: ViewState
  ) -> Shape {
    guard let color = visibleBorderColor(state), node.view.borderEdges == .all else {
      return .roundedRect(outline)
    }
    return .bordered(outline, width: state.borderWidth, opacity: min(color.alpha, 1))
  }

  /// An outline without the edges that it shares with the clip; nil if it shares none.
  private func outlineInClip(_ outline: RoundedRect, in space: ProjectiveTransform) -> RoundedRect?
  {
    guard let wide = clipOutline?.widening(outline, in: space),
      wide.rect != outline.rect
        || (outline.effectiveRadius > 0 && wide.maskedCorners != outline.maskedCorners)
    else { return nil }
    return wide
  }

  /// The shape of a rectangle with sharp corners, without the edges that it shares with the clip.
  func shape(of rect: Rect, in space: ProjectiveTransform) -> Shape {
    let outline = RoundedRect(rect: rect)
    guard let wide = outlineInClip(outline, in: space) else { return .rect(rect) }
    return shapeInClip(.roundedRect(wide), whole: .rect(rect))
  }

  private func shapeInClip(_ shape: Shape, whole: Shape) -> Shape {
    clipOutline?.liesAroundShadow == true ? .clipped(shape, whole: whole) : shape
  }

  /// The shape of a view's border.
  func borderShape(
    _ node: ViewTree.Node, _ state: ViewState, in space: ProjectiveTransform
  ) -> Shape {
    let outline = outline(node, state)
    let whole = Shape.border(outline, width: state.borderWidth)
    guard let wide = outlineInClip(outline, in: space) else { return whole }
    var path = Path()
    path.addRoundedRect(wide)
    if let inner = outline.insetBorder(width: state.borderWidth) { path.addRoundedRect(inner) }
    return shapeInClip(.path(path, .evenOdd), whole: whole)
  }

  /// Draws the border of some sides, which the view's outline cuts off at round corners.
  mutating func drawBorderEdges(
    _ node: ViewTree.Node, _ state: ViewState, _ color: Color, in space: ProjectiveTransform
  ) {
    let (size, edges) = (state.bounds, node.view.borderEdges)
    let width = min(state.borderWidth, size.width)
    let height = min(state.borderWidth, size.height)
    var path = Path()
    if edges.contains(.top) { path.addRect(Rect(x: 0, y: 0, width: size.width, height: height)) }
    if edges.contains(.bottom) {
      path.addRect(Rect(x: 0, y: size.height - height, width: size.width, height: height))
    }
    if edges.contains(.left) { path.addRect(Rect(x: 0, y: 0, width: width, height: size.height)) }
    if edges.contains(.right) {
      path.addRect(Rect(x: size.width - width, y: 0, width: width, height: size.height))
    }
    guard !path.isEmpty else { return }
    let strip = DrawOperation.fill(.path(path, .winding), .color(color), space)
    let outline = outline(node, state)
    guard outline.effectiveRadius > 0 else {
      append(strip)
      return
    }
    append(
      .pushLayer(Layer(clip: Layer.Clip(shape: .roundedRect(outline), transform: space))))
    append(strip)
    append(.popLayer)
  }

  func visibleBorderColor(_ state: ViewState) -> Color? {
    guard let color = state.borderColor, state.borderWidth > 0, color.alpha > 0,
      !state.bounds.isEmpty
    else { return nil }
    return color
  }

  /// The paint of a view's background and gradient; nil if it has none.
  func groundPaint(_ node: ViewTree.Node, _ state: ViewState, opacity: Double) -> Paint? {
    var paint: Paint?
    if let color = state.backgroundColor, color.alpha > 0, !state.bounds.isEmpty {
      paint = .color(color.multiplyingAlpha(by: opacity))
    }
    if let gradient = gradient(node, state) {
      let isOpaque = opacity == 1 && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
      let upper = Paint.gradient(gradient, opacity: opacity)
      paint = isOpaque ? upper : paint?.below(upper) ?? upper
    }
    return paint
  }
}

extension Paint {
  /// This paint with another on top.
  func below(_ upper: Paint) -> Paint {
    if case .color(let color) = upper, color.alpha >= 1 { return upper }
    if case .stack(let paints) = self { return .stack(paints + [upper]) }
    return .stack([self, upper])
  }
}

extension Shape {
  /// The combined shape of this and a lower shape, if both fill the same outline. A border that covers a part of one
  /// covers the same part of the other.
  func commonOutline(with lower: Shape) -> Shape? {
    switch (self, lower) {
    case (.roundedRect(let upper), .roundedRect(let outline)) where upper == outline: self
    case (.roundedRect(let upper), .bordered(let outline, _, _)) where upper == outline: lower
    case (.bordered(let upper, _, _), .roundedRect(let outline)) where upper == outline: self
    case (.bordered, .bordered) where self == lower: self
    case (.border, .border) where self == lower: self
    case (.clipped(let shape, let whole), .clipped(let lowerShape, let lowerWhole)):
      if let shape = shape.commonOutline(with: lowerShape),
        let whole = whole.commonOutline(with: lowerWhole)
      {
        .clipped(shape, whole: whole)
      } else {
        nil
      }
    default: nil
    }
  }
}
