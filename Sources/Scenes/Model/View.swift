public import Motion
public import Primitives
public import Text

/// A rectangle on the canvas, with what it shows and what lies on it.
public struct View: Sendable {
  /// What a view shows besides its background.
  public enum Content: Sendable {
    case none
    case label(LabelContent)
    case image(ImageContent)
    case shape(ShapeContent)
  }

  /// Unique; views without one in the scene get a number sign and their place, which no scene can name.
  public var id: String
  public var content: Content
  /// Every channel's value at time 0.
  public var initialValues: [Channel: AnimatableValue]
  /// The kind of gradient; nil where the view has none.
  public var gradient: GradientKind?
  public var maskedCorners: CornerMask
  public var cornerCurve: CornerCurve
  public var clipsToBounds: Bool
  /// Whether the scene gave its size, by `frame` or `bounds`; labels and images without one are as large
  /// as what they show.
  public var hasFrame: Bool
  /// Whether the scene gave its place, by `frame` or `center`.
  public var hasPosition: Bool
  /// 1…1000, for width and height. Source: UIView's content hugging priority.
  public var contentHuggingPriority: Size
  /// 1…1000, for width and height. Source: UIView's content compression resistance priority.
  public var contentCompressionResistancePriority: Size
  public var subviews: [View]
  public var origin: ScriptOrigin
}

/// CAGradientLayerType.
public enum GradientKind: String, Hashable, Sendable, CaseIterable {
  case linear, radial, conic
}

/// What a label is besides its text, value, colour and font size, which are channels.
public struct LabelContent: Sendable {
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left, center, right, natural, justified
  }

  public var fontFamily: String?
  /// CSS: 100…900.
  public var fontWeight: Double
  public var isItalic: Bool
  public var usesMonospacedDigits: Bool
  public var alignment: Alignment
  /// 0 for as many as it takes.
  public var numberOfLines: Int
  /// printf's, for `value`; nil where the label does not count.
  public var format: NumberFormat?
  /// Points; nil for the font's own.
  public var lineHeight: Double?
  /// Points added after each character.
  public var letterSpacing: Double
  /// How a line that is too wide for the label is made smaller; nil where it is not.
  public var shrinking: TextShrinking?
  /// Seconds for which an old text is seen to go while a new one comes; 0 switches at once.
  public var crossFade: Double
}

/// What an image view is besides its source.
public struct ImageContent: Sendable {
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public var contentMode: Mode
  public var tintColor: Color?
}

/// What a shape view is besides its path, colours and stroke, which are channels.
public struct ShapeContent: Sendable {
  public var fillRule: FillRule
  public var lineCap: LineCap
  public var lineJoin: LineJoin
}
