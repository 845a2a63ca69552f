import Platform

/// A file's state, as far as a change shows in it.
struct FileStamp: Hashable, Sendable {
  private var seconds: Int
  private var nanoseconds: Int
  private(set) var size: Int
  private var device: UInt64
  private var node: UInt64

  /// nil if neither a file nor a folder is at the path.
  init?(of path: String) {
    var status = stat()
    // The string lends its bytes, ended by NUL, for the time of the call, which `status` outlives.
    guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    // The size of a folder says nothing.
    size = kind == S_IFDIR ? 1 : Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// Notices saves of files. The caller polls it some times a second; a poll costs one `stat` a file.
///
/// Polling works the same on every system and file system, network folders included. A change is reported once it has
/// settled: the file is there, is not empty, and has stayed the same for a while. So an editor that renames a new file
/// over the old one, that saves twice, or that leaves the file empty for a moment causes one report, and the file is not
/// read half written. While one file is unsettled, nothing is reported, so that files that are saved together give one
/// report.
///
///     var watcher = FileWatcher(paths)
///     while true {
///       let changed = watcher.poll()
///       if !changed.isEmpty { … }
///       // A pause follows.
///     }
package struct FileWatcher: Sendable {
  private struct Entry {
    /// As last reported, or as it was when the watch began.
    var known: FileStamp?
    /// As last seen.
    var seen: FileStamp?
    /// The poll at which it was first seen so.
    var since: ContinuousClock.Instant
    /// The names in a folder that is watched for its names alone.
    var names: FolderNames?

    init(_ stamp: FileStamp?, names: FolderNames? = nil) {
      known = stamp
      seen = stamp
      since = .now
      self.names = names
    }
  }

  /// The names that matter in a folder.
  private struct FolderNames {
    var names: Set<FileName>
    /// Names of files that the watching program writes itself.
    var own: Set<FileName>

    /// Whether a folder has the same names still. A folder also changes with hidden files and unfinished ones.
    func areThose(of folder: String) -> Bool {
      let found = (try? FileSystem.listing(of: folder)) ?? []
      return Set(found.map { FileName($0) }).subtracting(own) == names.subtracting(own)
    }
  }

  /// How long a file must stay the same.
  package var settling: Duration
  /// How long a file may be missing or empty before that counts as a change of its own.
  package var patience: Duration
  /// Whether the last poll saw a change that had not settled.
  package private(set) var isUnsettled = false
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

  /// Whether a file is missing or empty now, as it is for a moment while some editors save it.
  package var lacksFile: Bool { entries.values.contains { ($0.seen?.size ?? 0) == 0 } }

  /// Watches these paths and no others. Paths that were watched before keep their state, so that a change since the last
  /// report is not lost.
  package mutating func watch(_ paths: some Sequence<String>) {
    var kept: [String: Entry] = [:]
    for path in paths where kept[path] == nil {
      kept[path] = entries[path] ?? Entry(FileStamp(of: path))
    }
    entries = kept
  }

  /// Watches the files that some work read, and no others. A change counts from the time of the read. What the work
  /// itself wrote is no change.
  package mutating func watch(_ record: FileRecord) {
    var own: [FolderIdentity: Set<FileName>] = [:]
    for file in record.written.keys { own[file.folder, default: []].insert(file.name) }
    entries = [:]
    for (path, read) in record.reads {
      let written = own.isEmpty ? nil : record.written[FileIdentity(path)]
      let names = read.names.map { names in
        FolderNames(names: names, own: own.isEmpty ? [] : own[FolderIdentity(path)] ?? [])
      }
      entries[path] = Entry(written ?? read.stamp, names: names)
    }
  }

  /// Looks at all files once.
  ///
  /// - Returns: the paths of the settled changes, sorted; empty while any file is unsettled.
  package mutating func poll(at now: ContinuousClock.Instant = .now) -> [String] {
    var changed: [String] = []
    isUnsettled = false
    for (path, entry) in entries {
      let stamp = FileStamp(of: path)
      if stamp != entry.seen {
        entries[path]?.seen = stamp
        entries[path]?.since = now
        isUnsettled = true
      } else if stamp != entry.known {
        let isWhole = stamp.map { $0.size > 0 } ?? false
        if now - entry.since < (isWhole ? settling : patience) { isUnsettled = true }
        changed.append(path)
      }
    }
    guard !isUnsettled else { return [] }
    for path in changed {
      let seen = entries[path]?.seen
      entries[path]?.known = seen
    }
    return changed.filter { entries[$0]?.names?.areThose(of: $0) != true }.sorted()
  }
}
