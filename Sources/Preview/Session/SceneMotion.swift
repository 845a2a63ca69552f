import AnimDocuments
import AnimExport
import AnimInspect
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes
import Synchronization

/// The animated properties of a scene's views.
struct SceneMotion: Sendable {
  /// The animated numeric properties, by the index of the view.
  private(set) var numbers: [Int: [Property]] = [:]
  /// The names of other animated properties, such as colours, by the index of the view.
  private(set) var others: [Int: [String]] = [:]
  /// When constraints move a view, by its index, in order of time.
  private(set) var spans: [Int: [Span]] = [:]

  /// A time in which constraints change some numbers of a view.
  struct Span: Sendable {
    /// Seconds.
    var start: Double
    var end: Double
    var properties: Set<String>
  }

  init(_ renderer: Renderer, times: [Double]) {
    var channels: [Int: Set<Channel>] = [:]
    for track in renderer.timeline.tracks {
      channels[track.target, default: []].insert(track.channel)
    }
    let nodes = renderer.tree.nodes
    let placed = Set(["center.x", "center.y", "bounds.width", "bounds.height"])
    let movesConstraints = channels.keys.contains { $0 >= nodes.count }
    let lays = movesConstraints || !channels.isEmpty
    var candidates: [Int: [Property]] = [:]
    for (index, node) in nodes.enumerated() {
      let own = channels[index] ?? []
      guard !own.isEmpty || node.isLaidOut && lays else { continue }
      candidates[index] = Property.watched.filter { property in
        property.channels.contains { own.contains($0) }
          || node.isLaidOut && placed.contains(property.name)
      }
      let names = Property.allCases.filter { property in
        property.channels.count == 1 && property.kind != .number
          && own.contains(property.channels[0])
      }
      if !names.isEmpty { others[index] = names.map(\.name) }
    }
    // Moves all views together, and checks only views that have changed.
    var beginnings: [Int: [Double]] = [:]
    var moving: [Int: Set<String>] = [:]
    var last: [Int: [Double]] = [:]
    let geometry = candidates.compactMapValues { properties in
      properties.filter { placed.contains($0.name) }
    }.filter { nodes[$0.key].isLaidOut }
    MotionProbe(renderer, times: times).forEachSample { number, presentation in
      if number == 0 {
        beginnings = Dictionary(
          uniqueKeysWithValues: candidates.map { index, properties in
            (index, properties.map { presentation.states[index].number(of: $0) })
          })
        last = geometry.reduce(into: [:]) { last, view in
          last[view.key] = view.value.map { presentation.states[view.key].number(of: $0) }
        }
        return
      }
      for index in Set(presentation.changedViews) {
        guard let properties = geometry[index], let before = last[index] else { continue }
        let values = properties.map { presentation.states[index].number(of: $0) }
        let changed = zip(properties, zip(before, values)).filter { $1.0 != $1.1 }.map(\.0.name)
        last[index] = values
        if !changed.isEmpty { extend(index, from: times[number - 1], to: times[number], changed) }
      }
      for index in Set(presentation.changedViews) {
        guard let properties = candidates[index], let beginning = beginnings[index],
          moving[index]?.count != properties.count
        else { continue }
        for (property, first) in zip(properties, beginning)
        where presentation.states[index].number(of: property) != first {
          moving[index, default: []].insert(property.name)
        }
      }
    }
    for (index, names) in moving {
      numbers[index] = candidates[index]?.filter { names.contains($0.name) }
    }
  }
}

extension SceneMotion {
  /// Adds a sample in which a view moves to its latest span, if it follows without a rest.
  private mutating func extend(
    _ index: Int, from start: Double, to end: Double, _ names: [String]
  ) {
    guard var span = spans[index]?.last, start <= span.end + 1e-9 else {
      spans[index, default: []].append(Span(start: start, end: end, properties: Set(names)))
      return
    }
    span.end = end
    span.properties.formUnion(names)
    spans[index]?.removeLast()
    spans[index]?.append(span)
  }
}

// MARK: - The motion of one view, as JSON

extension LoadedScene {
  private static let sampleLimit = 2000
  /// The number of samples below which a curve would have corners.
  private static let smoothCount = 128

  /// The times of all frames of a short scene with times between them, or of some frames of a long one.
  var sampleTimes: [Double] {
    let step = (entries.count + Self.sampleLimit - 1) / Self.sampleLimit
    let shown = entries.indices.filter { $0 % step == 0 || $0 == entries.count - 1 }
      .map { entries[$0].time }
    let parts = Self.smoothCount / shown.count + 1
    return zip(shown, shown.dropFirst()).flatMap { start, end in
      (0..<parts).map { start + (end - start) * Double($0) / Double(parts) }
    } + shown.suffix(1)
  }

  /// Computed at the first call.
  var allMotion: SceneMotion {
    motion.withLock { motion in
      if let motion { return motion }
      let computed = SceneMotion(renderer, times: sampleTimes)
      motion = computed
      return computed
    }
  }

  /// The values of a view's animated numbers and its outline on the canvas, for each sample.
  func tracks(ofView id: String) -> JSONText? {
    guard let index = index(ofView: id) else { return nil }
    let properties = allMotion.numbers[index] ?? []
    var values: [[JSONText]] = Array(repeating: [], count: properties.count)
    var outlines: [JSONText] = []
    let times = sampleTimes
    MotionProbe(renderer, times: times).forEachSample(of: Set(lineage(of: index))) {
      _, presentation in
      for (place, property) in properties.enumerated() {
        values[place].append(
          JSONText(presentation.states[index].number(of: property).rounded(places: 3)))
      }
      outlines.append(outline(of: index, presentation.states))
    }
    return [
      "times": JSONText(times.map { JSONText($0) }, spacing: .none),
      "values": JSONText(
        members: zip(properties, values).map { ($0.name, JSONText($1, spacing: .none)) }),
      "outlines": JSONText(outlines, spacing: .none),
    ]
  }

  /// The indices of a view and its superviews.
  private func lineage(of index: Int) -> [Int] {
    var result = [index]
    while let parent = renderer.tree.nodes[result[result.count - 1]].parent {
      result.append(parent)
    }
    return result
  }

  /// The coordinates of a view's corners on the canvas, the corner radius and the size.
  private func outline(of index: Int, _ states: [ViewState]) -> JSONText {
    let space = lineage(of: index).reduce(ProjectiveTransform.identity) {
      $0.concatenating(states[$1].transformToSuperview)
    }
    let state = states[index]
    let size = state.bounds
    let corners = [
      Point(x: 0, y: 0), Point(x: size.width, y: 0), Point(x: size.width, y: size.height),
      Point(x: 0, y: size.height),
    ].compactMap { space.apply(to: $0) }
    let numbers = corners.flatMap { [$0.x, $0.y] } + [state.cornerRadius, size.width, size.height]
    return JSONText(numbers.map { JSONText($0.rounded(places: 2)) }, spacing: .none)
  }

  /// A view's outline and properties at a frame. The properties are those that `dump` prints.
  func state(ofView id: String, frame: Int) -> JSONText? {
    guard let index = index(ofView: id) else { return nil }
    let states = states(atFrame: frame)
    let values = states[index].described(for: renderer.tree.nodes[index].view)
    return [
      "frame": JSONText(frame), "outline": outline(of: index, states),
      "values": JSONText(members: values.map { ($0.name, $0.json) }),
    ]
  }

  /// The views that draw at a point of the canvas, from top to bottom, with their outlines.
  ///
  /// - Parameter reach: the maximum distance from a line, in points, that counts as a hit.
  func views(at point: Point, frame: Int, reach: Double) -> JSONText {
    let states = states(atFrame: frame)
    var test = HitTest(renderer.tree, states, reach: reach)
    test.visit(renderer.tree.roots, at: point, in: .identity)
    return JSONText(
      test.found.map { index -> JSONText in
        [
          "id": JSONText(renderer.tree.nodes[index].view.id), "outline": outline(of: index, states),
        ]
      })
  }
}
