import AnimDocuments
import AnimExport
import AnimMotion
import AnimPrimitives
package import AnimRendering
import AnimScenes

/// The presented values of a scene as text: each animatable property of each view, at given times.
///
/// Used as a golden of numbers instead of pixels.
package struct SceneDump {
  private let renderer: Renderer
  private let times: [Double]
  /// The properties of each view that are dumped.
  private let properties: [[Property]]

  /// - Parameters:
  ///   - times: seconds, in any order; nil for the times of the scene's frames.
  ///   - properties: `view.property` names, such as `card.center` or `card.transform.rotate`, or a view's id for all
  ///     its properties; empty means everything.
  /// - Throws: the first name that does not exist in the scene.
  package init(_ renderer: Renderer, times: [Double]?, properties: [String])
    throws(UnknownProperty)
  {
    self.renderer = renderer
    self.times = times ?? Self.frameTimes(renderer)
    self.properties = try Self.properties(named: properties, of: renderer.tree)
  }

  /// A name that does not exist in the scene, with all names that do.
  package struct UnknownProperty: Error, Hashable, Sendable {
    package let name: String
    package let known: [String]
  }

  private static func frameTimes(_ renderer: Renderer) -> [Double] {
    FrameSchedule(exact: PlaybackRange(all: renderer)).entries.map(\.time)
  }

  /// `{"fps": …, "frames": […], "completions": […], "animators": {…}}`, with a line for each view.
  package var json: String {
    var lines: [String?] = []
    // A single growing text, because it may reach hundreds of megabytes.
    var json = """
      {
        "fps": \(JSONText(shortest: renderer.scene.framesPerSecond)),
        "duration": \(JSONText(shortest: renderer.duration)),
        "frames": [

      """
    MotionProbe(renderer, times: times).forEachSample { index, presentation in
      update(&lines, presentation)
      if index > 0 { json += ",\n" }
      json += frame(at: times[index], lines.compactMap(\.self))
    }
    let completions = renderer.timeline.completions.map { completion -> JSONText in
      [
        "time": JSONText(completion.time), "id": JSONText(completion.id),
        "position": JSONText(completion.position.rawValue),
        "finished": JSONText(completion.finished),
      ]
    }
    json += """

        ],
        "completions": [
      \(completions.map { "    \($0)" }.joined(separator: ",\n"))
        ],
        "animators": \(animators(at: times.last ?? 0))
      }

      """
    return json
  }

  /// Updates the lines of views that have changed.
  ///
  /// - Parameters:
  ///   - lines: the line of each view at the previous time, nil for a view without matching properties; empty at first.
  ///   - presentation: already moved from the previous time to this one.
  private func update(_ lines: inout [String?], _ presentation: Presentation) {
    guard !lines.isEmpty else {
      lines = renderer.tree.nodes.indices.map { line(of: $0, presentation.states[$0]) }
      return
    }
    for view in Set(presentation.changedViews) {
      lines[view] = line(of: view, presentation.states[view])
    }
  }

  private func line(of index: Int, _ state: ViewState) -> String? {
    guard !properties[index].isEmpty else { return nil }
    let members = state.described(properties[index]).map { ($0.name, $0.json) }
    return "        \(renderer.tree.nodes[index].view.id.jsonQuoted): \(JSONText(members: members))"
  }

  private func frame(at time: Double, _ lines: [String]) -> String {
    """
        { "time": \(time), "views": {
    \(lines.joined(separator: ",\n"))
        }, "animators": \(animators(at: time)) }
    """
  }

  private func animators(at time: Double) -> JSONText {
    JSONText(
      members: renderer.timeline.animatorIDs.compactMap { id -> (String, JSONText)? in
        guard let state = renderer.timeline.animatorState(id, at: time) else { return nil }
        return (
          id,
          [
            "state": JSONText("\(state.state)"), "isRunning": JSONText(state.isRunning),
            "isReversed": JSONText(state.isReversed),
            "fractionComplete": JSONText(state.fractionComplete),
          ]
        )
      })
  }
}

// MARK: - Selection

extension SceneDump {
  private static func properties(
    named names: [String], of tree: ViewTree
  ) throws(UnknownProperty) -> [[Property]] {
    let all = tree.nodes.map(\.view.wholeProperties)
    guard !names.isEmpty else { return all }
    let wanted = Set(names)
    var found: Set<String> = []
    let selected = zip(tree.nodes, all).map { node, properties in
      let id = node.view.id
      let isWhole = wanted.contains(id)
      if isWhole { found.insert(id) }
      return properties.filter { property in
        let name = "\(id).\(property.name)"
        guard wanted.contains(name) else { return isWhole }
        found.insert(name)
        return true
      }
    }
    guard let unknown = names.first(where: { !found.contains($0) }) else { return selected }
    let known = zip(tree.nodes, all).flatMap { node, properties in
      [node.view.id] + properties.map { "\(node.view.id).\($0.name)" }
    }
    throw UnknownProperty(name: unknown, known: known.sorted())
  }
}
