/// One independently moving quantity of a view or a constraint.
///
/// Vectors are split into their components, because each may be animated by itself: x and y of a centre
/// can follow different springs.
public enum Channel: String, Hashable, Sendable, CaseIterable {
  case centerX, centerY
  case boundsWidth, boundsHeight
  case anchorPointX, anchorPointY
  case alpha
  case isHidden
  case backgroundColor
  case gradientColors, gradientLocations
  case gradientStartX, gradientStartY, gradientEndX, gradientEndY
  case cornerRadius
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffsetX, shadowOffsetY
  /// Components of the transform: points, factors, degrees; of `perspective` the `depth`, which is 1 by the distance.
  case translateX, translateY, scaleX, scaleY, skewX, skewY, rotate, rotateX, rotateY, perspective
  /// A CGAffineTransform, applied after the components; identity unless a scene gives a matrix.
  case matrix
  case zPosition
  case text, value, textColor, fontSize
  case imageSource
  case path, fillColor, strokeColor, lineWidth, lineDash, lineDashPhase, strokeStart, strokeEnd
  /// Of a layout constraint. `isActive` is what a constraint has become, `activation` how far the layout
  /// has followed: 0 for inactive, 1 for active.
  case constant, multiplier, isActive, activation
}

extension Channel {
  /// Whether the size of what a view shows depends on it.
  package var isContent: Bool {
    switch self {
    case .text, .value, .fontSize, .imageSource: true
    default: false
    }
  }
}

/// What kind of value a channel or property takes.
public enum ValueKind: String, Hashable, Sendable {
  case number, point, size, rect, color, colors, numbers, transform, matrix, path, text, flag
}

extension Channel {
  public var kind: ValueKind {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .textColor, .fillColor, .strokeColor: .color
    case .gradientColors: .colors
    case .gradientLocations, .lineDash: .numbers
    case .matrix: .matrix
    case .path: .path
    case .text, .imageSource: .text
    case .isHidden, .isActive: .flag
    default: .number
    }
  }
}
