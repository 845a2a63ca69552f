package import AnimLayout
package import AnimMotion
import AnimPrimitives
package import AnimScenes

/// A scene's views in the order of a script's targets: parents before their subviews.
package struct ViewTree: Sendable {
  /// A view without its subviews, and its subviews' indices.
  package struct Node: Sendable {
    package var view: View
    package var parent: Int?
    package var children: [Int]
    /// The mask. It is not one of the children.
    package var mask: Int?
    /// The index of its island (views connected by constraints); nil if no constraint places it.
    package var island: Int?

    /// Whether a stack places the view.
    var isArranged: Bool
    /// Whether the view is a stack that neither a stack nor a constraint of the scene places.
    var isFreeStack = false
    /// Whether constraints determine the view's frame.
    package var isLaidOut: Bool { island != nil }
    /// Whether its corners are round at any time, including during animations.
    var isEverRounded: Bool
    /// Whether the view has a mask, a blend mode, or another key of that kind.
    var isComposited: Bool
  }

  package private(set) var nodes: [Node] = []
  package private(set) var roots: [Int] = []
  private(set) var initialStates: [ViewState] = []
  private(set) var stacks = SceneStacks([], [], changes: [])

  /// - Parameters:
  ///   - constraints: the constraints of the views.
  ///   - changes: all changes of the views by steps.
  package init(
    _ views: [View], constraints: [LayoutConstraint] = [], changes: [PropertyChange] = []
  ) {
    let rounded = Set(changes.filter(\.roundsCorners).map(\.target))
    roots = views.map { append($0, parent: nil, rounded: rounded) }
    if nodes.contains(where: { $0.view.stack != nil }) { findStacks(constraints, changes) }
    guard !constraints.isEmpty || !stacks.isEmpty else { return }
    let arrangement = stacks.arrangement(in: stacks.whole)
    let islands = LayoutEngine.islands(
      layoutNodes + arrangement.spacers, by: constraints + arrangement.constraints)
    for (number, views) in islands.enumerated() {
      for index in views where nodes.indices.contains(index) { nodes[index].island = number }
    }
  }

  private mutating func findStacks(
    _ constraints: [LayoutConstraint], _ changes: [PropertyChange]
  ) {
    let items = Set(constraints.flatMap { [$0.firstItem, $0.second?.item] })
    for index in nodes.indices where nodes[index].view.stack != nil {
      nodes[index].isFreeStack =
        !nodes[index].isArranged && !items.contains(.view(nodes[index].view.id))
    }
    stacks = SceneStacks(nodes, initialStates, changes: changes)
  }

  /// - Parameter isMask: whether the view is its parent's mask, which a stack does not arrange.
  private mutating func append(
    _ view: View, parent: Int?, rounded: Set<String>, isMask: Bool = false
  ) -> Int {
    let index = nodes.count
    var bare = view
    bare.subviews = []
    if bare.mask != nil { bare.mask = nil }
    var state = ViewState()
    let isArranged = !isMask && (parent.map { nodes[$0].view.stack != nil } ?? false)
    for (channel, value) in view.initialValues {
      state.set(channel, to: value)
    }
    if isArranged { state.hiding = state.isHidden ? 1 : 0 }
    nodes.append(
      Node(
        view: bare, parent: parent, children: [], isArranged: isArranged,
        isEverRounded: state.cornerRadius > 0 || rounded.contains(view.id),
        isComposited: !view.compositing.isEmpty || view.hasClipPath || view.hasFilter
          || view.hasBackdrop))
    initialStates.append(state)
    nodes[index].mask = view.mask.map {
      append($0, parent: index, rounded: rounded, isMask: true)
    }
    nodes[index].children = view.subviews.map { append($0, parent: index, rounded: rounded) }
    return index
  }
}

extension PropertyChange {
  /// Whether the change makes corners round, if only during an animation.
  fileprivate var roundsCorners: Bool {
    property == .cornerRadius && goal.values.contains { $0 != .number(0) }
  }
}

/// The drawing order of siblings.
package enum ViewOrder {
  /// Bottom first. Stable: views of equal `zPosition` keep the scene's order.
  package static func sorted(_ views: [Int], _ states: [ViewState]) -> [Int] {
    guard views.contains(where: { states[$0].zPosition != states[views[0]].zPosition }) else {
      return views
    }
    return places(zPositions: views.map { states[$0].zPosition }).map { views[$0] }
  }

  /// The places of siblings in the scene's order, bottom first.
  package static func places(zPositions: [Double]) -> [Int] {
    zPositions.indices.sorted { (zPositions[$0], $0) < (zPositions[$1], $1) }
  }
}
