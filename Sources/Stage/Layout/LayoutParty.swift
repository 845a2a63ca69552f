import AnimLayout
import AnimPrimitives

/// A view or a layout guide that a constraint names.
@MainActor
struct LayoutParty {
  private weak var named: UIView?
  let guide: UILayoutGuide?

  init(_ view: UIView) {
    named = view
    guide = nil
  }

  init(_ guide: UILayoutGuide) {
    self.guide = guide
  }

  /// No item.
  init() {
    guide = nil
  }

  /// nil for anything else.
  init?(_ item: Any) {
    switch item {
    case let view as UIView: self.init(view)
    case let guide as UILayoutGuide: self.init(guide)
    default: return nil
    }
  }

  /// The view, or the view of the guide.
  var view: UIView? { guide == nil ? named : guide?.owningView }
  var object: AnyObject? { guide ?? named }
  var recorder: Recorder { view?.recorder ?? .current }

  /// The name in messages.
  var name: String {
    let name = view?.shownName ?? "nil"
    return guide.map { "\(name).\($0.name)" } ?? name
  }

  /// The distance of an attribute of a guide from that of its view, in points.
  func offset(of attribute: LayoutAttribute) -> Double {
    guard let insets = guide?.insets else { return 0 }
    return attribute.offset(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

/// A rectangle in a view that only constraints see. Source: UILayoutGuide.
@preconcurrency @MainActor
public final class UILayoutGuide {
  public internal(set) weak var owningView: UIView?
  public var identifier = ""
  /// The distances from the view's edges; nil for a rectangle that constraints place.
  private let distances: ((UIView) -> UIEdgeInsets)?
  /// The rectangle in the view, if constraints place it.
  var placed = Rect(x: 0, y: 0, width: 0, height: 0)

  public init() {
    distances = nil
  }

  /// The inside of a view.
  init(in view: UIView, _ name: String, _ distances: @escaping (UIView) -> UIEdgeInsets) {
    self.distances = distances
    owningView = view
    identifier = name
  }

  var insets: UIEdgeInsets? { owningView.flatMap { distances?($0) } }
  var isPlaced: Bool { distances == nil }
  fileprivate var name: String { identifier.isEmpty ? "guide" : identifier }

  /// The rectangle in the view, from the last layout.
  public var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return insets.map { owningView.bounds.inset(by: $0) } ?? CGRect(placed)
  }
}
