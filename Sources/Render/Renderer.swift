public import AnimDocuments
public import AnimMotion
public import AnimPrimitives
package import AnimRaster
public import AnimScenes

/// Draws a scene at any time.
///
/// A frame is a pure function of the scene and the time: it has the same pixels on any thread, whatever was drawn
/// before. After `init`, no file is read.
public struct Renderer: Sendable {
  /// The scene, with the scale set by `rescaled(by:)`.
  public private(set) var scene: Scene
  /// Pixels: the scene's size times its scale, rounded.
  public private(set) var pixelWidth: Int
  public private(set) var pixelHeight: Int
  private let compiled: CompiledScene
  private(set) var plan: DrawingPlan
  let background: PremultipliedColor
  /// nil for full motion.
  private(set) var reducedMotion: ReducedMotion?

  /// Compiles a scene's timeline and loads its pictures and fonts.
  ///
  /// - Parameters:
  ///   - scene: a scene from a file or built in Swift.
  ///   - assets: where pictures and fonts are loaded from.
  /// - Throws: an error if the size or frame rate cannot be drawn, or all errors in the script, pictures, fonts and
  ///   texts, with their places.
  public init(scene: Scene, assets: AssetSource = AssetSource()) throws(RenderError) {
    try Self.check(scene)
    self.init(scene, try SceneCompiler(assets: assets).compile(scene))
  }

  /// Draws a program's recording.
  ///
  /// - Throws: an error if the size or frame rate cannot be drawn, or all errors in pictures, fonts and texts.
  package init(
    _ recording: RecordedScene, assets: AssetSource = AssetSource()
  ) throws(RenderError) {
    try Self.check(recording.scene)
    self.init(recording.scene, try SceneCompiler(assets: assets).compile(recording))
  }

  private init(_ scene: Scene, _ compiled: CompiledScene) {
    self.scene = scene
    self.compiled = compiled
    pixelWidth = max(1, Int((scene.size.width * scene.scale).rounded()))
    pixelHeight = max(1, Int((scene.size.height * scene.scale).rounded()))
    plan = DrawingPlan(
      compiled.tree, compiled.timeline, playing: compiled.plays.views, scale: scene.scale)
    background = PremultipliedColor(scene.background)
  }

  /// A renderer of texts that belong to a picture of this scene, such as captions. They have the fonts of this scene
  /// and its treatment of missing characters.
  ///
  /// - Throws: an error for a character that no font has, unless boxes are allowed.
  package func annotations(_ labels: Scene) throws(RenderError) -> Renderer {
    try Self.check(labels)
    let compiler = SceneCompiler(assets: AssetSource(), typesetter: resources.typesetter)
    return Renderer(labels, try compiler.compile(labels))
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
    result.plan = DrawingPlan(
      tree, timeline, playing: compiled.plays.views, scale: result.scene.scale)
    return result
  }

  /// The scene with dissolves in place of movement, as for readers who prefer reduced motion.
  package func reducingMotion() -> Renderer {
    var result = self
    result.reducedMotion = ReducedMotion(timeline, compiled.plays)
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
}

// MARK: - The compiled scene

extension Renderer {
  /// The value of every property at every time.
  public var timeline: Timeline { compiled.timeline }

  /// Likely mistakes that do not prevent drawing. Warnings of the scene reader come first. If there are more than 500,
  /// the last one counts the rest.
  public var warnings: [Diagnostic] { compiled.warnings }

  package var tree: ViewTree { compiled.tree }

  var resources: Resources { compiled.resources }

  /// Whether nothing visible changes after `start` up to and including `end`, in seconds.
  package func isStill(from start: Double, through end: Double) -> Bool {
    compiled.isStill(from: start, through: end)
  }

  package func makePresentation() -> Presentation { compiled.makePresentation() }

  /// The presentation of the given views only. Other states keep their initial values.
  ///
  /// - Parameter views: indices in the tree.
  package func makePresentation(of views: Set<Int>) -> Presentation {
    compiled.makePresentation(of: views)
  }
}
