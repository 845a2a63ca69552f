import AnimPrimitives
import AnimTiming

/// An explicit animation of one value with its own timing and that of its groups, prepared for evaluation.
struct MediaAnimation: Sendable {
  /// A timing with its curve.
  struct Level: Sendable {
    var timing: MediaTiming
    var curve: ResolvedTimingCurve

    init(_ timing: MediaTiming, _ curve: TimingCurve) {
      self.timing = timing
      self.curve = curve.resolved(duration: timing.oneWay)
    }
  }

  enum Course: Sendable {
    case ends(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
    case keyframes(ChannelKeyframes)
  }

  /// The outermost group first, the animation's own timing last.
  var levels: [Level]
  var course: Course
  var isAdditive: Bool
  var isCumulative: Bool

  init(_ levels: [Level], _ course: Course, isAdditive: Bool, isCumulative: Bool) {
    self.levels = levels
    self.course = course
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  init(_ animation: BasicAnimation, in groups: [Level]) {
    self.init(
      groups + [Level(animation.timing.filled(from: groups), animation.curve)],
      .ends(from: animation.from, to: animation.to, by: animation.by),
      isAdditive: animation.isAdditive, isCumulative: animation.isCumulative)
  }
}

// MARK: - Evaluation

extension MediaAnimation {
  /// The presented value over another, at a time of the outermost parent.
  func value(over value: AnimatableValue, at parentTime: Double) -> AnimatableValue {
    var time = parentTime
    for level in levels.dropLast() {
      guard let position = level.timing.position(at: time) else { return value }
      time = level.curve.value(reachedAt: position.fraction) * level.timing.oneWay
    }
    guard let own = levels.last, let position = own.timing.position(at: time) else { return value }
    let progress = own.curve.value(reachedAt: position.fraction)
    var shown: AnimatableValue
    let last: AnimatableValue
    switch course {
    case .ends(let from, let to, let by):
      guard let (start, end) = Self.ends(from, to, by, over: value) else { return value }
      shown = start.interpolated(to: end, fraction: progress)
      last = own.timing.autoreverses ? start : end
    case .keyframes(let keyframes):
      shown = keyframes.value(at: progress)
      last = keyframes.value(at: own.timing.autoreverses ? 0 : 1)
    }
    if isCumulative, position.cycle > 0, let twice = last.moved(by: last) {
      let past = last.interpolated(to: twice, fraction: Double(position.cycle) - 1)
      shown = shown.moved(by: past) ?? shown
    }
    return isAdditive ? value.added(shown) : shown
  }

  /// nil if `from`, `to` and `by` are all nil.
  private static func ends(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?,
    over model: AnimatableValue
  ) -> (AnimatableValue, AnimatableValue)? {
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

extension AnimatableValue {
  /// Adds an additive animation to the value; a matrix becomes the left factor. Values without sums, such as paths, are
  /// replaced, as on a device.
  fileprivate func added(_ shown: AnimatableValue) -> AnimatableValue {
    if case .matrix(let below) = self, case .matrix(let matrix) = shown {
      return .matrix(matrix.concatenating(below))
    }
    return moved(by: shown) ?? shown
  }
}

extension MediaTiming {
  /// The timing, with the duration of the innermost group if it has none.
  fileprivate func filled(from groups: [MediaAnimation.Level]) -> MediaTiming {
    guard duration == 0, let group = groups.last else { return self }
    var timing = self
    timing.duration = group.timing.oneWay
    return timing
  }
}

// MARK: - Preparing

extension MediaAnimation {
  /// A basic or keyframe animation with its property.
  struct Leaf {
    var property: Property
    var animation: LayerAnimation
    var groups: [Level]
  }

  /// The animations of all groups, in order.
  static func leaves(of animation: LayerAnimation, in groups: [Level] = []) -> [Leaf] {
    switch animation {
    case .basic(let property, _), .keyframes(let property, _):
      return [Leaf(property: property, animation: animation, groups: groups)]
    case .group(let group):
      let level = Level(group.timing.filled(from: groups), group.curve)
      return group.animations.flatMap { leaves(of: $0, in: groups + [level]) }
    }
  }

  /// The animations of one property in groups. Path animations are omitted, because they move two coordinates.
  static func all(of property: Property, in animation: LayerAnimation) -> [MediaAnimation] {
    leaves(of: animation).compactMap { leaf in
      guard leaf.property == property else { return nil }
      switch leaf.animation {
      case .basic(_, let basic): return MediaAnimation(basic, in: leaf.groups)
      case .keyframes(_, let keyframes):
        guard case .values(let values, let times, let curves) = keyframes.course,
          !values.isEmpty
        else { return nil }
        let level = level(of: keyframes, in: leaf.groups)
        let row = KeyframeSequence.Row(channel: property.channels[0], values: values)
        let sequence = KeyframeSequence(
          rows: [row], times: times, curves: curves, mode: keyframes.calculationMode,
          duration: level.timing.oneWay)
        return MediaAnimation(
          sequence.channels()[0].keyframes, of: keyframes, leaf.groups + [level])
      case .group: return nil
      }
    }
  }

  static func level(of animation: KeyframeAnimation, in groups: [Level]) -> Level {
    Level(animation.timing.filled(from: groups), animation.curve)
  }

  init(_ keyframes: ChannelKeyframes, of animation: KeyframeAnimation, _ levels: [Level]) {
    self.init(
      levels, .keyframes(keyframes), isAdditive: animation.isAdditive,
      isCumulative: animation.isCumulative)
  }
}
