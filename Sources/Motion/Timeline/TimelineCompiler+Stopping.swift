import Primitives

// A stopped animator has no animations any more: what they showed becomes part of the model values. Numbers
// add up in any order. Of matrices the older ones stand before the newer ones, and the model value behind them
// all: what is shown is A · B · model. Where A stops as S, the model value becomes S · model, and S · B · S⁻¹
// goes on in the place of B, so that S · B · model stays what is shown.

extension TimelineCompiler {
  /// Makes what an animator shows the model values.
  mutating func freeze(_ index: Int, at time: Double) {
    var saved: Set<Int> = []
    for begun in animators[index].terms {
      let (term, track) = (latest(begun), terms[begun].track)
      guard tracks[track].contains(term) else { continue }
      var frozen = AnimatorInstance.Frozen(term: begun)
      if saved.insert(track).inserted { frozen.model = tracks[track].model }
      let still = matrix(of: term, at: time)
      setModel(frozenModel(of: term, at: time), ofTrack: track)
      if tracks[track].remove(term, at: time) { leave(term, finished: true, at: time) }
      if let still { frozen.lifted = lift(newerThan: term, over: still, at: time) }
      animators[index].frozen.append(frozen)
    }
    animators[index].terms = []
  }

  private func frozenModel(of term: Int, at time: Double) -> AnimatableValue {
    let draft = terms[term]
    let model = tracks[draft.track].model
    switch draft.kind {
    case .absolute, .keyframes, .transforms:
      return seen(draft.track, at: time, includesTurns: false)
    case .turn: return model
    case .delta, .transformDelta: return show(draft, over: model, at: time)
    }
  }

  /// Moves what was stopped to where the animator is finished.
  mutating func thaw(_ index: Int, at position: AnimatingPosition, _ time: Double) {
    defer { animators[index].frozen = [] }
    guard position != .current else { return }
    for frozen in animators[index].frozen {
      if let model = frozen.model { setModel(model, ofTrack: terms[frozen.term].track) }
    }
    var names: [Int: Int] = [:]
    for frozen in animators[index].frozen.reversed() { lower(frozen, &names, at: time) }
    for frozen in animators[index].frozen.reversed() {
      if position == .start { takeBack(frozen.term, at: time) }
      tracks[terms[frozen.term].track].mark(at: time)
    }
  }

  /// Gives a track the model value that it had before an animation, which is at its start. What is newer goes on
  /// above the way back.
  mutating func takeBack(_ term: Int, at time: Double) {
    let track = terms[term].track
    setModel(model(tracks[track].model, before: term), ofTrack: track)
    guard terms[term].isAdditive, case .matrix(let before) = terms[term].before,
      case .matrix(let after) = terms[term].after, let back = after.inverted
    else { return }
    _ = lift(newerThan: term, over: before.concatenating(back), at: time)
  }
}

// MARK: - What goes on above what stays

extension TimelineCompiler {
  /// What goes on in the place of an animation; itself, where nothing took it.
  func latest(_ term: Int) -> Int {
    var latest = term
    while let next = terms[latest].successor { latest = next }
    return latest
  }

  /// What an animation of a matrix that adds up does to those behind it; nil for others.
  private func matrix(of term: Int, at time: Double) -> AffineTransform? {
    guard terms[term].isAdditive, case .matrix = tracks[terms[term].track].model,
      case .matrix(let matrix) = show(terms[term], over: .matrix(.identity), at: time)
    else { return nil }
    return matrix
  }

  /// Lets what is newer than an animation of a matrix go on above it, where that stays as it is and becomes part of
  /// the model value.
  ///
  /// - Parameter still: what the animation did; nothing can go on above one that squashes the plane.
  /// - Returns: each one that goes on, with its successor.
  private mutating func lift(
    newerThan term: Int, over still: AffineTransform, at time: Double
  ) -> [(term: Int, successor: Int)] {
    guard still != .identity, let back = still.inverted else { return [] }
    return tracks[terms[term].track].deltas.filter { $0 > term }.compactMap { newer in
      lift(newer, over: still, back, at: time).map { (newer, $0) }
    }
  }

  /// nil for one that shows nothing, because there is no way back from where it leads.
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
    case .delta, .absolute, .keyframes, .transforms, .turn: return nil
    }
    draft.before = draft.before.behind(still)
    draft.after = draft.after.behind(still)
    return replace(term, by: draft, at: time)
  }

  /// Lets what was lifted above a stopped animation go on as before. What is newer than that stays on top of it.
  ///
  /// - Parameter names: by which number the list of what was lifted knows an animation, where that is another one.
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

  /// Lets an animation go on as another one on top of its track, and returns the number of that.
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
  /// A matrix behind another one; other values as they are.
  fileprivate func behind(_ matrix: AffineTransform) -> AnimatableValue {
    guard case .matrix(let own) = self else { return self }
    return .matrix(matrix.concatenating(own))
  }
}
