import AnimDocuments
import AnimExport
import AnimFiles
import AnimRendering
import AnimScenes

/// The command that opens a place of a file in an editor.
enum EditorCommand {
  /// The words of a command for a place. `{file}`, `{line}` and `{column}` are replaced within words; without `{file}`, the
  /// file is the last word.
  static func words(_ words: [String], file: String, line: Int, column: Int) -> [String] {
    let values = [("{file}", file), ("{line}", String(line)), ("{column}", String(column))]
    let filled = words.map { word in
      // Values are not searched again, because a file may be called `{line}`.
      var result = ""
      var rest = word[...]
      while !rest.isEmpty {
        if let (name, value) = values.first(where: { rest.hasPrefix($0.0) }) {
          result += value
          rest = rest.dropFirst(name.count)
        } else {
          result.append(rest.removeFirst())
        }
      }
      return result
    }
    return words.contains { $0.contains("{file}") } ? filled : filled + [file]
  }
}

extension PreviewService {
  /// Opens a file that a scene reads.
  func open(_ file: String, _ request: HTTPRequest, with words: [String]) -> HTTPResponse {
    let path = request.value("file") ?? library.path(of: file)
    var known = [library.path(of: file)]
    if case .success(let scene) = library.load(file, SceneVariant()) {
      known += scene.renderer.assetPaths + scene.renderer.scene.sources.files.map(\.name)
    } else {
      let scene = library.request(of: file)
      known += scene.scene.assetPaths(scene.variant)
    }
    guard let place = FileSystem.canonical(path),
      known.contains(where: { FileSystem.canonical($0) == place })
    else { return .text(404, "no scene reads \(path)") }
    let command = EditorCommand.words(
      words, file: place, line: max(request.integer("line") ?? 1, 1),
      column: max(request.integer("column") ?? 1, 1))
    return StartedProgram.start(command)
      ? .json(["opened": true]) : .text(500, "\(command[0]) cannot be started")
  }
}
