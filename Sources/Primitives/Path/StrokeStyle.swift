/// The shape of the ends of an open line. Source: CGLineCap, SVG stroke-linecap.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  case butt
  case round
  case square
}

/// The shape of the joint between two segments. Source: CGLineJoin, SVG stroke-linejoin.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  case miter
  case round
  case bevel
}

/// The style of a stroke.
public struct StrokeStyle: Hashable, Sendable {
  /// Points; at 0 or below, nothing is drawn.
  public var lineWidth: Double
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  /// The maximum length of a miter, in line widths; longer ones become bevels. Default: 10, as in Core Graphics.
  public var miterLimit: Double
  /// Lengths of dash, gap, dash …, in points; empty for a solid line. A pattern with an odd count is repeated twice.
  public var lineDash: [Double]
  /// The offset into the dash pattern at the start of each subpath, in points; may be negative.
  public var lineDashPhase: Double
  /// The drawn part of the path, as fractions 0…1 of its length. Source: CAShapeLayer.
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
