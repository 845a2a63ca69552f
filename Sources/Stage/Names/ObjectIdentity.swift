/// An object that is equal only to itself, and is described by its class, as those of NSObject are.
///
/// Linux has no Objective-C: classes here have no common ancestor, so that their initializers may be isolated.
public protocol ObjectIdentity: AnyObject, Hashable, CustomStringConvertible {}

extension ObjectIdentity {
  public static func == (a: Self, b: Self) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// Whether the object's class is the given one, or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var next: Mirror? = Mirror(reflecting: self)
    while let mirror = next {
      if mirror.subjectType == aClass { return true }
      next = mirror.superclassMirror
    }
    return false
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  public var description: String { "<\(type(of: self))>" }
}

extension UIView: ObjectIdentity {}
extension UILayoutGuide: ObjectIdentity {}
extension NSLayoutConstraint: ObjectIdentity {}
extension CALayer: ObjectIdentity {}
extension CAAnimation: ObjectIdentity {}
extension UIGestureRecognizer: ObjectIdentity {}
extension UIViewPropertyAnimator: ObjectIdentity {}
extension UIBezierPath: ObjectIdentity {}
extension Timer: ObjectIdentity {}
extension CADisplayLink: ObjectIdentity {}
extension DispatchWorkItem: ObjectIdentity {}
