import AnimExport
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

  /// Adds the choices to a request.
  func apply(to request: inout RenderRequest) throws(RequestError) {
    if appearance == .dark { try request.set("appearance", to: "dark") }
    if let scale { try request.set("scale", to: scale.shortestText) }
    if isClear { try request.set("background", to: "clear") }
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      try request.set("set", to: "\(name)=\(value)")
    }
  }
}
