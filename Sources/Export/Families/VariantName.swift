import AnimFiles
import AnimPrimitives
import AnimRendering
import AnimScenes

/// The part of a file's name that says which variant of a family it shows: `~dark`, `~reduced`, `@2x`, or several in this
/// order.
///
/// Light, full motion and the scale 1 have no word. Source: DocC's names of image variants.
struct VariantName: Hashable, Sendable {
  private let text: String

  /// - Parameters:
  ///   - appearance: nil if the family has a single one.
  ///   - motion: nil if the family has a single one.
  ///   - scale: nil if the family has a single one.
  init(appearance: SceneOptions.Appearance?, motion: Variant.Motion?, scale: Double?) {
    text =
      (appearance == .dark ? "~dark" : "") + (motion == .reduced ? "~reduced" : "")
      + (scale.map { $0 == 1 ? "" : "@\($0.shortestText)x" } ?? "")
  }

  /// A path with the words before its extension. A folder and the pattern of numbered frames have them in the folder's
  /// name, because each folder has one list of frames. Standard output has no name.
  func applied(to path: String) -> String {
    guard !text.isEmpty, path != "-" else { return path }
    let parts = PathParts(path)
    if parts.name.isEmpty || parts.name.contains("%"), !parts.directory.isEmpty {
      return parts.directory.dropLast() + text + "/" + parts.name
    }
    return parts.directory + PathParts.stem(of: parts.name) + text
      + parts.name.dropFirst(PathParts.stem(of: parts.name).count)
  }
}

extension PathParts {
  /// A name without its extension. A leading dot begins no extension.
  package static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
