import AnimDocuments
import AnimFiles
import AnimPrimitives
import AnimRendering
package import AnimScenes
import Synchronization

/// Hashes of everything that the bytes of files depend on: the scene, all files that it reads, the options, and the
/// rendering version. A file records its hash, so that a later run knows whether it is up to date.
///
/// A class because requests of one run share what has been read.
package final class InputHashes: Sendable {
  /// Increase it when a change of the program changes the pixels or bytes of files on purpose: when a golden changes, or
  /// a GIF's bytes.
  package static let renderingVersion = 4

  /// By path; nil for a file that cannot be read.
  private let files = Mutex<[String: UInt64?]>([:])

  package init() {}

  /// - Parameter scenes: the scene of the request in all of its variants.
  /// - Returns: 16 hexadecimal digits; nil for a scene that is not a file.
  package func hash(of request: RenderRequest, reading scenes: [Scene]) -> String? {
    guard let origin = request.provenance else { return nil }
    var parts = ["\(Self.renderingVersion)", origin.inputText]
    for scene in scenes {
      parts += scene.sources.files.map { XXH64.hash($0.bytes).hexadecimal }
      parts += request.scene.assets.paths(of: scene).map(text)
    }
    for folder in request.scene.fontDirectories {
      // A scene may use any font of the folder.
      let names = (try? FileSystem.names(in: folder)) ?? []
      parts += names.map { "\($0) \(text(of: "\(folder)/\($0)"))" }
    }
    return XXH64.hash(Array(parts.joined(separator: "\n").utf8)).hexadecimal
  }

  private func text(of path: String) -> String { hash(of: path)?.hexadecimal ?? "missing" }

  private func hash(of path: String) -> UInt64? {
    if let known = files.withLock({ $0[path] }) { return known }
    let hash = (try? FileSystem.contents(of: path)).map { XXH64.hash($0) }
    files.withLock { $0[path] = .some(hash) }
    return hash
  }
}
