import AnimMotion
import AnimPrimitives

extension Property {
  /// Reads a value of the property.
  var absoluteValue: ValueReader<AnimatableValue> { form.reader }

  /// Reads a difference of the property; nil if it cannot have one.
  var difference: ValueReader<AnimatableValue>? {
    switch form {
    case .number, .notNegative, .fraction, .angle, .fontSize: ValueForm.number.reader
    case .size: ValueReader<Size>.size(in: .any).map { .size($0) }
    case .rect: ValueReader<Rect>.rect(smallest: -NumberRange.limit).map { .rect($0) }
    case .counter, .point, .offset, .angles, .scale: form.reader
    case .transform: .transformDifference
    case .color, .optionalColor, .colors, .locations, .lengths, .colorMatrix, .path, .text, .source,
      .flag:
      nil
    }
  }
}

extension ValueForm {
  fileprivate var reader: ValueReader<AnimatableValue> {
    switch self {
    case .number, .notNegative, .fraction, .angle, .counter, .fontSize:
      ValueReader<Double>.number(in: range).map { .number($0) }
    case .point: ValueReader<Point>.point().map { .point($0) }
    case .offset: ValueReader<Point>.point("an offset [x, y]").map { .point($0) }
    case .size: ValueReader<Size>.size().map { .size($0) }
    case .scale: ValueReader<Size>.scale.map { .size($0) }
    case .angles: ValueReader<Size>.size(in: .any, "angles [x, y]").map { .size($0) }
    case .rect: ValueReader<Rect>.rect().map { .rect($0) }
    case .transform: .transform
    case .optionalColor: ValueReader<Color?>.optionalColor.map { .color($0) }
    case .color: ValueReader<Color>.color.map { .color($0) }
    case .colors: ValueReader<[Color]>.gradientColors.map { .colors($0) }
    case .locations: ValueReader<[Double]>.locations.map { .numbers($0) }
    case .lengths: ValueReader<[Double]>.lengths.map { .numbers($0) }
    case .colorMatrix: ValueReader<[Double]>.colorMatrix.map { .numbers($0) }
    case .path: ValueReader<Path>.path.map { .path($0) }
    case .text: ValueReader<StyledText>.styledText.map { AnimatableValue($0) }
    case .source: ValueReader<String>.assetPath.map { .text($0) }
    case .flag: ValueReader<Bool>.flag.map { .flag($0) }
    }
  }
}
