public import AnimPrimitives

/// An animatable property. `PropertyTable` has its name in scenes and all other facts.
///
/// A property moves one or more channels: `center` moves `centerX` and `centerY`; `frame` moves centre and bounds, as
/// in UIKit; `transform` moves all its components. `dump` prints properties in this order.
public enum Property: UInt8, Hashable, Sendable, CaseIterable {
  case center, centerX, centerY
  case bounds, boundsWidth, boundsHeight
  case frame, frameX, frameY, frameWidth, frameHeight
  case anchorPoint, anchorPointX, anchorPointY
  case transform
  case translate, translateX, translateY, scale, scaleX, scaleY, skew, skewX, skewY
  case rotate, rotateX, rotateY, perspective
  case zPosition
  case alpha
  case hidden
  case backgroundColor
  case cornerRadius
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffset, shadowOffsetX, shadowOffsetY
  case gradientColors, gradientLocations, gradientStart, gradientEnd
  case clipPath
  case filterColorMatrix, filterHueRotate, filterSaturation, filterBrightness, filterContrast
  case filterInvert, filterBlur
  case backdropBlur, backdropSaturation, backdropBrightness, backdropTint
  case text, value, textColor, fontSize
  case source
  case path, fillColor, strokeColor, lineWidth, lineDash, lineDashPhase, strokeStart, strokeEnd
  case constant, multiplier, active
}

/// An independently animated quantity of a view or constraint.
///
/// Vectors are split into components, because x and y of a centre can follow different springs.
package enum Channel: UInt8, Hashable, Sendable, CaseIterable {
  case centerX, centerY
  case boundsWidth, boundsHeight
  case anchorPointX, anchorPointY
  case alpha
  case isHidden
  /// The part 0…1 to which a stack hides the view. Only views in stacks have it.
  case hiding
  case backgroundColor
  case gradientColors, gradientLocations
  case gradientStartX, gradientStartY, gradientEndX, gradientEndY
  case clipPath
  case filterColorMatrix, filterHueRotate, filterSaturation, filterBrightness, filterContrast
  case filterInvert, filterBlur
  case backdropBlur, backdropSaturation, backdropBrightness, backdropTint
  case cornerRadius
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffsetX, shadowOffsetY
  /// Components of the transform, in points, factors and degrees. `perspective` holds `depth`, 1 / distance.
  case translateX, translateY, scaleX, scaleY, skewX, skewY, rotate, rotateX, rotateY, perspective
  /// A CGAffineTransform, applied after the components.
  case matrix
  case zPosition
  case text, value, textColor, fontSize
  case imageSource
  case path, fillColor, strokeColor, lineWidth, lineDash, lineDashPhase, strokeStart, strokeEnd
  /// Channels of a layout constraint. `isActive` is the model value; `activation` (0…1) is the weight of the active
  /// layout in the presented one.
  case constant, multiplier, isActive, activation
}

// MARK: - Types

/// A property of views whose values have one type.
public struct TypedProperty<Value: PropertyValue>: Sendable {
  package let property: Property

  fileprivate init(_ property: Property) { self.property = property }
}

/// The properties of views with their types, for `view.alpha = 0.5`.
public struct PropertyTypes: Sendable {
  package static let all = PropertyTypes()

  public let center = TypedProperty<Point>(.center)
  public let bounds = TypedProperty<Size>(.bounds)
  public let frame = TypedProperty<Rect>(.frame)
  public let anchorPoint = TypedProperty<Point>(.anchorPoint)
  public let transform = TypedProperty<TransformComponents>(.transform)
  public let zPosition = TypedProperty<Double>(.zPosition)
  public let alpha = TypedProperty<Double>(.alpha)
  public let hidden = TypedProperty<Bool>(.hidden)
  public let backgroundColor = TypedProperty<Color?>(.backgroundColor)
  public let cornerRadius = TypedProperty<Double>(.cornerRadius)
  public let borderWidth = TypedProperty<Double>(.borderWidth)
  public let borderColor = TypedProperty<Color?>(.borderColor)
  public let shadowColor = TypedProperty<Color?>(.shadowColor)
  public let shadowOpacity = TypedProperty<Double>(.shadowOpacity)
  public let shadowRadius = TypedProperty<Double>(.shadowRadius)
  public let shadowOffset = TypedProperty<Point>(.shadowOffset)
  public let gradientColors = TypedProperty<[Color]>(.gradientColors)
  public let gradientLocations = TypedProperty<[Double]>(.gradientLocations)
  public let gradientStart = TypedProperty<Point>(.gradientStart)
  public let gradientEnd = TypedProperty<Point>(.gradientEnd)
  public let clipPath = TypedProperty<Path>(.clipPath)
  public let filterColorMatrix = TypedProperty<[Double]>(.filterColorMatrix)
  public let filterHueRotate = TypedProperty<Double>(.filterHueRotate)
  public let filterSaturation = TypedProperty<Double>(.filterSaturation)
  public let filterBrightness = TypedProperty<Double>(.filterBrightness)
  public let filterContrast = TypedProperty<Double>(.filterContrast)
  public let filterInvert = TypedProperty<Double>(.filterInvert)
  public let filterBlur = TypedProperty<Double>(.filterBlur)
  public let backdropBlur = TypedProperty<Double>(.backdropBlur)
  public let backdropSaturation = TypedProperty<Double>(.backdropSaturation)
  public let backdropBrightness = TypedProperty<Double>(.backdropBrightness)
  public let backdropTint = TypedProperty<Color?>(.backdropTint)
  public let text = TypedProperty<String>(.text)
  public let value = TypedProperty<Double>(.value)
  public let textColor = TypedProperty<Color?>(.textColor)
  public let fontSize = TypedProperty<Double>(.fontSize)
  public let source = TypedProperty<String>(.source)
  public let path = TypedProperty<Path>(.path)
  public let fillColor = TypedProperty<Color?>(.fillColor)
  public let strokeColor = TypedProperty<Color?>(.strokeColor)
  public let lineWidth = TypedProperty<Double>(.lineWidth)
  public let lineDash = TypedProperty<[Double]>(.lineDash)
  public let lineDashPhase = TypedProperty<Double>(.lineDashPhase)
  public let strokeStart = TypedProperty<Double>(.strokeStart)
  public let strokeEnd = TypedProperty<Double>(.strokeEnd)
}
