/// A face's vertical measures, in font units.
///
/// From the font's `hhea` table, or from `OS/2`'s typographic values where the font asks for those.
/// Source: OpenType `hhea`, `OS/2.fsSelection` bit 7 (USE_TYPO_METRICS).
public struct FontMetrics: Hashable, Sendable {
  /// Font units in the font size; at least 1.
  public var unitsPerEm: Double
  /// Above the baseline.
  public var ascent: Double
  /// Below the baseline; positive downwards.
  public var descent: Double
  /// Between two lines, besides ascent and descent.
  public var leading: Double
}
