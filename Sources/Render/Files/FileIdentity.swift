#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which file is meant, however its path is spelt: its folder, as the system knows it, and its name there.
///
/// A symbolic link is what it leads to. Hard links are files of their own: one that is replaced leaves the
/// others as they were.
package struct FileIdentity: Hashable, Sendable {
  package let folder: FolderIdentity
  package let name: FileName

  /// The file of a path, whether or not it is there.
  ///
  /// - Parameter followsLinks: whether a link is what it leads to, or else a file of its own.
  package init(_ path: String, followsLinks: Bool = true) {
    let parts = PathParts(followsLinks ? FileSystem.followingLinks(path) : path)
    folder = FolderIdentity(parts.directory)
    name = FileName(parts.name)
  }
}

/// Which folder is meant, however its path is spelt.
package struct FolderIdentity: Hashable, Sendable {
  /// The nearest folder that is there: numbers of the system's, 0 where none is.
  private var device: UInt64 = 0
  private var node: UInt64 = 0
  /// The way from that one, as it is spelt.
  private var missing: [FileName] = []

  /// - Parameter path: with or without a slash at its end; empty for the working folder.
  package init(_ path: String) {
    var names = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    let root = path.hasPrefix("/") ? "/" : "./"
    while !find(root + names.joined(separator: "/")), let name = names.popLast() {
      missing.insert(FileName(name), at: 0)
    }
  }

  /// Whether the way to it leads through something that is not there yet, and would be this file.
  package func lies(below file: FileIdentity) -> Bool {
    let names = file.folder.missing + [file.name]
    return device == file.folder.device && node == file.folder.node && missing.starts(with: names)
  }

  private mutating func find(_ path: String) -> Bool {
    var status = stat()
    // The string lends its bytes, ended by NUL, for the time of the call, which `status` outlives.
    guard unsafe stat(path, &status) == 0 else { return false }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
    return true
  }
}
