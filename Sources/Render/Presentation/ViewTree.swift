package import Layout
import Motion
import Primitives
package import Scenes

/// A scene's views in the order in which a script targets them: parents before their subviews.
package struct ViewTree: Sendable {
  /// A view without its subviews, and where those stand.
  package struct Node: Sendable {
    package var view: View
    package var parent: Int?
    package var children: [Int]
    /// Whether constraints say where it is and how large.
    package var isLaidOut: Bool
  }

  package private(set) var nodes: [Node] = []
  package private(set) var roots: [Int] = []
  private(set) var initialStates: [ViewState] = []

  /// - Parameter constraints: those that lay out some of the views.
  package init(_ views: [View], constraints: [LayoutConstraint] = []) {
    roots = views.map { append($0, parent: nil) }
    guard !constraints.isEmpty else { return }
    for index in LayoutEngine.laidOut(layoutNodes, by: constraints) {
      nodes[index].isLaidOut = true
    }
  }

  private mutating func append(_ view: View, parent: Int?) -> Int {
    let index = nodes.count
    var bare = view
    bare.subviews = []
    nodes.append(Node(view: bare, parent: parent, children: [], isLaidOut: false))
    var state = ViewState()
    for (channel, value) in view.initialValues {
      state.set(channel, to: value)
    }
    initialStates.append(state)
    nodes[index].children = view.subviews.map { append($0, parent: index) }
    return index
  }
}
