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

  /// The samples of geometry: some of those of the summary.
  let probe: MotionProbe
  /// For each view, its center and size at each sample.
  private let samples: [Double: [Rect]]
  /// The frames between samples, for the views of one island (views connected by constraints).
  private var islands: [Key: [Int: Rect]] = [:]
  private var frameCount = 0
  private let members: [Int: Set<Int>]

  private struct Key: Hashable {
    var island: Int
    var time: Double
  }

  init(_ summary: MotionProbe) {
    let probe = summary.thinned(to: Self.sampleLimit)
    self.probe = probe
    var members: [Int: Set<Int>] = [:]
    for (view, node) in probe.renderer.tree.nodes.enumerated() {
      if let island = node.island { members[island, default: []].insert(view) }
    }
    self.members = members
    var samples: [Double: [Rect]] = [:]
    if !members.isEmpty {
      probe.forEachSample { index, presentation in
        samples[probe.times[index]] = presentation.states.map(Self.place)
      }
    }
    self.samples = samples
  }

  private static func place(_ state: ViewState) -> Rect {
    Rect(origin: state.center, size: state.bounds)
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
    guard let island = probe.renderer.tree.nodes[view].island, let views = members[island] else {
      preconditionFailure("No constraint places the view.")
    }
    let key = Key(island: island, time: time)
    if let known = islands[key]?[view] { return known }
    let states = probe.states(of: views, at: time)
    if frameCount > Self.frameLimit {
      islands = [:]
      frameCount = 0
    }
    frameCount += views.count
    let places = Dictionary(uniqueKeysWithValues: views.map { ($0, Self.place(states[$0])) })
    islands[key] = places
    return places[view] ?? .zero
  }
}
