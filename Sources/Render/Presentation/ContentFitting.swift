import Motion
import Primitives
import Scenes

/// The views that are as large as what they show: labels and images without a size, where no constraint
/// places them. Source: UIView.sizeToFit.
///
/// Each direction fits until the first step that names it; from then on it is what steps make of it.
struct ContentFitting: Sendable {
  private struct Fit: Sendable {
    var node: Int
    var id: String
    /// The tracks that take over from the content; nil where none does.
    var width: Int?
    var height: Int?
    var image: ImageContent?
  }

  private let resources: Resources
  private var fits: [Fit] = []

  init(_ tree: ViewTree, _ resources: Resources, _ timeline: Timeline) {
    self.resources = resources
    for index in tree.nodes.indices where tree.nodes[index].fitsContent {
      var fit = Fit(node: index, id: tree.nodes[index].view.id)
      if case .image(let image) = tree.nodes[index].view.content { fit.image = image }
      fits.append(fit)
    }
    guard !fits.isEmpty else { return }
    let places = Dictionary(uniqueKeysWithValues: fits.indices.map { (fits[$0].node, $0) })
    for (index, track) in timeline.tracks.enumerated() {
      guard let place = places[track.target] else { continue }
      if track.channel == .boundsWidth { fits[place].width = index }
      if track.channel == .boundsHeight { fits[place].height = index }
    }
  }

  /// Of some views alone.
  func limited(to views: Set<Int>) -> ContentFitting {
    var result = self
    result.fits.removeAll { !views.contains($0.node) }
    return result
  }

  /// Gives the views the sizes of what they show.
  ///
  /// - Parameter changed: the views whose content is another one than before; nil for all.
  /// - Returns: those whose sizes are other ones.
  func apply(
    at time: Double, on timeline: Timeline, changed: Set<Int>?, to states: inout [ViewState]
  ) -> [Int] {
    var resized: [Int] = []
    for fit in fits {
      // Times are asked for in any order: what steps take over is looked at each time.
      guard changed?.contains(fit.node) != false || fit.width != nil || fit.height != nil else {
        continue
      }
      let (width, height) = (
        set(fit.width, at: time, timeline), set(fit.height, at: time, timeline)
      )
      let before = (states[fit.node].bounds, states[fit.node].fitsContent)
      states[fit.node].fitsContent = width == nil && height == nil
      let size = width == nil || height == nil ? size(of: fit, states[fit.node]) : .zero
      states[fit.node].bounds = Size(width ?? size.width, height ?? size.height)
      if (states[fit.node].bounds, states[fit.node].fitsContent) != before {
        resized.append(fit.node)
      }
    }
    return resized
  }

  /// What steps have made of a length by a time; nil as long as none has.
  private func set(_ track: Int?, at time: Double, _ timeline: Timeline) -> Double? {
    guard let track, timeline.hasBegun(trackAt: track, by: time) else { return nil }
    return timeline.number(ofTrackAt: track, at: time)
  }

  private func size(of fit: Fit, _ state: ViewState) -> Size {
    if let image = fit.image { return resources.size(of: image, state) }
    return resources.label(fit.node)?.fittingSize(state) ?? .zero
  }
}

extension ContentFitting {
  /// Whether one of some steps moves or sizes one of the views, so that its size has to be known to the timeline.
  func matters(to steps: [Step]) -> Bool {
    guard !fits.isEmpty else { return false }
    let ids = Set(fits.map(\.id))
    return steps.flatMap(\.changes).contains { change in
      ids.contains(change.target) && change.property.channels.contains(where: Self.isGeometry)
    }
  }

  private static func isGeometry(_ channel: Channel) -> Bool {
    switch channel {
    case .centerX, .centerY, .boundsWidth, .boundsHeight: true
    default: false
    }
  }

  /// What the timeline asks for the size of each view that has none, by its place in the tree.
  func contentSizes() -> [Int: @Sendable ([Channel: AnimatableValue]) -> Size] {
    var sizes: [Int: @Sendable ([Channel: AnimatableValue]) -> Size] = [:]
    for fit in fits {
      sizes[fit.node] = { channels in
        var state = ViewState()
        for (channel, value) in channels where channel.isContent { state.set(channel, to: value) }
        return size(of: fit, state)
      }
    }
    return sizes
  }
}

extension ViewTree.Node {
  /// Whether the view is as large as what it shows.
  package var fitsContent: Bool {
    guard !view.hasSize, !isLaidOut else { return false }
    return switch view.content {
    case .label, .image: true
    case .none, .shape: false
    }
  }
}
