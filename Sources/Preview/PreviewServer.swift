import Files
import Platform
import Primitives
package import Render

/// The preview of a scene, or of all scenes of a folder, on a page that this program serves.
package final class PreviewServer {
  package enum Failure: Error {
    case portTaken(Int)
    case system(String)
    case noScene
  }

  private let server: HTTPServer
  private let service: PreviewService
  private var watcher: FileWatcher
  /// Draws frames; an export does not hold them up.
  private let drawing: WorkQueue
  private let exporting = WorkQueue(width: 1)
  /// Answers that need no picture do not wait for one.
  private let describing = WorkQueue(width: 1)
  private var ticks = 0

  /// The page's address.
  package var address: String { "http://127.0.0.1:\(server.port)/" }

  private static let usualPort = 4370
  private static let portCount = 40

  /// - Parameters:
  ///   - path: a scene, or a folder.
  ///   - port: nil for the usual one or the next that is free.
  ///   - assets: the source of a scene's pictures and fonts, by its path.
  package init(
    _ path: String, port: Int?, jobs: Int, assets: @escaping @Sendable (String) -> AssetSource
  ) throws(Failure) {
    let isFolder = FileSystem.kind(of: path) == .directory
    let folder = isFolder ? (path.hasSuffix("/") ? path : path + "/") : nil
    service = PreviewService(
      folder: folder, scene: isFolder ? nil : path, jobs: max(1, jobs - 1), assets: assets)
    service.findScenes()
    guard !service.files.isEmpty else { throw .noScene }
    let ports = port.map { [$0] } ?? Array(Self.usualPort..<(Self.usualPort + Self.portCount))
    do {
      server = try HTTPServer.listening(on: ports)
    } catch {
      switch error {
      case .taken(let port): throw .portTaken(port)
      case .system(let reason): throw .system(reason)
      }
    }
    drawing = WorkQueue(width: max(jobs, 2))
    watcher = FileWatcher(service.watchedPaths, settling: .milliseconds(15))
  }

  /// Serves until the program ends.
  package func run() {
    server.handler = { [unowned self] in self.answer($0, id: $1) }
    server.tick = { [unowned self] in self.look() }
    server.run()
  }

  private func answer(_ request: HTTPRequest, id: UInt64) -> HTTPServer.Answer {
    if !request.path.hasPrefix("/api/") {
      guard !request.isPost else { return .now(.text(405, "only exports take POST")) }
      let page = Page.file(request.path, hasFolder: service.folder != nil)
      return .now(page ?? .text(404, "not found"))
    }
    if request.isPost, request.path != "/api/export" {
      return .now(.text(405, "only exports take POST"))
    }
    if request.path == "/api/events" {
      return .now(HTTPResponse(status: 200, type: "text/event-stream", body: .events))
    }
    let (service, mailbox) = (service, server.mailbox)
    let queue =
      switch request.path {
      case "/api/export": exporting
      case "/api/frame": drawing
      default: describing
      }
    queue.add {
      // The server draws nothing for a reader that has gone.
      let response =
        mailbox.isCancelled(id) ? HTTPResponse.text(503, "gone") : service.answer(request)
      mailbox.post(.answer(id, response))
    }
    return .later
  }

  private func look() {
    let changed = watcher.poll()
    ticks += 1
    guard changed.isEmpty else {
      let version = service.reload()
      server.mailbox.post(.event("event: change\ndata: {\"version\": \(version)}\n\n"))
      let (service, mailbox) = (service, server.mailbox)
      if service.folder != nil, changed.contains(service.folder ?? "") {
        drawing.add {
          service.findScenes()
          mailbox.post(.event("event: list\ndata: {}\n\n"))
        }
      }
      return
    }
    // Pictures and fonts are known once a scene has been read.
    if ticks % 10 == 0 { watcher.watch(service.watchedPaths) }
  }
}
