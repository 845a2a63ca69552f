public import AnimDocuments
public import AnimMotion
public import AnimPrimitives
package import AnimRaster
public import AnimScenes
import AnimText

/// Draws a scene at any time.
///
/// A frame is a pure function of the scene and the time: it has the same pixels on any thread, whatever was drawn
/// before. After `init`, no file is read.
public struct Renderer: Sendable {
  /// The scene, with the scale set by `rescaled(by:)`.
  public private(set) var scene: Scene
  /// The value of every property at every time, compiled from the scene's steps.
  public private(set) var timeline: Timeline
  /// Pixels: the scene's size times its scale, rounded.
  public private(set) var pixelWidth: Int
  public private(set) var pixelHeight: Int
  package let tree: ViewTree
  let resources: Resources
  private(set) var plan: DrawingPlan
  let background: PremultipliedColor
  private let fitting: ContentFitting
  private let fades: TextFades
  private let plays: PicturePlays
  private let layout: SceneLayout?
  /// nil for full motion.
  private(set) var reducedMotion: ReducedMotion?
  /// The views whose frames are rounded as by a layout.
  private var roundedViews: [Int] = []
  /// Likely mistakes that do not prevent drawing. Warnings of the scene reader come first. If there are more than 500,
  /// the last one counts the rest.
  public let warnings: [Diagnostic]

  /// Compiles a scene's timeline and loads its pictures and fonts.
  ///
  /// - Parameters:
  ///   - scene: a scene from a file or built in Swift.
  ///   - assets: where pictures and fonts are loaded from.
  /// - Throws: an error if the size or frame rate cannot be drawn, or all errors in the script, pictures, fonts and
  ///   texts, with their places.
  public init(scene: Scene, assets: AssetSource = AssetSource()) throws(RenderError) {
    try self.init(scene, assets)
  }

  /// A renderer of texts that belong to a picture of this scene, such as captions. They have the fonts of this scene
  /// and its treatment of missing characters.
  ///
  /// - Throws: an error for a character that no font has, unless boxes are allowed.
  package func annotations(_ labels: Scene) throws(RenderError) -> Renderer {
    try Renderer(labels, AssetSource(), typesetter: resources.typesetter)
  }

  private init(
    _ scene: Scene, _ assets: AssetSource, typesetter: Typesetter? = nil
  ) throws(RenderError) {
    try Self.check(scene)
    self.scene = scene
    tree = ViewTree(
      scene.views, constraints: scene.constraints.map(\.constraint),
      changes: scene.steps.flatMap(\.changes))
    pixelWidth = max(1, Int((scene.size.width * scene.scale).rounded()))
    pixelHeight = max(1, Int((scene.size.height * scene.scale).rounded()))
    var faults = SceneFaults()
    resources = Resources(scene, tree: tree, from: assets, typesetter: typesetter, &faults)
    layout = SceneLayout(scene, tree: tree, resources: resources, &faults)
    do throws(ScriptErrors) {
      timeline = try Self.timeline(of: scene)
      // A step's effect on a frame depends on its size. Few scenes move views without a size.
      let fitting = ContentFitting(tree, resources, timeline)
      if fitting.matters(to: scene.steps) {
        timeline = try Self.timeline(of: scene, contentSizes: fitting.contentSizes())
      }
      self.fitting = ContentFitting(tree, resources, timeline)
      background = PremultipliedColor(scene.background)
      fades = TextFades(
        tree, timeline, resources,
        Presentation(tree, layout: layout, fitting: self.fitting, fades: TextFades()))
      try fades.extend(&timeline, tree)
      var plays = PicturePlays(tree, timeline, resources)
      try plays.extend(&timeline, tree)
      self.plays = plays
      plan = DrawingPlan(tree, timeline, playing: plays.views, scale: scene.scale)
    } catch {
      faults.invalid(error.errors)
      layout?.checkBeginning(scene, tree: tree, &faults)
      throw faults.error(in: scene.sources)
    }
    let beginning = Presentation(
      tree, layout: layout, fitting: self.fitting, fades: fades, plays: plays)
    layout?.check(scene, tree: tree, timeline: timeline, beginning, &faults)
    tree.checkShadows(beginning.states, &faults)
    try faults.throwIfAny(in: scene.sources)
    let listed = scene.warnings.dropLast(scene.unlistedWarningCount > 0 ? 1 : 0)
    warnings = Diagnostic.limited(
      listed + scene.sources.warnings(for: timeline.warnings) + faults.warnings(in: scene.sources),
      unlisted: scene.unlistedWarningCount)
    placeTouches(beginning)
  }

  /// Draws a timeline that a program recorded.
  ///
  /// - Parameters:
  ///   - scene: its views are the timeline's targets, in the order of `flattenedViews`, and all have sizes. Its steps
  ///     list the values to which the timeline changes pictures, texts, colours and corners; they are not compiled.
  ///   - timeline: the values of the views.
  ///   - roundedViews: the views that were laid out; their frames are rounded as those of a scene's layout.
  /// - Throws: an error if the size or frame rate cannot be drawn, or all errors in pictures, fonts and texts.
  package init(
    scene: Scene, timeline: Timeline, roundedViews: [Int], assets: AssetSource = AssetSource()
  ) throws(RenderError) {
    try Self.check(scene)
    self.scene = scene
    self.timeline = timeline
    self.roundedViews = roundedViews
    tree = ViewTree(scene.views, changes: scene.steps.flatMap(\.changes))
    pixelWidth = max(1, Int((scene.size.width * scene.scale).rounded()))
    pixelHeight = max(1, Int((scene.size.height * scene.scale).rounded()))
    var faults = SceneFaults()
    resources = Resources(scene, tree: tree, from: assets, &faults)
    layout = nil
    fitting = ContentFitting(tree, resources, timeline)
    plan = DrawingPlan(tree, timeline, playing: [], scale: scene.scale)
    background = PremultipliedColor(scene.background)
    // A program's pictures show one frame, as UIImage does.
    plays = PicturePlays()
    fades = TextFades(
      tree, timeline, resources,
      Presentation(tree, layout: nil, fitting: fitting, fades: TextFades()))
    try faults.throwIfAny(in: scene.sources)
    warnings = faults.warnings(in: scene.sources)
  }

  /// Places the fingers that come down on views, where the views are shown then.
  private mutating func placeTouches(_ beginning: Presentation) {
    let touched = timeline.touchedViews
    guard !touched.isEmpty else { return }
    var presentation = beginning
    let middles = touched.map { view, time in
      guard let index = tree.nodes.firstIndex(where: { $0.view.id == view }) else {
        return Point.zero
      }
      presentation.move(to: time, on: timeline)
      return tree.middle(of: index, presentation.states)
    }
    timeline.placeTouches(at: middles)
  }

  private static func timeline(
    of scene: Scene, contentSizes: [Int: @Sendable (ChannelValues) -> Size] = [:]
  ) throws(ScriptErrors) -> Timeline {
    try Timeline(
      compiling: scene.script(
        constraints: SceneLayout.targets(scene), contentSizes: contentSizes))
  }

  /// Checks the values of a scene built in Swift. The reader has already checked scenes from files.
  private static func check(_ scene: Scene) throws(RenderError) {
    let pixels = [scene.size.width, scene.size.height].map { $0 * scene.scale }
    let areGood = pixels.allSatisfy { $0 > 0 && $0.rounded() <= Scene.pixelLimit }
    guard !areGood || !(1...240).contains(scene.framesPerSecond) else { return }
    let message =
      areGood
      ? "a scene has 1 to 240 frames per second; found \(scene.framesPerSecond)"
      : "a side has up to \(Int(Scene.pixelLimit)) pixels; found \(pixels[0]) × \(pixels[1])"
    throw .invalid(
      SceneErrors(diagnostics: scene.sources.diagnostics(for: [ScriptError(message, at: .unknown)]))
    )
  }

  /// The scene with more or fewer pixels; nil if a side would exceed the limit.
  ///
  /// - Precondition: the factor is above 0 and finite.
  public func rescaled(by factor: Double) -> Renderer? {
    precondition(factor > 0 && factor.isFinite, "pixels are multiplied by a number above 0")
    return rescaled(to: scene.scale * factor)
  }

  /// The scene with another number of pixels per point; nil if a side would exceed the limit.
  package func rescaled(to scale: Double) -> Renderer? {
    var result = self
    result.scene.scale = scale
    let width = (scene.size.width * result.scene.scale).rounded()
    let height = (scene.size.height * result.scene.scale).rounded()
    guard width <= Scene.pixelLimit, height <= Scene.pixelLimit else { return nil }
    result.pixelWidth = max(1, Int(width))
    result.pixelHeight = max(1, Int(height))
    result.plan = DrawingPlan(tree, timeline, playing: plays.views, scale: result.scene.scale)
    return result
  }

  /// The scene with dissolves in place of movement, as for readers who prefer reduced motion.
  package func reducingMotion() -> Renderer {
    var result = self
    result.reducedMotion = ReducedMotion(timeline, plays)
    return result
  }

  /// The files of the pictures and fonts that the scene names.
  package var assetPaths: [String] { resources.paths }

  /// Seconds from the first frame to the end state.
  public var duration: Double { timeline.duration }

  /// The picture at a time, in seconds. Times before 0 give the first picture, times after the end the last.
  public func pixmap(at time: Double) -> Pixmap {
    var worker = FrameWorker(self)
    worker.move(to: time)
    return worker.canvas
  }

  /// All draw operations of a frame, in device space.
  package func displayList(at time: Double) -> DisplayList {
    var recorder = DisplayListRecorder(self)
    return recorder.displayList(at: time)
  }

  /// The draw operations of consecutive frames. Unchanged operations are shared between frames, as in an export.
  package func displayLists(at times: [Double]) -> [DisplayList] {
    var recorder = DisplayListRecorder(self)
    return times.map { recorder.displayList(at: $0) }
  }

  /// Whether every pixel of every frame is opaque.
  package var isOpaque: Bool { background.alpha == 255 }

  /// Whether nothing visible changes after `start` up to and including `end`, in seconds.
  package func isStill(from start: Double, through end: Double) -> Bool {
    timeline.isStill(from: start, through: end) && fades.isStill(from: start, through: end)
      && plays.isStill(from: start, through: end, timeline)
  }

  package func makePresentation() -> Presentation {
    Presentation(
      tree, layout: layout, fitting: fitting, fades: fades, plays: plays, rounded: roundedViews)
  }

  /// The presentation of the given views only. Other states keep their initial values.
  ///
  /// - Parameter views: indices in the tree.
  package func makePresentation(of views: Set<Int>) -> Presentation {
    let layout = layout?.limited(to: views)
    let targets = views.union(layout?.targets(behind: tree.nodes.count) ?? [])
    return Presentation(
      tree, layout: layout, fitting: fitting.limited(to: targets),
      fades: fades.limited(to: targets), plays: plays.limited(to: targets),
      rounded: roundedViews.filter(targets.contains), of: targets)
  }
}
