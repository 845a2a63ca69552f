import AnimMotion
import AnimPrimitives
import AnimScenes

/// Sizes labels and images without a size to their content, unless constraints place them. Source: UIView.sizeToFit.
///
/// Width and height follow the content until the first step that changes them.
struct ContentFitting: Sendable {
  private struct Fit: Sendable {
    var node: Int
    var id: String
    /// The tracks that replace the content's width and height; nil if there are none.
    var width: Int?
    var height: Int?
    var image: ImageContent?
  }

  private let resources: Resources
  private var fits: [Fit] = []

  init(_ tree: ViewTree, _ resources: Resources) {
    self.resources = resources
    for index in tree.nodes.indices where tree.nodes[index].fitsContent {
      var fit = Fit(node: index, id: tree.nodes[index].view.id)
      if case .image(let image) = tree.nodes[index].view.content { fit.image = image }
      fits.append(fit)
    }
  }

  /// Finds the tracks that replace the sizes of contents.
  mutating func follow(_ timeline: Timeline) {
    guard !fits.isEmpty else { return }
    let places = Dictionary(uniqueKeysWithValues: fits.indices.map { (fits[$0].node, $0) })
    for (index, track) in timeline.tracks.enumerated() {
      guard let place = places[track.target] else { continue }
      if track.channel == .boundsWidth { fits[place].width = index }
      if track.channel == .boundsHeight { fits[place].height = index }
    }
  }

  /// The fitting of the given views only.
  func limited(to views: Set<Int>) -> ContentFitting {
    var result = self
    result.fits.removeAll { !views.contains($0.node) }
    return result
  }

  /// Sets the size of the views to that of their content.
  ///
  /// - Parameter changed: the views whose content has changed; nil for all.
  /// - Returns: the views whose sizes have changed.
  func apply(
    at time: Double, on timeline: Timeline, changed: Set<Int>?, to states: inout [ViewState]
  ) -> [Int] {
    var resized: [Int] = []
    for fit in fits {
      // Times come in any order, so tracks are checked each time.
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

  /// The length that steps have set by a time; nil before the first such step.
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
  /// Functions that return the size of each view without a size, by its index in the tree.
  ///
  /// - Parameter changes: all changes by steps. A step's effect on a frame depends on its size. Few scenes move views
  ///   without a size; for others there are no functions.
  func contentSizes(for changes: [PropertyChange]) -> [Int: @Sendable (ChannelValues) -> Size] {
    guard !fits.isEmpty else { return [:] }
    let ids = Set(fits.map(\.id))
    let matters = changes.contains { change in
      ids.contains(change.target)
        && change.property.channels.contains(where: Property.frame.channels.contains)
    }
    guard matters else { return [:] }
    var sizes: [Int: @Sendable (ChannelValues) -> Size] = [:]
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
  /// Whether the view has the size of its content.
  package var fitsContent: Bool {
    guard !view.hasSize, !isLaidOut else { return false }
    return switch view.content {
    case .label, .image: true
    case .none, .shape, .stack: false
    }
  }
}
