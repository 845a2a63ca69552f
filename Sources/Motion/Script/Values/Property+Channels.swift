extension Property {
  /// The channels that the property moves.
  package var channels: [Channel] {
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

  /// The type of the property's value. Points and sizes are interchangeable; a scale may be one number, and a transform
  /// may be a matrix.
  package var kind: ValueKind {
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
  /// All channels of a transform, in the order of `TransformComponents`.
  static let transformParts: [Channel] = [
    .translateX, .translateY, .scaleX, .scaleY, .skewX, .skewY, .rotate, .rotateX, .rotateY,
    .perspective, .matrix,
  ]

  /// The channels of an affine map.
  static let flatTransformParts: [Channel] = [
    .translateX, .translateY, .scaleX, .scaleY, .skewX, .skewY, .rotate, .matrix,
  ]

  /// Whether a new animation adds to running ones. Source: UIView.animate since iOS 8.
  ///
  /// The constant and activation of a constraint move centres and bounds, so they are additive too.
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

  /// Whether an animation that replaces another starts from the model value, like UIView's, instead of the presented
  /// value.
  var startsFromModel: Bool {
    switch self {
    case .alpha, .backgroundColor, .anchorPointX, .anchorPointY: true
    default: isAdditive
    }
  }

  /// The name of the channel in messages.
  var name: String {
    switch self {
    case .isHidden: "hidden"
    case .isActive, .activation: "active"
    case .imageSource: "source"
    default: Property.allCases.first { $0.channels == [self] }?.rawValue ?? rawValue
    }
  }
}
