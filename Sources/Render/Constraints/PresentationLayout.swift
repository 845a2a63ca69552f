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
  /// The layouts for what the stacks arranged so far. They affect only speed.
  private var variants: [SceneStacks.State: LayoutVariant] = [:]
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
  var nodes: [Int] { layout.laidOut }

  private static let variantLimit = 16

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
    own = layout.laidOut.map { ($0, states[$0].center, states[$0].bounds) }
    for index in layout.inputs { values.frames[index] = states[index].frame }
    measure(states)
    let frames = frames(states)
    for (node, frame) in zip(layout.laidOut, frames) {
      if layout.centered.contains(node) {
        states[node].bounds = frame.size
      } else if !frame.isNear(states[node].frame) {
        states[node].frame = frame
      }
    }
  }

  /// Required constraints that contradict each other; nil if all can be satisfied.
  func conflict(_ states: [ViewState]) -> SceneLayout.Conflict? {
    SceneLayout.Conflict(in: variant(states), at: values)
  }

  func ambiguities(_ states: [ViewState]) -> [LayoutAmbiguity] {
    variant(states).ambiguities(at: values)
  }

  private func variant(_ states: [ViewState]) -> LayoutVariant {
    layout.variant(in: layout.stacks.state(states, values))
  }

  private mutating func measure(_ states: [ViewState]) {
    for index in measures.indices {
      measures[index].measure(states, &values)
    }
    for index in neighbors.indices {
      neighbors[index].measure(states, &values)
      let width = states[neighbors[index].node].bounds.width
      _ = neighbors[index].fit(states, width: width, &values)
    }
  }

  /// The frames of the views that are laid out. While views of stacks are being hidden or shown, they are blended
  /// between the layouts before and after.
  ///
  /// - Precondition: the contents are measured.
  private mutating func frames(_ states: [ViewState]) -> [Rect] {
    let state = layout.stacks.state(states, values)
    let goal = frames(states, in: state)
    let blend = layout.stacks.blend(states)
    guard blend.isNeeded else { return goal }
    return blend.frames(goal) { places in
      var other = state
      for place in places { other.hidden[place].toggle() }
      measure(states)
      return frames(states, in: other)
    }.map(\.roundedToLayoutGrid)
  }

  private mutating func frames(
    _ states: [ViewState], in state: SceneStacks.State
  ) -> [Rect] {
    var variant = variants.removeValue(forKey: state) ?? layout.variant(in: state)
    var frames = variant.frames(at: values)
    if fitLabels(in: frames, states) { frames = variant.frames(at: values) }
    if variants.count >= Self.variantLimit { variants = [:] }
    variants[state] = variant
    return frames
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
