public import Motion
public import Primitives

/// A rectangle on the canvas, with what it shows and what lies on it.
public struct View: Sendable {
  /// What a view shows besides its background.
  public enum Content: Sendable {
    case none
    case label(LabelContent)
    case image(ImageContent)
    case shape(ShapeContent)
  }

  /// Unique; views without one in the scene get a number sign and their place, which no scene can name.
  public var id: String
  public var content: Content
  /// Every channel's value at time 0.
  public var initialValues: [Channel: AnimatableValue]
  /// The kind of gradient; nil where the view has none.
  public var gradient: GradientKind?
  public var maskedCorners: CornerMask
  public var cornerCurve: CornerCurve
  public var clipsToBounds: Bool
  /// Whether it is seen from behind, with its subviews. Source: CALayer.isDoubleSided.
  public var isDoubleSided: Bool
  /// Whether the scene gave its size, by `frame` or `bounds`; labels and images without one are as large
  /// as what they show.
  public var hasSize: Bool
  /// Whether the scene gave its place, by `frame` or `center`.
  public var hasPosition: Bool
  /// 1…1000, for width and height. Source: UIView's content hugging priority.
  public var contentHuggingPriority: Size
  /// 1…1000, for width and height. Source: UIView's content compression resistance priority.
  public var contentCompressionResistancePriority: Size
  public var subviews: [View]
  public var origin: ScriptOrigin
  package var contentOrigins = ContentOrigins()
}

/// Where a scene says what a view shows; nil where it does not.
package struct ContentOrigins: Sendable {
  package var text: ScriptOrigin?
  package var format: ScriptOrigin?
  package var fontFamily: ScriptOrigin?
  package var source: ScriptOrigin?
}

/// CAGradientLayerType.
public enum GradientKind: String, Hashable, Sendable, CaseIterable {
  case linear, radial, conic
}
