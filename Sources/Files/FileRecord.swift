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
  /// The inputs that the operation could not read, because they are missing or of the wrong kind.
  package private(set) var unreadInputs: [String] = []

  package init() {}

  package var isEmpty: Bool { reads.isEmpty }

  private static let current = Mutex<FileRecord?>(nil)

  /// Records the reads and writes of all threads during a call. Only one recording runs at a time.
  ///
  /// - Parameter inputs: paths that count as read, even if the operation ends before it reads them.
  package static func recording<Result>(
    inputs: [String] = [], _ work: () -> Result
  ) -> (result: Result, record: FileRecord) {
    let stamps = inputs.map { FileStamp(of: $0) }
    current.withLock { $0 = FileRecord() }
    let result = work()
    var record = current.withLock { record in
      defer { record = nil }
      return record ?? FileRecord()
    }
    record.add(inputs, stamps)
    return (result, record)
  }

  private mutating func add(_ inputs: [String], _ stamps: [FileStamp?]) {
    // A folder's path may have been completed with a slash.
    let readPlaces = Set(reads.keys.map { FolderIdentity($0) })
    for (path, stamp) in zip(inputs, stamps) {
      let isRead = readPlaces.contains(FolderIdentity(path))
      if !isRead || stamp == nil { unreadInputs.append(path) }
      if !isRead { reads[path] = Read(stamp: stamp) }
    }
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
