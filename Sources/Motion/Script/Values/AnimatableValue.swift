public import AnimPrimitives

/// A value that a property can have.
///
/// Large values are boxed, because scripts and timelines store many values.
public enum AnimatableValue: Hashable, Sendable {
  case number(Double)
  case point(Point)
  case size(Size)
  case rect(Rect)
  /// nil means no colour, which cannot be blended with a colour.
  case color(Color?)
  case colors([Color])
  case numbers([Double])
  indirect case transform(TransformComponents)
  case matrix(AffineTransform)
  indirect case path(Path)
  case text(String)
  /// A text with at least one run of another look. A plain text is `text`.
  indirect case styledText(StyledText)
  case flag(Bool)
}

// Literals, for `.init("card", .alpha, to: 0.5)`.

extension AnimatableValue: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) {
    self = .number(value)
  }
}

extension AnimatableValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    self = .number(Double(value))
  }
}

extension AnimatableValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension AnimatableValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {
    self = .flag(value)
  }
}

extension AnimatableValue {
  /// A label's text.
  public init(_ text: StyledText) {
    self = text.isPlain ? .text(text.string) : .styledText(text)
  }

  /// The text of a label, or the source of an image; nil for other values.
  package var styledText: StyledText? {
    switch self {
    case .text(let text): StyledText(text)
    case .styledText(let text): text
    default: nil
    }
  }

  public static func point(_ x: Double, _ y: Double) -> AnimatableValue {
    .point(Point(x: x, y: y))
  }

  public static func size(_ width: Double, _ height: Double) -> AnimatableValue {
    .size(Size(width: width, height: height))
  }

  public static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> AnimatableValue {
    .rect(Rect(x: x, y: y, width: width, height: height))
  }
}
