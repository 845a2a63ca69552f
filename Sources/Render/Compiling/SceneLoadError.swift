package import AnimCodecs
package import AnimDocuments
package import AnimFiles

/// Why a scene cannot be loaded.
package enum SceneLoadError: Error, Sendable {
  case file(FileError)
  case folder(path: String)
  /// The file has another format.
  case otherKind(path: String, FileKind)
  /// A setting does not fit the scene.
  case setting(String)
  /// Errors in the scene.
  case invalid([Diagnostic])
  /// Pictures or fonts of the scene that cannot be read.
  case missingAsset([Diagnostic])

  package init(_ error: RenderError) {
    if case .missingAsset = error {
      self = .missingAsset(error.diagnostics)
    } else {
      self = .invalid(error.diagnostics)
    }
  }

  package var diagnostics: [Diagnostic] {
    switch self {
    case .invalid(let diagnostics), .missingAsset(let diagnostics): diagnostics
    case .file, .folder, .otherKind, .setting: []
    }
  }
}

extension SceneLoadError: CustomStringConvertible {
  /// The error as the command prints it; several lines for errors in the scene.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .folder(let path): "\(path): is a folder, not a scene"
    case .otherKind(let path, let kind): "\(path): is \(kind), not a scene"
    case .setting(let message): message
    case .invalid(let diagnostics), .missingAsset(let diagnostics):
      diagnostics.map { $0.formatted(color: false) }.joined(separator: "\n")
    }
  }
}
