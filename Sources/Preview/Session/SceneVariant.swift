import AnimPrimitives
import AnimScenes

/// The choices on the page that change a scene.
struct SceneVariant: Hashable, Sendable {
  var appearance: SceneOptions.Appearance = .light
  var parameters: [String: String] = [:]
  var isClear = false
  /// The scale of an export in pixels per point, or nil for the scene's own.
  var scale: Double?

  init() {}

  init(_ request: HTTPRequest) {
    appearance = request.value("appearance") == "dark" ? .dark : .light
    isClear = request.value("clear") == "1"
    for pair in request.values("set") {
      guard let equals = pair.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      parameters[String(pair[..<equals])] = String(pair[pair.utf8.index(after: equals)...])
    }
  }

  var options: SceneOptions {
    var options = SceneOptions(appearance: appearance, parameters: parameters)
    options.scale = scale
    return options
  }

  /// The choices as arguments of a command line.
  var words: [String] {
    var words = appearance == .dark ? ["--appearance", "dark"] : []
    if let scale { words += ["--scale", scale.shortestText] }
    if isClear { words += ["--background", "clear"] }
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      words += ["--set", "\(name)=\(value)"]
    }
    return words
  }
}
