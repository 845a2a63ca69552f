import Motion
import Render

/// Shows a view at any time. A class because what was moved last is kept: one view is asked for at many times.
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

  /// Where one view that constraints place is shown, those that they join to it are.
  private func isShown(_ other: Int) -> Bool {
    guard let view, view != other else { return view == other }
    let island = renderer.tree.nodes[view].island
    return island != nil && island == renderer.tree.nodes[other].island
  }
}
