import AnimDocuments
import AnimExport
import AnimFiles
import AnimPlatform
import AnimRendering
import AnimScenes
import Synchronization

/// Opens places of files in an editor.
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

  /// The programs that may still run. Those that have ended are released when the next one starts.
  private static let started = Mutex<[pid_t]>([])

  /// Starts a program without a shell. Returns false if it cannot be started.
  static func run(_ words: [String]) -> Bool {
    guard let program = words.first else { return false }
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    // The array of words ends with nil and outlives the call.
    guard unsafe posix_spawnp(&process, program, nil, nil, &arguments, environ) == 0 else {
      return false
    }
    started.withLock { started in
      var status: Int32 = 0
      started.removeAll { unsafe waitpid($0, &status, WNOHANG) != 0 }
      started.append(process)
    }
    return true
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
    return EditorCommand.run(command)
      ? .json("{ \"opened\": true }") : .text(500, "\(command[0]) cannot be started")
  }
}
