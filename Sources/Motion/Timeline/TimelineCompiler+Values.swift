import Primitives

// What is seen at the moment that was reached, what a change asks for, and whether it may.

extension TimelineCompiler {
  /// What a track shows at the moment that was reached.
  ///
  /// - Parameter includesTurns: whether with the directions of paths, which turn all that takes its place as well.
  func seen(_ track: Int, at time: Double, includesTurns: Bool = true) -> AnimatableValue {
    let builder = tracks[track]
    var value = builder.model
    var added: [Int] = []
    if let absolute = builder.absolute {
      value = self.value(ofAbsolute: terms[absolute], at: time)
      added = builder.turns
    } else {
      added = builder.deltas.reversed()
    }
    return added.reduce(value) { sum, term in
      includesTurns || !terms[term].isTurn ? add(terms[term], to: sum, at: time) : sum
    }
  }

  /// The progress function of a number.
  func function(_ number: Int) -> ProgressFunction {
    switch functions[number] {
    case .plain(let function): function
    case .animator(let index, let block): animators[index].animator.blocks[block].function
    }
  }

  private func progress(of term: TermDraft, at time: Double) -> Double {
    function(term.progress).value(at: time, axis: term.axis)
  }

  private func value(ofAbsolute term: TermDraft, at time: Double) -> AnimatableValue {
    let progress = progress(of: term, at: time)
    return switch term.kind {
    case .absolute(let from, let to), .delta(let from, let to):
      .shown(
        from: from, to: to, progress: progress,
        hasBegun: time + TimelineClock.tolerance >= term.begin)
    case .transformDelta(let delta): delta.added(to: tracks[term.track].model, progress: progress)
    case .keyframes(let keyframes), .turn(let keyframes, _): keyframes.value(at: progress)
    case .transforms(let transforms): transforms.value(at: progress)
    }
  }

  func add(
    _ term: TermDraft, to value: AnimatableValue, at time: Double
  ) -> AnimatableValue {
    let progress = progress(of: term, at: time)
    switch term.kind {
    case .absolute(let from, let to), .delta(let from, let to):
      return value.adding(from: from, to: to, progress: progress)
    case .transformDelta(let delta):
      return delta.added(to: value, progress: progress)
    case .keyframes(let keyframes), .turn(let keyframes, _):
      return value.moved(by: keyframes.value(at: progress)) ?? value
    case .transforms(let transforms):
      return transforms.value(at: progress)
    }
  }

  /// The absolute value that a change ends in.
  func goal(of change: PropertyChange, _ target: Int) throws(ScriptError) -> AnimatableValue {
    try goal(of: change, in: values[target])
  }

  /// The absolute value that a change ends in, where it finds some model values.
  func goal(
    of change: PropertyChange, in values: PropertyValues
  ) throws(ScriptError) -> AnimatableValue {
    switch change.goal {
    case .to(let value), .fromTo(_, let value):
      return try checked(value, for: change)
    case .by(let difference):
      let difference = try checked(difference, for: change)
      if let sum = values.value(of: change.property).moved(by: difference) { return sum }
      throw ScriptError(
        "\(change.property.rawValue) cannot change by a difference", at: change.origin,
        hint: "give the value that it ends in")
    case .values, .path:
      throw ScriptError(
        "\(change.property.rawValue) takes a value here, not a movement", at: change.origin)
    }
  }
}

// MARK: - Checking

extension TimelineCompiler {
  /// Notes what is wrong with a change that happens later, or perhaps never.
  mutating func check(_ change: PropertyChange) {
    do throws(ScriptError) {
      _ = try checkedTarget(of: change)
      switch change.goal {
      case .to(let value), .by(let value): _ = try checked(value, for: change)
      case .fromTo(let from, let to):
        _ = try checked(from, for: change)
        _ = try checked(to, for: change)
      case .values(let values, _, _, _):
        for value in values { _ = try checked(value, for: change) }
      case .path: break
      }
    } catch {
      errors.append(error)
    }
  }

  /// The target of a change, which has all channels that the property moves.
  func checkedTarget(of change: PropertyChange) throws(ScriptError) -> Int {
    let index = try target(change.target, at: change.origin)
    let target = targets[index]
    for channel in change.property.channels where target.initialValues[channel] == nil {
      let kind = target.kind == .constraint ? "constraint" : "view"
      let names = Property.allCases.filter { property in
        property.channels.allSatisfy { target.initialValues[$0] != nil }
      }.map(\.rawValue)
      throw ScriptError(
        "the \(kind) \"\(target.id)\" has no \(change.property.rawValue)", at: change.origin,
        hint: target.kind == .constraint
          ? "a constraint has \(names.joined(separator: ", "))"
          : names.nearest(to: change.property.rawValue).map { "did you mean `\($0)`?" })
    }
    return index
  }

  /// A value in the form that the property takes.
  func checked(
    _ value: AnimatableValue, for change: PropertyChange
  ) throws(ScriptError) -> AnimatableValue {
    guard let value = change.property.normalized(value) else {
      throw ScriptError(
        "\(change.property.rawValue) takes a \(change.property.kind.rawValue), "
          + "not a \(value.kind.rawValue)", at: change.origin)
    }
    guard value.isFinite else {
      throw ScriptError("\(change.property.rawValue) has to be finite", at: change.origin)
    }
    return value
  }
}
