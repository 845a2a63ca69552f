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
  /// The part 0…1 to which a stack hides the view, or beyond in an overshoot; not a number for a view that no stack
  /// arranges.
  package var hiding = Double.nan
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
  package var text = StyledText()
  package var value = 0.0
  package var textColor: Color?
  package var fontSize = 17.0
  package var imageSource = ""
  /// The frame of an animated picture.
  package var imageFrame = 0
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
  /// The same for compositing.
  private var compositing: [CompositingState] = []

  package init() {}
}

extension ViewState {
  /// The values of a view that is composited in a special way; of other views, values that change nothing.
  package var rare: CompositingState {
    get { compositing.first ?? CompositingState() }
    set { compositing = [newValue] }
  }

  /// The old text of a label while the new text fades in.
  package var fadingText: FadingText? {
    get { fadingTexts.first }
    set { fadingTexts = newValue.map { [$0] } ?? [] }
  }
}

extension ViewState {
  /// Whether the view is not hidden. In a stack it is seen until it has no place.
  package var isShown: Bool { hiding.isNaN ? !isHidden : hiding < 1 }

  /// The locations of the gradient's colours. If their number differs from that of the colours, they are even.
  package var fittedGradientLocations: [Double] {
    GradientLocations.fitted(gradientLocations, to: gradientColors.count)
  }
}

// MARK: - Channels

/// The place of a channel's value in a view's state.
enum StatePlace: Sendable {
  typealias Place<Value> = WritableKeyPath<ViewState, Value> & Sendable

  case number(any Place<Double>)
  case color(any Place<Color?>)
  case colors(any Place<[Color]>)
  case numbers(any Place<[Double]>)
  case text(any Place<StyledText>)
  case source(any Place<String>)
  case flag(any Place<Bool>)
  case path(any Place<Path>)
  case matrix(any Place<AffineTransform>)

  fileprivate static let all = Channel.allCases.map(\.statePlace)
}

extension Channel {
  /// nil for channels of constraints.
  fileprivate var statePlace: StatePlace? {
    switch self {
    case .centerX: .number(\.center.x)
    case .centerY: .number(\.center.y)
    case .boundsWidth: .number(\.bounds.width)
    case .boundsHeight: .number(\.bounds.height)
    case .anchorPointX: .number(\.anchorPoint.x)
    case .anchorPointY: .number(\.anchorPoint.y)
    case .alpha: .number(\.alpha)
    case .isHidden: .flag(\.isHidden)
    case .hiding: .number(\.hiding)
    case .backgroundColor: .color(\.backgroundColor)
    case .gradientColors: .colors(\.gradientColors)
    case .gradientLocations: .numbers(\.gradientLocations)
    case .gradientStartX: .number(\.gradientStart.x)
    case .gradientStartY: .number(\.gradientStart.y)
    case .gradientEndX: .number(\.gradientEnd.x)
    case .gradientEndY: .number(\.gradientEnd.y)
    case .cornerRadius: .number(\.cornerRadius)
    case .borderWidth: .number(\.borderWidth)
    case .borderColor: .color(\.borderColor)
    case .shadowColor: .color(\.shadowColor)
    case .shadowOpacity: .number(\.shadowOpacity)
    case .shadowRadius: .number(\.shadowRadius)
    case .shadowOffsetX: .number(\.shadowOffset.x)
    case .shadowOffsetY: .number(\.shadowOffset.y)
    case .translateX: .number(\.transform.translation.x)
    case .translateY: .number(\.transform.translation.y)
    case .scaleX: .number(\.transform.scale.width)
    case .scaleY: .number(\.transform.scale.height)
    case .skewX: .number(\.transform.skew.width)
    case .skewY: .number(\.transform.skew.height)
    case .rotate: .number(\.transform.rotation)
    case .rotateX: .number(\.transform.rotationX)
    case .rotateY: .number(\.transform.rotationY)
    case .perspective: .number(\.transform.depth)
    case .matrix: .matrix(\.transform.matrix)
    case .zPosition: .number(\.zPosition)
    case .text: .text(\.text)
    case .value: .number(\.value)
    case .textColor: .color(\.textColor)
    case .fontSize: .number(\.fontSize)
    case .imageSource: .source(\.imageSource)
    case .path: .path(\.path)
    case .fillColor: .color(\.fillColor)
    case .strokeColor: .color(\.strokeColor)
    case .lineWidth: .number(\.lineWidth)
    case .lineDash: .numbers(\.lineDash)
    case .lineDashPhase: .number(\.lineDashPhase)
    case .strokeStart: .number(\.strokeStart)
    case .strokeEnd: .number(\.strokeEnd)
    case .clipPath: .path(\.rare.clipPath)
    case .filterColorMatrix: .numbers(\.rare.filter.colorMatrix)
    case .filterHueRotate: .number(\.rare.filter.hueRotate)
    case .filterSaturation: .number(\.rare.filter.saturation)
    case .filterBrightness: .number(\.rare.filter.brightness)
    case .filterContrast: .number(\.rare.filter.contrast)
    case .filterInvert: .number(\.rare.filter.invert)
    case .filterBlur: .number(\.rare.filter.blur)
    case .backdropBlur: .number(\.rare.backdrop.blur)
    case .backdropSaturation: .number(\.rare.backdrop.saturation)
    case .backdropBrightness: .number(\.rare.backdrop.brightness)
    case .backdropTint: .color(\.rare.backdrop.tint)
    case .constant, .multiplier, .isActive, .activation: nil
    }
  }
}

extension ViewState {
  /// Sets a number channel of a view; ignores other channels.
  mutating func set(_ channel: Channel, to number: Double) {
    if case .number(let place) = StatePlace.all[Int(channel.rawValue)] {
      self[keyPath: place] = number
    }
  }

  /// Sets a channel to a value of its kind; ignores values of other kinds.
  mutating func set(_ channel: Channel, to value: AnimatableValue) {
    switch (StatePlace.all[Int(channel.rawValue)], value) {
    case (.number(let place), .number(let number)): self[keyPath: place] = number
    case (.color(let place), .color(let color)): self[keyPath: place] = color
    case (.colors(let place), .colors(let colors)): self[keyPath: place] = colors
    case (.numbers(let place), .numbers(let numbers)): self[keyPath: place] = numbers
    case (.text(let place), .text(let text)): self[keyPath: place] = StyledText(text)
    case (.text(let place), .styledText(let text)): self[keyPath: place] = text
    case (.source(let place), .text(let text)): self[keyPath: place] = text
    case (.flag(let place), .flag(let flag)): self[keyPath: place] = flag
    case (.path(let place), .path(let path)): self[keyPath: place] = path
    case (.matrix(let place), .matrix(let matrix)): self[keyPath: place] = matrix
    default: break
    }
  }

  /// The value of a channel; nil for channels of constraints.
  func value(of channel: Channel) -> AnimatableValue? {
    switch StatePlace.all[Int(channel.rawValue)] {
    case .number(let place): .number(self[keyPath: place])
    case .color(let place): .color(self[keyPath: place])
    case .colors(let place): .colors(self[keyPath: place])
    case .numbers(let place): .numbers(self[keyPath: place])
    case .text(let place): AnimatableValue(self[keyPath: place])
    case .source(let place): .text(self[keyPath: place])
    case .flag(let place): .flag(self[keyPath: place])
    case .path(let place): .path(self[keyPath: place])
    case .matrix(let place): .matrix(self[keyPath: place])
    case nil: nil
    }
  }

  /// The value of a property of views.
  package func value(of property: Property) -> AnimatableValue {
    property.composed { value(of: $0) }
  }

  /// The value of a property that is a number; 0 for others.
  package func number(of property: Property) -> Double {
    guard case .number(let number) = value(of: property) else { return 0 }
    return number
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
