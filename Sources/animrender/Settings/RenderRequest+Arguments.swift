import AnimExport
import AnimFiles
import AnimProject
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
