public import AnimLayout
public import AnimPrimitives
public import AnimText

/// The properties of a label, except its text, value, colour and font size, which are channels.
public struct LabelContent: Sendable {
  /// A family in the scene's `fonts` or a font folder; nil means the embedded Inter.
  public var fontFamily: String?
  /// Families that are asked first for characters that the font lacks, before those of the scene in order of their names.
  public var fontFallback: [String]
  /// The CSS weight, 1…1000; 400 is regular, 700 bold.
  public var fontWeight: Double
  public var isItalic: Bool
  public var usesMonospacedDigits: Bool
  /// Values of a variable font's axes by tag, such as `wdth`. They override weight and slant.
  public var fontAxes: [String: Double]
  public var alignment: TextAlignment
  /// 0 means no limit.
  public var numberOfLines: Int
  /// The printf format of `value`; nil if the label shows a text.
  public var format: NumberFormat?
  /// Points; nil means the font's own.
  public var lineHeight: Double?
  /// Points added after each character.
  public var letterSpacing: Double
  /// How a line that is too wide for the label shrinks; nil if it does not.
  public var shrinking: TextShrinking?
  /// How lines break, and how text ends for which there is no room.
  public var lineBreakMode: LineBreakMode
  /// The duration of the cross-fade to a new text, in seconds; 0 means none.
  public var crossFade: Double

  /// Default: one line in the embedded font.
  public init(
    fontFamily: String? = nil, fontFallback: [String] = [], fontWeight: Double = 400,
    isItalic: Bool = false,
    usesMonospacedDigits: Bool = false, fontAxes: [String: Double] = [:],
    alignment: TextAlignment = .natural,
    numberOfLines: Int = 1, format: NumberFormat? = nil, lineHeight: Double? = nil,
    letterSpacing: Double = 0, shrinking: TextShrinking? = nil,
    lineBreakMode: LineBreakMode = .byTruncatingTail, crossFade: Double = 0
  ) {
    self.fontFamily = fontFamily
    self.fontFallback = fontFallback
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
    self.lineBreakMode = lineBreakMode
    self.crossFade = crossFade
  }
}

/// The properties of an image view, except its source.
public struct ImageContent: Sendable {
  /// UIView.ContentMode.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public var contentMode: Mode
  /// A colour that replaces the picture's colours but not its alpha, and in an SVG picture only `currentColor`; nil keeps
  /// them.
  public var tintColor: Color?
  /// The colour of `currentColor` in an SVG picture without a tint.
  public var currentColor: Color
  /// The times at which an animated picture shows its frames.
  public var playback: PicturePlayback
  /// The insets of the part that is stretched, in points of the picture, with `scaleToFill`: corners keep their size,
  /// and sides are stretched along their length. Nil stretches the whole picture. Source: UIImage.capInsets.
  public var resizable: EdgeInsets?

  /// Default: a picture in its own colours that fills its view.
  public init(
    contentMode: Mode = .scaleToFill, tintColor: Color? = nil, currentColor: Color = .black,
    playback: PicturePlayback = PicturePlayback(), resizable: EdgeInsets? = nil
  ) {
    self.contentMode = contentMode
    self.tintColor = tintColor
    self.currentColor = currentColor
    self.playback = playback
    self.resizable = resizable
  }
}

/// The times at which an animated picture shows its frames. It begins with the scene, or when a step sets it.
public struct PicturePlayback: Hashable, Sendable {
  /// Seconds of the picture's own time at which it begins, 0 or more.
  public var from: Double
  /// Seconds of the picture for each second of the scene, 0 or more; 0 shows one frame.
  public var speed: Double
  /// Whether it repeats forever, or plays once; nil: as its file says.
  public var loop: Bool?

  /// Default: as its file says.
  public init(from: Double = 0, speed: Double = 1, loop: Bool? = nil) {
    self.from = from
    self.speed = speed
    self.loop = loop
  }
}

/// The properties of a shape view, except its path, colours and stroke, which are channels.
public struct ShapeContent: Sendable {
  public var fillRule: FillRule
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  /// The part of the path's coordinates that is scaled to fit the view, in its middle, with the stroke; nil if the path
  /// is in points. Source: SVG's viewBox, with `preserveAspectRatio` `xMidYMid meet`.
  public var viewBox: Rect?

  /// Default: CAShapeLayer's defaults.
  public init(
    fillRule: FillRule = .winding, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    viewBox: Rect? = nil
  ) {
    self.viewBox = viewBox
    self.fillRule = fillRule
    self.lineCap = lineCap
    self.lineJoin = lineJoin
  }
}

extension ShapeContent {
  /// Maps the path's coordinates to a view of a size; nil if the view has no room for its `viewBox`.
  package func transform(toViewOf size: Size) -> AffineTransform? {
    guard let box = viewBox else { return .identity }
    let scale = min(size.width / box.width, size.height / box.height)
    guard scale > 0 else { return nil }
    let left = (size.width - box.width * scale) / 2 - box.minX * scale
    let top = (size.height - box.height * scale) / 2 - box.minY * scale
    return AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: top)
  }
}

/// The properties of a stack. Source: UIStackView.
public struct StackContent: Sendable {
  public var axis: StackAxis
  public var alignment: StackAlignment
  public var distribution: StackDistribution
  /// Points between views; the minimum for `equalSpacing` and `equalCentering`.
  public var spacing: Double
  public var layoutMargins: LayoutMargins

  /// Source: UIView.layoutMargins.
  public typealias LayoutMargins = EdgeInsets

  /// Default: UIStackView's, without margins.
  public init(
    axis: StackAxis = .horizontal, alignment: StackAlignment = .fill,
    distribution: StackDistribution = .fill, spacing: Double = 0,
    layoutMargins: LayoutMargins = LayoutMargins()
  ) {
    self.axis = axis
    self.alignment = alignment
    self.distribution = distribution
    self.spacing = spacing
    self.layoutMargins = layoutMargins
  }
}
