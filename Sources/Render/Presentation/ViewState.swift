package import AnimMotion
package import AnimPrimitives

/// The presentation values of a view at one time. Source: CALayer.presentation().
package struct ViewState: Sendable {
  package var center = Point.zero
  package var bounds = Size.zero
  /// Whether the bounds have the size of the content.
  package var fitsContent = false
  package var anchorPoint = Point(x: 0.5, y: 0.5)
  package var alpha = 1.0
  package var isHidden = false
  package var backgroundColor: Color?
  package var gradientColors: [Color] = []
  package var gradientLocations: [Double] = []
  package var gradientStart = Point.zero
  package var gradientEnd = Point.zero
  package var cornerRadius = 0.0
  package var borderWidth = 0.0
  package var borderColor: Color?
  package var shadowColor: Color?
  package var shadowOpacity = 0.0
  package var shadowRadius = 0.0
  package var shadowOffset = Point.zero
  package var transform = TransformComponents.identity
  package var zPosition = 0.0
  package var text = ""
  package var value: Double?
  package var textColor: Color?
  package var fontSize = 17.0
  package var imageSource = ""
  package var path = Path()
  package var fillColor: Color?
  package var strokeColor: Color?
  package var lineWidth = 1.0
  package var lineDash: [Double] = []
  package var lineDashPhase = 0.0
  package var strokeStart = 0.0
  package var strokeEnd = 1.0

  /// At most one element. An array, because few views have one and it is large.
  private var fadingTexts: [FadingText] = []

  package init() {}
}

extension ViewState {
  /// The old text of a label while the new text fades in.
  package var fadingText: FadingText? {
    get { fadingTexts.first }
    set { fadingTexts = newValue.map { [$0] } ?? [] }
  }
}

extension ViewState {
  /// The locations of the gradient's colours. If their number differs from that of the colours, they are even.
  package var fittedGradientLocations: [Double] {
    GradientLocations.fitted(gradientLocations, to: gradientColors.count)
  }

  /// Sets a number channel of a view; ignores other channels.
  mutating func set(_ channel: Channel, to number: Double) {
    switch channel {
    case .centerX: center.x = number
    case .centerY: center.y = number
    case .boundsWidth: bounds.width = number
    case .boundsHeight: bounds.height = number
    case .anchorPointX: anchorPoint.x = number
    case .anchorPointY: anchorPoint.y = number
    case .alpha: alpha = number
    case .gradientStartX: gradientStart.x = number
    case .gradientStartY: gradientStart.y = number
    case .gradientEndX: gradientEnd.x = number
    case .gradientEndY: gradientEnd.y = number
    case .cornerRadius: cornerRadius = number
    case .borderWidth: borderWidth = number
    case .shadowOpacity: shadowOpacity = number
    case .shadowRadius: shadowRadius = number
    case .shadowOffsetX: shadowOffset.x = number
    case .shadowOffsetY: shadowOffset.y = number
    case .translateX: transform.translation.x = number
    case .translateY: transform.translation.y = number
    case .scaleX: transform.scale.width = number
    case .scaleY: transform.scale.height = number
    case .skewX: transform.skew.width = number
    case .skewY: transform.skew.height = number
    case .rotate: transform.rotation = number
    case .rotateX: transform.rotationX = number
    case .rotateY: transform.rotationY = number
    case .perspective: transform.depth = number
    case .zPosition: zPosition = number
    case .value: value = number
    case .fontSize: fontSize = number
    case .lineWidth: lineWidth = number
    case .lineDashPhase: lineDashPhase = number
    case .strokeStart: strokeStart = number
    case .strokeEnd: strokeEnd = number
    case .isHidden, .backgroundColor, .gradientColors, .gradientLocations, .borderColor,
      .shadowColor, .matrix, .text, .textColor, .imageSource, .path, .fillColor, .strokeColor,
      .lineDash, .constant, .multiplier, .isActive,
      .activation:
      break
    }
  }

  /// Sets a channel to a value of its kind; ignores values of other kinds.
  mutating func set(_ channel: Channel, to value: AnimatableValue) {
    switch value {
    case .number(let number): set(channel, to: number)
    case .color(let color): set(channel, to: color)
    case .flag(let flag): if channel == .isHidden { isHidden = flag }
    case .colors(let colors): if channel == .gradientColors { gradientColors = colors }
    case .numbers(let numbers):
      if channel == .gradientLocations { gradientLocations = numbers }
      if channel == .lineDash { lineDash = numbers }
    case .matrix(let matrix): if channel == .matrix { transform.matrix = matrix }
    case .path(let path): if channel == .path { self.path = path }
    case .text(let text):
      if channel == .text { self.text = text }
      if channel == .imageSource { imageSource = text }
    case .point, .size, .rect, .transform:
      break
    }
  }

  private mutating func set(_ channel: Channel, to color: Color?) {
    switch channel {
    case .backgroundColor: backgroundColor = color
    case .borderColor: borderColor = color
    case .shadowColor: shadowColor = color
    case .textColor: textColor = color
    case .fillColor: fillColor = color
    case .strokeColor: strokeColor = color
    default: break
    }
  }
}

extension ViewState {
  /// The view's frame without its transform.
  // Inlined, because a call would copy the whole state for each view and time.
  @inline(__always)
  var frame: Rect {
    get {
      Rect(
        x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds = newValue.size
      center = Point(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
}
