public import Primitives

/// A finger that moves over the screen.
public struct PanStep: Sendable {
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case x, y
  }

  /// An animator that the finger scrubs, with the distance of a whole run.
  public struct Driven: Sendable {
    public var animator: String
    public var axis: Axis
    /// Points along the axis for a `fractionComplete` of 1; negative for movement up or left.
    public var distance: Double

    public init(animator: String, axis: Axis, distance: Double) {
      self.animator = animator
      self.axis = axis
      self.distance = distance
    }
  }

  /// On the canvas, points; so is `to`.
  public var from: Point
  public var to: Point
  /// Seconds.
  public var duration: Double
  public var curve: TimingCurve
  /// The animators that the finger scrubs together.
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

/// A finger that touches the screen and leaves.
public struct TapStep: Sendable {
  /// On the canvas, points.
  public var at: Point
  /// Seconds until it leaves.
  public var duration: Double

  public init(at: Point, duration: Double) {
    self.at = at
    self.duration = duration
  }
}
