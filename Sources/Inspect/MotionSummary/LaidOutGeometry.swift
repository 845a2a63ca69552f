import AnimMotion
import AnimPrimitives
import AnimRendering

/// The geometry of views placed by constraints. A class, because it caches all solved layouts: the properties of all
/// views request the same samples, and views that move together request the same times between samples.
final class LaidOutGeometry {
  static let channels: Set<Channel> = [.centerX, .centerY, .boundsWidth, .boundsHeight]
  /// The maximum number of samples, because a layout costs more than the value of a track.
  private static let sampleLimit = 400
  /// The maximum number of cached frames for times between samples: 64 MB.
  private static let frameLimit = 2_000_000

  let sampler: MovementSampler
  private let renderer: Renderer
  /// For each view, its center and size at each sample.
  private let samples: [Double: [Rect]]
  /// The frames between samples, for the views of one island (views connected by constraints).
  private var islands: [Key: [Int: Rect]] = [:]
  private var frameCount = 0
  private let members: [Int: Set<Int>]
  /// The last requested island.
  private var shown: (island: Int, presentation: Presentation)?

  private struct Key: Hashable {
    var island: Int
    var time: Double
  }

  init(_ renderer: Renderer, _ sampler: MovementSampler) {
    self.renderer = renderer
    self.sampler = sampler.thinned(to: Self.sampleLimit)
    var members: [Int: Set<Int>] = [:]
    for (view, node) in renderer.tree.nodes.enumerated() {
      if let island = node.island { members[island, default: []].insert(view) }
    }
    self.members = members
    var samples: [Double: [Rect]] = [:]
    if !members.isEmpty {
      var presentation = renderer.makePresentation()
      for time in self.sampler.times {
        presentation.move(to: time, on: renderer.timeline)
        samples[time] = presentation.states.map { Rect(origin: $0.center, size: $0.bounds) }
      }
    }
    self.samples = samples
  }

  /// - Precondition: constraints place the view.
  func value(of channel: Channel, view: Int, at time: Double) -> Double {
    let place = place(of: view, at: time)
    return switch channel {
    case .centerX: place.minX
    case .centerY: place.minY
    case .boundsWidth: place.width
    default: place.height
    }
  }

  private func place(of view: Int, at time: Double) -> Rect {
    if let known = samples[time] { return known[view] }
    guard let island = renderer.tree.nodes[view].island, let views = members[island] else {
      preconditionFailure("No constraint places the view.")
    }
    let key = Key(island: island, time: time)
    if let known = islands[key]?[view] { return known }
    var presentation =
      shown.flatMap { $0.island == island ? $0.presentation : nil }
      ?? renderer.makePresentation(of: views)
    // Set to nil during the change, to avoid a copy of its states.
    shown = nil
    presentation.move(to: time, on: renderer.timeline)
    defer { shown = (island, presentation) }
    let states = presentation.states
    if frameCount > Self.frameLimit {
      islands = [:]
      frameCount = 0
    }
    frameCount += views.count
    let places = Dictionary(
      uniqueKeysWithValues: views.map {
        ($0, Rect(origin: states[$0].center, size: states[$0].bounds))
      })
    islands[key] = places
    return places[view] ?? .zero
  }
}
