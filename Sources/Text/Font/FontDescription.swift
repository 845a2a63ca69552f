/// Which font a text is set in. Source: UIFontDescriptor.
public struct FontDescription: Hashable, Sendable {
  /// nil for the embedded one.
  public var family: String?
  /// Points; at 0 or below nothing is drawn.
  public var size: Double
  /// CSS: 100 thin, 400 regular, 700 bold, 900 black.
  public var weight: Double
  /// An italic face, or where the family has none the upright one slanted.
  public var isItalic: Bool
  /// Digits of one width (`tnum`), so that a counting number does not move sideways.
  public var usesMonospacedDigits: Bool

  /// The embedded font at 17 points, unless said otherwise.
  public init(
    family: String? = nil, size: Double = 17, weight: Double = 400, isItalic: Bool = false,
    usesMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
  }
}
