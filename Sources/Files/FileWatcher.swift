import AnimPlatform

/// The state of a file, for detecting changes.
package struct FileStamp: Hashable, Sendable {
  private var modified: Time
  /// The time of the last change of the contents or attributes, because a program may set `modified`.
  private var changed: Time
  private(set) var size: Int
  private var device: UInt64
  private var node: UInt64

  private struct Time: Hashable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  /// nil if the path does not exist.
  package init?(of path: String) {
    var status = stat()
    // The string's NUL-terminated bytes are valid during the call, and `status` outlives it.
    guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// nil for a pipe or device.
  init?(descriptor: Int32) {
    var status = stat()
    // As above.
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { return nil }
    #if canImport(Darwin)
      (modified, changed) = (Time(status.st_mtimespec), Time(status.st_ctimespec))
    #else
      (modified, changed) = (Time(status.st_mtim), Time(status.st_ctim))
    #endif
    // The size of a folder has no meaning.
    size = kind == S_IFDIR ? 1 : Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// Detects changes of files. The caller polls several times per second; a poll costs one `stat` per file.
///
/// Polling works on every system and file system, including network folders. A change is reported after it has settled:
/// the file exists, is not empty, and has not changed for a while. So an editor that renames a new file over the old
/// one, saves twice, or briefly leaves the file empty causes one report, and no partial file is read. While any file is
/// unsettled nothing is reported, so files that are saved together cause one report.
///
///     var watcher = FileWatcher(paths)
///     while true {
///       let changed = watcher.poll()
///       if !changed.isEmpty { … }
///       // A pause follows.
///     }
package struct FileWatcher: Sendable {
  private struct Entry {
    /// The state that was last reported, or that at the start.
    var known: FileStamp?
    /// The state at the last poll.
    var seen: FileStamp?
    /// The time of the first poll with this state.
    var since: ContinuousClock.Instant
    /// The names in a folder that is watched only for its names.
    var names: FolderNames?

    init(_ stamp: FileStamp?, names: FolderNames? = nil) {
      known = stamp
      seen = stamp
      since = .now
      self.names = names
    }
  }

  /// The relevant names in a folder.
  private struct FolderNames {
    var names: Set<FileName>
    /// Names of files that the watching program writes itself.
    var own: Set<FileName>

    /// Whether a folder still has these names. A folder's own state also changes for hidden and unfinished files.
    func areThose(of folder: String) -> Bool {
      let found = (try? FileSystem.listing(of: folder)) ?? []
      return Set(found.map { FileName($0) }).subtracting(own) == names.subtracting(own)
    }
  }

  /// The time for which a file must not change.
  package var settling: Duration
  /// The time for which a file may be missing or empty before this counts as a change.
  package var patience: Duration
  /// Whether the last poll saw an unsettled change.
  package private(set) var isUnsettled = false
  private var entries: [String: Entry] = [:]

  /// - Parameter paths: files and folders, which may not exist yet. A folder changes if a file in it is added, removed
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

  /// Whether a file is missing or empty, as it may be briefly while an editor saves it.
  package var lacksFile: Bool { entries.values.contains { ($0.seen?.size ?? 0) == 0 } }

  /// Watches these paths only. Paths that were already watched keep their state, so no change since the last report is
  /// lost.
  ///
  /// - Parameter stamps: the states of paths before they were read, from which their changes count; by default from now.
  package mutating func watch(
    _ paths: some Sequence<String>, since stamps: [String: FileStamp] = [:]
  ) {
    var kept: [String: Entry] = [:]
    for path in paths where kept[path] == nil {
      kept[path] = entries[path] ?? Entry(stamps[path] ?? FileStamp(of: path))
    }
    entries = kept
  }

  /// Watches the files that an operation read, and no others. Changes count from the time of the read, except the
  /// operation's own writes.
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

  /// Polls all files once.
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
