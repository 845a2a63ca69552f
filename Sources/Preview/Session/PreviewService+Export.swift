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

extension PreviewService {
  /// The command line for an export.
  func command(_ file: String, _ variant: SceneVariant, _ request: HTTPRequest) -> HTTPResponse {
    do throws(RequestError) {
      let export = try RequestedExport(request, library.request(of: file), variant)
      return .text(200, export.render.command)
    } catch {
      return .text(400, "\(error)")
    }
  }

  /// Writes the same file as the command line. Events with the request's job number report the progress in frames.
  func export(
    _ file: String, _ variant: SceneVariant, _ request: HTTPRequest, _ call: ServerCall
  ) -> HTTPResponse {
    let export: RequestedExport
    do throws(RequestError) {
      export = try RequestedExport(request, library.request(of: file), variant)
    } catch {
      return .text(400, "\(error)")
    }
    do throws(LoadFailure) {
      // The scene is loaded at its own scale first, because the limit of the scale depends on its size.
      if let scale = export.variant.scale {
        guard try library.load(file, variant).get().allows(scale: scale) else {
          return .text(413, "the picture would be too large")
        }
      }
      _ = try library.load(file, export.variant).get()
    } catch {
      return .text(409, error.text)
    }
    do {
      let file = try write(export, call, job: request.integer("job"))
      return HTTPResponse(status: 200, type: export.kind.type, body: .file(file))
    } catch {
      return .text(500, "\(error)")
    }
  }

  private func write(_ export: RequestedExport, _ call: ServerCall, job: Int?)
    throws(RequestError) -> OpenFile
  {
    // Other users of the machine can neither guess nor enter the folder.
    let folder: PrivateFolder
    do {
      folder = try PrivateFolder()
    } catch {
      throw RequestError(ExportError.file(error))
    }
    let name = "export.\(export.kind.fileExtension)"
    let path = "\(folder.path)/\(name)"
    var plan = try export.writing(to: path).plan()
    plan.options = plan.options.recordingMotion()
    let total = plan.frameCount
    var latest = ContinuousClock.now
    _ = try plan.write { done throws(ExportError) in
      if call.isCancelled() { throw .file(.cannotWrite(path: path, code: ECANCELED)) }
      guard let job, ContinuousClock.now - latest > .milliseconds(50) else { return }
      latest = .now
      call.send(
        "event: export\ndata: {\"job\": \(job), \"done\": \(done), \"total\": \(total)}\n\n")
    }
    // A closure must not capture the folder, because it cannot be copied.
    do {
      return try folder.take(name)
    } catch {
      throw RequestError(ExportError.file(error))
    }
  }
}
