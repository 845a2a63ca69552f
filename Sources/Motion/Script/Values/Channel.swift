/// An independently animated quantity of a view or constraint.
///
/// Vectors are split into components, because x and y of a centre can follow different springs.
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
  /// Components of the transform, in points, factors and degrees. `perspective` holds `depth`, 1 / distance.
  case translateX, translateY, scaleX, scaleY, skewX, skewY, rotate, rotateX, rotateY, perspective
  /// A CGAffineTransform, applied after the components. Default: the identity.
  case matrix
  case zPosition
  case text, value, textColor, fontSize
  case imageSource
  case path, fillColor, strokeColor, lineWidth, lineDash, lineDashPhase, strokeStart, strokeEnd
  /// Channels of a layout constraint. `isActive` is the model value; `activation` (0…1) is the weight of the active
  /// layout in the presented one.
  case constant, multiplier, isActive, activation
}

extension Channel {
  /// Whether the size of a view's content depends on the channel.
  package var isContent: Bool {
    switch self {
    case .text, .value, .fontSize, .imageSource: true
    default: false
    }
  }
}

/// The type of a channel's or property's value.
package enum ValueKind: String, Hashable, Sendable {
  case number, point, size, rect, color, colors, numbers, transform, matrix, path, text, flag
}

extension Channel {
  package var kind: ValueKind {
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
