import AnimLayout
import AnimMotion
import AnimPrimitives

/// The layout of a presentation at its current time.
///
/// Views with constraints also have a position and size of their own, from the scene and from animations of `center`
/// and `bounds`. They apply where the constraints leave a value undetermined.
struct PresentationLayout: Sendable {
  private let layout: SceneLayout
  private(set) var values: LayoutValues
  private var cache = LayoutEngine.Cache()
  private var measures: [ContentMeasure]
  private var neighbors: [ContentMeasure]
  /// In the order of the laid out views.
  private var own: [(node: Int, center: Point, bounds: Size)] = []

  init(_ layout: SceneLayout) {
    self.layout = layout
    values = layout.initial
    measures = layout.measures
    neighbors = layout.neighbors
  }

  /// The views that are laid out.
  var nodes: [Int] { layout.engine.laidOut }

  /// Restores the views' own positions and sizes, before tracks are applied.
  ///
  /// - Returns: the positions and sizes from the layout.
  func restore(_ states: inout [ViewState]) -> [Rect] {
    let frames = nodes.map { states[$0].frame }
    for view in own {
      states[view.node].center = view.center
      states[view.node].bounds = view.bounds
    }
    return frames
  }

  /// Sets a channel of a constraint.
  ///
  /// - Parameter target: the index among the constraints that steps may change.
  mutating func set(_ channel: Channel, ofConstraint target: Int, to value: AnimatableValue) {
    let constraint = layout.animated[target]
    switch (channel, value) {
    case (.constant, .number(let constant)): values.constants[constraint] = constant
    case (.multiplier, .number(let multiplier)): values.multipliers[constraint] = multiplier
    case (.activation, .number(let activation)): values.activations[constraint] = activation
    case (.isActive, .flag(let isActive)): values.isActive[constraint] = isActive
    default: break
    }
  }

  /// Lays out the views. Their states must contain their own positions and sizes.
  mutating func apply(to states: inout [ViewState]) {
    own = layout.engine.laidOut.map { ($0, states[$0].center, states[$0].bounds) }
    for index in layout.engine.inputs { values.frames[index] = states[index].frame }
    for index in measures.indices {
      measures[index].measure(states, &values)
    }
    for index in neighbors.indices {
      neighbors[index].measure(states, &values)
      let width = states[neighbors[index].node].bounds.width
      _ = neighbors[index].fit(states, width: width, &values)
    }
    var frames = layout.engine.frames(at: values, &cache)
    if fitLabels(in: frames, states) { frames = layout.engine.frames(at: values, &cache) }
    for (node, frame) in zip(layout.engine.laidOut, frames) where !frame.isNear(states[node].frame)
    {
      states[node].frame = frame
    }
  }

  /// Measures labels whose lines must break or shrink again; false if there are none.
  ///
  /// As in UIKit, a label's height and baselines follow from the width of a first layout.
  private mutating func fitLabels(in frames: [Rect], _ states: [ViewState]) -> Bool {
    var changes = false
    for (index, frame) in frames.enumerated() {
      if measures[index].fit(states, width: frame.width, &values) { changes = true }
    }
    return changes
  }
}
