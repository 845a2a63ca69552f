public import Layout
public import Motion
public import Primitives

/// A scene as it was read: what is on the canvas, and what happens to it.
public struct Scene: Sendable {
  /// The most pixels that a side may have: its points times the scale.
  public static let pixelLimit = 16_384.0

  /// How often an animation plays.
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
  /// Seconds; nil for the end of the last step and of all that it leaves to be seen.
  public var duration: Double?
  /// Seconds that the end state stays; nil for one frame, 0 to leave it out.
  public var hold: Double?
  public var loop: Loop
  public var title: String?
  /// The scene's `description`: what it shows, in a sentence.
  public var summary: String?
  /// Family name to font file, relative to the scene.
  public var fonts: [String: String]
  /// Where the scene names the font files, by family.
  package var fontOrigins: [String: ScriptOrigin] = [:]
  /// Bottom first.
  public var views: [View]
  public var constraints: [ConstraintDeclaration]
  public var steps: [Step]
  /// What the scene says of itself that can be checked.
  package var expectations: [Expectation] = []
  /// What it was read from.
  public var source: SourceText
  /// What is allowed but likely a mistake, in the order of the text.
  public var warnings: [Diagnostic]
}

/// A layout constraint of a scene.
public struct ConstraintDeclaration: Sendable {
  /// The name by which steps change it.
  public var id: String?
  public var constraint: LayoutConstraint
  /// Whether it holds at the beginning. Source: NSLayoutConstraint.isActive.
  public var isActive: Bool
  /// As the scene states it: `"card.top == canvas.top + 8 @750"`.
  public var equation: String
  public var origin: ScriptOrigin

  /// A constraint of a scene that is not read but built.
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
