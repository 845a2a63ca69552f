import AnimFiles

/// A folder in which the preview may write, with its subfolders. Links do not lead out of it.
struct WritableFolder: Sendable {
  /// Without links; nil if the folder does not exist.
  private let root: String?

  init(_ path: String) {
    root = FileSystem.canonical(path.isEmpty ? "." : path)
  }

  /// Whether a file lies in the folder and is no link. Its own folder must exist.
  func allows(_ path: String) -> Bool {
    let folder = PathParts(path).directory
    guard let root, !FileSystem.isLink(path),
      let place = FileSystem.canonical(folder.isEmpty ? "." : folder)
    else { return false }
    return place == root || place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}
