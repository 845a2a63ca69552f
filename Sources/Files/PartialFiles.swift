import AnimPlatform
import Synchronization

/// The unfinished files of this process and the folders that it created for them, so that an interrupted program can
/// delete them.
package enum PartialFiles {
  private struct Paths {
    /// By temporary name, because each name is unique, whatever the spelling of the folder.
    var files: [FileName: String] = [:]
    var directories: Set<String> = []
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

  /// Deletes all unfinished files and their folders if empty, and calls a closure that ends the process. Meanwhile no
  /// other file can be registered.
  ///
  /// Child programs that write such files must be ended first, because they could create a deleted file again.
  package static func discardAll(then end: () -> Void) {
    paths.withLock { paths in
      for path in paths.files.values { _ = unsafe unlink(path) }
      // A nested folder has a longer path and is deleted first.
      for path in paths.directories.sorted(by: { $0.utf8.count > $1.utf8.count }) {
        _ = unsafe rmdir(path)
      }
      paths = Paths()
      end()
    }
  }
}
