package import AnimRendering
import AnimDocuments
import AnimLayout
import AnimMotion
import AnimScenes

extension Renderer {
  /// The line in the scene's file of a finding's step, or of the first view or constraint that it is about; nil without any.
  package func line(of finding: SceneFinding) -> Int? {
    let step = finding.step.flatMap { id in
      Timeline.playedSteps(of: scene.script()).first { $0.label == id }
    }
    guard let origin = step?.origin ?? finding.subjects.lazy.compactMap(origin(of:)).first,
      let offset = scene.sources.offsetInMain(of: origin)
    else { return nil }
    return scene.sources.main.bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The place of a view or constraint; nil for the scene's settings, and if the scene does not have it.
  private func origin(of subject: SceneChange.Subject) -> ScriptOrigin? {
    switch subject {
    case .view(let id), .property(let id, _): tree.nodes.first { $0.view.id == id }?.view.origin
    case .constraint(let name, _):
      scene.constraints.first { ($0.id ?? $0.constraint.description) == name }?.origin
    case .scene: nil
    }
  }
}
