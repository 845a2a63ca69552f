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

  /// The picture at the last time, with the moving views at all times and their paths; older views are fainter.
  ///
  /// - Parameter times: seconds, ascending.
  package func trail(at times: [Double]) -> Pixmap {
    let ghosts = times.dropLast().enumerated().map { index, time in
      Ghost(time: time, opacity: Double(index + 1) / Double(times.count))
    }
    let last = times.last ?? 0
    let moving = movingViews(at: times)
    return pixmap(
      operations(at: last, ghosts: ghosts, moving)
        + paths(of: moving, from: times.first ?? last, to: last))
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
    pixmap(
      operations(at: time, ghosts: ghosts, movingViews(at: ghosts.map(\.time) + [time])))
  }

  private func pixmap(_ operations: [DrawOperation]) -> Pixmap {
    var canvas = Pixmap(unpaintedWidth: pixelWidth, height: pixelHeight)
    var painter = Painter()
    painter.paint(DisplayList(background: background, operations: operations), into: &canvas)
    return canvas
  }

  /// - Parameter moving: the views that the ghosts show.
  private func operations(
    at time: Double, ghosts: [Ghost], _ moving: [Int]
  ) -> [DrawOperation] {
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

// MARK: - Paths

// A path is a line through the places of a moving view's middle, with a head where it arrives.

extension Renderer {
  /// The number of times at which a path is sampled.
  private static let pathSamples = 96
  /// The length of the shortest path that is drawn, and of its head, in points.
  private static let (shortestPath, headLength) = (12.0, 8.0)
  /// A blue that shows on white and on black, around it a margin that shows on blue.
  private static let (pathColor, pathMargin) = (
    Color(red: 0, green: 0.48, blue: 1), Color(red: 1, green: 1, blue: 1, alpha: 0.8)
  )

  /// Draws the paths of views between two times, in seconds. Views whose middles stay have none.
  private func paths(of views: [Int], from start: Double, to end: Double) -> [DrawOperation] {
    var presentation = makePresentation()
    var places = views.map { _ in [Point]() }
    for sample in 0...Self.pathSamples {
      let share = Double(sample) / Double(Self.pathSamples)
      presentation.move(to: start + (end - start) * share, on: timeline)
      for (number, view) in views.enumerated() {
        let place = tree.middle(of: view, presentation.states)
        if place != places[number].last { places[number].append(place) }
      }
    }
    return places.flatMap { operations(along: $0) }
  }

  private func operations(along places: [Point]) -> [DrawOperation] {
    let lengths = zip(places, places.dropFirst()).map { ($1 - $0).length }
    guard let end = places.last, lengths.reduce(0, +) >= Self.shortestPath else { return [] }
    var line = Path()
    for (number, place) in places.enumerated() {
      if number == 0 { line.move(to: place) } else { line.addLine(to: place) }
    }
    // The head has the direction in which the view first comes near, because springs swing around their end. A view
    // that returns is near at first.
    let near = places.firstIndex { ($0 - end).length < Self.headLength } ?? 0
    let back =
      near > 0 ? places[near - 1] : places.last { ($0 - end).length >= Self.headLength } ?? end
    let distance = (end - back).length
    guard distance > 0 else { return [] }
    let along = (end - back) * (Self.headLength / distance)
    let across = Point(-along.y, along.x) * 0.5
    var head = Path()
    head.move(to: end)
    head.addLine(to: end - along + across)
    head.addLine(to: end - along - across)
    head.closeSubpath()
    let space = ProjectiveTransform(AffineTransform(scaleX: scene.scale, y: scene.scale))
    func stroke(_ path: Path, _ width: Double, _ color: Color) -> DrawOperation {
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      return .fill(.stroke(path, style), .color(color), space)
    }
    return [
      stroke(line, 3, Self.pathMargin), stroke(head, 2, Self.pathMargin),
      stroke(line, 1.5, Self.pathColor),
      .fill(.path(head, .winding), .color(Self.pathColor), space),
    ]
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
