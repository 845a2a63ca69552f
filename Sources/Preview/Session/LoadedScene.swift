import Codecs
import Documents
import Export
import Files
import Inspect
import Motion
import Primitives
import Render
import Scenes
import Synchronization

/// The choices on the page that change a scene.
struct SceneVariant: Hashable, Sendable {
  var appearance: SceneOptions.Appearance = .light
  var parameters: [String: String] = [:]
  var isClear = false

  init(_ request: HTTPRequest) {
    appearance = request.value("appearance") == "dark" ? .dark : .light
    isClear = request.value("clear") == "1"
    for pair in request.values("set") {
      guard let equals = pair.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      parameters[String(pair[..<equals])] = String(pair[pair.utf8.index(after: equals)...])
    }
  }
}

/// Why a scene cannot be shown: as the command line prints it.
struct LoadFailure: Error, Sendable {
  var text: String
  var diagnostics: [Diagnostic]
}

/// A scene that was read and compiled, in one variant.
final class LoadedScene: Sendable {
  let renderer: Renderer
  let entries: [FrameSchedule.Entry]
  private let workers = Mutex<[(scale: Double, worker: FrameWorker)]>([])

  private static let frameLimit = 100_000
  private static let workerLimit = 4

  init(path: String, assets: AssetSource, variant: SceneVariant) throws(LoadFailure) {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(of: path)
    } catch {
      var reason = "cannot be read"
      if case .cannotRead(_, let code) = error { reason = FileSystem.message(for: code) }
      throw LoadFailure(text: "error: \(path): \(reason)", diagnostics: [])
    }
    if let kind = FileKind(of: bytes) {
      throw LoadFailure(text: "error: \(path): is \(kind), not a scene", diagnostics: [])
    }
    do {
      var scene = try SceneReader.read(
        bytes, file: path,
        options: SceneOptions(appearance: variant.appearance, parameters: variant.parameters))
      if variant.isClear { scene.background = .clear }
      renderer = try Renderer(scene: scene, assets: assets)
    } catch let error as SceneErrors {
      throw LoadFailure(error.diagnostics)
    } catch let error as RenderError {
      throw LoadFailure(error.diagnostics)
    } catch {
      throw LoadFailure(text: "error: \(path): \(error)", diagnostics: [])
    }
    let count = renderer.duration * renderer.scene.framesPerSecond
    guard count <= Double(Self.frameLimit) else {
      throw LoadFailure(
        text:
          "error: \(path): \(Int(count)) frames exceed the preview's limit of \(Self.frameLimit)",
        diagnostics: [])
    }
    entries = FrameSchedule(exact: PlaybackRange(all: renderer)).entries
  }

  func time(ofFrame index: Int) -> Double { entries[min(max(index, 0), entries.count - 1)].time }

  /// The scene with other pixels per point; nil if the picture would be too large.
  func rescaled(to scale: Double?) -> Renderer? {
    let own = renderer.scene.scale
    guard let scale, scale != own else { return renderer }
    guard scale >= 0.01, scale <= 100 else { return nil }
    let size = renderer.scene.size
    guard size.width * scale * size.height * scale <= 40_000_000 else { return nil }
    return renderer.rescaled(by: scale / own)
  }

  /// A frame as a PNG, as `-o frames/` writes it.
  func png(frame index: Int, scale: Double?, ghosts: [Renderer.Ghost]) -> [UInt8]? {
    guard let renderer = rescaled(to: scale) else { return nil }
    let time = time(ofFrame: index)
    guard ghosts.isEmpty else {
      return try? PNGEncoder.encode(renderer.pixmap(at: time, ghosts: ghosts))
    }
    let wanted = renderer.scene.scale
    let idle = workers.withLock { workers -> FrameWorker? in
      guard let place = workers.lastIndex(where: { $0.scale == wanted }) else { return nil }
      return workers.remove(at: place).worker
    }
    var worker = idle ?? FrameWorker(renderer)
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

  var json: String {
    let rows = diagnostics.map { fault in
      """
      { "severity": \(fault.severity.rawValue.jsonQuoted), "file": \(fault.file.jsonQuoted), \
      "line": \(fault.line), "column": \(fault.column), "message": \(fault.message.jsonQuoted), \
      "hint": \(fault.hint?.jsonQuoted ?? "null"), "quoted": \(fault.excerpt.text.jsonQuoted), \
      "caret": \(fault.excerpt.underline.jsonQuoted) }
      """
    }
    return "{ \"text\": \(text.jsonQuoted), \"diagnostics\": [\(rows.joined(separator: ", "))] }"
  }
}
