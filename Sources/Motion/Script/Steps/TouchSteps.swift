public import AnimPrimitives
public import AnimTiming

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

  /// Points on the canvas, or from the middle of `view`.
  public var from: Point
  public var to: Point
  /// The id of a view. Its middle, as it is shown when the finger comes, is the origin of the points; nil means the
  /// canvas's origin.
  public var view: String?
  /// Seconds.
  public var duration: Double
  public var curve: TimingCurve
  /// The animators that the finger scrubs.
  public var drives: [Driven]

  public init(
    from: Point, to: Point, of view: String? = nil, duration: Double,
    curve: TimingCurve = .linear, drives: [Driven] = []
  ) {
    self.from = from
    self.to = to
    self.view = view
    self.duration = duration
    self.curve = curve
    self.drives = drives
  }
}

/// A finger that taps the screen.
public struct TapStep: Sendable {
  /// A point on the canvas, or from the middle of `view`.
  public var at: Point
  /// The id of a view whose middle, as it is shown when the finger comes, is the origin; nil means the canvas's origin.
  public var view: String?
  /// Seconds from touch to release.
  public var duration: Double

  public init(at: Point, of view: String? = nil, duration: Double) {
    self.at = at
    self.view = view
    self.duration = duration
  }
}
