import Motion
import Primitives
import Render

/// Where constraints put views. A class because what was solved for a time is kept: the properties of all views ask
/// for the same looks, those of views that constraints join for the same times between them.
final class LaidOutGeometry {
  static let channels: Set<Channel> = [.centerX, .centerY, .boundsWidth, .boundsHeight]
  /// Layouts of all views that are made for a scene; one costs more than a track's value.
  private static let layoutLimit = 400
  /// How many places are kept of times that are no looks: 64 MB.
  private static let placeLimit = 2_000_000
  /// The share of all views that are laid out apart for one time before all of them are: together they cost less, and
  /// what many move at is mostly asked for by all.
  private static let apartShare = 1.0 / 16

  /// Views that constraints join. Others do not depend on them, and need not be laid out with them.
  private struct Island {
    var views: [Int] = []
    /// Centres and sizes of the views. Those that move together ask for the same times here as well, but each
    /// movement for times of its own.
    var places: [Double: [Rect]] = [:]
  }

  /// When all views are looked at.
  let finder: CourseFinder
  private let renderer: Renderer
  private let looks: Set<Double>
  /// Centres and sizes of all views.
  private var placesAtLooks: [Double: [Rect]] = [:]
  private var placesOfAll: [Double: [Rect]] = [:]
  private var presentation: Presentation
  /// How many views were laid out apart for a time.
  private var apartCounts: [Double: Int] = [:]
  private var islands: [Island]
  /// Of each view, where it is among those of its island.
  private var order: [Int]
  private var placeCount = 0
  /// The island that was asked for last.
  private var shown: (island: Int, presentation: Presentation)?

  /// - Parameter finder: for values that cost less.
  init(_ renderer: Renderer, _ finder: CourseFinder) {
    self.renderer = renderer
    self.finder = finder.thinned(to: Self.layoutLimit)
    looks = Set(self.finder.times)
    presentation = renderer.makePresentation()
    let nodes = renderer.tree.nodes
    order = Array(repeating: 0, count: nodes.count)
    let count = nodes.compactMap(\.island).max().map { $0 + 1 } ?? 0
    islands = Array(repeating: Island(), count: count)
    for (view, node) in nodes.enumerated() {
      guard let island = node.island else { continue }
      order[view] = islands[island].views.count
      islands[island].views.append(view)
    }
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
    guard let island = renderer.tree.nodes[view].island else {
      preconditionFailure("No constraint places the view.")
    }
    if let known = placesAtLooks[time] ?? placesOfAll[time] { return known[view] }
    if let known = islands[island].places[time] { return known[order[view]] }
    if looks.contains(time) {
      let places = placesOfAllViews(at: time)
      placesAtLooks[time] = places
      return places[view]
    }
    let apart = apartCounts[time, default: 0] + islands[island].views.count
    guard Double(apart) <= Self.apartShare * Double(order.count) else {
      let places = placesOfAllViews(at: time)
      makeRoom(for: places.count)
      placesOfAll[time] = places
      return places[view]
    }
    let places = places(ofIsland: island, at: time)
    makeRoom(for: places.count)
    islands[island].places[time] = places
    apartCounts[time] = apart
    return places[order[view]]
  }

  private func placesOfAllViews(at time: Double) -> [Rect] {
    presentation.move(to: time, on: renderer.timeline)
    return presentation.states.map { Rect(origin: $0.center, size: $0.bounds) }
  }

  private func places(ofIsland island: Int, at time: Double) -> [Rect] {
    let views = islands[island].views
    var presentation =
      shown.flatMap { $0.island == island ? $0.presentation : nil }
      ?? renderer.makePresentation(of: Set(views))
    // Not to have its states copied where they change.
    shown = nil
    presentation.move(to: time, on: renderer.timeline)
    defer { shown = (island, presentation) }
    return views.map {
      Rect(origin: presentation.states[$0].center, size: presentation.states[$0].bounds)
    }
  }

  /// Forgets what was kept of times that are no looks where it gets too much.
  private func makeRoom(for count: Int) {
    placeCount += count
    guard placeCount > Self.placeLimit else { return }
    placeCount = count
    placesOfAll = [:]
    apartCounts = [:]
    for index in islands.indices { islands[index].places = [:] }
  }
}
