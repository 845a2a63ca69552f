import AnimLayout
import AnimPrimitives

/// The frames that a program's layouts gave, which are rounded as those of a scene's layout are.
///
/// The places and sizes that move are those of the timeline. They are restored before they change, so that a frame does
/// not depend on the frame before it.
struct FrameRounding: Sendable {
  let nodes: [Int]
  private var own: [(node: Int, center: Point, bounds: Size)] = []

  init(of nodes: [Int]) {
    self.nodes = nodes
  }

  /// - Returns: the rounded frames.
  func restore(_ states: inout [ViewState]) -> [Rect] {
    let frames = nodes.map { states[$0].frame }
    for view in own {
      states[view.node].center = view.center
      states[view.node].bounds = view.bounds
    }
    return frames
  }

  mutating func apply(to states: inout [ViewState]) {
    own = nodes.map { ($0, states[$0].center, states[$0].bounds) }
    for node in nodes { states[node].frame = states[node].frame.roundedToLayoutGrid }
  }
}
