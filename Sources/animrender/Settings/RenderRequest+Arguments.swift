import AnimExport
import AnimFiles
import AnimRendering

extension Option {
  /// The option of a setting of a request.
  init(_ setting: RenderSetting) {
    self.init(
      setting.name, short: setting.short, value: setting.placeholder, repeats: setting.repeats,
      setting.help)
  }

  static let framesPerSecond = Option(RenderSetting.framesPerSecond)
  static let scale = Option(RenderSetting.scale)
  static let background = Option(RenderSetting.background)
  static let jobs = Option(RenderSetting.jobs)
  /// The options that choose a scene's variant, parameters and fonts.
  static let scenes = (RenderSetting.variants + RenderSetting.assets).map { Option($0) }
  static let assets = RenderSetting.assets.map { Option($0) }
}

extension RenderRequest {
  /// The request of a command line.
  ///
  /// - Parameters:
  ///   - path: the scene; commands that read several use `at(_:)`.
  ///   - isFamily: whether several appearances and scales may be asked for.
  init(_ arguments: Arguments, scene path: String = "", isFamily: Bool = false)
    throws(Failure)
  {
    self.init(SceneSource(path: path))
    do throws(RequestError) {
      for setting in RenderSetting.all where arguments.has(setting.name) {
        // A flag has no value.
        let values = setting.placeholder == nil ? [""] : arguments.all(setting.name)
        for value in values { try set(setting.name, to: value) }
      }
      if !isFamily { try refuseFamily() }
    } catch {
      throw Failure(error)
    }
  }
}

extension Failure {
  /// Evaluates an expression and throws its error as a `Failure`.
  static func rethrowing<Result>(request result: @autoclosure () throws(RequestError) -> Result)
    throws(Failure) -> Result
  {
    do {
      return try result()
    } catch {
      throw Failure(error)
    }
  }

  /// The error without the diagnostics of a scene being printed.
  init(_ error: RequestError) {
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

  init(_ error: SceneLoadError) {
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
