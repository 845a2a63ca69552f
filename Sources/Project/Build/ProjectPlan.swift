package import AnimExport
import AnimFiles
import AnimRendering

/// The scenes of a project with the requests that make their files.
package struct ProjectPlan: Sendable {
  package struct Item: Sendable {
    /// The scene's path from the project's folder.
    package let scene: String
    package let request: RenderRequest
    /// The paths of all files.
    let outputs: [String]
    /// Bytes, by format.
    let budgets: [OutputFormat: Int]
  }

  package let project: ProjectFile
  package let items: [Item]

  /// - Throws: `usage` for options that contradict each other, and for two scenes that write one file.
  package init(_ project: ProjectFile) throws(RequestError) {
    self.project = project
    let scenes: [String]
    do {
      scenes = try project.scenePaths()
    } catch {
      throw RequestError(ExportError.file(error))
    }
    var owners: [String: String] = [:]
    var items: [Item] = []
    for scene in scenes {
      let settings = project.settings(for: scene)
      let request = try Self.request(for: scene, settings, in: project)
      let outputs = try request.familyOutputs
      for output in outputs {
        if let owner = owners.updateValue(scene, forKey: output.lowercased()) {
          throw RequestError(
            .usage, path: project.path,
            owner == scene
              ? "\(scene) writes \(output) twice"
              : "\(owner) and \(scene) both write \(output)",
            hint: "give one of them another `output` in `overrides`")
        }
      }
      items.append(
        Item(scene: scene, request: request, outputs: outputs, budgets: settings.budgets))
    }
    self.items = items
  }

  private static func request(
    for scene: String, _ settings: ProjectFile.Settings, in project: ProjectFile
  ) throws(RequestError) -> RenderRequest {
    let folder = project.folder
    var source = SceneSource(path: folder + scene)
    source.base = folder
    var request = RenderRequest(source)
    let output = (settings.output ?? "").replacing(
      "{name}", with: PathParts.stem(of: PathParts(scene).name))
    let formats = settings.formats ?? []
    for format in formats {
      let path = output.hasPrefix("/") ? output : folder + output
      try request.set("output", to: "\(path).\(format.rawValue)")
    }
    request.project = projectPath(from: output, project)
    for setting in RenderSetting.all {
      // Other scenes of the project may have other formats.
      guard
        RenderSetting.applies(setting.name, to: nil)
          || formats.contains(where: { RenderSetting.applies(setting.name, to: $0) })
      else { continue }
      for value in settings.options[setting.name] ?? [] {
        let isPath = setting.name == "font-dir" && !value.hasPrefix("/")
        try request.set(setting.name, to: isPath ? folder + value : value)
      }
    }
    return request
  }

  /// The path of the project file from the folder of an output; nil for one outside of the project's folder.
  static func projectPath(from output: String, _ project: ProjectFile) -> String? {
    let names = output.split(separator: "/")
    guard !output.hasPrefix("/"), !names.contains("..") else { return nil }
    let depth = names.dropLast().count { $0 != "." }
    return String(repeating: "../", count: depth) + PathParts(project.path).name
  }
}
