package import AnimExport
import AnimFiles
package import AnimRendering

/// The golden of a scene: an APNG with its frames, at its own scale, in light, with its own parameters.
package struct Golden: Hashable, Sendable {
  package let path: String

  /// The suffix of goldens next to their scenes.
  package static let suffix = ".golden.apng"

  package init(path: String) {
    self.path = path
  }

  /// - Parameters:
  ///   - scene: the path of the scene.
  ///   - name: the scene's path from the tested folder, or its file name if it is tested alone.
  ///   - goldens: the folder of the goldens, with a trailing slash; nil means next to the scenes.
  package init(ofScene scene: String, name: String, goldens: String?) {
    path =
      goldens.map { "\($0)\(Self.stem(of: name)).apng" } ?? Self.stem(of: scene) + Self.suffix
  }

  /// The path of a scene, or the name of a test, without `.json`.
  package static func stem(of name: String) -> String {
    name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }

  /// Writes the scene's frames as the golden. Its folder must exist.
  package func write(_ renderer: Renderer, _ options: ExportOptions) throws(ExportError) {
    let output = Output(path: path, kind: .animation(.apng))
    _ = try Exporter(renderer, options: options).write([output])
  }
}
