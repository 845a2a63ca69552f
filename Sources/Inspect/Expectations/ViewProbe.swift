import AnimMotion
import AnimRendering

/// Computes a view's state at any time. A class, because it keeps the last presentation for further times of the same
/// view.
final class ViewProbe {
  private let renderer: Renderer
  private var view: Int?
  private var presentation: Presentation

  init(_ renderer: Renderer) {
    self.renderer = renderer
    presentation = renderer.makePresentation(of: [])
  }

  func state(of view: Int, at time: Double) -> ViewState {
    if !isShown(view) { presentation = renderer.makePresentation(of: [view]) }
    self.view = view
    presentation.move(to: time, on: renderer.timeline)
    return presentation.states[view]
  }

  /// Whether the presentation includes a view's state. It includes all views that constraints connect with the shown
  /// view.
  private func isShown(_ other: Int) -> Bool {
    guard let view, view != other else { return view == other }
    let island = renderer.tree.nodes[view].island
    return island != nil && island == renderer.tree.nodes[other].island
  }
}
