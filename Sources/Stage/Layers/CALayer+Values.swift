import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes

// The animatable properties. A setter changes the model value at once; the closure that runs decides whether the change
// is animated.

extension CALayer {
  public var position: CGPoint {
    get { CGPoint(point(.center)) }
    set { set(.center, .point(newValue.core), "position") }
  }

  public var anchorPoint: CGPoint {
    get { CGPoint(point(.anchorPoint)) }
    set { set(.anchorPoint, .point(newValue.core), "anchorPoint") }
  }

  /// Its origin is always (0, 0).
  public var bounds: CGRect {
    get {
      let size = point(.bounds)
      return CGRect(x: 0, y: 0, width: size.x, height: size.y)
    }
    set {
      guard newValue.origin == .zero else {
        recorder.fault("bounds", "must have the origin (0, 0), because views do not scroll")
        return
      }
      let size = newValue.core.size
      set(.bounds, .size(Size(max(size.width, 0), max(size.height, 0))), "bounds")
    }
  }

  /// The bounding box in the superlayer.
  public var frame: CGRect {
    get {
      guard case .rect(let rect) = model(.frame) else { return .zero }
      let transform = affineTransform()
      guard !transform.isIdentity else { return CGRect(rect) }
      let center = point(.center)
      let about = AffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(transform.core)
        .concatenating(AffineTransform(translationX: center.x, y: center.y))
      return CGRect(about.boundingBox(of: rect))
    }
    set {
      var rect = newValue.core
      rect.size = Size(max(rect.width, 0), max(rect.height, 0))
      if !affineTransform().isIdentity {
        recorder.note("frame is set while the view has a transform, which moves it further")
      }
      set(.frame, .rect(rect), "frame")
    }
  }

  public func affineTransform() -> CGAffineTransform {
    guard case .transform(let parts) = model(.transform) else { return .identity }
    return CGAffineTransform(parts.flat)
  }

  public func setAffineTransform(_ transform: CGAffineTransform) {
    set(.transform, .matrix(transform.core), "transform")
  }

  public var opacity: Float {
    get { Float(number(.alpha)) }
    set { set(.alpha, .number(Double(newValue)), "opacity") }
  }

  public var isHidden: Bool {
    get { model(.hidden) == .flag(true) }
    set { set(.hidden, .flag(newValue), "isHidden") }
  }

  public var zPosition: CGFloat {
    get { CGFloat(number(.zPosition)) }
    set { set(.zPosition, .number(Double(newValue)), "zPosition") }
  }

  public var backgroundColor: CGColor? {
    get { color(.backgroundColor) }
    set { set(.backgroundColor, .color(newValue?.core), "backgroundColor") }
  }

  public var cornerRadius: CGFloat {
    get { CGFloat(number(.cornerRadius)) }
    set { set(.cornerRadius, .number(max(Double(newValue), 0)), "cornerRadius") }
  }

  public var borderWidth: CGFloat {
    get { CGFloat(number(.borderWidth)) }
    set { set(.borderWidth, .number(max(Double(newValue), 0)), "borderWidth") }
  }

  public var borderColor: CGColor? {
    get { color(.borderColor) }
    set { set(.borderColor, .color(newValue?.core), "borderColor") }
  }

  public var shadowColor: CGColor? {
    get { color(.shadowColor) }
    set { set(.shadowColor, .color(newValue?.core), "shadowColor") }
  }

  public var shadowOpacity: Float {
    get { Float(number(.shadowOpacity)) }
    set { set(.shadowOpacity, .number(Double(newValue)), "shadowOpacity") }
  }

  public var shadowRadius: CGFloat {
    get { CGFloat(number(.shadowRadius)) }
    set { set(.shadowRadius, .number(max(Double(newValue), 0)), "shadowRadius") }
  }

  public var shadowOffset: CGSize {
    get {
      let offset = point(.shadowOffset)
      return CGSize(width: offset.x, height: offset.y)
    }
    set {
      let offset = newValue.core
      set(.shadowOffset, .point(Point(offset.width, offset.height)), "shadowOffset")
    }
  }
}

// MARK: - Key paths

extension CALayer {
  /// Sets a part of the transform, or another number, by Core Animation's key path. Angles are radians.
  ///
  /// An angle may have several turns: 4π in `transform.rotation.z` is two turns, and not none.
  public func setValue(_ value: Double, forKeyPath keyPath: String) {
    if keyPath == "transform.scale" { return set(.scale, .point(Point(value, value)), keyPath) }
    guard let path = LayerKeyPath(keyPath), path.property.kind == .number else {
      recorder.fault(
        "setValue(_:forKeyPath:)", "must have the key path of a number, found \(keyPath)")
      return
    }
    set(path.property, .number(value * path.factor), keyPath)
  }

  /// The model value of a number; for `transform.scale` the mean of both scales.
  public func value(forKeyPath keyPath: String) -> Double? {
    if keyPath == "transform.scale" {
      let scale = point(.scale)
      return (scale.x + scale.y) / 2
    }
    guard let path = LayerKeyPath(keyPath), path.property.kind == .number else { return nil }
    return number(path.property) / path.factor
  }
}

/// Core Animation's name of a property.
struct LayerKeyPath {
  let property: Property
  /// From the unit of the key path to that of the property.
  var factor: Double { property.form == .angle ? 180 / .pi : 1 }

  init?(_ keyPath: String) {
    guard let property = Self.properties[keyPath] else { return nil }
    self.property = property
  }

  static var names: [String] { properties.keys.sorted() }

  private static let properties = Dictionary(
    uniqueKeysWithValues: Property.allCases.flatMap { property in
      property.traits.keyPaths.map { ($0, property) }
    })
}

extension TransformComponents {
  /// The affine map; a turn out of the plane is left out.
  var flat: AffineTransform {
    let map = projectiveTransform
    guard rotationX == 0, rotationY == 0 else { return matrix }
    return AffineTransform(
      a: map.m11, b: map.m21, c: map.m12, d: map.m22, tx: map.m13, ty: map.m23)
  }
}
