package import AnimRendering
import AnimDocuments
import AnimMotion
import AnimScenes

extension HTMLReport.Bar {
  /// The steps of a scene that take time and move something.
  package static func bars(of renderer: Renderer) -> [HTMLReport.Bar] {
    Timeline.playedSteps(of: renderer.scene.script()).filter {
      ($0.kind == .move || $0.kind == .touch) && $0.end > $0.start && !$0.targets.isEmpty
    }.map { step in
      HTMLReport.Bar(
        label: step.label, start: step.start, end: step.end, targets: Set(step.targets.map(\.id)))
    }
  }
}

extension Renderer {
  /// The line in the scene's file of a finding's step, or of the first view that it is about; nil without either.
  package func line(of finding: SceneFinding) -> Int? {
    let step = finding.step.flatMap { id in
      Timeline.playedSteps(of: scene.script()).first { $0.label == id }
    }
    let views: [String] = finding.subjects.compactMap { subject in
      switch subject {
      case .view(let id), .property(let id, _): id
      case .scene, .constraint: nil
      }
    }
    let view = views.first.flatMap { id in tree.nodes.first { $0.view.id == id } }
    guard let origin = step?.origin ?? view?.view.origin,
      let offset = scene.sources.offsetInMain(of: origin)
    else { return nil }
    return scene.sources.main.bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
