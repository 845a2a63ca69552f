import AnimPrimitives

// Stopping an animator removes its animations and makes their presented values part of the model values. For numbers,
// the order of animations does not matter. Matrices are multiplied with the older animation on the left and the model
// value on the right: A · B · model. If A stops as S, the model value becomes S · model, and S · B · S⁻¹ replaces B, so
// that the presented value S · B · model does not change. If S has no inverse, an invertible matrix close to S is used.

extension TimelineCompiler {
  /// Makes the presented values of an animator the model values.
  mutating func freeze(_ index: Int, at time: Double) {
    var saved: Set<Int> = []
    for begun in animators.all[index].terms {
      let (term, track) = (latest(begun), terms[begun].track)
      guard tracks[track].contains(term) else { continue }
      var frozen = AnimatorInstance.Frozen(term: begun)
      if saved.insert(track).inserted { frozen.model = tracks[track].model }
      let isAbsolute = !terms[term].isAdditive
      // An addition under an absolute animation is hidden, and must not appear when the absolute one ends.
      let isHidden = tracks[track].absolute != nil && !isAbsolute && !terms[term].isTurn
      let still = matrix(of: term, at: time).flatMap { steady($0, below: track, newerThan: term) }
      if !isHidden {
        setModel(still.map { .matrix($0.model) } ?? frozenModel(of: term, at: time), ofTrack: track)
      }
      if tracks[track].remove(term, at: time) { leave(term, finished: true, at: time) }
      if isAbsolute { endAdditions(of: track, at: time) }
      if let still { frozen.lifted = lift(newerThan: term, over: still, at: time) }
      animators.all[index].frozen.append(frozen)
    }
    animators.all[index].terms = []
  }

  /// Ends additions that a stopped animation has hidden. They would otherwise move the presented value.
  private mutating func endAdditions(of track: Int, at time: Double) {
    for term in tracks[track].deltas where !terms[term].isTurn && !terms[term].isExplicit {
      if tracks[track].remove(term, at: time) { leave(term, finished: true, at: time) }
    }
  }

  private func frozenModel(of term: Int, at time: Double) -> AnimatableValue {
    let draft = terms[term]
    let model = tracks[draft.track].model
    switch draft.kind {
    case .absolute, .keyframes, .transforms:
      return seen(draft.track, at: time, includesTurns: false)
    case .turn, .media: return model
    case .delta, .transformDelta: return show(draft, over: model, at: time)
    }
  }

  /// Moves stopped values to the position at which the animator finishes.
  mutating func thaw(_ index: Int, at position: AnimatingPosition, _ time: Double) {
    defer { animators.all[index].frozen = [] }
    guard position != .current else { return }
    for frozen in animators.all[index].frozen {
      if let model = frozen.model { setModel(model, ofTrack: terms[frozen.term].track) }
    }
    var names: [Int: Int] = [:]
    for frozen in animators.all[index].frozen.reversed() { lower(frozen, &names, at: time) }
    let overlaid = overlaid(animators.all[index].frozen.map(\.term))
    for frozen in animators.all[index].frozen.reversed() {
      if position == .start { takeBack(frozen.term, overlaid, at: time) }
      tracks[terms[frozen.term].track].mark(at: time)
    }
  }

  /// Restores the model value before an animation that is at its start. Newer animations keep their differences.
  ///
  /// - Parameter overlaid: the result of `overlaid(_:)`.
  mutating func takeBack(_ term: Int, _ overlaid: Set<Int>, at time: Double) {
    let track = terms[term].track
    if overlaid.contains(term) {
      // Newer components apply to the presented matrix.
      if case .transformDelta(let delta) = terms[term].kind {
        setModel(delta.added(to: tracks[track].model, progress: 0), ofTrack: track)
      }
      return
    }
    let restored = model(tracks[track].model, before: term)
    guard terms[term].isAdditive, case .matrix(let before) = terms[term].before,
      case .matrix(let after) = terms[term].after, let back = after.inverted,
      let still = steady(before.concatenating(back), below: track, newerThan: term)
    else {
      setModel(restored, ofTrack: track)
      return
    }
    setModel(still.isExact ? restored : .matrix(still.model), ofTrack: track)
    _ = lift(newerThan: term, over: still, at: time)
  }

  /// The animations of whole transforms whose components newer steps have changed.
  func overlaid(_ candidates: [Int]) -> Set<Int> {
    func isPart(_ term: Int) -> Bool {
      if case .transformDelta = terms[term].kind { return true }
      return terms[term].isJump
    }
    let parts = candidates.filter(isPart)
    let changed = parts.filter { term in
      terms[term].isJump && tracks[terms[term].track].model != terms[term].after
    }
    let targets = Set(changed.map { tracks[terms[$0].track].target })
    return Set(parts.filter { targets.contains(tracks[terms[$0].track].target) })
  }
}

// MARK: - Animations over a stopped one

extension TimelineCompiler {
  /// The replacement of an animation, or the animation itself.
  func latest(_ term: Int) -> Int {
    var latest = term
    while let next = terms[latest].successor { latest = next }
    return latest
  }

  /// The factor of an additive animation of a matrix; nil for other animations.
  private func matrix(of term: Int, at time: Double) -> AffineTransform? {
    guard terms[term].isAdditive, case .matrix = tracks[terms[term].track].model,
      case .matrix(let matrix) = show(terms[term], over: .matrix(.identity), at: time)
    else { return nil }
    return matrix
  }

  /// The factor of a stopped animation. It becomes part of the model value.
  private struct StillFactor {
    var factor: AffineTransform
    var inverse: AffineTransform
    var model: AffineTransform
    /// Whether the factor is exact, because it has an inverse.
    var isExact: Bool
  }

  /// The factor of an animation below newer ones; nil without newer ones.
  private func steady(
    _ factor: AffineTransform, below track: Int, newerThan term: Int
  ) -> StillFactor? {
    guard factor != .identity, case .matrix(let model) = tracks[track].model,
      tracks[track].deltas.contains(where: { $0 > term }), let near = factor.invertible
    else { return nil }
    return StillFactor(
      factor: near.map, inverse: near.inverse, model: near.map.concatenating(model),
      isExact: near.map == factor)
  }

  /// Replaces the matrix animations that are newer than an animation that stops and becomes part of the model value.
  ///
  /// - Returns: each replaced animation with its replacement.
  private mutating func lift(
    newerThan term: Int, over still: StillFactor, at time: Double
  ) -> [(term: Int, successor: Int)] {
    tracks[terms[term].track].deltas.filter { $0 > term }.compactMap { newer in
      lift(newer, over: still.factor, still.inverse, at: time).map { (newer, $0) }
    }
  }

  /// Replaces one animation. Returns nil if the animation has no effect because its goal has no inverse.
  private mutating func lift(
    _ term: Int, over still: AffineTransform, _ back: AffineTransform, at time: Double
  ) -> Int? {
    var draft = terms[term]
    switch draft.kind {
    case .delta(.matrix(let from), .matrix(let to)):
      guard let delta = TransformDelta(from: from, to: to) else { return nil }
      draft.kind = .transformDelta(delta.lifted(over: still, back))
    case .transformDelta(let delta):
      draft.kind = .transformDelta(delta.lifted(over: still, back))
    case .delta, .absolute, .keyframes, .transforms, .turn, .media: return nil
    }
    draft.before = draft.before.behind(still)
    draft.after = draft.after.behind(still)
    return replace(term, by: draft, at: time)
  }

  /// Restores animations that were replaced when another one stopped. Newer animations stay on top.
  ///
  /// - Parameter names: the indices that the list of replacements uses for animations, where they differ.
  private mutating func lower(
    _ frozen: AnimatorInstance.Frozen, _ names: inout [Int: Int], at time: Double
  ) {
    let origins = Dictionary(frozen.lifted.map { ($0.successor, $0.term) }) { first, _ in first }
    let running = tracks[terms[frozen.term].track].deltas.map { ($0, names[$0] ?? $0) }
    for (term, name) in running.drop(while: { origins[$0.1] == nil }) {
      let origin = origins[name] ?? name
      names[replace(term, by: terms[origin], at: time)] = origin
    }
  }

  /// Replaces an animation by another on top of its track, and returns the new index.
  private mutating func replace(_ term: Int, by draft: AnimationTerm, at time: Double) -> Int {
    let index = terms.count
    terms.append(draft)
    terms[index].successor = nil
    terms[index].begin = terms[term].begin
    terms[term].successor = index
    let track = draft.track
    if tracks[track].remove(term, at: time) { tracks[track].add(index, isTurn: draft.isTurn) }
    tracks[track].mark(at: time)
    return index
  }
}

extension AnimatableValue {
  /// A matrix multiplied from the left; other values are returned unchanged.
  fileprivate func behind(_ matrix: AffineTransform) -> AnimatableValue {
    guard case .matrix(let own) = self else { return self }
    return .matrix(matrix.concatenating(own))
  }
}
