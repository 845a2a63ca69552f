import Motion
import Primitives
import Scenes

/// What is seen of a scene, as text: each animatable property of each view, at given times.
///
/// A golden that says in numbers what a picture says in pixels.
public struct SceneDump {
  private let renderer: Renderer
  private let times: [Double]
  private let filter: PropertyFilter

  /// - Parameters:
  ///   - times: seconds, in any order; nil for those of the scene's frames.
  ///   - properties: `view.property` names, such as `card.center` or `card.transform.rotate`, or a
  ///     view's id for all of its properties; empty for everything.
  /// - Throws: the names that the scene does not have.
  public init(_ renderer: Renderer, times: [Double]?, properties: [String])
    throws(UnknownProperty)
  {
    self.renderer = renderer
    self.times = times ?? Self.frameTimes(renderer)
    filter = try PropertyFilter(properties, tree: renderer.tree)
  }

  /// A name that no view of a scene has, and one that was perhaps meant.
  public struct UnknownProperty: Error, Hashable, Sendable {
    public let name: String
    public let known: [String]
  }

  private static func frameTimes(_ renderer: Renderer) -> [Double] {
    FrameSchedule(exact: PlaybackRange(all: renderer)).entries.map(\.time)
  }

  /// `{"fps": …, "frames": […], "completions": […], "animators": {…}}`; a line for each view.
  public var json: String {
    var presentation = renderer.makePresentation()
    let frames = times.map { frame(at: $0, &presentation) }
    let last = times.last ?? 0
    let completions = renderer.timeline.completions.map { completion in
      """
          { "time": \(completion.time), "id": \(completion.id.jsonQuoted), \
      "position": "\(completion.position.rawValue)", "finished": \(completion.finished) }
      """
    }
    return """
      {
        "fps": \(jsonText(renderer.scene.framesPerSecond)),
        "duration": \(jsonText(renderer.duration)),
        "frames": [
      \(frames.joined(separator: ",\n"))
        ],
        "completions": [
      \(completions.joined(separator: ",\n"))
        ],
        "animators": { \(animators(at: last)) }
      }

      """
  }

  private func frame(at time: Double, _ presentation: inout Presentation) -> String {
    presentation.move(to: time, on: renderer.timeline)
    let views = zip(renderer.tree.nodes, presentation.states).compactMap { node, state in
      let properties = state.described(for: node.view).filter {
        filter.admits(view: node.view.id, property: $0.name)
      }
      guard !properties.isEmpty else { return nil as String? }
      let fields = properties.map { "\"\($0.name)\": \($0.json)" }.joined(separator: ", ")
      return "        \(node.view.id.jsonQuoted): { \(fields) }"
    }
    return """
          { "time": \(time), "views": {
      \(views.joined(separator: ",\n"))
          }, "animators": { \(animators(at: time)) } }
      """
  }

  private func animators(at time: Double) -> String {
    renderer.timeline.animatorIDs.compactMap { id in
      guard let state = renderer.timeline.animatorState(id, at: time) else { return nil as String? }
      return """
        \(id.jsonQuoted): { "state": "\(state.state)", "isRunning": \(state.isRunning), \
        "isReversed": \(state.isReversed), "fractionComplete": \(state.fractionComplete) }
        """
    }.joined(separator: ", ")
  }
}

/// Which properties of which views are told.
private struct PropertyFilter {
  private var wanted: [String] = []

  init(_ names: [String], tree: ViewTree) throws(SceneDump.UnknownProperty) {
    guard !names.isEmpty else { return }
    var known: Set<String> = []
    for node in tree.nodes {
      known.insert(node.view.id)
      for property in ViewState().described(for: node.view) {
        known.insert("\(node.view.id).\(property.name)")
      }
    }
    for name in names where !known.contains(name) {
      throw SceneDump.UnknownProperty(name: name, known: known.sorted())
    }
    wanted = names
  }

  func admits(view: String, property: String) -> Bool {
    wanted.isEmpty || wanted.contains(view) || wanted.contains("\(view).\(property)")
  }
}
