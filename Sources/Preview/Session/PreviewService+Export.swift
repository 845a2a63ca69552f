import AnimExport
import AnimFiles
import AnimInspect
import AnimPlatform
import AnimPrimitives
import AnimRendering

/// The connection of a request that is answered later.
struct ServerCall: Sendable {
  /// Whether the client has disconnected.
  var isCancelled: @Sendable () -> Bool
  /// Sends a server-sent event to all pages.
  var send: @Sendable (_ event: String) -> Void
}

/// A file that the page can export.
private struct RequestedExport {
  var variant: SceneVariant
  var render: RenderRequest
  var kind: Output.Kind
  var type: String

  /// - Parameter render: the request of the scene with the options of the preview.
  init?(_ request: HTTPRequest, _ render: RenderRequest, _ variant: SceneVariant) {
    var stem = PathParts(render.scene.path).name
    if stem.hasSuffix(".json") { stem.removeLast(".json".count) }
    self.variant = variant
    self.variant.scale = request.number("scale")
    self.render = render
    do throws(RequestError) {
      try self.variant.apply(to: &self.render)
      switch request.value("kind") {
      case "gif": (kind, type) = (.animation(.gif), "image/gif")
      case "apng": (kind, type) = (.animation(.apng), "image/apng")
      case "still":
        let time = max(request.number("time") ?? 0, 0)
        (kind, type) = (.still(time: time), "image/png")
        try self.render.set("time", to: time.shortestText)
      default: return nil
      }
      try self.render.set("output", to: "\(stem).\(type.dropFirst("image/".count))")
    } catch {
      return nil
    }
  }
}

extension PreviewService {
  /// The command line for an export.
  func command(_ file: String, _ variant: SceneVariant, _ request: HTTPRequest) -> HTTPResponse {
    guard let export = RequestedExport(request, library.request(of: file), variant) else {
      return .text(400, "unknown kind of export")
    }
    return .text(200, export.render.command)
  }

  /// Writes the same file as the command line. Events with the request's job number report the progress in frames.
  func export(
    _ file: String, _ variant: SceneVariant, _ request: HTTPRequest, _ call: ServerCall
  ) -> HTTPResponse {
    guard request.isPost else { return .text(405, "an export is a POST") }
    guard let export = RequestedExport(request, library.request(of: file), variant) else {
      return .text(400, "unknown kind of export")
    }
    let scene: LoadedScene
    do throws(LoadFailure) {
      // The scene is loaded at its own scale first, because the limit of the scale depends on its size.
      if let scale = export.variant.scale {
        guard try library.load(file, variant).get().allows(scale: scale) else {
          return .text(413, "the picture would be too large")
        }
      }
      scene = try library.load(file, export.variant).get()
    } catch {
      return .text(409, error.text)
    }
    var options = ExportOptions(range: PlaybackRange(all: scene.renderer), jobs: export.render.jobs)
    options.provenance = export.render.provenance(reading: [scene.renderer.scene])
    let exporter = Exporter(scene.renderer, options: options.recordingMotion(in: [.apng]))
    do {
      let file = try write(export, exporter, call, job: request.integer("job"))
      return HTTPResponse(status: 200, type: export.type, body: .file(file))
    } catch {
      return .text(500, "\(error)")
    }
  }

  private func write(
    _ export: RequestedExport, _ exporter: Exporter, _ call: ServerCall, job: Int?
  ) throws(ExportError) -> OpenFile {
    // Other users of the machine can neither guess nor enter the folder.
    let folder: PrivateFolder
    do {
      folder = try PrivateFolder()
    } catch {
      throw .file(error)
    }
    let output = Output(path: "\(folder.path)/export", kind: export.kind)
    let total = exporter.frameCount(of: [output])
    var latest = ContinuousClock.now
    _ = try exporter.write([output]) { done throws(ExportError) in
      if call.isCancelled() { throw .file(.cannotWrite(path: output.path, code: ECANCELED)) }
      guard let job, ContinuousClock.now - latest > .milliseconds(50) else { return }
      latest = .now
      call.send(
        "event: export\ndata: {\"job\": \(job), \"done\": \(done), \"total\": \(total)}\n\n")
    }
    // A closure must not capture the folder, because it cannot be copied.
    do {
      return try folder.take("export")
    } catch {
      throw .file(error)
    }
  }
}
