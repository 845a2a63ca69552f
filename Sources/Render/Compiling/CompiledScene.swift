import AnimDocuments
import AnimMotion
import AnimPrimitives

/// The views of a scene with their content, motion and layout, ready to be shown at any time. It does not depend on
/// pixels.
struct CompiledScene: Sendable {
  let tree: ViewTree
  let resources: Resources
  let timeline: Timeline
  /// nil without constraints and stacks, and for recordings.
  let layout: SceneLayout?
  let fitting: ContentFitting
  let fades: TextFades
  let plays: PicturePlays
  /// The views whose frames are rounded as by a layout.
  let roundedViews: [Int]
  let warnings: [Diagnostic]

  func makePresentation() -> Presentation {
    Presentation(
      tree, layout: layout, fitting: fitting, fades: fades, plays: plays, rounded: roundedViews)
  }

  /// The presentation of the given views only. Other states keep their initial values.
  ///
  /// - Parameter views: indices in the tree.
  func makePresentation(of views: Set<Int>) -> Presentation {
    let layout = layout?.limited(to: views)
    let targets = views.union(layout?.targets(behind: tree.nodes.count) ?? [])
    return Presentation(
      tree, layout: layout, fitting: fitting.limited(to: targets),
      fades: fades.limited(to: targets), plays: plays.limited(to: targets),
      rounded: roundedViews.filter(targets.contains), of: targets)
  }

  /// Whether nothing visible changes after `start` up to and including `end`, in seconds.
  func isStill(from start: Double, through end: Double) -> Bool {
    timeline.isStill(from: start, through: end) && fades.isStill(from: start, through: end)
      && plays.isStill(from: start, through: end, timeline)
  }
}
