import AnimMotion
import AnimPrimitives
import AnimScenes

/// A period in which a layer is one node of the picture's tree. It ends when the superlayer, the place among siblings or
/// a fixed trait of the node changes.
struct Appearance {
  var target: Int
  /// The node without its values, with the name of the layer.
  var node: View
  var parent: Int?
  /// Bottom first.
  var children: [Int] = []
  /// Seconds; −∞ from the first picture on.
  var start: Double
  /// Seconds; infinite until the last picture.
  var end = Double.infinity
  /// Whether it ended in the instant in which it began, so that no picture shows it.
  var isVoid = false
  /// Whether it was there when a transaction was committed.
  var isCommitted = false
}

extension Recorder {
  /// Whether no picture shows a layer before the present instant.
  func isUnseen(_ layer: CALayer) -> Bool {
    guard !shownTargets.contains(layer.target) else { return false }
    return layer.appearance.map(isFresh) ?? true
  }

  /// Whether an appearance began in the present instant.
  private func isFresh(_ index: Int) -> Bool {
    let start = appearances[index].start
    return start == -.infinity ? time <= 0 : start >= time - Self.tolerance
  }

  // MARK: - Entering and leaving

  /// Shows a layer and everything in it, if its superlayer is shown.
  ///
  /// - Parameter above: the appearance of the next sibling above it; nil for the top.
  func enter(_ layer: CALayer, below above: Int? = nil) {
    guard layer.appearance == nil else { return }
    guard let parent = layer.superlayer?.appearance else { return }
    show(layer, in: parent, below: above)
  }

  /// Shows the root.
  func enterRoot(_ layer: CALayer) {
    show(layer, in: nil, below: nil)
  }

  private func show(_ layer: CALayer, in parent: Int?, below above: Int?) {
    let index = appearances.count
    appearances.append(
      Appearance(
        target: layer.target, node: layer.makeNode(named: name(of: layer)), parent: parent,
        start: time <= 0 ? -.infinity : time))
    if let parent {
      let siblings = appearances[parent].children
      let place = above.flatMap(siblings.firstIndex(of:)) ?? siblings.count
      appearances[parent].children.insert(index, at: place)
    }
    layer.appearance = index
    for sublayer in layer.sublayerList { show(sublayer, in: index, below: nil) }
  }

  /// Hides a layer and everything in it.
  ///
  /// - Parameter ending: whether its animations end. Source: a layer without a render tree has none.
  func leave(_ layer: CALayer, ending: Bool) {
    guard let index = layer.appearance else { return }
    for sublayer in layer.sublayerList { leave(sublayer, ending: ending) }
    if isFresh(index) {
      appearances[index].isVoid = true
    } else {
      appearances[index].end = time
      shownTargets.insert(layer.target)
    }
    layer.appearance = nil
    if ending {
      layer.dropAddedAnimations()
      live.removeAnimations(ofTarget: layer.target)
    }
  }

  /// Shows a layer as another node, after a change of a fixed trait.
  func renew(_ layer: CALayer) {
    guard let index = layer.appearance else { return }
    if isFresh(index) {
      appearances[index].node = layer.makeNode(named: appearances[index].node.id)
      return
    }
    let siblings = layer.superlayer?.sublayerList ?? []
    let place = siblings.firstIndex { $0 === layer } ?? siblings.count
    let above = siblings.dropFirst(place + 1).first?.appearance
    let parent = appearances[index].parent
    leave(layer, ending: false)
    show(layer, in: parent, below: above)
    layer.appearance.map { appearances[$0].isCommitted = appearances[index].isCommitted }
  }

  private func name(of layer: CALayer) -> String {
    let name = layer.nodeName
    let count = nameCounts[name, default: 0] + 1
    nameCounts[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }

  // MARK: - The picture's tree

  /// The tree, and the periods of its nodes in the order of `Scene.flattenedViews`.
  func tree() -> (views: [View], periods: [LiveTimeline.Appearance], changes: [PropertyChange]) {
    var periods: [LiveTimeline.Appearance] = []
    var nodes: [Int: [String]] = [:]
    func build(_ index: Int) -> View {
      let appearance = appearances[index]
      periods.append(
        LiveTimeline.Appearance(
          target: appearance.target, start: appearance.start, end: appearance.end))
      var view = appearance.node
      nodes[appearance.target, default: []].append(view.id)
      for (channel, value) in live.initialValues(ofTarget: appearance.target) {
        view[channel] = value
      }
      view.subviews = appearance.children.filter { !appearances[$0].isVoid }.map(build)
      return view
    }
    let views = appearances.indices.filter {
      appearances[$0].parent == nil && !appearances[$0].isVoid
    }.map(build)
    let changes = uses.sorted { $0.value < $1.value }.flatMap { use, _ in
      (nodes[use.target] ?? []).map { PropertyChange($0, use.property, to: use.value) }
    }
    return (views, periods, changes)
  }
}
