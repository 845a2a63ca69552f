/// A path, cut where its name begins.
package struct PathParts: Hashable, Sendable {
  /// With a slash at its end, or empty.
  package let directory: String
  /// What follows the last slash.
  package let name: String

  package init(_ path: String) {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    directory = String(path[..<start])
    name = String(path[start...])
  }
}
