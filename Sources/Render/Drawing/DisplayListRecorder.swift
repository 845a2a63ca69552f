import AnimMotion
import AnimPrimitives
import AnimRaster
import AnimScenes

/// A scene's display list at the current time. Only chunks with changed views are rebuilt.
struct DisplayListRecorder: Sendable {
  private let renderer: Renderer
  private var presentation: Presentation
  private var labels: LabelLayouts
  /// The chunks of the plan, then the touches.
  private var chunks: [DisplayChunk] = []
  private var isStale: [Bool]
  private var hasTouches = false

  init(_ renderer: Renderer) {
    self.renderer = renderer
    presentation = renderer.makePresentation()
    labels = LabelLayouts()
    isStale = renderer.plan.chunks.map { _ in true }
  }

  /// All draw operations at a time, in seconds.
  mutating func displayList(at time: Double) -> DisplayList {
    displayList(at: time, places: renderer.reducedMotion?.places(at: time).first ?? time)
  }

  /// All draw operations at a time with the places of another, in seconds.
  mutating func displayList(at time: Double, places: Double) -> DisplayList {
    presentation.move(to: time, on: renderer.timeline, places: places, renderer.reducedMotion)
    let plan = renderer.plan
    if chunks.isEmpty {
      chunks = Array(repeating: DisplayChunk([]), count: plan.chunks.count + 1)
    } else {
      for view in presentation.changedViews {
        if let chunk = plan.chunkOfView[view] { isStale[chunk] = true }
      }
    }
    for index in isStale.indices where isStale[index] {
      isStale[index] = false
      chunks[index] = DisplayChunk(build { $0.draw(plan.chunks[index].parts) })
    }
    let touches =
      renderer.reducedMotion == nil
      ? renderer.timeline.touches(at: time)
      : renderer.timeline.touches(at: time, places: places)
    if hasTouches || !touches.isEmpty {
      let scale = renderer.scene.scale
      chunks[chunks.count - 1] = DisplayChunk(build { $0.drawTouches(touches, scale: scale) })
      hasTouches = !touches.isEmpty
    }
    return DisplayList(background: renderer.background, chunks: chunks)
  }

  private mutating func build(_ draw: (inout DisplayListBuilder) -> Void) -> [DrawOperation] {
    var builder = DisplayListBuilder(
      tree: renderer.tree, states: presentation.states, resources: renderer.resources,
      labels: labels)
    // Moved to the builder and back, to avoid a copy.
    labels = LabelLayouts()
    draw(&builder)
    labels = builder.labels
    return builder.operations
  }
}
