public import Primitives
public import Text

/// The properties of a label besides its text, value, colour and font size, which are channels.
public struct LabelContent: Sendable {
  /// A family of the scene's `fonts` or a font folder; nil for the embedded Inter.
  public var fontFamily: String?
  /// CSS: 1…1000; 400 is regular, 700 bold.
  public var fontWeight: Double
  public var isItalic: Bool
  public var usesMonospacedDigits: Bool
  /// Values of a variable font's axes, by tag, such as `wdth`. They override weight and slant.
  public var fontAxes: [String: Double]
  public var alignment: TextAlignment
  /// 0 for no limit.
  public var numberOfLines: Int
  /// printf's format, for `value`; nil if the label shows a text.
  public var format: NumberFormat?
  /// Points; nil for the font's own.
  public var lineHeight: Double?
  /// Points added after each character.
  public var letterSpacing: Double
  /// How a line that is too wide for the label shrinks; nil if it does not.
  public var shrinking: TextShrinking?
  /// The seconds of a cross-fade from an old text to a new one; 0 for none.
  public var crossFade: Double

  /// A label with one line in the embedded font by default.
  public init(
    fontFamily: String? = nil, fontWeight: Double = 400, isItalic: Bool = false,
    usesMonospacedDigits: Bool = false, fontAxes: [String: Double] = [:],
    alignment: TextAlignment = .natural,
    numberOfLines: Int = 1, format: NumberFormat? = nil, lineHeight: Double? = nil,
    letterSpacing: Double = 0, shrinking: TextShrinking? = nil, crossFade: Double = 0
  ) {
    self.fontFamily = fontFamily
    self.fontWeight = fontWeight
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
    self.fontAxes = fontAxes
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.format = format
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.shrinking = shrinking
    self.crossFade = crossFade
  }
}

/// The properties of an image view besides its source.
public struct ImageContent: Sendable {
  /// UIView.ContentMode.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public var contentMode: Mode
  /// A colour for all parts of the picture that are not clear; nil for the picture's own colours.
  public var tintColor: Color?

  /// A picture in its own colours that fills its view by default.
  public init(contentMode: Mode = .scaleToFill, tintColor: Color? = nil) {
    self.contentMode = contentMode
    self.tintColor = tintColor
  }
}

/// The properties of a shape view besides its path, colours and stroke, which are channels.
public struct ShapeContent: Sendable {
  public var fillRule: FillRule
  public var lineCap: LineCap
  public var lineJoin: LineJoin

  /// A shape with CAShapeLayer's defaults.
  public init(
    fillRule: FillRule = .winding, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter
  ) {
    self.fillRule = fillRule
    self.lineCap = lineCap
    self.lineJoin = lineJoin
  }
}
