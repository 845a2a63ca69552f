extension Step {
  /// All changes that the step and what it holds make.
  package var changes: [PropertyChange] {
    let own: [PropertyChange] =
      switch action {
      case .animate(let step): step.changes
      case .set(let changes): changes
      case .sequence(let steps, _), .together(let steps, _, _): steps.flatMap(\.changes)
      case .keyframes(let step): step.keyframes.flatMap(\.allChanges)
      case .animator(let animator): animator.changes + animator.keyframes.flatMap(\.allChanges)
      case .drive(_, .add(let changes, _)): changes
      case .drive, .wait, .scrub, .pan, .tap: []
      }
    return own + then.flatMap(\.changes)
  }
}
