package import AnimExport
package import AnimRendering

extension Failure {
  /// Evaluates an expression and throws its error as a `Failure`.
  package static func rethrowing<Result>(
    request result: @autoclosure () throws(RequestError) -> Result
  )
    throws(Failure) -> Result
  {
    do {
      return try result()
    } catch {
      throw Failure(error)
    }
  }

  /// The error without the diagnostics of a scene being printed.
  package init(_ error: RequestError) {
    let code: ExitCode
    switch error.reason {
    case .scene(let error):
      self.init(error)
      return
    case .export(let error):
      self.init(error)
      return
    case .usage: code = .usage
    case .cannotCreate: code = .cannotCreate
    case .unavailable: code = .unavailable
    case .sizeLimit, .text: code = .badData
    case .fault: code = .internalFault
    }
    self.init(code, path: error.path, error.message, hint: error.hint)
  }

  package init(_ error: SceneLoadError) {
    switch error {
    case .file(let error): self.init(error)
    case .folder(let path): self.init(.noInput, path: path, "is a folder, not a scene")
    case .otherKind(let path, let kind): self = .notScene(path, kind)
    case .setting(let message): self = .usage(message)
    case .invalid(let diagnostics): self.init(.badData, "", diagnostics: diagnostics)
    case .missingAsset(let diagnostics): self.init(.unavailable, "", diagnostics: diagnostics)
    }
  }
}
