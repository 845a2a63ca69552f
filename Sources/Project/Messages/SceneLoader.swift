import AnimCodecs
package import AnimDocuments
package import AnimExport
import AnimInspect
package import AnimRendering

/// Loads scenes and prints their errors and warnings.
package struct SceneLoader {
  private let console: any MessagePrinter

  package init(console: any MessagePrinter) {
    self.console = console
  }

  /// The scene of a request in its first variant.
  ///
  /// - Throws: 66 if the file cannot be read, 65 for an image or an invalid scene, whose errors are printed.
  package func renderer(of request: RenderRequest) throws(Failure) -> Renderer {
    let renderer = try printing { () throws(RequestError) in try request.load() }
    warn(of: [renderer])
    return renderer
  }

  /// Prints the warnings about scenes, each once.
  package func warn(of renderers: [Renderer]) {
    guard !console.isQuiet else { return }
    var known: [Diagnostic] = []
    for warning in renderers.flatMap(\.warnings) where !known.contains(warning) {
      console.show(warning)
      known.append(warning)
    }
  }

  /// Prints the diagnostics of a scene that fails.
  package func printing<Result>(_ work: () throws(RequestError) -> Result) throws(Failure) -> Result
  {
    do {
      return try work()
    } catch {
      let failure = Failure(error)
      for diagnostic in failure.diagnostics { console.show(diagnostic) }
      throw failure
    }
  }

  /// The expectations of a scene that are not met.
  ///
  /// - Throws: 65 if an expectation is invalid.
  package func unmetExpectations(of renderer: Renderer) throws(Failure) -> [Diagnostic] {
    do {
      return try renderer.unmetExpectations()
    } catch {
      for diagnostic in error.diagnostics { console.show(diagnostic) }
      throw Failure(.badData, "", diagnostics: error.diagnostics)
    }
  }
}

extension Failure {
  /// The error for a file that is not a scene.
  static func notScene(_ path: String, _ kind: FileKind?) -> Failure {
    guard let kind else { return Failure(.badData, path: path, "is not a scene") }
    return Failure(
      .badData, path: path, "is \(kind), not a scene",
      hint: "'animrender info \(path)' describes it")
  }
}

/// Prints the messages of a command, such as a console.
package protocol MessagePrinter: Sendable {
  /// Whether only errors are printed.
  var isQuiet: Bool { get }
  /// Prints a line unless quiet.
  func warning(_ line: String)
  /// Prints an error with its hint.
  func error(_ failure: Failure)
  /// Prints an error or warning of a scene, with its place and line.
  func show(_ diagnostic: Diagnostic)
}
