import Platform

/// Finds files that have changed since the last look.
///
/// It compares the time, size and identity of each file at every poll. A change is reported once it has settled: the
/// file is there, is not empty, and has stayed the same for a while. So an editor that renames a new file over the old
/// one, that saves twice, or that leaves the file empty for a moment causes one report, and the file is not read half
/// written. While one file is unsettled, nothing is reported, so that files that are saved together give one report.
///
///     var watcher = FileWatcher(paths)
///     while true {
///       let changed = watcher.poll()
///       if !changed.isEmpty { … }
///       // A pause follows.
///     }
package struct FileWatcher: Sendable {
  /// A file's state; nil if nothing is at its path.
  private struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var device: UInt64
    var node: UInt64
  }

  private struct Entry {
    /// As last reported, or as it was when the watch began.
    var known: Stamp?
    /// As last seen.
    var seen: Stamp?
    /// The poll at which it was first seen so.
    var since: ContinuousClock.Instant
  }

  /// How long a file must stay the same.
  package var settling: Duration
  /// How long a file may be missing or empty before that counts as a change of its own.
  package var patience: Duration
  private var entries: [String: Entry] = [:]

  /// - Parameter paths: files and folders, which may not exist yet. A folder changes when a file in it is added, removed
  ///   or renamed.
  package init(
    _ paths: some Sequence<String> = [], settling: Duration = .milliseconds(30),
    patience: Duration = .milliseconds(300)
  ) {
    self.settling = settling
    self.patience = patience
    watch(paths)
  }

  package var paths: [String] { entries.keys.sorted() }

  /// Watches these paths and no others. Paths that were watched before keep their state, so that a change since the last
  /// report is not lost.
  package mutating func watch(_ paths: some Sequence<String>) {
    var kept: [String: Entry] = [:]
    for path in paths where kept[path] == nil {
      kept[path] =
        entries[path]
        ?? Self.stamp(of: path).map { Entry(known: $0, seen: $0, since: .now) }
        ?? Entry(known: nil, seen: nil, since: .now)
    }
    entries = kept
  }

  /// Looks at all files once.
  ///
  /// - Returns: the paths of the settled changes, sorted; empty while any file is unsettled.
  package mutating func poll(at now: ContinuousClock.Instant = .now) -> [String] {
    var changed: [String] = []
    var isSettled = true
    for (path, entry) in entries {
      let stamp = Self.stamp(of: path)
      if stamp != entry.seen {
        entries[path]?.seen = stamp
        entries[path]?.since = now
        isSettled = false
      } else if stamp != entry.known {
        let isWhole = stamp.map { $0.size > 0 } ?? false
        if now - entry.since < (isWhole ? settling : patience) { isSettled = false }
        changed.append(path)
      }
    }
    guard isSettled else { return [] }
    for path in changed {
      let seen = entries[path]?.seen
      entries[path]?.known = seen
    }
    return changed.sorted()
  }

  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    // The string lends its bytes, ended by NUL, for the time of the call, which `status` outlives.
    guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    // The size of a folder says nothing.
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      size: isFolder ? 1 : Int(status.st_size),
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino))
  }
}
