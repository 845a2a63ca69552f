public import AnimPrimitives

/// A finger that moves over the screen.
public struct PanStep: Sendable {
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case x, y
  }

  /// An animator that the finger scrubs.
  public struct Driven: Sendable {
    public var animator: String
    public var axis: Axis
    /// The distance along the axis for a `fractionComplete` of 1, in points; negative for movement up or left.
    public var distance: Double

    public init(animator: String, axis: Axis, distance: Double) {
      self.animator = animator
      self.axis = axis
      self.distance = distance
    }
  }

  /// Points on the canvas.
  public var from: Point
  public var to: Point
  /// Seconds.
  public var duration: Double
  public var curve: TimingCurve
  /// The animators that the finger scrubs.
  public var drives: [Driven]

  public init(
    from: Point, to: Point, duration: Double, curve: TimingCurve = .linear, drives: [Driven] = []
  ) {
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
    self.drives = drives
  }
}

/// A finger that taps the screen.
public struct TapStep: Sendable {
  /// Points on the canvas.
  public var at: Point
  /// Seconds from touch to release.
  public var duration: Double

  public init(at: Point, duration: Double) {
    self.at = at
    self.duration = duration
  }
}
