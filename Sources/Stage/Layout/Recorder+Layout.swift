import AnimLayout
import AnimMotion
import AnimPrimitives

// Constraints are solved with the model's values, when a program asks for layout and at the end of each turn. The
// solved frames are set like any other value: in a block of animations they are animated. A movie contains no
// constraints.

@MainActor extension Recorder {
  /// Lays out a view, everything in it, and its ancestors as far up as they wait for layout. Source: CALayer.layoutIfNeeded().
  func layOut(_ view: UIView) {
    guard layoutDepth < Self.layoutLimit else {
      endLayout("layoutIfNeeded()", "is called by layoutSubviews() again and again")
      return
    }
    layoutDepth += 1
    defer { layoutDepth -= 1 }
    for _ in 0..<Self.layoutLimit {
      view.root.updateWantedConstraints()
      solve(view.root)
      var top = view
      while let parent = top.superview, parent.layoutState.isStale { top = parent }
      guard top.layoutState.isStale || top.layoutState.hasStaleViews else { return }
      layOutTree(top)
    }
    endLayout("layoutSubviews()", "asks for layout again and again")
  }

  /// Ends a movie whose layout never ends.
  private func endLayout(_ call: String, _ message: String) {
    if conflicts.insert(message).inserted { fault(call, message) }
    hasEnded = true
  }

  /// The maximum depth of layouts within each other, and the maximum number of layouts in succession.
  private static let layoutLimit = 100

  private func solve(_ root: UIView) {
    let system: ConstraintSystem
    if let known = root.layoutState.system {
      system = known
    } else {
      guard Self.usesConstraints else { return }
      system = ConstraintSystem(of: root)
      root.layoutState.system = system
    }
    if system.isStale { system.solve(self) }
  }

  private func layOutTree(_ view: UIView) {
    if view.layoutState.isStale {
      view.layoutState.isStale = false
      view.layoutSubviews()
    }
    guard view.layoutState.hasStaleViews else { return }
    view.layoutState.hasStaleViews = false
    for subview in view.subviews { layOutTree(subview) }
  }

  /// Lays out everything on the stage at the end of a turn, and returns whether something waited for it.
  func layOutStage() -> Bool {
    guard let stageView, !hasEnded || isRunning else { return false }
    let state = stageView.layoutState
    let hasConstraints = Self.usesConstraints && state.system?.isStale != false
    guard state.isStale || state.hasStaleViews || state.hasWantingViews || hasConstraints else {
      return false
    }
    layOut(stageView)
    return true
  }

  /// Notes constraints that contradict each other, once.
  func noteConflict(_ message: String) {
    guard conflicts.insert(message).inserted else { return }
    fault("layoutIfNeeded()", "needs constraints that can hold: \(message)")
  }
}

extension UIView {
  /// Gives the subviews the frames that constraints determine.
  func applySolutions() {
    for subview in subviews { subview.applySolution() }
  }

  func applySolution() {
    let frame = modelFrame
    guard let solution = layoutState.solution, !solution.isNear(frame) else { return }
    let own = layoutState.ownFrame ?? frame
    recorder.laidOutTargets.insert(layer.target)
    recorder.appliesSolution = true
    layer.set(.frame, .rect(solution), "layoutIfNeeded()")
    recorder.appliesSolution = false
    layoutState.ownFrame = own
  }
}
