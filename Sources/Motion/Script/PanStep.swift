public import Primitives

/// A finger that moves over the glass.
public struct PanStep: Sendable {
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case x, y
  }

  /// The animator that the finger scrubs, and how far it has to go for a whole run.
  public struct Driven: Sendable {
    public var animator: String
    public var axis: Axis
    /// Points along the axis for a `fractionComplete` of 1; negative upwards or leftwards.
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
  /// One, or several in step.
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
