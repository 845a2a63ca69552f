/// An animation between two values on top of the model value. Source: measurements of CABasicAnimation.
///
///     from and to   from … to            from only   from … model
///     from and by   from … from + by     to only     model … to
///     to and by     to − by … to         by only     model … model + by
public struct BasicAnimation: Sendable {
  public var timing = MediaTiming()
  /// Default: linear, as without a CAMediaTimingFunction.
  public var curve = TimingCurve.linear
  public var from: AnimatableValue?
  public var to: AnimatableValue?
  public var by: AnimatableValue?
  /// Whether the animation adds to the value below instead of replacing it.
  public var isAdditive = false
  /// Whether each cycle starts where the one before it ended: the end value of a cycle (the start value if it
  /// autoreverses) is added once for each completed cycle.
  public var isCumulative = false

  public init() {}

  /// The presented value over `value`.
  public func value(over value: AnimatableValue, at parentTime: Double) -> AnimatableValue {
    guard let position = timing.position(at: parentTime),
      let (start, end) = ends(over: value)
    else { return value }
    let progress = curve.resolved(duration: timing.oneWay).value(reachedAt: position.fraction)
    var shown = start.interpolated(to: end, fraction: progress)
    let last = timing.autoreverses ? start : end
    if isCumulative, position.cycle > 0, let twice = last.moved(by: last) {
      let past = last.interpolated(to: twice, fraction: Double(position.cycle) - 1)
      shown = shown.moved(by: past) ?? shown
    }
    return isAdditive ? value.moved(by: shown) ?? value : shown
  }

  /// nil if no value is given.
  private func ends(over model: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.moved(by: by) ?? from)
    case (nil, let to?, let by?): (to.interpolated(to: to.moved(by: by) ?? to, fraction: -1), to)
    case (let from?, nil, nil): (from, model)
    case (nil, let to?, nil): (model, to)
    case (nil, nil, let by?): (model, model.moved(by: by) ?? model)
    case (nil, nil, nil): nil
    }
  }
}

/// Animations with a common timing. Source: measurements of CAAnimationGroup.
public struct AnimationGroup: Sendable {
  public var timing = MediaTiming()
  /// Warps the time of the group.
  public var curve = TimingCurve.linear
  /// A child without a duration takes the group's.
  public var animations: [(property: Property, animation: BasicAnimation)] = []

  public init() {}

  /// The presented value of a property over `value`; later children lie above earlier ones.
  public func value(
    of property: Property, over value: AnimatableValue, at parentTime: Double
  ) -> AnimatableValue {
    guard let position = timing.position(at: parentTime) else { return value }
    let duration = timing.oneWay
    let progress = curve.resolved(duration: duration).value(reachedAt: position.fraction)
    let time = progress * duration
    return animations.reduce(value) { below, child in
      guard child.property == property else { return below }
      var animation = child.animation
      if animation.timing.duration == 0 { animation.timing.duration = duration }
      return animation.value(over: below, at: time)
    }
  }
}
