package import AnimExport
import AnimFiles
import AnimPlatform
import AnimPrimitives
import AnimRendering

/// Serves the preview page of a scene, of all scenes of a folder, or of a recording.
package final class PreviewServer {
  package enum Failure: Error {
    case portTaken(Int)
    case system(String)
    case noScene
  }

  private let server: HTTPServer
  private let service: PreviewService
  private let library: SceneLibrary
  /// nil if scenes are shown.
  private let recording: ShownRecording?
  private var watcher: FileWatcher
  /// The queue for drawing frames, which is separate so that an export does not delay them.
  private let drawing: WorkQueue
  private let exporting = WorkQueue(width: 1)
  /// The queue for answers without a picture, which do not wait for drawing.
  private let describing = WorkQueue(width: 1)
  /// The queue for lists of scenes, so that a long list does not delay a scene.
  private let listing = WorkQueue(width: 1)
  /// The queue for goldens, because drawing all frames of a scene takes time.
  private let comparing = WorkQueue(width: 1)
  private let token = PageToken()
  private var ticks = 0
  /// The library's revision whose paths are watched, and the number of these paths.
  private var watched: (revision: Int, count: Int)

  /// The URL of the page; for other machines with the key that the page exchanges for a cookie.
  package var address: String {
    let page = "http://\(server.access.address):\(server.port)/"
    return server.key.map { "\(page)?key=\($0.text)" } ?? page
  }

  /// The requests that write files or draw long.
  private static let posts: Set<String> = [
    "/api/export", "/api/golden/accept", "/api/edit", "/api/try", "/api/open",
  ]
  private static let usualPort = 4370
  private static let portCount = 40
  /// The number of watched files per tick: with twice as many, every second tick checks them.
  private static let filesPerTick = 250

  /// - Parameters:
  ///   - path: a scene's file, a folder of scenes, or a recording.
  ///   - port: the port to listen on, or nil for the first free one from 4370.
  ///   - request: the settings of all scenes, such as folders of fonts.
  ///   - access: who may use the server.
  ///   - goldens: the folder of the goldens; nil means next to the scenes.
  ///   - Throws: `portTaken` if no port is free, `noScene` if the folder has no scene, `system` for other errors.
  package init(
    _ path: String, port: Int?, request: RenderRequest, goldens: String?,
    access: ServerAccess = ServerAccess()
  ) throws(Failure) {
    let isFolder = FileSystem.kind(of: path) == .directory
    let folder = isFolder ? (path.hasSuffix("/") ? path : path + "/") : nil
    var own = request
    // One processor remains free for drawing frames.
    own.jobs = max(1, request.jobs - 1)
    let scenes = SceneLibrary(folder: folder, scene: isFolder ? nil : path, request: own)
    scenes.findScenes()
    // A folder with a scene in it is a folder of scenes, even if it has frames too.
    let mayBeRecording = !isFolder || scenes.files.isEmpty
    recording =
      mayBeRecording && (try? Recording.isRecording(path)) == true
      ? ShownRecording(path: path) : nil
    library =
      recording == nil ? scenes : SceneLibrary(folder: nil, scene: path, request: own)
    guard !library.files.isEmpty else { throw .noScene }
    let goldenFolder = goldens.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    service = PreviewService(
      library, GoldenDesk(library, folder: goldenFolder, jobs: own.jobs))
    let ports = port.map { [$0] } ?? Array(Self.usualPort..<(Self.usualPort + Self.portCount))
    do {
      server = try HTTPServer.listening(on: ports, access)
    } catch {
      switch error {
      case .taken(let port): throw .portTaken(port)
      case .system(let reason): throw .system(reason)
      }
    }
    drawing = WorkQueue(width: max(request.jobs, 2))
    let paths = library.watchedPaths
    watched = (library.revision, paths.count)
    watcher = FileWatcher(settling: .milliseconds(15))
    watcher.watch(paths, since: library.stamps)
  }

  /// Answers requests until the program ends.
  package func run() {
    server.handler = { [unowned self] in self.answer($0, id: $1) }
    server.tick = { [unowned self] in self.look() }
    if recording == nil, library.folder == nil, let file = library.files.first {
      // Loads the scene while the browser starts.
      let library = library
      describing.add { _ = library.load(file, SceneVariant()) }
    }
    server.run()
  }

  private func answer(_ request: HTTPRequest, id: UInt64) -> HTTPServer.Answer {
    if !request.path.hasPrefix("/api/") {
      guard !request.isPost else { return .now(.text(405, "a page takes no POST")) }
      let page = Page.file(
        request.path, hasFolder: library.folder != nil, token: token, server.access)
      return .now(page ?? .text(404, "not found"))
    }
    if request.isPost != Self.posts.contains(request.path) {
      return .now(.text(405, request.isPost ? "only changes take POST" : "a change needs POST"))
    }
    if request.isPost, request.path != "/api/export", !token.isEqual(to: request.token) {
      return .now(.text(403, "a change needs the page's token"))
    }
    if request.isPost, request.path != "/api/export", !server.access.isEditable {
      return .now(.text(403, "changes are off for other machines; --allow-edits allows them"))
    }
    if request.path == "/api/open" {
      guard let editor = server.access.editor, server.access.isLocal else {
        return .now(.text(404, "there is no --editor"))
      }
      guard let file = library.file(named: request.value("scene")) else {
        return .now(.text(404, "no such scene"))
      }
      let (service, mailbox) = (service, server.mailbox)
      describing.add { mailbox.post(.answer(id, service.open(file, request, with: editor))) }
      return .later
    }
    if request.path == "/api/events" {
      return .now(HTTPResponse(status: 200, type: "text/event-stream", body: .events))
    }
    let (service, recording, mailbox) = (service, recording, server.mailbox)
    let queue =
      switch request.path {
      case "/api/export": exporting
      case "/api/frame": drawing
      case "/api/scenes": listing
      case "/api/golden", "/api/golden/frame", "/api/golden/accept": comparing
      default: describing
      }
    let call = ServerCall(
      isCancelled: { mailbox.isCancelled(id) }, send: { mailbox.post(.event($0)) })
    queue.add {
      // The server draws nothing for a client that has disconnected.
      let response =
        call.isCancelled()
        ? HTTPResponse.text(503, "gone")
        : recording?.answer(request) ?? service.answer(request, call)
      mailbox.post(.answer(id, response))
    }
    return .later
  }

  private func look() {
    ticks += 1
    let revision = library.revision
    if revision != watched.revision {
      let paths = library.watchedPaths
      watcher.watch(paths, since: library.stamps)
      watched = (revision, paths.count)
    }
    // With more files the checks are rarer, so that the time per tick does not grow.
    guard ticks % (1 + watched.count / Self.filesPerTick) == 0 else { return }
    let changed = watcher.poll()
    guard !changed.isEmpty else { return }
    let version = library.forget(changed)
    recording?.reload(version: version)
    server.mailbox.post(.event("event: change\ndata: {\"version\": \(version)}\n\n"))
    guard library.folder != nil, library.changesList(changed) else { return }
    let (library, mailbox) = (library, server.mailbox)
    listing.add {
      library.findScenes()
      mailbox.post(.event("event: list\ndata: {}\n\n"))
    }
  }
}
