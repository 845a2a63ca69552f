package import AnimRendering

/// Why a render request cannot be carried out.
public struct RequestError: Error, Sendable {
  package enum Reason: Sendable {
    /// The request contradicts itself, or does not fit the scene.
    case usage
    /// An output cannot be created.
    case cannotCreate
    /// A folder of the request does not exist.
    case unavailable
    /// The limit of the size cannot be met.
    case sizeLimit
    /// A text of the picture itself, such as a caption, cannot be drawn.
    case text
    /// A defect of the program.
    case fault
    case scene(SceneLoadError)
    case export(ExportError)
  }

  package let reason: Reason
  /// The affected file, or nil.
  package let path: String?
  /// One sentence in lower case, without a full stop and without the path.
  package let message: String
  package let hint: String?

  package init(_ reason: Reason, path: String? = nil, _ message: String, hint: String? = nil) {
    self.reason = reason
    self.path = path
    self.message = message
    self.hint = hint
  }

  package init(_ error: SceneLoadError) {
    self.init(.scene(error), error.description)
  }

  package init(_ error: ExportError) {
    self.init(.export(error), error.description)
  }

  package static func usage(_ message: String, hint: String? = nil) -> RequestError {
    RequestError(.usage, message, hint: hint)
  }
}

extension RequestError: CustomStringConvertible {
  /// The message as the command prints it, with a hint in a second line.
  public var description: String {
    (path.map { "\($0): \(message)" } ?? message) + (hint.map { "\nhint: \($0)" } ?? "")
  }
}
