/// What the command line says instead of the scene.
struct SceneOverrides {
  var scale: Double?
  var framesPerSecond: Double?
  /// A colour as scenes write it.
  var background: String?
}

extension SceneOverrides {
  /// `--scale`, `--fps` and `--background`, where a command has them.
  ///
  /// - Throws: a usage error for values out of range.
  init(_ arguments: Arguments) throws(Failure) {
    self.init(
      scale: try arguments.number(
        "scale", in: 0.01...100, unit: "pixels per point"),
      framesPerSecond: try arguments.number("fps", in: 1...240, unit: "frames per second"),
      background: arguments.value("background"))
  }
}

extension Option {
  static let framesPerSecond = Option(
    "fps", value: "N", "frames per second, 1 to 240 (default: the scene's)")
  static let scale = Option(
    "scale", value: "N", "pixels per point, 0.01 to 100 (default: the scene's)")
  static let background = Option(
    "background", value: "COLOR", "instead of the scene's; clear for none")
}
