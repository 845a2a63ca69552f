import Files
import Render

extension AssetSource {
  static let commandLine = [
    Option("font-dir", value: "FOLDER", repeats: true, "whose fonts may be used by their names"),
    Option(
      "missing-glyphs", value: "fail|warn", "what a character that no font has is (default: fail)"),
  ]

  /// What stands beside a scene, with `--font-dir` and `--missing-glyphs`.
  init(_ arguments: Arguments, scene path: String) throws(Failure) {
    self.init(besideScene: path)
    fontDirectories = arguments.all("font-dir")
    for directory in fontDirectories where FileSystem.kind(of: directory) != .directory {
      throw Failure(.unavailable, "'--font-dir \(directory)': there is no such folder")
    }
    allowsMissingGlyphs = try arguments.choice("missing-glyphs", of: MissingGlyphs.self) == .warn
  }

  /// What a character that no font has is: an error, or a box and a warning.
  private enum MissingGlyphs: String, CaseIterable {
    case fail, warn
  }
}
