import AnimLayout
import AnimMotion
import AnimPrimitives
package import AnimRendering
import AnimScenes

extension MotionSummary {
  /// Summarizes a scene's compiled timeline and its constraints.
  package init(_ renderer: Renderer) {
    let scene = renderer.scene
    canvas = Self.canvas(of: scene, duration: renderer.duration)
    let recorder = SummaryRecorder(renderer)
    views = renderer.tree.nodes.indices.map(recorder.view)
    constraints = recorder.constraints
    steps = Timeline.playedSteps(of: scene.script()).lazy.filter {
      ($0.kind == .move || $0.kind == .touch) && $0.end > $0.start && !$0.targets.isEmpty
    }.prefix(Self.stepLimit).map { step in
      Step(
        label: step.label, start: Self.rounded(step.start), end: Self.rounded(step.end),
        targets: step.targets.map(\.id))
    }
  }

  /// The maximum number of steps. Plots show a few.
  private static let stepLimit = 200

  private static func canvas(of scene: Scene, duration: Double) -> [Property] {
    var properties = [
      Property(
        "size", words: "\(scene.size.width.shortestText) × \(scene.size.height.shortestText)"),
      Property("scale", scene.scale),
      Property("fps", scene.framesPerSecond),
      Property("background", words: scene.background.words),
      Property("duration", duration),
      Property("loop", words: scene.loop.words),
    ]
    if let hold = scene.hold { properties.append(Property("hold", hold)) }
    return properties
  }
}

extension MotionSummary.Property {
  init(_ name: String, words: String) {
    self.init(name: name, course: .still(.words(words)))
  }

  init(_ name: String, _ number: Double) {
    self.init(name: name, course: .still(MotionSummary.number(number)))
  }
}

extension Scene.Loop {
  fileprivate var words: String {
    switch self {
    case .forever: "for ever"
    case .count(1): "once"
    case .count(let count): "\(count) times"
    }
  }
}

/// Summarizes a scene's views and constraints.
private struct SummaryRecorder {
  private let renderer: Renderer
  private let probe: MotionProbe
  private let curves: CurveNames
  /// The tracks of each target.
  private let tracks: [[Int]]
  private let geometry: LaidOutGeometry

  init(_ renderer: Renderer) {
    self.renderer = renderer
    probe = MotionProbe(forSummaryOf: renderer)
    curves = CurveNames(renderer.scene)
    var tracks = [[Int]](
      repeating: [], count: renderer.tree.nodes.count + renderer.scene.constraints.count)
    for (index, track) in renderer.timeline.tracks.enumerated() where track.target < tracks.count {
      tracks[track.target].append(index)
    }
    self.tracks = tracks
    geometry = LaidOutGeometry(probe)
  }

  func view(_ index: Int) -> MotionSummary.View {
    let node = renderer.tree.nodes[index]
    let moving = Dictionary(
      tracks[index].map { (renderer.timeline.tracks[$0].channel, $0) },
      uniquingKeysWith: { first, _ in first })
    var properties = node.view.traits
    for channel in Channel.allCases {
      let isPlaced = node.isLaidOut && LaidOutGeometry.channels.contains(channel)
      if isPlaced {
        properties.append(placed(channel, of: index))
      } else if let track = moving[channel] {
        properties.append(course(ofTrack: track, channel, id: node.view.id))
      } else if let value = node.view.initialValues[channel],
        channel.property.has(.essential) || value != channel.plainValue
      {
        properties.append(
          MotionSummary.Property(
            name: channel.name, course: .still(.init(channel.sceneValue(value))),
            cause: !node.view.hasSize && channel.isSize ? .content : nil))
      }
    }
    return MotionSummary.View(
      id: node.view.id, parent: node.parent.map { renderer.tree.nodes[$0].view.id },
      properties: properties)
  }

  private func placed(_ channel: Channel, of view: Int) -> MotionSummary.Property {
    MotionSummary.Property(
      name: channel.name,
      course: geometry.probe.course(curve: "") {
        geometry.value(of: channel, view: view, at: $0)
      },
      cause: .constraints)
  }

  private func course(ofTrack track: Int, _ channel: Channel, id: String) -> MotionSummary.Property
  {
    let name = channel.name
    let curve = curves.name(of: MotionKey(view: id, property: name))
    let timeline = renderer.timeline
    let course =
      channel.kind == .number
      ? probe.course(curve: curve) {
        channel.sceneNumber(timeline.number(ofTrackAt: track, at: $0))
      }
      : probe.course(curve: curve) { timeline.value(ofTrackAt: track, at: $0) }
    let step = curves.step(of: MotionKey(view: id, property: name))
    return MotionSummary.Property(name: name, course: course, cause: step.map { .step($0) })
  }

  var constraints: [MotionSummary.Constraint] {
    // Constraints with ids are targets after the views, in order.
    var target = renderer.tree.nodes.count
    return renderer.scene.constraints.map { declaration in
      var properties: [MotionSummary.Property] = []
      if let id = declaration.id {
        properties = tracks[target].compactMap { track in
          let channel = renderer.timeline.tracks[track].channel
          // Activation is the weight of a layout, whose effect is visible in the views.
          return channel == .activation ? nil : course(ofTrack: track, channel, id: id)
        }
        target += 1
      }
      let name = Channel.isActive.name
      if !declaration.isActive, !properties.contains(where: { $0.name == name }) {
        properties.append(
          MotionSummary.Property(name: name, course: .still(.init(.flag(false)))))
      }
      return MotionSummary.Constraint(
        id: declaration.id, equation: declaration.constraint.description, properties: properties)
    }
  }
}

extension Channel {
  fileprivate var isSize: Bool { self == .boundsWidth || self == .boundsHeight }

  /// A number in the unit of scenes: `perspective` is a distance there.
  fileprivate func sceneNumber(_ number: Double) -> Double {
    guard self == .perspective else { return number }
    var transform = TransformComponents()
    transform.depth = number
    return transform.perspective
  }

  fileprivate func sceneValue(_ value: AnimatableValue) -> AnimatableValue {
    guard case .number(let number) = value else { return value }
    return .number(sceneNumber(number))
  }
}
