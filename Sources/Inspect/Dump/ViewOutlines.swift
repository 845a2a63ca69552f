import AnimMotion
import AnimPrimitives
import AnimRaster
import AnimRendering
import AnimScenes

/// The outlines of some views, updated from time to time. Unmoved outlines are kept.
struct ViewOutlines {
  /// The requested views and all their superviews, in the tree's order: parents before their subviews.
  let views: [Int]
  private(set) var outlines: [ViewOutline]
  /// Whether the last update may have changed each outline.
  private(set) var isChanged: [Bool]

  /// The index of each view's superview.
  private let parents: [Int?]
  private let tree: ViewTree
  private var spaces: [ProjectiveTransform]

  /// - Parameter asked: the requested views' indices in the tree, in any order.
  init(_ tree: ViewTree, of asked: some Sequence<Int>) {
    var known: Set<Int> = []
    for view in asked {
      var next: Int? = view
      while let index = next, known.insert(index).inserted { next = tree.nodes[index].parent }
    }
    let views = known.sorted()
    let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1, $0) })
    self.views = views
    self.tree = tree
    parents = views.map { tree.nodes[$0].parent.flatMap { places[$0] } }
    outlines = views.map { ViewOutline(id: tree.nodes[$0].view.id, corners: [], opacity: 0) }
    isChanged = Array(repeating: false, count: views.count)
    spaces = Array(repeating: .identity, count: views.count)
  }

  /// - Parameters:
  ///   - states: the states of all views in the tree.
  ///   - changed: the views whose states have changed since the last update; nil for all.
  mutating func update(_ states: [ViewState], changed: Set<Int>?) {
    for (place, view) in views.enumerated() {
      let parent = parents[place]
      isChanged[place] =
        changed?.contains(view) != false || parent.map { isChanged[$0] } == true
      guard isChanged[place] else { continue }
      let state = states[view]
      let space = state.transformToSuperview.concatenating(
        parent.map { spaces[$0] } ?? .identity)
      spaces[place] = space
      var corners: [Point] = []
      space.forEachVisiblePoint(of: Rect(origin: .zero, size: state.bounds).corners) {
        corners.append($0)
      }
      outlines[place].corners = corners
      let opacity = parent.map { outlines[$0].opacity } ?? 1
      let isSeen = state.isShown && !tree.hidesBack(of: view, states)
      outlines[place].opacity = isSeen ? opacity * min(max(state.alpha, 0), 1) : 0
    }
  }
}
