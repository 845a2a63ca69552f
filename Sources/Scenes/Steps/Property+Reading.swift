import AnimMotion
import AnimPrimitives

extension Property {
  /// Reads a value of the property.
  var absoluteValue: ValueReader<AnimatableValue> {
    switch self {
    case .center, .anchorPoint, .gradientStart, .gradientEnd:
      ValueReader<Point>.point().map { .point($0) }
    case .translate, .shadowOffset:
      ValueReader<Point>.point("an offset [x, y]").map { .point($0) }
    case .bounds:
      ValueReader<Size>.size().map { .size($0) }
    case .scale:
      ValueReader<Size>.scale.map { .size($0) }
    case .skew:
      ValueReader<Size>.size(in: .any, "angles [x, y]").map { .size($0) }
    case .frame:
      ValueReader<Rect>.rect().map { .rect($0) }
    case .transform:
      .transform
    case .backgroundColor, .borderColor, .fillColor, .strokeColor:
      ValueReader<Color?>.optionalColor.map { .color($0) }
    case .shadowColor, .textColor:
      ValueReader<Color>.color.map { .color($0) }
    case .gradientColors:
      ValueReader<[Color]>.gradientColors.map { .colors($0) }
    case .gradientLocations:
      ValueReader<[Double]>.locations.map { .numbers($0) }
    case .lineDash:
      ValueReader<[Double]>.lineDash.map { .numbers($0) }
    case .path:
      ValueReader<Path>.path.map { .path($0) }
    case .text:
      ValueReader<String>.text.map { .text($0) }
    case .source:
      ValueReader<String>.textWithoutNUL.map { .text($0) }
    case .hidden, .active:
      ValueReader<Bool>.flag.map { .flag($0) }
    case .alpha, .shadowOpacity, .strokeStart, .strokeEnd:
      Self.number(in: .fraction)
    case .boundsWidth, .boundsHeight, .frameWidth, .frameHeight, .cornerRadius, .borderWidth,
      .shadowRadius, .lineWidth, .perspective:
      Self.number(in: .notNegative)
    case .fontSize:
      Self.number(in: .above(0, to: 10_000))
    case .value:
      Self.number(in: .counter)
    case .centerX, .centerY, .frameX, .frameY, .anchorPointX, .anchorPointY, .shadowOffsetX,
      .shadowOffsetY, .translateX, .translateY, .scaleX, .scaleY, .skewX, .skewY, .rotate,
      .rotateX, .rotateY, .zPosition, .lineDashPhase, .constant, .multiplier:
      Self.number(in: .any)
    }
  }

  /// Reads a difference of the property; nil if it cannot have one.
  var difference: ValueReader<AnimatableValue>? {
    switch self {
    case .bounds: ValueReader<Size>.size(in: .any).map { .size($0) }
    case .frame: ValueReader<Rect>.rect(smallest: -NumberRange.limit).map { .rect($0) }
    case .center, .anchorPoint, .gradientStart, .gradientEnd, .translate, .shadowOffset, .scale,
      .skew:
      absoluteValue
    case .transform: .transformDifference
    case .backgroundColor, .borderColor, .fillColor, .strokeColor, .shadowColor, .textColor,
      .gradientColors, .gradientLocations, .lineDash, .path, .text, .source, .hidden, .active:
      nil
    case .value: Self.number(in: .counter)
    case .alpha, .shadowOpacity, .strokeStart, .strokeEnd, .boundsWidth, .boundsHeight,
      .frameWidth, .frameHeight, .cornerRadius, .borderWidth, .shadowRadius, .lineWidth,
      .perspective, .fontSize, .centerX, .centerY, .frameX, .frameY, .anchorPointX,
      .anchorPointY, .shadowOffsetX, .shadowOffsetY, .translateX, .translateY, .scaleX, .scaleY,
      .skewX, .skewY, .rotate, .rotateX, .rotateY, .zPosition, .lineDashPhase, .constant,
      .multiplier:
      Self.number(in: .any)
    }
  }

  private static func number(in range: NumberRange) -> ValueReader<AnimatableValue> {
    ValueReader<Double>.number(in: range).map { .number($0) }
  }
}
