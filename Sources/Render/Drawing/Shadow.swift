import Primitives
import Raster

/// A view's shadow in device pixels. Source: CALayer's shadow properties; `shadow.radius` is the blur's
/// standard deviation in points.
struct Shadow {
  private var color: Color
  private let radius: Double
  private let offset: Point
  private let deviceOffset: Point

  /// nil if there is no shadow: no colour, no opacity, or a view that clips to its bounds.
  init?(_ state: ViewState, clips: Bool, in space: ProjectiveTransform) {
    guard let color = state.shadowColor, state.shadowOpacity > 0, !clips else { return nil }
    self.color = color.multiplyingAlpha(by: min(state.shadowOpacity, 1))
    offset = state.shadowOffset
    let middle = Point(x: state.bounds.width / 2, y: state.bounds.height / 2)
    let scale = space.scale(at: middle)
    radius = max(0, state.shadowRadius) * scale
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
  /// The scale of lengths at a point: the square root of the scale of areas.
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
