import AnimMotion
import AnimPrimitives
import AnimTiming

/// An explicit animation that a layer has.
struct AddedAnimation {
  /// nil for one without a key.
  var key: String?
  var animation: CAAnimation
  var added: LiveTimeline.ExplicitAnimation
}

extension CALayer {
  private static let addCall = "add(_:forKey:)"

  /// Adds a copy of an animation, which replaces one with the same key.
  ///
  /// A layer that is not on the stage when the present callback returns loses the animation, unfinished.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.copied()
    let content: LayerAnimation
    do throws(AnimationFault) {
      content = try timed(copy)
    } catch {
      recorder.fault(Self.addCall, error.message)
      return
    }
    if let key { removeAnimation(forKey: key) }
    separateTransform(for: content)
    do throws(ScriptError) {
      let added = try recorder.live.add(
        content, isRemovedOnCompletion: copy.isRemovedOnCompletion, toTarget: target)
      keep(AddedAnimation(key: key, animation: copy, added: added))
    } catch {
      recorder.fault(Self.addCall, "must have \(error.message)")
      return
    }
    for leaf in content.leaves {
      for value in leaf.values { recorder.noteUse(of: value, leaf.property, target) }
    }
  }

  public func animation(forKey key: String) -> CAAnimation? {
    addedAnimations.first { $0.key == key }?.animation
  }

  /// The keys of the explicit animations, in the order of adding; nil without any.
  public func animationKeys() -> [String]? {
    let keys = addedAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  public func removeAnimation(forKey key: String) {
    guard let index = addedAnimations.firstIndex(where: { $0.key == key }) else { return }
    recorder.live.remove(addedAnimations.remove(at: index).added)
  }

  /// Ends all animations, those of blocks too, so that the model values are seen.
  public func removeAllAnimations() {
    dropAddedAnimations()
    recorder.live.removeAnimations(ofTarget: target)
  }

  /// Stage time is the time of all layers.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }

  /// Ends the explicit animations.
  func dropAddedAnimations() {
    let all = addedAnimations
    addedAnimations = []
    for animation in all { recorder.live.remove(animation.added) }
  }

  // MARK: - Adding

  /// The animation with the timing of the transaction, where it has none of its own.
  private func timed(_ animation: CAAnimation) throws(AnimationFault) -> LayerAnimation {
    var content = try animation.content(
      in: AnimationContent(channels: Set(live.initialValues(ofTarget: target).map(\.channel))))
    if content.timing.duration == 0 {
      content.timing.duration = recorder.transactions.duration
    }
    guard content.timing.duration > 0 else {
      throw AnimationFault("must have a duration above 0 s, in the animation or its transaction")
    }
    if animation.timingFunction == nil, let curve = recorder.transactions.curve {
      content.setCurve(curve)
    }
    return content
  }

  private func keep(_ entry: AddedAnimation) {
    let number = entry.added.number
    let recorder = recorder
    addedAnimations.append(entry)
    recorder.transactions.join(number)
    let animation = entry.animation
    let kind = "animationDidStop(_:finished:)"
    recorder.endKinds[number] = kind
    let start = scheduleStart(of: entry)
    recorder.completions[number] = recorder.following(kind) { [weak self] finished in
      if let start { recorder.agenda.remove(start) }
      self?.forget(number, animation, finished)
      guard let delegate = animation.delegate else { return }
      onMainActor((delegate, animation)) { $0.animationDidStop($1, finished: finished) }
    }
  }

  /// Schedules the call of the delegate at the beginning of an animation, and before it the end of one whose layer stays
  /// off the stage.
  private func scheduleStart(of entry: AddedAnimation) -> Agenda.ScheduledCall? {
    let (animation, recorder) = (entry.animation, recorder)
    if !isOnStage {
      recorder.agenda.add(at: recorder.time, kind: Self.addCall) { [self] in
        guard !isOnStage,
          let index = addedAnimations.firstIndex(where: { $0.animation === animation })
        else { return }
        recorder.live.remove(addedAnimations.remove(at: index).added)
      }
    }
    guard let delegate = animation.delegate else { return nil }
    return recorder.agenda.add(
      at: max(entry.added.begin, recorder.time), kind: "animationDidStart(_:)"
    ) { [weak self] in
      let isThere = self?.addedAnimations.contains { $0.animation === animation } ?? false
      if isThere { onMainActor((delegate, animation)) { $0.animationDidStart($1) } }
    }
  }

  /// Forgets an animation at its end, unless it stays.
  private func forget(_ number: Int, _ animation: CAAnimation, _ finished: Bool) {
    guard animation.isRemovedOnCompletion || !finished else { return }
    addedAnimations.removeAll { $0.added.number == number }
  }

  /// Splits a model transform into components, if the animation moves one of them: both are one matrix in Core Animation.
  private func separateTransform(for content: LayerAnimation) {
    let moves = content.leaves.contains { leaf in
      leaf.property != .transform
        && leaf.property.channels.contains(where: Channel.transformParts.contains)
    }
    guard moves, !live.hasMovingTransform(target), case .transform(let parts) = model(.transform),
      parts.matrix != .identity, let separate = parts.separated
    else { return }
    recorder.live.set(
      .transform, to: .transform(separate), ofTarget: target, isUnseen: recorder.isUnseen(self))
  }
}

extension LayerAnimation {
  /// The animations of properties in it, with their values.
  fileprivate var leaves: [(property: Property, values: [AnimatableValue])] {
    switch self {
    case .basic(let property, let animation):
      [(property, [animation.from, animation.to, animation.by].compactMap { $0 })]
    case .keyframes(let property, let animation):
      if case .values(let values, _, _) = animation.course {
        [(property, values)]
      } else {
        [(property, [])]
      }
    case .group(let group): group.animations.flatMap(\.leaves)
    }
  }

  fileprivate mutating func setCurve(_ curve: TimingCurve) {
    switch self {
    case .basic(let property, var animation):
      if case .spring = animation.curve { return }
      animation.curve = curve
      self = .basic(property, animation)
    case .keyframes(let property, var animation):
      animation.curve = curve
      self = .keyframes(property, animation)
    case .group(var group):
      group.curve = curve
      self = .group(group)
    }
  }
}
