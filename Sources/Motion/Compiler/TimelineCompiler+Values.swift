import AnimPrimitives
import AnimTiming

// Presented values at the current time, and the goals of changes, with their checks.

extension TimelineCompiler {
  /// The presented value of a track at the current time.
  ///
  /// - Parameter includesTurns: whether to add path directions, which also rotate an animation that replaces this
  ///   value.
  func seen(_ track: Int, at time: Double, includesTurns: Bool = true) -> AnimatableValue {
    let builder = tracks[track]
    let absolute = builder.absolute.map { [$0] + builder.turns }
    let implicit = (absolute ?? builder.deltas.reversed()).reduce(builder.model) { value, term in
      includesTurns || !terms[term].isTurn ? show(terms[term], over: value, at: time) : value
    }
    return builder.shownExplicit.reduce(implicit) { show(terms[$1], over: $0, at: time) }
  }

  /// The progress function with a number.
  func function(_ number: Int) -> ProgressFunction {
    switch functions[number] {
    case .plain(let function): function
    case .animator(let index, let block): animators.all[index].animator.blocks[block].function
    }
  }

  /// The value of an animation over another value at the current time.
  func show(_ term: AnimationTerm, over value: AnimatableValue, at time: Double) -> AnimatableValue
  {
    let progress = function(term.progress).value(at: time, axis: term.axis)
    return term.value(
      over: value, progress: progress, at: time, reached: time + TimeTolerance.seconds)
  }

  /// The final value of a change.
  func goal(of change: PropertyChange, _ target: Int) throws(ScriptError) -> AnimatableValue {
    try goal(of: change, in: values[target])
  }

  /// The final value of a change, for given model values.
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
        "\(change.property.name) cannot change by a difference", at: change.origin,
        hint: "give the value that it ends in")
    case .values, .path:
      throw ScriptError(
        "\(change.property.name) must be a value here, found a movement", at: change.origin)
    }
  }
}

// MARK: - Checking

extension TimelineCompiler {
  /// Checks a change that is applied later or never, and adds its errors.
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
      report(error)
    }
  }

  /// The target of a change, if it has all the property's channels.
  func checkedTarget(of change: PropertyChange) throws(ScriptError) -> Int {
    let index = try target(change.target, at: change.origin)
    let target = targets[index]
    for channel in change.property.channels where target.initialValues[channel] == nil {
      let kind = target.kind == .constraint ? "constraint" : "view"
      let names = Property.allCases.filter { property in
        property.channels.allSatisfy { target.initialValues[$0] != nil }
      }.map(\.name)
      throw ScriptError(
        "the \(kind) \"\(target.id)\" has no \(change.property.name)", at: change.origin,
        hint: target.kind == .constraint
          ? "a constraint has \(names.joined(separator: ", "))"
          : names.nearest(to: change.property.name).map { "did you mean `\($0)`?" })
    }
    return index
  }

  /// A value in the form of the property.
  func checked(
    _ value: AnimatableValue, for change: PropertyChange
  ) throws(ScriptError) -> AnimatableValue {
    guard let value = change.property.normalized(value) else {
      throw ScriptError(
        "\(change.property.name) must be a \(change.property.kind.rawValue), "
          + "found a \(value.kind.rawValue)", at: change.origin)
    }
    guard value.isFinite else {
      throw ScriptError("\(change.property.name) must be finite", at: change.origin)
    }
    return value
  }
}
