package import Layout
package import Motion
import Primitives
package import Scenes

/// A scene's views in the order of a script's targets: parents before their subviews.
package struct ViewTree: Sendable {
  /// A view without its subviews, and the indices of those.
  package struct Node: Sendable {
    package var view: View
    package var parent: Int?
    package var children: [Int]
    /// The number of its group of views that constraints join; nil if no constraint places it.
    package var island: Int?

    /// Whether constraints decide its place and size.
    package var isLaidOut: Bool { island != nil }
    /// Whether its corners are round at any time, even if only during an animation.
    var isEverRounded: Bool
  }

  package private(set) var nodes: [Node] = []
  package private(set) var roots: [Int] = []
  private(set) var initialStates: [ViewState] = []

  /// - Parameters:
  ///   - constraints: the constraints of the views.
  ///   - changes: all changes of the views by steps.
  package init(
    _ views: [View], constraints: [LayoutConstraint] = [], changes: [PropertyChange] = []
  ) {
    let rounded = Set(changes.filter(\.roundsCorners).map(\.target))
    roots = views.map { append($0, parent: nil, rounded: rounded) }
    guard !constraints.isEmpty else { return }
    for (number, views) in LayoutEngine.islands(layoutNodes, by: constraints).enumerated() {
      for index in views { nodes[index].island = number }
    }
  }

  private mutating func append(_ view: View, parent: Int?, rounded: Set<String>) -> Int {
    let index = nodes.count
    var bare = view
    bare.subviews = []
    var state = ViewState()
    for (channel, value) in view.initialValues {
      state.set(channel, to: value)
    }
    nodes.append(
      Node(
        view: bare, parent: parent, children: [],
        isEverRounded: state.cornerRadius > 0 || rounded.contains(view.id)))
    initialStates.append(state)
    nodes[index].children = view.subviews.map { append($0, parent: index, rounded: rounded) }
    return index
  }
}

extension PropertyChange {
  /// Whether it makes corners round: any radius except 0 does, also during the animation.
  fileprivate var roundsCorners: Bool {
    property == .cornerRadius && goal.values.contains { $0 != .number(0) }
  }
}
