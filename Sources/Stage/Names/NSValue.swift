/// A geometric value as an object. Animations take plain values, too. Source: NSValue.
///
/// A file that imports Foundation beside StageKit calls it `StageKit.NSValue`.
public final class NSValue: Hashable, Sendable {
  private enum Value: Hashable {
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case vector(CGVector)
    case transform(CGAffineTransform)
    case insets(UIEdgeInsets)
  }

  private let value: Value

  public init(cgPoint point: CGPoint) { value = .point(point) }
  public init(cgSize size: CGSize) { value = .size(size) }
  public init(cgRect rect: CGRect) { value = .rect(rect) }
  public init(cgVector vector: CGVector) { value = .vector(vector) }
  public init(cgAffineTransform transform: CGAffineTransform) { value = .transform(transform) }
  public init(uiEdgeInsets insets: UIEdgeInsets) { value = .insets(insets) }

  /// Zero for a value of another kind, as are the following.
  public var cgPointValue: CGPoint { plain as? CGPoint ?? .zero }
  public var cgSizeValue: CGSize { plain as? CGSize ?? .zero }
  public var cgRectValue: CGRect { plain as? CGRect ?? .zero }
  public var cgVectorValue: CGVector { plain as? CGVector ?? .zero }
  public var cgAffineTransformValue: CGAffineTransform { plain as? CGAffineTransform ?? .identity }
  public var uiEdgeInsetsValue: UIEdgeInsets { plain as? UIEdgeInsets ?? .zero }

  /// The value itself.
  var plain: Any {
    switch value {
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .vector(let vector): vector
    case .transform(let transform): transform
    case .insets(let insets): insets
    }
  }

  public static func == (a: NSValue, b: NSValue) -> Bool { a.value == b.value }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
