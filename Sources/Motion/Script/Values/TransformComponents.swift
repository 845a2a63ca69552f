public import AnimPrimitives

/// The components of a transform as a scene names them. Each is animated separately, so 720° is two turns.
///
/// They apply about the anchor point in this order: scale, skew, rotation, translation, matrix. Angles are degrees,
/// clockwise; lengths are points.
public struct TransformComponents: Hashable, Sendable {
  /// Points.
  public var translation: Point
  /// Factors; 1 means unscaled.
  public var scale: Size
  /// Degrees along x and along y. Source: CSS `skew()`.
  public var skew: Size
  /// Degrees, clockwise.
  public var rotation: Double
  /// Degrees about the horizontal and the vertical axis, as CATransform3D's flips.
  public var rotationX: Double
  public var rotationY: Double
  /// The distance of the eye in points; 0 means a parallel projection.
  public var perspective: Double
  /// Applied after all others.
  public var matrix: AffineTransform

  /// 1 / `perspective`, which is interpolated linearly; 0 for a parallel projection. Source: CATransform3D's m34, which
  /// is −1 / distance, and CSS Transforms 2, "Interpolation of transform functions".
  public var depth: Double {
    get { perspective == 0 ? 0 : min(1 / perspective, .greatestFiniteMagnitude) }
    set { perspective = Self.perspective(ofDepth: newValue) }
  }

  /// The distance of a depth, with at most six decimals if such a number has exactly this depth.
  private static func perspective(ofDepth depth: Double) -> Double {
    let distance = 1 / depth
    guard distance.isFinite else { return 0 }
    let short = (distance * 1e6).rounded() / 1e6
    return 1 / short == depth ? short : distance
  }

  public init(
    translation: Point = .zero, scale: Size = Size(1, 1), skew: Size = .zero, rotation: Double = 0,
    rotationX: Double = 0, rotationY: Double = 0, perspective: Double = 0,
    matrix: AffineTransform = .identity
  ) {
    self.translation = translation
    self.scale = scale
    self.skew = skew
    self.rotation = rotation
    self.rotationX = rotationX
    self.rotationY = rotationY
    self.perspective = perspective
    self.matrix = matrix
  }

  public static let identity = TransformComponents()

  /// The neutral difference. The identity would add a scale of 1.
  public static let zero = TransformComponents(scale: .zero)
}
