import AnimPlatform
import Synchronization

/// The unfinished files of this process and the folders that it created for them, so that an interrupted program can
/// delete them.
package enum PartialFiles {
  private struct Paths {
    /// By temporary name, because each name is unique, whatever the spelling of the folder.
    var files: [FileName: String] = [:]
    var directories: Set<String> = []
    /// Locks of folders, by path.
    var locks: Set<String> = []
    /// The number of names so far. Names are never reused: discarding a file that was already renamed must not delete a
    /// newer one.
    var count = 0

    /// - Returns: whether the file was listed.
    mutating func remove(file path: String) -> Bool {
      files.removeValue(forKey: FileName(PathParts(path).name)) != nil
    }
  }

  private static let paths = Mutex(Paths())

  /// The maximum length of a temporary name in bytes. File systems allow 255; the rest is for programs such as ffmpeg
  /// that append to the name.
  private static let nameLimit = 250

  /// Registers an unfinished file in the folder of a path, with a name that is unique in this process.
  static func insert(beside path: String) -> String {
    let parts = PathParts(path)
    return paths.withLock { paths in
      let name = temporaryName(parts.name, number: paths.count)
      paths.count += 1
      paths.files[FileName(name)] = parts.directory + name
      return parts.directory + name
    }
  }

  /// - Parameter number: distinguishes files with the same name.
  private static func temporaryName(_ name: String, number: Int) -> String {
    let suffix = ".\(getpid())\(number > 0 ? "-\(number)" : "").partial"
    var start = name[...]
    // Whole characters, because some file systems reject names that are not UTF-8.
    while 1 + start.utf8.count + suffix.utf8.count > nameLimit { start.removeLast() }
    return ".\(start)\(suffix)"
  }

  /// Removes a renamed file from the list.
  static func remove(_ path: String) {
    paths.withLock { _ = $0.remove(file: path) }
  }

  /// Deletes a file if it is unfinished.
  static func discard(_ path: String) {
    paths.withLock { paths in
      if paths.remove(file: path) { _ = unsafe unlink(path) }
    }
  }

  /// Registers a created folder. It is deleted only if it is empty.
  package static func insert(directory: String) {
    paths.withLock { _ = $0.directories.insert(directory) }
  }

  package static func remove(directory: String) {
    paths.withLock { _ = $0.directories.remove(directory) }
  }

  /// Creates a lock with a text.
  ///
  /// - Returns: 0, or errno: `EEXIST` if there is one.
  static func createLock(_ path: String, _ bytes: [UInt8]) -> Int32 {
    paths.withLock { paths in
      // Creating and listing are one, because a signal must not delete another process's lock.
      let descriptor = unsafe open(
        path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { return errno }
      let code = FileSystem.writeAll(bytes, to: descriptor)
      _ = close(descriptor)
      if code == 0 { paths.locks.insert(path) } else { _ = unsafe unlink(path) }
      return code
    }
  }

  /// Whether this process made the lock, under any spelling of its path.
  static func hasLock(_ path: String) -> Bool {
    let identity = FileIdentity(path, followsLinks: false)
    return paths.withLock { paths in
      paths.locks.contains { FileIdentity($0, followsLinks: false) == identity }
    }
  }

  static func removeLock(_ path: String) {
    paths.withLock { paths in
      if paths.locks.remove(path) != nil { _ = unsafe unlink(path) }
    }
  }

  private static let commits = Mutex(())

  /// Gives several files their places. A signal that ends the program waits, so that all files are new or none.
  package static func committing<Failure>(
    _ work: () throws(Failure) -> Void
  ) throws(Failure) {
    try commits.withLock { _ throws(Failure) in try work() }
  }

  /// Deletes all unfinished files and their folders if empty, and calls a closure that ends the process. Meanwhile no
  /// other file can be registered.
  ///
  /// Child programs that write such files must be ended first, because they could create a deleted file again.
  package static func discardAll(then end: () -> Void) {
    commits.withLock { _ in
      paths.withLock { paths in
        for path in paths.files.values { _ = unsafe unlink(path) }
        for path in paths.locks { _ = unsafe unlink(path) }
        // A nested folder has a longer path and is deleted first.
        for path in paths.directories.sorted(by: { $0.utf8.count > $1.utf8.count }) {
          _ = unsafe rmdir(path)
        }
        paths = Paths()
        end()
      }
    }
  }
}
