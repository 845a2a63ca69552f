import Codecs
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The unfinished files of this process, and the folders that it made for them, so that an interrupted
/// program can take them away.
public enum PartialFiles {
  private struct Paths {
    /// By their own names: two that differ are two files, however the ways to their folders are spelt.
    var files: [FileName: String] = [:]
    var directories: Set<String> = []

    /// - Returns: whether it was among them.
    mutating func remove(file path: String) -> Bool {
      files.removeValue(forKey: FileName(PathParts(path).name)) != nil
    }
  }

  private static let paths = Mutex(Paths())

  /// Bytes of a temporary name. File systems take 255; the rest is for what a program that writes such a file
  /// needs beside it, under a name that begins with this one.
  private static let nameLimit = 250

  /// Finds a name that no unfinished file has, for a path beside another, and keeps it in mind.
  static func insert(beside path: String) -> String {
    let parts = PathParts(path)
    return paths.withLock { paths in
      var number = 0
      while true {
        let name = temporaryName(parts.name, number: number)
        if paths.files[FileName(name)] == nil {
          paths.files[FileName(name)] = parts.directory + name
          return parts.directory + name
        }
        number += 1
      }
    }
  }

  /// - Parameter number: tells files apart that will have the same name, or begin alike.
  private static func temporaryName(_ name: String, number: Int) -> String {
    let suffix = ".\(getpid())\(number > 0 ? "-\(number)" : "").partial"
    var start = name[...]
    // Whole characters, because some file systems refuse names that are no UTF-8.
    while 1 + start.utf8.count + suffix.utf8.count > nameLimit { start.removeLast() }
    return ".\(start)\(suffix)"
  }

  /// Forgets a file that has its own name now.
  static func remove(_ path: String) {
    paths.withLock { _ = $0.remove(file: path) }
  }

  /// Deletes a file, if it is one of the unfinished.
  static func discard(_ path: String) {
    paths.withLock { paths in
      if paths.remove(file: path) { _ = unsafe unlink(path) }
    }
  }

  /// Keeps a folder in mind that was made. Once something is in it, it may stay there: such a folder is not taken away.
  package static func insert(directory: String) {
    paths.withLock { _ = $0.directories.insert(directory) }
  }

  static func remove(directory: String) {
    paths.withLock { _ = $0.directories.remove(directory) }
  }

  /// Deletes them all, folders only where nothing else is in them, and calls a closure that ends the
  /// process: until it does, no further file can be begun.
  ///
  /// Programs that write such files are ended before, lest they make one that was just deleted.
  public static func discardAll(then end: () -> Void) {
    RunningPrograms.endAll {
      paths.withLock { paths in
        for path in paths.files.values { _ = unsafe unlink(path) }
        // One in another goes before it, and has the longer path.
        for path in paths.directories.sorted(by: { $0.utf8.count > $1.utf8.count }) {
          _ = unsafe rmdir(path)
        }
        paths = Paths()
        end()
      }
    }
  }
}
