import AnimPrimitives

// Animates whole transforms that mix a matrix with components. The components jump to their final values, and the
// matrix channel shows the whole movement. The direction of a path is separate and rotates the result. Source:
// CAKeyframeAnimation.rotationMode, which is concatenated with any transform.

extension TimelineCompiler {
  /// Animates a whole transform if it mixes components with a matrix; returns whether it does.
  ///
  /// The animation starts from the presented transform if it is additive or its goal has no inverse. Animations of the
  /// components end. A goal given as a matrix counts as a matrix even if it is the identity.
  mutating func animateMixed(
    _ goal: AnimatableValue, ofTarget target: Int, _ context: AnimationContext
  ) -> Bool {
    guard let transform = goal.transformComponents else { return false }
    let model = values[target].transform
    let isMatrix = goal.kind == .matrix
    guard
      hidesComponents(target)
        || TransformInterpolation(from: model, to: transform, isMatrix: isMatrix).isMixed
    else { return false }
    let seen = seenTransform(ofTarget: target, at: context.time)
    if !context.isAbsolute, let delta = TransformDelta(from: seen.affine, to: transform) {
      show(.transformDelta(delta), endingIn: transform, ofTarget: target, context)
    } else {
      let startsFromModel = context.isAbsolute && !context.beginsFromCurrentState
      let interpolation = TransformInterpolation(
        from: startsFromModel ? model : seen, to: transform, isMixed: true)
      show(TransformKeyframes(interpolation), ofTarget: target, context)
    }
    for change in PropertyValues.channels(of: transform)
    where !Channel.flatTransformParts.contains(change.channel) {
      animate(track(target, change.channel, at: context.time), to: change.value, context)
    }
    return true
  }

  /// Whether an animation of the matrix shows the whole transform in place of the components.
  private func hidesComponents(_ target: Int) -> Bool {
    guard let track = existingTrack(target, .matrix), let absolute = tracks[track].absolute,
      case .transforms(let transforms) = terms[absolute].kind
    else { return false }
    return transforms.hidesComponents
  }

  private mutating func seenTransform(
    ofTarget target: Int, at time: Double
  ) -> TransformComponents {
    var shown = PropertyValues(channels: values[target].channels)
    for channel in Channel.flatTransformParts {
      let track = track(target, channel, at: time)
      shown.channels[channel] = seen(track, at: time, includesTurns: false)
    }
    return shown.transform
  }

  /// Shows a sequence of values on the tracks of a target.
  mutating func show(
    _ sequence: KeyframeSequence, ofTarget target: Int, _ context: AnimationContext
  ) {
    let transforms = sequence.transforms
    let plain = transforms == nil ? sequence : sequence.flattened
    for (channel, keyframes) in plain.channels() where transforms == nil || channel != .matrix {
      show(keyframes, on: track(target, channel, at: context.time), context)
    }
    if let transforms { show(transforms, ofTarget: target, context) }
  }

  private mutating func show(
    _ transforms: TransformKeyframes, ofTarget target: Int, _ context: AnimationContext
  ) {
    show(
      .transforms(transforms), endingIn: transforms.end, ofTarget: target, context,
      hidesComponents: transforms.hidesComponents)
  }

  /// Animates the matrix of a target and makes the components jump.
  private mutating func show(
    _ kind: AnimationTerm.Kind, endingIn end: TransformComponents, ofTarget target: Int,
    _ context: AnimationContext, hidesComponents: Bool = false
  ) {
    let changes = zip(PropertyValues.channels(of: end), PropertyValues.channels(of: .identity))
    for (change, neutral) in changes where Channel.flatTransformParts.contains(change.channel) {
      let track = track(target, change.channel, at: context.time)
      let found = clear(track, for: context)
      // A jump is an animation too, so that an animator that ends at its start can restore the value.
      let still: AnimationTerm.Kind =
        hidesComponents
        ? .absolute(from: neutral.value, to: neutral.value)
        : .delta(from: change.value, to: change.value)
      begin(
        change.channel == .matrix ? kind : still, ofTrack: track, becoming: change.value, context,
        goingBackTo: found)
    }
  }

  /// Ends all animations of a track except path directions. Returns the model value before the owner's animations.
  mutating func clear(_ track: Int, for context: AnimationContext) -> AnimatableValue {
    var found = tracks[track].model
    if let own = absolute(ofTrack: track, by: context.owner) { found = model(found, before: own) }
    for term in tracks[track].deltas.reversed() where terms[term].owner == context.owner {
      found = model(found, before: term)
    }
    for term in tracks[track].deltas where !terms[term].isTurn {
      guard tracks[track].remove(term, at: context.time) else { continue }
      leave(term, finished: true, at: context.time)
    }
    replaceAbsolute(ofTrack: track, by: nil, owner: context.owner, at: context.time)
    return found
  }
}
