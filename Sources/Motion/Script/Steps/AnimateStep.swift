public import AnimTiming

/// `UIView.animate`.
public struct AnimateStep: Sendable {
  /// In the order in which the scene names the targets, which `stagger` uses.
  public var changes: [PropertyChange]
  /// Seconds; nil means 0.25, or a physical spring's settling duration.
  public var duration: Double?
  public var curve: TimingCurve
  /// Seconds before the animation begins, 0 or more.
  public var delay: Double
  public var repetition: Repetition
  /// Whether each repetition also runs backwards.
  public var autoreverses: Bool
  /// Seconds between the starts of the targets, in their order.
  public var stagger: Double
  /// Whether the animation replaces running ones and starts from the presented values, rather than adding to them.
  /// Default: false. Source: UIView.AnimationOptions.beginFromCurrentState.
  public var beginsFromCurrentState: Bool

  public init(
    changes: [PropertyChange], duration: Double? = nil, curve: TimingCurve = .easeInOut,
    delay: Double = 0, repetition: Repetition = .once, autoreverses: Bool = false,
    stagger: Double = 0, beginsFromCurrentState: Bool = false
  ) {
    self.changes = changes
    self.duration = duration
    self.curve = curve
    self.delay = delay
    self.repetition = repetition
    self.autoreverses = autoreverses
    self.stagger = stagger
    self.beginsFromCurrentState = beginsFromCurrentState
  }
}
