extension Property {
  /// What the property moves.
  public var channels: [Channel] {
    switch self {
    case .center: [.centerX, .centerY]
    case .centerX: [.centerX]
    case .centerY: [.centerY]
    case .bounds: [.boundsWidth, .boundsHeight]
    case .boundsWidth: [.boundsWidth]
    case .boundsHeight: [.boundsHeight]
    case .frame: [.centerX, .centerY, .boundsWidth, .boundsHeight]
    case .frameX: [.centerX]
    case .frameY: [.centerY]
    case .frameWidth: [.centerX, .boundsWidth]
    case .frameHeight: [.centerY, .boundsHeight]
    case .anchorPoint: [.anchorPointX, .anchorPointY]
    case .anchorPointX: [.anchorPointX]
    case .anchorPointY: [.anchorPointY]
    case .alpha: [.alpha]
    case .hidden: [.isHidden]
    case .backgroundColor: [.backgroundColor]
    case .gradientColors: [.gradientColors]
    case .gradientLocations: [.gradientLocations]
    case .gradientStart: [.gradientStartX, .gradientStartY]
    case .gradientEnd: [.gradientEndX, .gradientEndY]
    case .cornerRadius: [.cornerRadius]
    case .borderWidth: [.borderWidth]
    case .borderColor: [.borderColor]
    case .shadowColor: [.shadowColor]
    case .shadowOpacity: [.shadowOpacity]
    case .shadowRadius: [.shadowRadius]
    case .shadowOffset: [.shadowOffsetX, .shadowOffsetY]
    case .shadowOffsetX: [.shadowOffsetX]
    case .shadowOffsetY: [.shadowOffsetY]
    case .transform: Channel.transformParts
    case .translate: [.translateX, .translateY]
    case .translateX: [.translateX]
    case .translateY: [.translateY]
    case .scale: [.scaleX, .scaleY]
    case .scaleX: [.scaleX]
    case .scaleY: [.scaleY]
    case .skew: [.skewX, .skewY]
    case .skewX: [.skewX]
    case .skewY: [.skewY]
    case .rotate: [.rotate]
    case .rotateX: [.rotateX]
    case .rotateY: [.rotateY]
    case .perspective: [.perspective]
    case .zPosition: [.zPosition]
    case .text: [.text]
    case .value: [.value]
    case .textColor: [.textColor]
    case .fontSize: [.fontSize]
    case .source: [.imageSource]
    case .path: [.path]
    case .fillColor: [.fillColor]
    case .strokeColor: [.strokeColor]
    case .lineWidth: [.lineWidth]
    case .lineDash: [.lineDash]
    case .lineDashPhase: [.lineDashPhase]
    case .strokeStart: [.strokeStart]
    case .strokeEnd: [.strokeEnd]
    case .constant: [.constant]
    case .multiplier: [.multiplier]
    case .active: [.isActive, .activation]
    }
  }

  /// The kind of value that the property takes; where that is a point, a size will do, and the other
  /// way round. A scale also takes a number for both, a transform also a matrix.
  public var kind: ValueKind {
    switch self {
    case .center, .anchorPoint, .gradientStart, .gradientEnd, .shadowOffset, .translate: .point
    case .bounds, .scale, .skew: .size
    case .frame: .rect
    case .transform: .transform
    default: channels[0].kind
    }
  }
}

extension Channel {
  /// All of a transform, in the order of `TransformComponents`.
  static let transformParts: [Channel] = [
    .translateX, .translateY, .scaleX, .scaleY, .skewX, .skewY, .rotate, .rotateX, .rotateY,
    .perspective, .matrix,
  ]

  /// Those that make up an affine map.
  static let flatTransformParts: [Channel] = [
    .translateX, .translateY, .scaleX, .scaleY, .skewX, .skewY, .rotate, .matrix,
  ]

  /// Whether running animations add up when a new one begins. Source: UIView.animate since iOS 8.
  ///
  /// The constant of a constraint, and whether it is active, move centres and bounds, so they do as
  /// those do.
  var isAdditive: Bool {
    switch self {
    case .centerX, .centerY, .boundsWidth, .boundsHeight, .cornerRadius, .constant, .activation:
      true
    case .translateX, .translateY, .scaleX, .scaleY, .skewX, .skewY, .rotate, .rotateX, .rotateY,
      .perspective, .matrix:
      true
    default: false
    }
  }

  /// Whether a new animation that replaces another starts from the model value, as UIView's do, and
  /// not from what is seen.
  var startsFromModel: Bool {
    switch self {
    case .alpha, .backgroundColor, .anchorPointX, .anchorPointY: true
    default: isAdditive
    }
  }

  /// What the channel is called in messages.
  var name: String {
    switch self {
    case .isHidden: "hidden"
    case .isActive, .activation: "active"
    case .imageSource: "source"
    default: Property.allCases.first { $0.channels == [self] }?.rawValue ?? rawValue
    }
  }
}
