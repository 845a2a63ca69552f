package import AnimMotion
public import AnimPrimitives

/// A rectangle on the canvas, with content and subviews.
@dynamicMemberLookup
public struct View: Sendable {
  /// The content of a view, apart from its background. Boxed, because most views have none.
  public enum Content: Sendable {
    case none
    indirect case label(LabelContent)
    indirect case image(ImageContent)
    indirect case shape(ShapeContent)
    /// Subviews in a row or a column.
    indirect case stack(StackContent)
  }

  /// Unique. A view without an id in the scene has a number sign and its index, which no scene can refer to.
  public var id: String
  public var content: Content
  /// The value of each channel at time 0.
  package var initialValues: ChannelValues
  /// The kind of gradient; nil means none.
  public var gradient: GradientKind?
  public var maskedCorners: CornerMask
  public var cornerCurve: CornerCurve
  /// The sides that have the border.
  public var borderEdges: EdgeMask = .all
  /// Shadows of the outline below the view's own shadow, top first.
  public var furtherShadows: [FixedShadow] = []
  public var clipsToBounds: Bool
  /// Whether the view and its subviews are visible from behind. Source: CALayer.isDoubleSided.
  public var isDoubleSided: Bool
  /// Whether the scene sets the view's size, by `frame` or `bounds`. Labels and images without a size fit their
  /// content.
  package var hasSize: Bool
  /// Whether the scene sets the view's position, by `frame` or `center`.
  package var hasPosition: Bool
  /// Priorities 1…1000 for width and height. Source: UIView's content hugging priority.
  public var contentHuggingPriority: Size
  /// Priorities 1…1000 for width and height. Source: UIView's content compression resistance priority.
  public var contentCompressionResistancePriority: Size
  /// The sides that the scene leaves open, although it gives the view a `frame` or `bounds`. Then `hasSize` is false.
  package var openSides: SideMask = []
  /// Whether `center` places the view, around its anchor point, even if its size is not known.
  package var isCentered = false
  /// Points between this view and the next one in a stack; nil for the stack's `spacing`. Source:
  /// UIStackView.customSpacing(after:).
  public var spacingAfter: Double?
  public var subviews: [View]
  /// At most one element. An array, because few views have one.
  package var compositing: [ViewCompositing] = []
  package var origin: ScriptOrigin
  package var contentOrigins = ContentOrigins()
}

/// The places where a scene sets the content of a view; nil if it does not.
package struct ContentOrigins: Sendable {
  package var text: ScriptOrigin?
  package var format: ScriptOrigin?
  package var fontFamily: ScriptOrigin?
  package var fontFallback: ScriptOrigin?
  /// By axis tag.
  package var fontAxes: [String: ScriptOrigin] = [:]
  package var source: ScriptOrigin?
}

/// Sides of a size.
package struct SideMask: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let width = SideMask(rawValue: 1)
  package static let height = SideMask(rawValue: 2)
  package static let both: SideMask = [.width, .height]
}

extension View {
  /// The sides that the scene gives the view.
  package var givenSides: SideMask {
    hasSize ? .both : openSides.isEmpty ? [] : .both.subtracting(openSides)
  }

  /// The properties of a stack; nil for other views.
  package var stack: StackContent? {
    if case .stack(let stack) = content { stack } else { nil }
  }
}

/// A shadow that never changes.
public struct FixedShadow: Hashable, Sendable {
  public var color: Color
  /// 0…1.
  public var opacity: Double
  /// The standard deviation of the blur, in points.
  public var radius: Double
  /// Points.
  public var offset: Point

  /// Default: CALayer's numbers, and an opacity of 1.
  public init(
    color: Color = .black, opacity: Double = 1, radius: Double = 3, offset: Point = Point(0, -3)
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}

/// Sides of a view. Source: UIRectEdge.
public struct EdgeMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let top = EdgeMask(rawValue: 1)
  public static let left = EdgeMask(rawValue: 2)
  public static let bottom = EdgeMask(rawValue: 4)
  public static let right = EdgeMask(rawValue: 8)
  public static let all: EdgeMask = [.top, .left, .bottom, .right]
}

/// CAGradientLayerType.
public enum GradientKind: String, Hashable, Sendable, CaseIterable {
  case linear, radial, conic
}
