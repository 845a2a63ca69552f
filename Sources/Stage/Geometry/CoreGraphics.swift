// Types of Core Graphics for systems without it, where Foundation lacks them.

@_exported public import Foundation
import AnimPrimitives

#if !canImport(CoreGraphics)
  /// An affine map of the plane. Source: CGAffineTransform.
  public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public init() {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// - Parameter angle: radians, clockwise.
    public init(rotationAngle angle: CGFloat) {
      self.init(AffineTransform(rotationDegrees: Double(angle) * 180 / .pi))
    }

    public static let identity = CGAffineTransform()

    public var isIdentity: Bool { self == .identity }

    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// - Parameter angle: radians, clockwise.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map that does this one first, then the other.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(core.concatenating(other.core))
    }

    /// The inverse, or the map itself if it has none.
    public func inverted() -> CGAffineTransform {
      core.inverted.map(CGAffineTransform.init) ?? self
    }
  }

  /// A direction with a length. Source: CGVector.
  public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init() {
      self.init(dx: 0, dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public static let zero = CGVector(dx: 0, dy: 0)
  }

  extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(transform.core.apply(to: core))
    }
  }

  extension CGSize {
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      let corner = transform.core.apply(to: Point(Double(width), Double(height)))
      return CGSize(width: corner.x - Double(transform.tx), height: corner.y - Double(transform.ty))
    }
  }

  extension CGRect {
    /// The bounding box of the transformed rectangle.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      CGRect(transform.core.boundingBox(of: core))
    }
  }

  /// A colour in sRGB. Source: CGColor.
  public final class CGColor: Hashable, Sendable {
    let color: Color

    init(_ color: Color) {
      self.color = color
    }

    /// Components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(
        Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// Components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public var alpha: CGFloat { CGFloat(color.alpha) }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(color)
    }
  }

  public typealias CFTimeInterval = Double
#endif
