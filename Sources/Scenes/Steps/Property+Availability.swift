import AnimMotion

extension Property {
  /// The kinds of targets that have a property.
  enum Owner: Equatable {
    /// Every view.
    case anyView
    /// Views with a gradient.
    case gradient
    /// Views of one type.
    case content(ViewType)
    case constraint
  }

  var owner: Owner {
    switch self {
    case .constant, .multiplier, .active: .constraint
    case .gradientColors, .gradientLocations, .gradientStart, .gradientEnd: .gradient
    case .text, .value, .textColor, .fontSize: .content(.label)
    case .source: .content(.image)
    case .path, .fillColor, .strokeColor, .lineWidth, .lineDash, .lineDashPhase, .strokeStart,
      .strokeEnd:
      .content(.shape)
    case .center, .centerX, .centerY, .bounds, .boundsWidth, .boundsHeight, .frame, .frameX,
      .frameY, .frameWidth, .frameHeight, .anchorPoint, .anchorPointX, .anchorPointY, .alpha,
      .hidden, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor,
      .shadowOpacity, .shadowRadius, .shadowOffset, .shadowOffsetX, .shadowOffsetY, .transform,
      .translate, .translateX, .translateY, .scale, .scaleX, .scaleY, .skew, .skewX, .skewY,
      .rotate, .rotateX, .rotateY, .perspective, .zPosition:
      .anyView
    }
  }

  /// Whether a target has the property.
  func isAvailable(on target: TargetTable.Target) -> Bool {
    switch (owner, target) {
    case (.constraint, .constraint), (.anyView, .view): true
    case (.gradient, .view(_, let hasGradient)): hasGradient
    case (.content(let owner), .view(let type, _)): owner == type
    default: false
    }
  }

  /// A hint for a property that the target does not have.
  package var ownerHint: String {
    switch owner {
    case .anyView: "it is a property of views"
    case .gradient: "give the view a `gradient`"
    case .content(let type): "it belongs to a view of `\"type\": \"\(type.rawValue)\"`"
    case .constraint: "it is a property of constraints"
    }
  }

  /// Properties by their names in scenes.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
