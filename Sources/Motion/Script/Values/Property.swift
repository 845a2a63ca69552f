/// An animatable property; the raw value is its name in a scene.
///
/// A property moves one or more channels: `center` moves `centerX` and `centerY`; `frame` moves centre and bounds, as
/// in UIKit; `transform` moves all its components.
public enum Property: String, Hashable, Sendable, CaseIterable {
  case center, centerX = "center.x", centerY = "center.y"
  case bounds, boundsWidth = "bounds.width", boundsHeight = "bounds.height"
  case frame, frameX = "frame.x", frameY = "frame.y"
  case frameWidth = "frame.width", frameHeight = "frame.height"
  case anchorPoint, anchorPointX = "anchorPoint.x", anchorPointY = "anchorPoint.y"
  case alpha
  case hidden
  case backgroundColor
  case gradientColors = "gradient.colors", gradientLocations = "gradient.locations"
  case gradientStart = "gradient.start", gradientEnd = "gradient.end"
  case cornerRadius
  case borderWidth, borderColor
  case shadowColor = "shadow.color", shadowOpacity = "shadow.opacity"
  case shadowRadius = "shadow.radius", shadowOffset = "shadow.offset"
  case shadowOffsetX = "shadow.offset.x", shadowOffsetY = "shadow.offset.y"
  case transform
  case translate = "transform.translate"
  case translateX = "transform.translate.x", translateY = "transform.translate.y"
  case scale = "transform.scale", scaleX = "transform.scale.x", scaleY = "transform.scale.y"
  case skew = "transform.skew", skewX = "transform.skew.x", skewY = "transform.skew.y"
  case rotate = "transform.rotate"
  case rotateX = "transform.rotateX", rotateY = "transform.rotateY"
  case perspective = "transform.perspective"
  case zPosition
  case text, value, textColor, fontSize = "font.size"
  case source
  case path, fillColor, strokeColor, lineWidth, lineDash, lineDashPhase, strokeStart, strokeEnd
  case constant, multiplier, active
}
