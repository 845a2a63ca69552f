import AnimDocuments
package import AnimMotion
import AnimPrimitives
package import AnimScenes
import AnimText

/// Makes compiled scenes of scenes and of recordings.
struct SceneCompiler {
  let assets: AssetSource
  /// The fonts to use instead of a scene's.
  var typesetter: Typesetter?

  /// Compiles a scene's steps and loads its pictures and fonts.
  ///
  /// - Throws: all errors in the script, pictures, fonts and texts, with their places.
  func compile(_ scene: Scene) throws(RenderError) -> CompiledScene {
    let changes = scene.changes
    let tree = ViewTree(
      scene.views, constraints: scene.constraints.map(\.constraint), changes: changes)
    var faults = SceneFaults()
    let resources = Resources(
      scene, changes: changes, tree: tree, from: assets, typesetter: typesetter, &faults)
    let layout = SceneLayout(scene, tree: tree, resources: resources, &faults)
    var fitting = ContentFitting(tree, resources)
    var timeline: Timeline
    let fades: TextFades
    var plays: PicturePlays
    do throws(ScriptErrors) {
      timeline = try Timeline(
        compiling: scene.script(
          constraints: SceneLayout.targets(scene), contentSizes: fitting.contentSizes(for: changes))
      )
      fitting.follow(timeline)
      fades = TextFades(
        tree, timeline, resources,
        Presentation(tree, layout: layout, fitting: fitting, fades: TextFades()))
      try fades.extend(&timeline, tree)
      plays = PicturePlays(tree, timeline, resources)
      try plays.extend(&timeline, tree)
    } catch {
      faults.invalid(error.errors)
      layout?.checkBeginning(scene, tree: tree, &faults)
      throw faults.error(in: scene.sources)
    }
    let beginning = Presentation(tree, layout: layout, fitting: fitting, fades: fades, plays: plays)
    layout?.check(scene, tree: tree, timeline: timeline, beginning, &faults)
    tree.checkShadows(beginning.states, &faults)
    try faults.throwIfAny(in: scene.sources)
    placeTouches(of: &timeline, tree, beginning)
    let listed = scene.warnings.dropLast(scene.unlistedWarningCount > 0 ? 1 : 0)
    let warnings = Diagnostic.limited(
      listed + scene.sources.warnings(for: timeline.warnings) + faults.warnings(in: scene.sources),
      unlisted: scene.unlistedWarningCount)
    return CompiledScene(
      tree: tree, resources: resources, timeline: timeline, layout: layout, fitting: fitting,
      fades: fades, plays: plays, roundedViews: [], warnings: warnings)
  }

  /// Loads the pictures and fonts of a recording.
  ///
  /// - Throws: all errors in pictures, fonts and texts.
  func compile(_ recording: RecordedScene) throws(RenderError) -> CompiledScene {
    let scene = recording.scene
    let tree = ViewTree(scene.views, changes: recording.changes)
    var faults = SceneFaults()
    let resources = Resources(
      scene, changes: recording.changes, tree: tree, from: assets, typesetter: typesetter, &faults)
    var fitting = ContentFitting(tree, resources)
    fitting.follow(recording.timeline)
    let fades = TextFades(
      tree, recording.timeline, resources,
      Presentation(tree, layout: nil, fitting: fitting, fades: TextFades()))
    try faults.throwIfAny(in: scene.sources)
    // A program's pictures show one frame, as UIImage does.
    return CompiledScene(
      tree: tree, resources: resources, timeline: recording.timeline, layout: nil,
      fitting: fitting, fades: fades, plays: PicturePlays(), roundedViews: recording.laidOutViews,
      warnings: faults.warnings(in: scene.sources))
  }

  /// Places the fingers that come down on views, where the views are shown then.
  private func placeTouches(
    of timeline: inout Timeline, _ tree: ViewTree, _ beginning: Presentation
  ) {
    let touched = timeline.touchedViews
    guard !touched.isEmpty else { return }
    let places = Dictionary(tree.nodes.indices.map { (tree.nodes[$0].view.id, $0) }) { first, _ in
      first
    }
    var presentation = beginning
    let middles = touched.map { view, time in
      guard let index = places[view] else { return Point.zero }
      presentation.move(to: time, on: timeline)
      return tree.middle(of: index, presentation.states)
    }
    timeline.placeTouches(at: middles)
  }
}

/// The views of a program with the motion that it recorded.
package struct RecordedScene: Sendable {
  /// A scene without steps. Its views are the timeline's targets, in the order of `flattenedViews`, and all have sizes.
  package var scene: Scene
  /// The values of the views.
  package var timeline: Timeline
  /// The values to which the timeline changes pictures, texts, colours and corners.
  package var changes: [PropertyChange]
  /// The views that were laid out. Their frames are rounded as those of a scene's layout.
  package var laidOutViews: [Int]

  package init(
    scene: Scene, timeline: Timeline, changes: [PropertyChange], laidOutViews: [Int]
  ) {
    self.scene = scene
    self.timeline = timeline
    self.changes = changes
    self.laidOutViews = laidOutViews
  }
}
