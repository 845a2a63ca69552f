import Layout
import Motion
import Primitives
public import Render
import Scenes

extension SceneFacts {
  /// The facts of a scene's compiled timeline, constraints included.
  public init(_ renderer: Renderer) {
    let scene = renderer.scene
    canvas = Self.canvas(of: scene, duration: renderer.duration)
    let recorder = FactRecorder(renderer)
    views = renderer.tree.nodes.indices.map(recorder.view)
    constraints = recorder.constraints
  }

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

extension SceneFacts.Property {
  init(_ name: String, words: String) {
    self.init(name: name, course: .still(.words(words)))
  }

  init(_ name: String, _ number: Double) {
    self.init(name: name, course: .still(SceneFacts.number(number)))
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

/// Goes through a scene's views and constraints.
private struct FactRecorder {
  private let renderer: Renderer
  private let finder: CourseFinder
  private let curves: CurveNames
  /// Of each target, its tracks.
  private let tracks: [[Int]]
  private let geometry: LaidOutGeometry

  init(_ renderer: Renderer) {
    self.renderer = renderer
    finder = CourseFinder(renderer.timeline)
    curves = CurveNames(renderer.scene)
    var tracks = [[Int]](
      repeating: [], count: renderer.tree.nodes.count + renderer.scene.constraints.count)
    for (index, track) in renderer.timeline.tracks.enumerated() where track.target < tracks.count {
      tracks[track.target].append(index)
    }
    self.tracks = tracks
    geometry = LaidOutGeometry(renderer, finder)
  }

  func view(_ index: Int) -> SceneFacts.View {
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
      } else if let value = node.view.initialValues[channel], value != View.plainValue(of: channel)
      {
        properties.append(
          SceneFacts.Property(
            name: channel.sceneName, course: .still(.init(channel.sceneValue(value)))))
      }
    }
    return SceneFacts.View(
      id: node.view.id, parent: node.parent.map { renderer.tree.nodes[$0].view.id },
      properties: properties)
  }

  private func placed(_ channel: Channel, of view: Int) -> SceneFacts.Property {
    SceneFacts.Property(
      name: channel.sceneName,
      course: geometry.finder.course(curve: "") { geometry.value(of: channel, view: view, at: $0) })
  }

  private func course(ofTrack track: Int, _ channel: Channel, id: String) -> SceneFacts.Property {
    let name = channel.sceneName
    let curve = curves.name(of: MotionKey(view: id, property: name))
    let timeline = renderer.timeline
    let course =
      channel.kind == .number
      ? finder.course(curve: curve) {
        channel.sceneNumber(timeline.number(ofTrackAt: track, at: $0))
      }
      : finder.course(curve: curve) { timeline.value(ofTrackAt: track, at: $0) }
    return SceneFacts.Property(name: name, course: course)
  }

  var constraints: [SceneFacts.Constraint] {
    // Those with ids are targets after the views, in their order.
    var target = renderer.tree.nodes.count
    return renderer.scene.constraints.map { declaration in
      var properties: [SceneFacts.Property] = []
      if let id = declaration.id {
        properties = tracks[target].compactMap { track in
          let channel = renderer.timeline.tracks[track].channel
          // What a constraint has become; how far the layout has followed is seen in the views.
          return channel == .activation ? nil : course(ofTrack: track, channel, id: id)
        }
        target += 1
      }
      let name = Channel.isActive.sceneName
      if !declaration.isActive, !properties.contains(where: { $0.name == name }) {
        properties.append(
          SceneFacts.Property(name: name, course: .still(.init(.flag(false)))))
      }
      return SceneFacts.Constraint(
        id: declaration.id, equation: declaration.constraint.description, properties: properties)
    }
  }
}

extension Channel {
  private static let sceneNames = Dictionary(
    Property.allCases.compactMap { property in
      property.channels.count == 1 ? (property.channels[0], property.rawValue) : nil
    }, uniquingKeysWith: { first, _ in first })

  /// What scenes call it: `center.y`, `transform.rotate`.
  var sceneName: String {
    switch self {
    case .matrix: "transform"
    case .isActive: "active"
    default: Self.sceneNames[self] ?? rawValue
    }
  }

  /// A number of it as scenes tell it: of `perspective` the distance.
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
