/// A path, cut where its name begins.
package struct PathParts: Hashable, Sendable {
  /// With a slash at its end, or empty.
  package let directory: String
  /// What follows the last slash.
  package let name: String

  package init(_ path: String) {
    // By bytes: a name may begin with an accent, which is one character with the slash.
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map(path.utf8.index(after:)) ?? path.startIndex
    directory = String(path[..<start])
    name = String(path[start...])
  }
}
