/// How an open line ends. Source: CGLineCap, SVG stroke-linecap.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  case butt
  case round
  case square
}

/// How two segments meet. Source: CGLineJoin, SVG stroke-linejoin.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  case miter
  case round
  case bevel
}

/// The style of a line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// Points; nothing is drawn at 0 or below.
  public var lineWidth: Double
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  /// A miter longer than this many line widths becomes a bevel. Default: 10, as in Core Graphics.
  public var miterLimit: Double
  /// Lengths of dash, gap, dash …, in points; empty for an unbroken line. An odd count repeats twice.
  public var lineDash: [Double]
  /// The offset into the pattern at which each subpath begins, in points. A negative one counts back from the
  /// pattern's start.
  public var lineDashPhase: Double
  /// Fractions 0…1 of the path's length between which it is drawn. Source: CAShapeLayer.
  public var strokeStart: Double
  public var strokeEnd: Double

  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, lineDash: [Double] = [], lineDashPhase: Double = 0,
    strokeStart: Double = 0, strokeEnd: Double = 1
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.lineDash = lineDash
    self.lineDashPhase = lineDashPhase
    self.strokeStart = strokeStart
    self.strokeEnd = strokeEnd
  }
}
