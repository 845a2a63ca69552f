/// The folder for temporary files. All users may write to it, so names in it are random and belong to this user alone.
package enum TemporaryFolder {
  /// The folder in `TMPDIR`, or the system's, without a final slash.
  package static var path: String {
    // The text belongs to the environment and is copied.
    guard let text = unsafe getenv("TMPDIR"), unsafe text.pointee != 0 else { return "/tmp" }
    var path = unsafe String(cString: text)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Creates a folder that only this user may enter.
  ///
  /// - Returns: its path; nil with errno if it cannot be created.
  package static func makePrivateFolder() -> String? {
    var name = template
    // The array ends with a NUL, and `mkdtemp` replaces the last six characters before it.
    guard let made = unsafe mkdtemp(&name) else { return nil }
    return unsafe String(cString: made)
  }

  /// Opens a file for reading and writing that has no name, so that it disappears with its descriptor.
  ///
  /// - Returns: −1 with errno if it cannot be created.
  package static func openUnnamedFile() -> Int32 {
    var name = template
    // The array ends with a NUL, and `mkstemp` replaces the last six characters before it. The file is opened with
    // `O_EXCL`, and with permissions for this user alone.
    let descriptor = unsafe mkstemp(&name)
    guard descriptor >= 0 else { return -1 }
    _ = unsafe unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  /// `mkdtemp` and `mkstemp` replace the last six characters, each an X.
  private static var template: [CChar] {
    Array("\(path)/animrender-\(String(repeating: "X", count: 6))".utf8CString)
  }
}
