public import AnimTiming

/// `UIView.animateKeyframes`.
public struct KeyframesStep: Sendable {
  public var keyframes: [Keyframe]
  public var calculationMode: CalculationMode
  /// Seconds; nil means 0.25, or a physical spring's settling duration.
  public var duration: Double?
  /// The timing of the whole sequence; each frame is linear within it.
  public var curve: TimingCurve
  /// Seconds before the keyframes begin, 0 or more.
  public var delay: Double
  public var repetition: Repetition
  public var autoreverses: Bool

  public init(
    keyframes: [Keyframe], calculationMode: CalculationMode = .linear, duration: Double? = nil,
    curve: TimingCurve = .easeInOut, delay: Double = 0, repetition: Repetition = .once,
    autoreverses: Bool = false
  ) {
    self.keyframes = keyframes
    self.calculationMode = calculationMode
    self.duration = duration
    self.curve = curve
    self.delay = delay
    self.repetition = repetition
    self.autoreverses = autoreverses
  }
}
