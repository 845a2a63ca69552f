import AnimExport
package import AnimFiles

/// The contents of `animrender.json`: the pictures of a project, and how each is made.
package struct ProjectFile: Sendable {
  /// The settings for scenes; an override has only those that it changes.
  struct Settings: Sendable {
    /// The path of outputs without an extension, with `{name}` for the scene's name.
    var output: String?
    var formats: [OutputFormat]?
    /// Values of the command's options by name. Lists of appearances and scales are among them.
    var options: [String: [String]] = [:]
    /// The largest size in bytes of files of a format.
    var budgets: [OutputFormat: Int] = [:]

    /// The settings with those of an override in place of their own.
    func overridden(by other: Settings) -> Settings {
      var result = self
      result.output = other.output ?? output
      result.formats = other.formats ?? formats
      result.options.merge(other.options) { $1 }
      result.budgets.merge(other.budgets) { $1 }
      return result
    }
  }

  /// The path of the file.
  package let path: String
  let scenes: [Glob]
  let settings: Settings
  /// In the order of the file; later ones have precedence.
  let overrides: [(scenes: Glob, settings: Settings)]
  /// The folder of the goldens for `test`, relative to the project's folder; nil means beside the scenes.
  package let goldens: String?

  package static let name = "animrender.json"

  /// The folder of the project, with a trailing slash; empty for the current folder.
  package var folder: String { PathParts(path).directory }

  func settings(for scene: String) -> Settings {
    overrides.reduce(settings) { settings, override in
      override.scenes.matches(scene) ? settings.overridden(by: override.settings) : settings
    }
  }

  /// The project's scenes: paths from its folder, sorted, each once.
  ///
  /// - Throws: `cannotRead`.
  package func scenePaths() throws(FileError) -> [String] {
    var found: Set<FileName> = []
    for glob in scenes {
      let start = folder + glob.folder
      guard FileSystem.kind(of: start.isEmpty ? "./" : start) == .directory else { continue }
      for name in try FileSystem.files(below: start.isEmpty ? "./" : start) {
        let path = glob.folder + name
        if glob.matches(path) { found.insert(FileName(path)) }
      }
    }
    return found.sorted().map(\.text)
  }
}

extension ProjectFile {
  /// The project file at a path: the file itself, or `animrender.json` in a folder. Without a path, the file is searched
  /// for in the current folder and those above it.
  ///
  /// - Returns: nil if there is none.
  package static func find(_ path: String?) -> String? {
    guard let path else {
      var place = ""
      while true {
        if FileSystem.kind(of: place + name) == .file { return place + name }
        guard FileSystem.kind(of: place + "../") == .directory,
          FolderIdentity(place + "../") != FolderIdentity(place)
        else { return nil }
        place += "../"
      }
    }
    guard FileSystem.kind(of: path) == .directory else {
      return FileSystem.kind(of: path) == nil ? nil : path
    }
    let file = (path.hasSuffix("/") ? path : path + "/") + name
    return FileSystem.kind(of: file) == .file ? file : nil
  }
}
