public import AnimDocuments
public import AnimLayout
public import AnimMotion
public import AnimPrimitives

/// A scene: the views on the canvas, and the steps that change them.
public struct Scene: Sendable {
  /// The maximum side length in pixels: points times scale.
  package static let pixelLimit = 16_384.0

  /// The number of plays of an animation.
  public enum Loop: Hashable, Sendable {
    case forever
    /// At least 1.
    case count(Int)
  }

  /// Points, above 0.
  public var size: Size
  /// Pixels per point, above 0.
  public var scale: Double
  /// Frames per second, 1…240.
  public var framesPerSecond: Double
  public var background: Color
  /// Seconds; nil for the end of the last step and its effects.
  public var duration: Double?
  /// The time for which the end state is shown, in seconds; nil means one frame, 0 omits it.
  public var hold: Double?
  public var loop: Loop
  public var title: String?
  /// The scene's `description`: one sentence.
  public var summary: String?
  /// The font file of each family, relative to the scene.
  public var fonts: [String: String]
  /// The places in the scene that name the font files, by family.
  package var fontOrigins: [String: ScriptOrigin] = [:]
  /// Bottom first.
  public var views: [View]
  public var constraints: [ConstraintDeclaration]
  public var steps: [Step]
  /// The claims in the scene's `expect`.
  package var expectations: [Expectation] = []
  /// The texts that the scene was read from.
  package var sources: SourceMap
  /// The path of the scene's file, beside which its pictures and fonts are found; empty for the current folder.
  package var sourcePath = ""
  /// Whether formulas use the size of a pixel. Such a scene is decoded for each scale.
  package var usesPixels = false
  /// The number of components of a library that was read to check it; nil for a scene.
  package var libraryCount: Int?
  /// Likely mistakes, in text order. If there are more than 500, the last one counts the rest.
  public var warnings: [Diagnostic]
  /// The number of warnings counted by the last one in `warnings`.
  package var unlistedWarningCount = 0
}

/// A layout constraint of a scene.
public struct ConstraintDeclaration: Sendable {
  /// The id by which steps refer to the constraint.
  public var id: String?
  public var constraint: LayoutConstraint
  /// Whether the constraint is active at time 0. Source: NSLayoutConstraint.isActive.
  public var isActive: Bool
  /// The equation as written in the scene: `"card.top == canvas.top + 8 @750"`.
  public var equation: String
  package var origin: ScriptOrigin

  /// A constraint of a scene that is built in Swift.
  public init(_ constraint: LayoutConstraint, id: String? = nil, isActive: Bool = true) {
    self.init(id: id, constraint: constraint, equation: constraint.description, origin: .unknown)
    self.isActive = isActive
  }

  init(id: String?, constraint: LayoutConstraint, equation: String, origin: ScriptOrigin) {
    self.id = id
    self.constraint = constraint
    isActive = true
    self.equation = equation
    self.origin = origin
  }
}
