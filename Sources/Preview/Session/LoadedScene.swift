import AnimCodecs
import AnimDocuments
import AnimExport
import AnimFiles
import AnimInspect
import AnimPrimitives
import AnimRendering
import AnimScenes
import Synchronization

/// The reason why a scene cannot be shown, as the command line prints it.
struct LoadFailure: Error, Sendable {
  var text: String
  var diagnostics: [Diagnostic]
}

/// A scene that was read and compiled in one variant.
final class LoadedScene: Sendable {
  let renderer: Renderer
  let entries: [FrameSchedule.Entry]
  /// The values given to the scene's parameters, by name, and the appearance in which its colours are read.
  let settings: [String: String]
  let appearance: SceneOptions.Appearance
  /// The version of the scene's files, which counts their changes.
  let version: Int
  private let workers = Mutex<[(scale: Double, worker: FrameWorker)]>([])
  private let presentation: Mutex<Presentation>
  /// The scene's own file; nil if the scene has no file.
  let document: JSONNode?
  /// The motion of the views, computed at the first use.
  let motion = Mutex<SceneMotion?>(nil)
  /// The verdicts on the scene's claims, computed at the first use.
  let checkedClaims = Mutex<Result<[CheckedExpectation], LoadFailure>?>(nil)

  private static let frameLimit = 100_000
  private static let workerLimit = 4
  private static let pixelLimit = 40_000_000.0

  init(_ request: RenderRequest, version: Int) throws(LoadFailure) {
    let path = request.scene.path
    settings = Dictionary(request.scene.parameters.map { ($0.name, $0.value) }) { $1 }
    appearance = request.variant.appearance
    do {
      renderer = try request.scene.load(request.variant)
    } catch {
      let text = error.diagnostics.isEmpty ? "error: \(error)" : "\(error)"
      throw LoadFailure(text: text, diagnostics: error.diagnostics)
    }
    let count = renderer.duration * renderer.scene.framesPerSecond
    guard count <= Double(Self.frameLimit) else {
      throw LoadFailure(
        text:
          "error: \(path): \(Int(count)) frames exceed the preview's limit of \(Self.frameLimit)",
        diagnostics: [])
    }
    document = JSONReader.read(renderer.scene.sources.main.bytes).root
    entries = FrameSchedule(exact: PlaybackRange(all: renderer)).entries
    presentation = Mutex(renderer.makePresentation())
    self.version = version
  }

  func time(ofFrame index: Int) -> Double { entries[min(max(index, 0), entries.count - 1)].time }

  /// The frame that is shown at a time in seconds.
  func frame(at time: Double) -> Int {
    (entries.firstIndex { $0.time > time + 1e-6 } ?? entries.count) - 1
  }

  /// The states of all views at a frame.
  func states(atFrame index: Int) -> [ViewState] {
    presentation.withLock { presentation in
      presentation.move(to: time(ofFrame: index), on: renderer.timeline)
      return presentation.states
    }
  }

  /// The index of a view, or nil if no view has the id.
  func index(ofView id: String) -> Int? {
    renderer.tree.nodes.firstIndex { $0.view.id.utf8.elementsEqual(id.utf8) }
  }

  /// Whether a scale, in pixels per point, is within the limits.
  func allows(scale: Double) -> Bool {
    let size = renderer.scene.size
    return scale >= 0.01 && scale <= 100
      && size.width * scale * size.height * scale <= Self.pixelLimit
  }

  /// The renderer at another scale in pixels per point, or nil if the picture would be too large.
  private func rescaled(to scale: Double?) -> Renderer? {
    let own = renderer.scene.scale
    guard let scale, scale != own else { return renderer }
    return allows(scale: scale) ? renderer.rescaled(by: scale / own) : nil
  }

  /// A frame as a PNG, with the bytes that `-o frames/` writes, or nil if the frame would be too large.
  func png(frame index: Int, scale: Double?, ghosts: [Renderer.Ghost]) -> [UInt8]? {
    let time = time(ofFrame: index)
    guard ghosts.isEmpty else {
      return rescaled(to: scale).flatMap {
        try? PNGEncoder.encode($0.pixmap(at: time, ghosts: ghosts))
      }
    }
    let wanted = scale ?? renderer.scene.scale
    let idle = workers.withLock { workers -> FrameWorker? in
      guard let place = workers.lastIndex(where: { $0.scale == wanted }) else { return nil }
      return workers.remove(at: place).worker
    }
    guard var worker = idle ?? rescaled(to: scale).map({ FrameWorker($0) }) else { return nil }
    worker.move(to: time)
    let bytes = try? PNGEncoder.encode(worker.canvas)
    let used = worker
    workers.withLock { workers in
      workers.append((wanted, used))
      if workers.count > Self.workerLimit { workers.removeFirst() }
    }
    return bytes
  }
}

extension LoadFailure {
  init(_ diagnostics: [Diagnostic]) {
    self.init(
      text: diagnostics.map { $0.formatted(color: false) }.joined(separator: "\n"),
      diagnostics: diagnostics)
  }

  var json: JSONText {
    ["text": JSONText(text), "diagnostics": JSONText(diagnostics.map(\.json))]
  }
}
