import AnimMotion
package import AnimPrimitives
import AnimRaster
import AnimScenes

extension Renderer {
  /// An additional time at which a picture shows the moving views.
  package struct Ghost: Hashable, Sendable {
    /// Seconds.
    package var time: Double
    /// 0…1.
    package var opacity: Double

    package init(time: Double, opacity: Double) {
      self.time = time
      self.opacity = opacity
    }
  }

  /// The picture at the last time, with the moving views at all times; older ones are fainter.
  ///
  /// - Parameter times: seconds, ascending.
  package func trail(at times: [Double]) -> Pixmap {
    let ghosts = times.dropLast().enumerated().map { index, time in
      Ghost(time: time, opacity: Double(index + 1) / Double(times.count))
    }
    return pixmap(at: times.last ?? 0, ghosts: ghosts)
  }

  /// The picture at a time. Each view that moves between the given times is also drawn, with its subviews, at the times
  /// of the ghosts. So is each touch.
  ///
  /// The ghosts of a view are just below it. A change of colours, text or opacity alone does not count as movement.
  ///
  /// - Parameters:
  ///   - time: seconds.
  ///   - ghosts: bottom first.
  package func pixmap(at time: Double, ghosts: [Ghost]) -> Pixmap {
    var canvas = Pixmap(unpaintedWidth: pixelWidth, height: pixelHeight)
    var painter = Painter()
    painter.paint(
      DisplayList(background: background, operations: operations(at: time, ghosts: ghosts)),
      into: &canvas)
    return canvas
  }

  private func operations(at time: Double, ghosts: [Ghost]) -> [DrawOperation] {
    let moving = movingViews(at: ghosts.map(\.time) + [time])
    let canvas = ProjectiveTransform(AffineTransform(scaleX: scene.scale, y: scene.scale))
    var presentation = makePresentation()
    presentation.move(to: time, on: timeline)
    // The superviews of a moving view do not move, so the space is the same at all times.
    let spaces = moving.map { tree.space(around: $0, presentation.states, in: canvas) }
    var labels = LabelLayouts()
    var views: [Int: Exposures] = [:]
    var touches = Exposures()
    for ghost in ghosts + [Ghost(time: time, opacity: 0)] {
      presentation.move(to: ghost.time, on: timeline)
      func draw(_ body: (inout DisplayListBuilder) -> Void) -> [DrawOperation] {
        var builder = DisplayListBuilder(
          tree: tree, states: presentation.states, resources: resources, labels: labels)
        body(&builder)
        labels = builder.labels
        return builder.operations
      }
      for (view, space) in zip(moving, spaces) {
        views[view, default: Exposures()].append(
          draw { $0.draw([view], in: space) }, opacity: ghost.opacity)
      }
      let fingers = timeline.touches(at: ghost.time)
      touches.append(draw { $0.drawTouches(fingers, scale: scene.scale) }, opacity: ghost.opacity)
    }
    var builder = DisplayListBuilder(
      tree: tree, states: presentation.states, resources: resources, labels: labels)
    builder.operationsBelow = views.mapValues(\.operations)
    builder.draw(tree.roots, in: canvas)
    for operation in touches.operations { builder.append(operation) }
    builder.drawTouches(timeline.touches(at: time), scale: scene.scale)
    return builder.operations
  }

  /// The views that move between the given times, except subviews of others.
  private func movingViews(at times: [Double]) -> [Int] {
    var presentation = makePresentation()
    var moves = Array(repeating: false, count: tree.nodes.count)
    var before: [ViewState] = []
    for time in times {
      presentation.move(to: time, on: timeline)
      let states = presentation.states
      if !before.isEmpty {
        for index in presentation.changedViews where !states[index].hasPlace(of: before[index]) {
          moves[index] = true
        }
      }
      before = states
    }
    var isInside = moves
    // Superviews come before their subviews.
    for index in tree.nodes.indices {
      guard let parent = tree.nodes[index].parent else { continue }
      if isInside[parent] { (isInside[index], moves[index]) = (true, false) }
    }
    return moves.indices.filter { moves[$0] }
  }
}

extension ViewTree {
  /// The middle of a view on the canvas.
  func middle(of index: Int, _ states: [ViewState]) -> Point {
    let state = states[index]
    let middle = Point(state.bounds.width / 2, state.bounds.height / 2)
    return state.transformToSuperview
      .concatenating(space(around: index, states, in: .identity)).apply(to: middle) ?? .zero
  }

  /// The coordinate space of a view's superview.
  func space(
    around index: Int, _ states: [ViewState], in canvas: ProjectiveTransform
  ) -> ProjectiveTransform {
    var space = ProjectiveTransform.identity
    var next = nodes[index].parent
    while let index = next {
      space = space.concatenating(states[index].transformToSuperview)
      next = nodes[index].parent
    }
    return space.concatenating(canvas)
  }
}

extension ViewState {
  /// Whether two states are equal in everything that moves a view or its outline.
  fileprivate func hasPlace(of other: ViewState) -> Bool {
    // The size of a label that fits its content may change with its text.
    (fitsContent || bounds == other.bounds)
      && Channel.allCases.allSatisfy { channel in
        !channel.property.has(.place) || value(of: channel) == other.value(of: channel)
      }
  }
}

/// The operations of a view at several times, each as a group. Of consecutive equal groups only the last is kept,
/// because a view at rest would otherwise become more opaque.
private struct Exposures {
  private var groups: [(operations: [DrawOperation], opacity: Double)] = []

  mutating func append(_ operations: [DrawOperation], opacity: Double) {
    if groups.last?.operations == operations { groups.removeLast() }
    groups.append((operations, opacity))
  }

  /// All groups that are neither transparent nor empty.
  var operations: [DrawOperation] {
    groups.filter { $0.opacity > 0 && !$0.operations.isEmpty }.flatMap { group in
      [.pushLayer(Layer(opacity: group.opacity))] + group.operations + [.popLayer]
    }
  }
}
