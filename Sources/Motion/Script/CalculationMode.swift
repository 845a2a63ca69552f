/// How values between keyframes are found. Source: CAAnimationCalculationMode.
public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
  /// Straight from value to value.
  case linear
  /// Each value stays until the next one's time.
  case discrete
  /// As `linear`, at one speed throughout: key times and curves do not count.
  case paced
  /// A smooth curve (Catmull and Rom's) through all values.
  case cubic
  /// As `cubic`, at one speed throughout.
  case cubicPaced
}
