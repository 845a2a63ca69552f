/// The type of a channel's or property's value.
package enum ValueKind: String, Hashable, Sendable {
  case number, point, size, rect, color, colors, numbers, transform, matrix, path, text, flag
}

/// The values that a property takes in scenes.
package enum ValueForm: String, Hashable, Sendable {
  case number, notNegative, fraction
  /// Degrees.
  case angle
  /// The number of a label, and points of a font.
  case counter, fontSize
  case point, offset
  /// Two angles, a size, and one or two factors.
  case angles, size, scale
  case rect
  /// A colour; an optional one may be none.
  case color, optionalColor
  case colors
  /// Ascending fractions, and lengths.
  case locations, lengths
  /// Four rows of five numbers.
  case colorMatrix
  case transform, path
  /// Any text, and the name of a file.
  case text, source
  case flag

  /// Points and sizes are interchangeable; a scale may be one number, and a transform may be a matrix.
  package var kind: ValueKind {
    switch self {
    case .number, .notNegative, .fraction, .angle, .counter, .fontSize: .number
    case .point, .offset: .point
    case .angles, .size, .scale: .size
    case .rect: .rect
    case .color, .optionalColor: .color
    case .colors: .colors
    case .locations, .lengths, .colorMatrix: .numbers
    case .transform: .transform
    case .path: .path
    case .text, .source: .text
    case .flag: .flag
    }
  }

  /// The range of numbers.
  package var range: NumberRange {
    switch self {
    case .notNegative, .size, .rect, .lengths: .notNegative
    case .fraction, .locations: .fraction
    case .counter: .from(-1e15, to: 1e15)
    case .fontSize: .above(0, to: 10_000)
    default: .any
    }
  }
}
