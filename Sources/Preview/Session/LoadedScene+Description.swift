import Documents
import Export
import Inspect
import Motion
import Primitives
import Render
import Scenes

// The data of the page's panels, as JSON.

extension LoadedScene {
  private static let viewLimit = 5000
  private static let sampleLimit = 2000

  /// Everything that stays the same over time.
  func description(version: Int, file: String) -> String {
    let scene = renderer.scene
    let tree = renderer.tree
    let moved = movedProperties
    let views = tree.nodes.prefix(Self.viewLimit).enumerated().map { index, node in
      let names = moved[index, default: []].map(\.name.jsonQuoted).joined(separator: ", ")
      return """
        { "id": \(node.view.id.jsonQuoted), "type": "\(Self.type(of: node.view))", \
        "parent": \(node.parent.map(String.init) ?? "null"), \
        "line": \(scene.source.place(of: node.view.origin.offset).line), "moves": [\(names)] }
        """
    }
    let steps = Timeline.playedSteps(of: scene.script()).map { step in
      let targets = step.targets.map {
        "[\($0.id.jsonQuoted), \($0.start.json), \($0.end.json)]"
      }
      return """
        { "kind": "\(step.kind.rawValue)", "label": \(step.label.jsonQuoted), \
        "start": \(step.start.json), "end": \(step.end.json), \
        "curve": \(step.curve.map(\.familyName.jsonQuoted) ?? "null"), "outer": \(step.isOuter), \
        "line": \(scene.source.place(of: step.origin.offset).line), \
        "targets": [\(targets.joined(separator: ", "))] }
        """
    }
    return """
      { "version": \(version), "file": \(file.jsonQuoted), \
      "title": \(scene.title?.jsonQuoted ?? "null"), \
      "size": [\(scene.size.width), \(scene.size.height)], "scale": \(scene.scale), \
      "fps": \(scene.framesPerSecond), "duration": \(renderer.duration), \
      "hold": \((scene.hold ?? 1 / scene.framesPerSecond).json), "count": \(entries.count), \
      "hasEnd": \(entries.last?.time == renderer.duration), "same": [\(sameFrames)], \
      "parameters": [\(parameters.joined(separator: ", "))], \
      "views": [\(views.joined(separator: ", "))], "steps": [\(steps.joined(separator: ", "))], \
      "warnings": \(LoadFailure(renderer.warnings).json) }
      """
  }

  /// The runs of equal frames: first and last index.
  private var sameFrames: String {
    var runs: [String] = []
    var start = 0
    for index in 1..<(entries.count + 1) {
      let isSame =
        index < entries.count
        && renderer.isStill(from: entries[index - 1].time, through: entries[index].time)
      if isSame { continue }
      if index - start > 1 { runs.append("[\(start), \(index - 1)]") }
      start = index
    }
    return runs.joined(separator: ", ")
  }

  private static func type(of view: View) -> String {
    switch view.content {
    case .none: "view"
    case .label: "label"
    case .image: "image"
    case .shape: "shape"
    }
  }

  /// The numbers that move, by view.
  private var movedProperties: [Int: [WatchedProperty]] {
    var channels: [Int: Set<Channel>] = [:]
    for track in renderer.timeline.tracks {
      channels[track.target, default: []].insert(track.channel)
    }
    let placed = Set(["center.x", "center.y", "bounds.width", "bounds.height"])
    let isMoved = channels.keys.contains { $0 >= renderer.tree.nodes.count }
    var result: [Int: [WatchedProperty]] = [:]
    for (index, node) in renderer.tree.nodes.enumerated() {
      let own = WatchedProperty.plain.filter { property in
        property.channels.contains { channels[index]?.contains($0) == true }
          || node.isLaidOut && (isMoved || !channels.isEmpty) && placed.contains(property.name)
      }
      guard !own.isEmpty else { continue }
      let tracks = courses(of: index, own)
      let moving = own.filter { property in
        let course = tracks[property.name] ?? []
        return course.contains { $0 != course[0] }
      }
      if !moving.isEmpty { result[index] = moving }
    }
    return result
  }

  private var sampleTimes: [Double] {
    let step = (entries.count + Self.sampleLimit - 1) / Self.sampleLimit
    return entries.indices.filter { $0 % step == 0 || $0 == entries.count - 1 }
      .map { entries[$0].time }
  }

  private func courses(of view: Int, _ properties: [WatchedProperty]) -> [String: [Double]] {
    var presentation = renderer.makePresentation(of: [view])
    var result: [String: [Double]] = [:]
    for time in sampleTimes {
      presentation.move(to: time, on: renderer.timeline)
      for property in properties {
        result[property.name, default: []].append(property.value(presentation.states[view]))
      }
    }
    return result
  }

  /// The courses of a view's moving numbers, and its outlines: corners on the canvas for each sample.
  func tracks(ofView id: String) -> String? {
    guard let index = renderer.tree.nodes.firstIndex(where: { $0.view.id == id }) else {
      return nil
    }
    let properties = movedProperties[index] ?? []
    let courses = courses(of: index, properties)
    let rows = properties.map { property in
      let values = (courses[property.name] ?? []).map { $0.rounded(places: 3).json }
      return "\(property.name.jsonQuoted): [\(values.joined(separator: ","))]"
    }
    var presentation = renderer.makePresentation()
    let outlines = sampleTimes.map { time in
      presentation.move(to: time, on: renderer.timeline)
      return outline(of: index, presentation.states)
    }
    let times = sampleTimes.map(\.json).joined(separator: ",")
    return """
      { "times": [\(times)], "values": { \(rows.joined(separator: ", ")) }, \
      "outlines": [\(outlines.joined(separator: ","))] }
      """
  }

  private func outline(of index: Int, _ states: [ViewState]) -> String {
    let state = states[index]
    let space = space(of: index, states)
    let size = state.bounds
    let corners = [
      Point(x: 0, y: 0), Point(x: size.width, y: 0), Point(x: size.width, y: size.height),
      Point(x: 0, y: size.height),
    ].compactMap { space.apply(to: $0) }
    let numbers = corners.flatMap { [$0.x, $0.y] } + [state.cornerRadius, size.width, size.height]
    return "[\(numbers.map { $0.rounded(places: 2).json }.joined(separator: ","))]"
  }

  private func space(of index: Int, _ states: [ViewState]) -> ProjectiveTransform {
    var space = states[index].transformToSuperview
    var parent = renderer.tree.nodes[index].parent
    while let next = parent {
      space = space.concatenating(states[next].transformToSuperview)
      parent = renderer.tree.nodes[next].parent
    }
    return space
  }

  /// A view's properties at a frame, as `dump` prints them.
  func state(ofView id: String, frame: Int) -> String? {
    guard let index = renderer.tree.nodes.firstIndex(where: { $0.view.id == id }) else {
      return nil
    }
    var presentation = renderer.makePresentation()
    presentation.move(to: time(ofFrame: frame), on: renderer.timeline)
    let properties = presentation.states[index].described(for: renderer.tree.nodes[index].view)
    let rows = properties.map { "\($0.name.jsonQuoted): \($0.json)" }
    return "{ \"frame\": \(frame), \"values\": { \(rows.joined(separator: ", ")) } }"
  }

  /// The views that draw at a point of the canvas, the top one first.
  func views(at point: Point, frame: Int) -> String {
    var presentation = renderer.makePresentation()
    presentation.move(to: time(ofFrame: frame), on: renderer.timeline)
    var found: [String] = []
    hit(renderer.tree.roots, point, .identity, presentation.states, &found)
    return "[\(found.map(\.jsonQuoted).joined(separator: ", "))]"
  }

  private func hit(
    _ siblings: [Int], _ point: Point, _ superspace: ProjectiveTransform, _ states: [ViewState],
    _ found: inout [String]
  ) {
    let order = siblings.enumerated().sorted {
      (states[$0.element].zPosition, $0.offset) > (states[$1.element].zPosition, $1.offset)
    }
    for (_, index) in order {
      let state = states[index]
      let node = renderer.tree.nodes[index]
      guard !state.isHidden, state.alpha > 0, !renderer.tree.hidesBack(of: index, states) else {
        continue
      }
      let space = state.transformToSuperview.concatenating(superspace)
      guard let local = space.inverted?.apply(to: point) else { continue }
      let isInside = Self.contains(local, state)
      if isInside || !node.view.clipsToBounds { hit(node.children, point, space, states, &found) }
      let isDrawn: Bool
      switch node.view.content {
      case .none:
        isDrawn =
          (state.backgroundColor?.alpha ?? 0) > 0 || node.view.gradient != nil
          || state.borderWidth > 0 && state.borderColor != nil
      case .label, .image, .shape: isDrawn = true
      }
      if isInside, isDrawn { found.append(node.view.id) }
    }
  }

  /// Whether a point lies within a view's rounded bounds.
  private static func contains(_ point: Point, _ state: ViewState) -> Bool {
    let size = state.bounds
    guard point.x >= 0, point.y >= 0, point.x <= size.width, point.y <= size.height else {
      return false
    }
    let radius = max(0, min(state.cornerRadius, size.width / 2, size.height / 2))
    let x = max(radius - point.x, point.x - (size.width - radius), 0)
    let y = max(radius - point.y, point.y - (size.height - radius), 0)
    return x * x + y * y <= radius * radius || x == 0 || y == 0
  }

  /// The scene's parameters with the kinds of controls that fit their defaults.
  private var parameters: [String] {
    let root = JSONReader.read(renderer.scene.source.bytes).root
    return (root?["parameters"]?.members ?? []).map { member in
      let kind: String
      let value: String
      switch member.node.value {
      case .number(let number): (kind, value) = ("number", number.shortestText)
      case .bool(let flag): (kind, value) = ("switch", String(flag))
      case .string(let text):
        (kind, value) = (Color.parsing(text, appearance: .light) != nil ? "color" : "text", text)
      case .null, .array, .object:
        let range = member.node.range
        (kind, value) = (
          "list", String(decoding: renderer.scene.source.bytes[range], as: UTF8.self)
        )
      }
      return """
        { "name": \(member.key.jsonQuoted), "kind": "\(kind)", "value": \(value.jsonQuoted) }
        """
    }
  }
}
