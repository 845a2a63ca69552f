import AnimFiles

/// A pattern of paths: `*` and `?` stand for letters of a name, `**` for any folders.
struct Glob: Hashable, Sendable {
  let text: String
  private let names: [[Unicode.Scalar]]

  init(_ text: String) {
    self.text = text
    names = text.split(separator: "/").map { Array($0.unicodeScalars) }
  }

  /// The folder in which all paths of the pattern lie, with a trailing slash; empty for the current one.
  var folder: String {
    let fixed = text.split(separator: "/").prefix { !$0.contains(where: Self.isSpecial) }
    // A pattern without special characters names a file.
    return fixed.prefix(max(0, min(fixed.count, names.count - 1))).map { $0 + "/" }.joined()
  }

  private static func isSpecial(_ character: Character) -> Bool {
    character == "*" || character == "?"
  }

  func matches(_ path: String) -> Bool {
    Self.matches(path.split(separator: "/").map { Array($0.unicodeScalars) }[...], names[...])
  }

  private static func matches(
    _ path: ArraySlice<[Unicode.Scalar]>, _ pattern: ArraySlice<[Unicode.Scalar]>
  ) -> Bool {
    // One pass: after a mismatch, only the latest `**` can take one name more.
    var (path, pattern) = (path, pattern)
    var retry: (path: ArraySlice<[Unicode.Scalar]>, pattern: ArraySlice<[Unicode.Scalar]>)?
    while let name = path.first {
      if pattern.first == ["*", "*"] {
        pattern.removeFirst()
        retry = (path, pattern)
      } else if let next = pattern.first, matches(name: name, next) {
        path.removeFirst()
        pattern.removeFirst()
      } else if var again = retry {
        again.path.removeFirst()
        retry = again
        (path, pattern) = again
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == ["*", "*"] }
  }

  private static func matches(name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var (index, place) = (0, 0)
    var retry: (index: Int, place: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == "*" {
        place += 1
        retry = (index, place)
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
        index += 1
        place += 1
      } else if let again = retry {
        retry = (again.index + 1, again.place)
        (index, place) = (again.index + 1, again.place)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
