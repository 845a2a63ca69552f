import Synchronization

/// The files that an operation read and wrote, so that a `FileWatcher` can wait for changes of those it read.
///
/// All reads of files and folders through `FileSystem` are recorded, including those of missing files.
package struct FileRecord: Sendable {
  struct Read {
    /// The state before the first read, so that later changes are detected; nil if the path did not exist.
    var stamp: FileStamp?
    /// The names in a folder; nil for a file.
    var names: Set<FileName>?
  }

  /// By path.
  private(set) var reads: [String: Read] = [:]
  /// The states of files that the operation itself wrote, created or deleted; nil for deleted ones.
  private(set) var written: [FileIdentity: FileStamp?] = [:]

  package init() {}

  package var isEmpty: Bool { reads.isEmpty }

  private static let current = Mutex<FileRecord?>(nil)

  /// Records the reads and writes of all threads during a call. Only one recording runs at a time.
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

  /// Records a lookup of a file, or a folder. Call it before the file is opened.
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

  /// Records a file or folder that was put in its place or deleted.
  static func addWritten(_ path: String) {
    current.withLock { record in
      record?.written[FileIdentity(path, followsLinks: false)] = .some(FileStamp(of: path))
    }
  }
}
