import Synchronization

/// The files that a stretch of work read and wrote, so that a `FileWatcher` can wait for changes of those that it read.
///
/// All reads of files and folders through `FileSystem` are recorded, also of files that are missing.
package struct FileRecord: Sendable {
  struct Read {
    /// The state before the first read, so that a later change is noticed; nil if nothing was at the path.
    var stamp: FileStamp?
    /// The names in a folder; nil for a file.
    var names: Set<FileName>?
  }

  /// By path.
  private(set) var reads: [String: Read] = [:]
  /// The states of the files that the work wrote, made or deleted itself; nil for those that are gone.
  private(set) var written: [FileIdentity: FileStamp?] = [:]

  package init() {}

  package var isEmpty: Bool { reads.isEmpty }

  private static let current = Mutex<FileRecord?>(nil)

  /// Records what all threads read and write during a call. Only one record is made at a time.
  package static func recording<Result>(
    _ work: () -> Result
  ) -> (result: Result, record: FileRecord) {
    current.withLock { $0 = FileRecord() }
    let result = work()
    let record = current.withLock { record in
      defer { record = nil }
      return record
    }
    return (result, record ?? FileRecord())
  }

  /// Records a file that is looked for before it is read, or a folder. Call it before the file is opened.
  package static func addRead(_ path: String) {
    guard path != "-" else { return }
    current.withLock { record in
      if record != nil, record?.reads[path] == nil {
        record?.reads[path] = Read(stamp: FileStamp(of: path))
      }
    }
  }

  static func addNames(_ names: [String], in folder: String) {
    current.withLock { record in
      if record?.reads[folder] != nil, record?.reads[folder]?.names == nil {
        record?.reads[folder]?.names = Set(names.map { FileName($0) })
      }
    }
  }

  /// Records a file or a folder that was put in its place, or deleted.
  static func addWritten(_ path: String) {
    current.withLock { record in
      record?.written[FileIdentity(path, followsLinks: false)] = .some(FileStamp(of: path))
    }
  }
}
