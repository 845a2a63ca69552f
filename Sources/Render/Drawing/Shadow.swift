import AnimPrimitives
import AnimRaster
import AnimScenes

/// A view's shadow in device pixels. Source: CALayer's shadow properties; `shadow.radius` is the blur's
/// standard deviation in points.
struct Shadow {
  private var color: Color
  private let radius: Double
  /// A distance in points beyond which the shadow of the outline does not extend.
  let reach: Double
  private let offset: Point
  private let deviceOffset: Point

  /// nil without a shadow: no colour, no opacity, or a view that clips to its bounds.
  init?(_ state: borrowing ViewState, clips: Bool, in space: ProjectiveTransform) {
    guard let color = state.shadowColor, state.shadowOpacity > 0, !clips else { return nil }
    self.init(
      color: color, opacity: state.shadowOpacity, radius: state.shadowRadius,
      offset: state.shadowOffset, of: state, in: space)
  }

  /// The shadow of a view's outline, which does not change.
  init(_ shadow: FixedShadow, of state: borrowing ViewState, in space: ProjectiveTransform) {
    self.init(
      color: shadow.color, opacity: shadow.opacity, radius: shadow.radius, offset: shadow.offset,
      of: state, in: space)
  }

  private init(
    color: Color, opacity: Double, radius: Double, offset: Point, of state: borrowing ViewState,
    in space: ProjectiveTransform
  ) {
    self.color = color.multiplyingAlpha(by: min(opacity, 1))
    self.offset = offset
    let middle = Point(x: state.bounds.width / 2, y: state.bounds.height / 2)
    self.radius = max(0, radius) * space.scale(at: middle)
    reach = 4 * max(0, radius) + max(abs(offset.x), abs(offset.y)) + 2
    if let from = space.apply(to: middle), let to = space.apply(to: middle + offset) {
      deviceOffset = to - from
    } else {
      deviceOffset = .zero
    }
  }

  /// The shadow, with an opacity 0…1.
  func faded(by opacity: Double) -> Shadow {
    guard opacity < 1 else { return self }
    var result = self
    result.color = color.multiplyingAlpha(by: opacity)
    return result
  }

  func operation(outline: RoundedRect, in space: ProjectiveTransform) -> DrawOperation {
    let moved = ProjectiveTransform(AffineTransform(translationX: offset.x, y: offset.y))
      .concatenating(space)
    return .shadow(.roundedRect(outline), color, radius: radius, moved)
  }

  var layerShadow: Layer.Shadow {
    Layer.Shadow(color: color, radius: radius, offset: deviceOffset)
  }
}

extension ProjectiveTransform {
  /// The scale factor of lengths at a point: the square root of that of areas.
  func scale(at point: Point) -> Double {
    let w = m31 * point.x + m32 * point.y + m33
    guard w > 0 else { return 0 }
    let x = (m11 * point.x + m12 * point.y + m13) / w
    let y = (m21 * point.x + m22 * point.y + m23) / w
    let determinant =
      ((m11 - x * m31) * (m22 - y * m32) - (m12 - x * m32) * (m21 - y * m31)) / (w * w)
    return abs(determinant).squareRoot()
  }
}

extension ViewState {
  /// The weight 0…1 of the outline's shadow. The rest is the shadow of the content.
  ///
  /// A visible background, even a translucent one, casts the shadow of the outline. Without a background, the content
  /// casts the shadow. While a background is almost invisible, one shadow fades into the other, so that a fading
  /// background does not make the shadow jump.
  func outlineShare(hasGradient: Bool) -> Double {
    var alpha = backgroundColor?.alpha ?? 0
    if hasGradient {
      for color in gradientColors { alpha = max(alpha, color.alpha) }
    }
    let leastVisible = 1.0 / 16
    return min(max(alpha / leastVisible, 0), 1)
  }
}

extension ViewTree {
  /// Warns about views whose shadow is not drawn, because too many superviews also cast the shadow of their content.
  func checkShadows(_ states: [ViewState], _ faults: inout SceneFaults) {
    let limit = Layer.Shadow.greatestDepth
    // A view comes after its superview.
    var depths = [Int](repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      let state = states[index]
      depths[index] = node.parent.map { depths[$0] } ?? 0
      guard state.shadowColor != nil, state.shadowOpacity > 0, !node.view.clipsToBounds,
        state.outlineShare(hasGradient: node.view.gradient != nil) < 1
      else { continue }
      depths[index] += 1
      guard depths[index] == limit + 1 else { continue }
      faults.doubtful(
        "the shadow of `\(node.view.id)` is not drawn: it lies in \(limit) others with the shadow of their content",
        at: node.view.origin,
        hint: "give one of them a `backgroundColor`, or leave out its shadow")
    }
  }
}
