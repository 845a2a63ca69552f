public import Primitives
public import Text

/// What a label is besides its text, value, colour and font size, which are channels.
public struct LabelContent: Sendable {
  /// A family that the scene's `fonts` or a font folder has; nil for the embedded Inter.
  public var fontFamily: String?
  /// CSS: 1…1000; 400 is regular, 700 bold.
  public var fontWeight: Double
  public var isItalic: Bool
  public var usesMonospacedDigits: Bool
  public var alignment: TextAlignment
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

  /// One line in the embedded font, unless said otherwise.
  public init(
    fontFamily: String? = nil, fontWeight: Double = 400, isItalic: Bool = false,
    usesMonospacedDigits: Bool = false, alignment: TextAlignment = .natural,
    numberOfLines: Int = 1, format: NumberFormat? = nil, lineHeight: Double? = nil,
    letterSpacing: Double = 0, shrinking: TextShrinking? = nil, crossFade: Double = 0
  ) {
    self.fontFamily = fontFamily
    self.fontWeight = fontWeight
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.format = format
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.shrinking = shrinking
    self.crossFade = crossFade
  }
}

/// What an image view is besides its source.
public struct ImageContent: Sendable {
  /// UIView.ContentMode.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public var contentMode: Mode
  /// The colour of all that is not clear in the picture; nil for the picture's own colours.
  public var tintColor: Color?

  /// A picture in its own colours that fills its view, unless said otherwise.
  public init(contentMode: Mode = .scaleToFill, tintColor: Color? = nil) {
    self.contentMode = contentMode
    self.tintColor = tintColor
  }
}

/// What a shape view is besides its path, colours and stroke, which are channels.
public struct ShapeContent: Sendable {
  public var fillRule: FillRule
  public var lineCap: LineCap
  public var lineJoin: LineJoin

  /// CAShapeLayer's defaults, unless said otherwise.
  public init(
    fillRule: FillRule = .winding, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter
  ) {
    self.fillRule = fillRule
    self.lineCap = lineCap
    self.lineJoin = lineJoin
  }
}
