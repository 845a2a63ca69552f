import Documents
import Export
import Files
import Inspect
import Platform
import Primitives
import Render
import Scenes
import Synchronization

/// Loads scenes and answers the page's questions about them, on any thread.
final class PreviewService: Sendable {
  private struct Key: Hashable {
    var file: String
    var variant: SceneVariant
  }

  private struct State {
    var files: [String] = []
    var version = 1
    /// The latest last.
    var loaded: [(key: Key, result: Result<LoadedScene, LoadFailure>)] = []
    var exportCount = 0
  }

  /// A folder with a slash at its end; nil for one scene.
  let folder: String?
  private let assets: @Sendable (String) -> AssetSource
  private let jobs: Int
  private let state: Mutex<State>
  private static let cacheLimit = 12

  init(
    folder: String?, scene: String?, jobs: Int, assets: @escaping @Sendable (String) -> AssetSource
  ) {
    self.folder = folder
    self.assets = assets
    self.jobs = jobs
    state = Mutex(State(files: scene.map { [$0] } ?? []))
  }

  var files: [String] { state.withLock { $0.files } }

  /// Finds the scenes of the folder. A broken JSON file is listed as well if it was before.
  func findScenes() {
    guard let folder else { return }
    let known = Set(files)
    let names =
      (try? FileSystem.files(below: folder, unreadable: { _ throws(ExportError) in })) ?? []
    let found = names.filter { $0.hasSuffix(".json") }.filter { name in
      guard let bytes = try? FileSystem.contents(of: folder + name) else { return false }
      guard let root = JSONReader.read(bytes).root else { return known.contains(name) }
      return root["size"] != nil && (root["views"] != nil || root["timeline"] != nil)
    }
    state.withLock { $0.files = found }
  }

  /// Forgets everything that was read. Returns the new version.
  func reload() -> Int {
    state.withLock { state in
      state.loaded = []
      state.version += 1
      return state.version
    }
  }

  var version: Int { state.withLock { $0.version } }

  func path(of file: String) -> String { (folder ?? "") + file }

  /// All files that the pictures depend on.
  var watchedPaths: [String] {
    let (files, loaded) = state.withLock { ($0.files, $0.loaded) }
    var paths = files.map(path)
    for case (_, .success(let scene)) in loaded { paths += scene.renderer.assetPaths }
    for case (let key, .failure) in loaded {
      let path = path(of: key.file)
      guard let bytes = try? FileSystem.contents(of: path),
        let scene = try? SceneReader.read(bytes, file: path)
      else { continue }
      paths += assets(path).paths(of: scene)
    }
    if let folder { paths.append(folder) }
    return paths
  }

  /// The file that a request names, if it is one of the scenes.
  func file(of request: HTTPRequest) -> String? {
    let files = files
    guard folder != nil else { return files.first }
    return request.value("scene").flatMap { name in
      files.first { $0.utf8.elementsEqual(name.utf8) }
    }
  }

  func load(_ file: String, _ variant: SceneVariant) -> Result<LoadedScene, LoadFailure> {
    let key = Key(file: file, variant: variant)
    let (known, version) = state.withLock { state in
      (state.loaded.last { $0.key == key }?.result, state.version)
    }
    if let known { return known }
    let path = path(of: file)
    let result = Result { () throws(LoadFailure) in
      try LoadedScene(path: path, assets: assets(path), variant: variant)
    }
    state.withLock { state in
      guard state.version == version else { return }
      state.loaded.append((key, result))
      if state.loaded.count > Self.cacheLimit { state.loaded.removeFirst() }
    }
    return result
  }
}

// MARK: - Answers

extension PreviewService {
  func answer(_ request: HTTPRequest) -> HTTPResponse {
    if request.path == "/api/scenes" { return scenes(request) }
    guard let file = file(of: request) else { return .text(404, "no such scene") }
    let scene: LoadedScene
    switch load(file, SceneVariant(request)) {
    case .success(let loaded): scene = loaded
    case .failure(let failure): return .json("{ \"failure\": \(failure.json) }", status: 200)
    }
    let index = min(max(request.integer("frame") ?? 0, 0), scene.entries.count - 1)
    switch request.path {
    case "/api/scene": return .json(scene.description(version: version, file: path(of: file)))
    case "/api/tracks":
      return request.value("view").flatMap(scene.tracks).map { .json($0) }
        ?? .text(404, "no such view")
    case "/api/state":
      return request.value("view").flatMap { scene.state(ofView: $0, frame: index) }
        .map { .json($0) } ?? .text(404, "no such view")
    case "/api/hit":
      let point = Point(x: request.number("x") ?? -1, y: request.number("y") ?? -1)
      return .json(scene.views(at: point, frame: index))
    case "/api/frame": return frame(index, of: scene, request)
    case "/api/export": return export(file, scene, index, request)
    default: return .text(404, "not found")
    }
  }

  private func frame(_ index: Int, of scene: LoadedScene, _ request: HTTPRequest) -> HTTPResponse {
    var ghosts: [Renderer.Ghost] = []
    if let count = request.integer("onion"), count > 0 {
      let count = min(count, 24)
      ghosts = (0..<count).map {
        Renderer.Ghost(
          time: scene.renderer.duration * Double($0) / Double(max(count - 1, 1)), opacity: 0.35)
      }
    }
    guard let bytes = scene.png(frame: index, scale: request.number("scale"), ghosts: ghosts)
    else { return .text(413, "the picture would be too large") }
    return HTTPResponse(
      status: 200, type: "image/png", body: .bytes(bytes),
      headers: [("Cache-Control", "no-store"), ("X-Version", String(version))])
  }

  private func scenes(_ request: HTTPRequest) -> HTTPResponse {
    let rows = files.map { file in
      switch load(file, SceneVariant(request)) {
      case .failure(let failure):
        let first = failure.diagnostics.first
        return """
          { "path": \(file.jsonQuoted), "title": null, "error": { \
          "count": \(max(failure.diagnostics.count, 1)), "line": \(first?.line ?? 0), \
          "column": \(first?.column ?? 0) } }
          """
      case .success(let loaded):
        let scene = loaded.renderer.scene
        return """
          { "path": \(file.jsonQuoted), "title": \(scene.title?.jsonQuoted ?? "null"), \
          "size": [\(scene.size.width), \(scene.size.height)], "fps": \(scene.framesPerSecond), \
          "duration": \(loaded.renderer.duration), "frame": \(loaded.entries.count * 2 / 5) }
          """
      }
    }
    return .json(
      "{ \"folder\": \((folder ?? "").jsonQuoted), \"scenes\": [\(rows.joined(separator: ", "))] }")
  }

  private func export(
    _ file: String, _ scene: LoadedScene, _ index: Int, _ request: HTTPRequest
  ) -> HTTPResponse {
    guard request.isPost else { return .text(405, "an export is a POST") }
    guard let renderer = scene.rescaled(to: request.number("scale")) else {
      return .text(413, "the picture would be too large")
    }
    let number = state.withLock { state in
      state.exportCount += 1
      return state.exportCount
    }
    let kind: Output.Kind
    let type: String
    switch request.value("kind") {
    case "gif": (kind, type) = (.animation(.gif), "image/gif")
    case "apng": (kind, type) = (.animation(.apng), "image/apng")
    case "still": (kind, type) = (.still(time: scene.time(ofFrame: index)), "image/png")
    default: return .text(400, "unknown kind of export")
    }
    let path = "/tmp/animrender-preview-\(getpid())-\(number)"
    let options = ExportOptions(range: PlaybackRange(all: renderer), jobs: jobs)
    do {
      _ = try Exporter(renderer, options: options.recordingMotion(in: [.apng])).write([
        Output(path: path, kind: kind)
      ])
    } catch {
      return .text(500, "\(error)")
    }
    return HTTPResponse(status: 200, type: type, body: .temporaryFile(path))
  }
}
