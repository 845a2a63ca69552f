/// How often a step plays; all cycles are counted.
public enum Repetition: Hashable, Sendable {
  case count(Double)
  case forever

  public static let once = Repetition.count(1)
}
