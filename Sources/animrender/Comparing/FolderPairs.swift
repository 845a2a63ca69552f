import Render

/// What two folders hold, paired by name: `card.json` with `card.gif`, `buttons/tap.png` with
/// `buttons/tap.png`.
struct FolderPairs {
  private(set) var pairs: [(baseline: String, candidate: String)] = []
  /// Paths that only one of them has.
  private(set) var missing: [String] = []
  private(set) var added: [String] = []

  /// - Parameters: folders, with a slash at their ends.
  init(_ baseline: String, _ candidate: String) {
    let first = Self.animations(in: baseline)
    let second = Self.animations(in: candidate)
    for (name, path) in first.sorted(by: { $0.key < $1.key }) {
      if let other = second[name] {
        pairs.append((path, other))
      } else {
        missing.append(path)
      }
    }
    added = second.filter { first[$0.key] == nil }.map(\.value).sorted()
  }

  /// Whether a folder holds animations rather than frames.
  static func isFolder(_ path: String) -> Bool {
    guard FileSystem.kind(of: path) == .directory else { return false }
    return !holdsFrames(path.hasSuffix("/") ? path : path + "/")
  }

  /// By name without extension.
  private static func animations(in directory: String, prefix: String = "") -> [String: String] {
    var found: [String: String] = [:]
    for name in FileSystem.names(in: directory) where !name.hasPrefix(".") {
      let path = directory + name
      if FileSystem.kind(of: path) == .directory {
        if holdsFrames(path + "/") {
          found[prefix + name] = path
        } else {
          found.merge(animations(in: path + "/", prefix: prefix + name + "/")) { a, _ in a }
        }
      } else if let dot = name.lastIndex(of: "."), dot > name.startIndex,
        ["json", "gif", "png", "apng"].contains(name[name.index(after: dot)...].lowercased())
      {
        found[prefix + name[..<dot]] = path
      }
    }
    return found
  }

  private static func holdsFrames(_ directory: String) -> Bool {
    // What cannot be read is told when it is opened.
    ((try? Frames.inDirectory(directory)) ?? nil) != nil
  }
}
