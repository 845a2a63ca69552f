import AnimPrimitives

/// A path of lines, curves and arcs. Source: UIBezierPath.
///
/// It describes a path for `CAShapeLayer` and `CAKeyframeAnimation`. It does not draw by itself.
public final class UIBezierPath {
  private var core = Path()

  public init() {}

  public init(rect: CGRect) {
    core.addRect(rect.core)
  }

  public init(ovalIn rect: CGRect) {
    core.addEllipse(in: rect.core)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    core.addRoundedRect(RoundedRect(rect: rect.core, cornerRadius: Double(cornerRadius)))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path as SVG path data. UIKit's is a CGPath.
  public var cgPath: String { core.svgPathData }

  public var isEmpty: Bool { core.isEmpty }
  /// The end of the last segment; (0, 0) without one.
  public var currentPoint: CGPoint { core.currentPoint.map(CGPoint.init) ?? .zero }

  // MARK: - Segments

  public func move(to point: CGPoint) {
    guard isFinite("move(to:)", point) else { return }
    core.move(to: point.core)
  }

  public func addLine(to point: CGPoint) {
    guard isFinite("addLine(to:)", point) else { return }
    core.addLine(to: point.core)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard isFinite("addQuadCurve(to:controlPoint:)", endPoint, controlPoint) else { return }
    core.addQuadCurve(to: endPoint.core, control: controlPoint.core)
  }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    let call = "addCurve(to:controlPoint1:controlPoint2:)"
    guard isFinite(call, endPoint, controlPoint1, controlPoint2) else { return }
    core.addCurve(to: endPoint.core, control1: controlPoint1.core, control2: controlPoint2.core)
  }

  /// Adds an arc, after a line to its beginning if the path has a segment.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle, in points.
  ///   - radius: points.
  ///   - startAngle: radians, clockwise from the right.
  ///   - endAngle: radians, clockwise from the right.
  ///   - clockwise: the direction, as it is seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let call = "addArc(withCenter:radius:startAngle:endAngle:clockwise:)"
    guard isFinite(call, center, CGPoint(x: startAngle, y: endAngle)),
      Recorder.current.isFinite(radius, of: call)
    else { return }
    let (turn, start) = (2 * Double.pi, Double(startAngle))
    var sweep = (Double(endAngle) - start) * (clockwise ? 1 : -1)
    if sweep < 0 { sweep = turn - (-sweep).truncatingRemainder(dividingBy: turn) }
    sweep = min(sweep, turn) * (clockwise ? 1 : -1)
    func place(_ angle: Double, reach: Double = 0) -> Point {
      let (sine, cosine) = sineAndCosine(radians: angle)
      return Point(
        Double(center.x) + Double(radius) * (cosine - reach * sine),
        Double(center.y) + Double(radius) * (sine + reach * cosine))
    }
    if core.isEmpty { core.move(to: place(start)) } else { core.addLine(to: place(start)) }
    // Curves of up to an eighth of a turn, whose error is below a millionth of the radius.
    let count = max((abs(sweep) / (turn / 8)).rounded(.up), 1)
    let step = sweep / count
    let (sine, cosine) = sineAndCosine(radians: step / 4)
    let reach = 4 / 3 * sine / cosine
    for number in 0..<Int(count) {
      let (from, to) = (start + Double(number) * step, start + Double(number + 1) * step)
      core.addCurve(
        to: place(to), control1: place(from, reach: reach), control2: place(to, reach: -reach))
    }
  }

  public func append(_ bezierPath: UIBezierPath) {
    core.addPath(bezierPath.core)
  }

  public func close() {
    core.closeSubpath()
  }

  public func removeAllPoints() {
    core = Path()
  }

  public func apply(_ transform: CGAffineTransform) {
    core = core.transformed(by: transform.core)
  }

  private func isFinite(_ call: String, _ points: CGPoint...) -> Bool {
    guard !points.allSatisfy(\.isFinite) else { return true }
    Recorder.current.fault("UIBezierPath.\(call)", "must have finite numbers")
    return false
  }
}
