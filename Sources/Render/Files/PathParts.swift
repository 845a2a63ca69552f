/// A path, cut where its name begins.
struct PathParts: Hashable, Sendable {
  /// With a slash at its end, or empty.
  let directory: String
  /// What follows the last slash.
  let name: String

  init(_ path: String) {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    directory = String(path[..<start])
    name = String(path[start...])
  }
}
