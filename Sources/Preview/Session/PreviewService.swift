import AnimDocuments
import AnimPrimitives
import AnimRendering

/// Answers requests of the page about scenes, on any thread.
final class PreviewService: Sendable {
  let library: SceneLibrary
  let goldens: GoldenDesk
  let edits: EditDesk

  private static let rowLimit = 50
  private static let ghostLimit = 24

  init(_ library: SceneLibrary, _ goldens: GoldenDesk) {
    self.library = library
    self.goldens = goldens
    edits = EditDesk(library)
  }

  /// - Parameter call: the connection of the request.
  func answer(_ request: HTTPRequest, _ call: ServerCall) -> HTTPResponse {
    if request.path == "/api/scenes" { return scenes(request) }
    if request.path == "/api/paths" {
      return .json(JSONText(library.files))
    }
    guard let file = library.file(named: request.value("scene")) else {
      return missing(request)
    }
    let variant = SceneVariant(request)
    switch request.path {
    case "/api/command": return command(file, variant, request)
    case "/api/export": return export(file, variant, request, call)
    case "/api/golden": return goldens.state(of: file)
    case "/api/golden/frame": return goldens.frame(of: file, at: request.number("time") ?? 0)
    default: break
    }
    if request.isPost { return change(file, variant, request) }
    if request.path == "/api/curves" { return .json(LoadedScene.namedCurves) }
    let scene: LoadedScene
    switch load(file, variant, request) {
    case .success(let loaded): scene = loaded
    case .failure(let failure): return .json(["failure": failure.json])
    case nil: return .text(404, "there is no such version")
    }
    if let version = request.integer("v"), version != scene.version {
      return .text(410, "the scene has changed")
    }
    let asked = request.integer("frame") ?? request.number("time").map(scene.frame) ?? 0
    let index = min(max(asked, 0), scene.entries.count - 1)
    switch request.path {
    case "/api/scene": return .json(scene.description(file: library.path(of: file)))
    case "/api/checks": return .json(scene.checks)
    case "/api/edits":
      return scene.edits(view: request.value("view"), step: request.integer("step"))
        .map { .json($0) } ?? .text(404, "no such view or step")
    case "/api/tracks":
      return request.value("view").flatMap(scene.tracks).map { .json($0) }
        ?? .text(404, "no such view")
    case "/api/state":
      return request.value("view").flatMap { scene.state(ofView: $0, frame: index) }
        .map { .json($0) } ?? .text(404, "no such view")
    case "/api/hit":
      let point = Point(x: request.number("x") ?? -1, y: request.number("y") ?? -1)
      let reach = min(max(request.number("reach") ?? 0, 0), 100)
      return .json(scene.views(at: point, frame: index, reach: reach))
    case "/api/frame": return frame(index, of: scene, request)
    default: return .text(404, "not found")
    }
  }

  /// The scene of a request: a change that was tried, the version before the latest change, or the scene as it is.
  private func load(_ file: String, _ variant: SceneVariant, _ request: HTTPRequest)
    -> Result<LoadedScene, LoadFailure>?
  {
    if let number = request.integer("trial") {
      return edits.trial(number, of: file).map { .success($0) }
    }
    if request.value("previous") != nil {
      return library.previous(file, variant).map { .success($0) }
    }
    return library.load(file, variant)
  }

  private func change(_ file: String, _ variant: SceneVariant, _ request: HTTPRequest)
    -> HTTPResponse
  {
    if request.path == "/api/golden/accept" {
      return goldens.accept(file, version: request.integer("v"))
    }
    guard let edit = SceneEdit(request) else {
      return .text(400, "an edit needs a handle and a value")
    }
    let hash = request.value("hash")
    return request.path == "/api/edit"
      ? edits.write(edit, file, hash: hash) : edits.attempt(edit, file, variant, hash: hash)
  }

  /// The page shows a scene that has left the folder as an error, until it returns.
  private func missing(_ request: HTTPRequest) -> HTTPResponse {
    guard request.path == "/api/scene", let name = request.value("scene") else {
      return .text(404, "no such scene")
    }
    let failure = LoadFailure(text: "error: \(name): no such scene in the folder", diagnostics: [])
    var response = HTTPResponse.json(["failure": failure.json])
    response.status = 404
    return response
  }

  private func frame(_ index: Int, of scene: LoadedScene, _ request: HTTPRequest) -> HTTPResponse {
    var ghosts: [Renderer.Ghost] = []
    if let count = request.integer("onion"), count > 0 {
      let count = min(count, Self.ghostLimit)
      ghosts = (0..<count).map {
        Renderer.Ghost(
          time: scene.renderer.duration * Double($0) / Double(max(count - 1, 1)), opacity: 0.35)
      }
    }
    guard let bytes = scene.png(frame: index, scale: request.number("scale"), ghosts: ghosts)
    else { return .text(413, "the picture would be too large") }
    return HTTPResponse(status: 200, type: "image/png", body: .bytes(bytes))
  }

  /// A part of the list, because reading a long list takes time.
  private func scenes(_ request: HTTPRequest) -> HTTPResponse {
    let files = library.files
    let variant = SceneVariant(request)
    let first = min(max(request.integer("from") ?? 0, 0), files.count)
    let rows = files[first..<min(first + Self.rowLimit, files.count)]
      .map { file in
        // Whether the golden differs takes long, and is asked for one by one.
        (["golden": JSONText(goldens.hasGolden(file))] as JSONText)
          .adding(library.summary(file, variant))
      }
    return .json([
      "folder": JSONText(library.folder ?? ""), "count": JSONText(files.count),
      "scenes": JSONText(rows),
    ])
  }
}
