import AnimMotion
import AnimPrimitives
import AnimScenes

/// A path that is filled and stroked. Source: CAShapeLayer.
open class CAShapeLayer: CALayer {
  private var style = ShapeContent() {
    didSet { setContent(.shape(style)) }
  }

  public override init() {
    super.init()
    setContent(.shape(style))
  }

  /// SVG path data in points, such as those of a UIBezierPath; nil for none. Apple's path is a CGPath.
  open var path: String? {
    get {
      guard case .path(let path) = model(.path), !path.isEmpty else { return nil }
      return path.svgPathData
    }
    set {
      do throws(PathSyntaxError) {
        set(.path, .path(try Path(svg: newValue ?? "")), "path")
      } catch {
        recorder.fault("path", "must be SVG path data: \(error.message), at byte \(error.offset)")
      }
    }
  }

  /// nil for none.
  open var fillColor: CGColor? {
    get { color(.fillColor) }
    set { set(.fillColor, .color(newValue?.core), "fillColor") }
  }

  /// nil for none.
  open var strokeColor: CGColor? {
    get { color(.strokeColor) }
    set { set(.strokeColor, .color(newValue?.core), "strokeColor") }
  }

  /// Points, 0 or more.
  open var lineWidth: CGFloat {
    get { CGFloat(number(.lineWidth)) }
    set { setNumber(.lineWidth, newValue, 0...CGFloat.greatestFiniteMagnitude, "lineWidth") }
  }

  /// Fractions 0…1 of the length of the path between which it is stroked.
  open var strokeStart: CGFloat {
    get { CGFloat(number(.strokeStart)) }
    set { setNumber(.strokeStart, newValue, 0...1, "strokeStart") }
  }

  open var strokeEnd: CGFloat {
    get { CGFloat(number(.strokeEnd)) }
    set { setNumber(.strokeEnd, newValue, 0...1, "strokeEnd") }
  }

  /// Lengths of dash, gap, dash … in points; nil for an unbroken line.
  open var lineDashPattern: [NSNumber]? {
    get {
      guard case .numbers(let lengths) = model(.lineDash), !lengths.isEmpty else { return nil }
      return lengths.map { NSNumber(value: $0) }
    }
    set {
      let lengths = (newValue ?? []).map(\.doubleValue)
      guard lengths.count <= 64, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
        recorder.fault("lineDashPattern", "must have up to 64 lengths of 0 or more points")
        return
      }
      set(.lineDash, .numbers(lengths), "lineDashPattern")
    }
  }

  /// Points.
  open var lineDashPhase: CGFloat {
    get { CGFloat(number(.lineDashPhase)) }
    set { set(.lineDashPhase, .number(Double(newValue)), "lineDashPhase") }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { style.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { style.fillRule = newValue == .evenOdd ? .evenOdd : .winding }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: style.lineCap.rawValue) ?? .butt }
    set { style.lineCap = LineCap(rawValue: newValue.rawValue) ?? .butt }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: style.lineJoin.rawValue) ?? .miter }
    set { style.lineJoin = LineJoin(rawValue: newValue.rawValue) ?? .miter }
  }

  private func setNumber(
    _ property: Property, _ value: CGFloat, _ range: ClosedRange<CGFloat>, _ call: String
  ) {
    guard range.contains(value) else {
      let upper = range.upperBound == 1 ? "0 to 1" : "0 or more points"
      recorder.fault(call, "must be \(upper), found \(value)")
      return
    }
    set(property, .number(Double(value)), call)
  }
}

/// Source: CAShapeLayerFillRule.
public enum CAShapeLayerFillRule: Sendable {
  case nonZero, evenOdd
}

/// Source: CAShapeLayerLineCap.
public enum CAShapeLayerLineCap: String, Sendable {
  case butt, round, square
}

/// Source: CAShapeLayerLineJoin.
public enum CAShapeLayerLineJoin: String, Sendable {
  case miter, round, bevel
}

/// A view whose path is drawn. UIKit has none: there, a view has a CAShapeLayer.
///
/// As in UIKit, blocks of animations do not animate the path and its style; `CABasicAnimation` does.
@preconcurrency @MainActor
open class ShapeView: UIView {
  open override class var layerClass: AnyClass { CAShapeLayer.self }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  /// SVG path data in points; nil for none.
  open var path: String? {
    get { shape?.path }
    set { shape?.path = newValue }
  }

  open var fillColor: UIColor? {
    get { shape?.fillColor.map(UIColor.init(cgColor:)) }
    set { shape?.fillColor = newValue?.cgColor }
  }

  open var strokeColor: UIColor? {
    get { shape?.strokeColor.map(UIColor.init(cgColor:)) }
    set { shape?.strokeColor = newValue?.cgColor }
  }

  /// Points, 0 or more.
  open var lineWidth: CGFloat {
    get { shape?.lineWidth ?? 1 }
    set { shape?.lineWidth = newValue }
  }

  /// Fractions 0…1 of the length of the path between which it is stroked.
  open var strokeStart: CGFloat {
    get { shape?.strokeStart ?? 0 }
    set { shape?.strokeStart = newValue }
  }

  open var strokeEnd: CGFloat {
    get { shape?.strokeEnd ?? 1 }
    set { shape?.strokeEnd = newValue }
  }
}
