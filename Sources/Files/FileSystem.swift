import AnimPlatform
import AnimPrimitives

/// Operating system calls for files.
///
/// In each unsafe call, a path's NUL-terminated bytes are valid during the call, and the call fills a local variable
/// that outlives it.
package enum FileSystem {
  package enum Kind {
    case file, directory, other
  }

  /// The kind of file at a path; nil if nothing exists there.
  ///
  /// - Parameter followsLinks: whether to examine the target of a symbolic link. If not, a link counts as a file.
  package static func kind(of path: String, followsLinks: Bool = true) -> Kind? {
    var status = stat()
    guard unsafe followsLinks ? stat(path, &status) == 0 : lstat(path, &status) == 0 else {
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFLNK: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// The size of a file in bytes.
  package static func byteCount(of path: String) -> Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// The size of an open file in bytes; nil for a pipe or device, whose size is unknown.
  private static func byteCount(of descriptor: Int32) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return max(0, Int(status.st_size))
  }

  /// The maximum number of bytes to reserve before reading a file, because a sparse file may claim to be larger than
  /// memory.
  private static let largestRoom = 1 << 28

  /// The maximum number of bytes to read from a device or FIFO, which may be endless.
  private static let longestStream = 250_000_000

  /// A file's bytes; `-` is standard input.
  ///
  /// - Throws: `.cannotRead` with errno; `.endless`.
  package static func contents(of path: String) throws(FileError) -> [UInt8] {
    try checkPath(path)
    FileRecord.addRead(path)
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: path, code: errno) }
    defer { if !isStandardInput { _ = close(descriptor) } }
    var result: [UInt8] = []
    let byteCount = Self.byteCount(of: descriptor)
    result.reserveCapacity(min(byteCount ?? 0, Self.largestRoom))
    let chunk = 1 << 16
    while true {
      var failure: Int32 = 0
      // The buffer has room for `chunk` bytes, and `read` returns how many it filled.
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        let got = Self.retrying { unsafe read(descriptor, buffer.baseAddress, chunk) }
        if got < 0 { failure = errno }
        count = max(0, got)
      }
      guard failure == 0 else { throw .cannotRead(path: path, code: failure) }
      guard !bytes.isEmpty else { return result }
      result.append(contentsOf: bytes)
      if byteCount == nil, result.count > Self.longestStream {
        throw .endless(path: path, limit: Self.longestStream)
      }
    }
  }

  /// The first bytes of a file, at most `count`; nil if it cannot be read.
  package static func start(of path: String, count: Int) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var length = 0
    // The buffer has room for `count` bytes.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      length = Self.retrying { unsafe read(descriptor, buffer.baseAddress, count) }
      filled = max(0, length)
    }
    return length < 0 ? nil : bytes
  }

  /// Writes all bytes.
  ///
  /// - Returns: 0, or errno.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    // The pointer is used only within the closure, for the remaining bytes.
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let start = unsafe buffer.baseAddress?.advanced(by: done)
        let count = retrying { unsafe write(descriptor, start, buffer.count - done) }
        if count < 0 { return errno }
        done += count
      }
      return 0
    }
  }

  /// Writes a file completely or not at all.
  ///
  /// - Throws: `cannotCreate`, `cannotWrite`.
  package static func save(_ bytes: [UInt8], to path: String) throws(FileError) {
    let stream = try OutputStream(path: path)
    do {
      try stream.write(bytes)
    } catch {
      stream.discard()
      throw .cannotWrite(path: path, code: error.code)
    }
    try stream.commit()
  }

  /// Checks that a file can be created at a path, without leaving one. FIFOs and devices are not opened, because
  /// closing a FIFO would signal its end to the reader.
  ///
  /// - Throws: `cannotCreate`.
  package static func checkWritable(_ path: String) throws(FileError) {
    guard path != "-", kind(of: path) != .other else { return }
    try AtomicFile(path: path).discard()
  }

  /// Creates one folder; its parent must exist.
  ///
  /// - Returns: 0, or errno.
  package static func makeDirectory(_ path: String) -> Int32 {
    guard unsafe mkdir(path, 0o777) == 0 else { return errno }
    FileRecord.addWritten(path)
    return 0
  }

  /// Deletes an empty folder.
  package static func removeDirectory(_ path: String) {
    _ = unsafe rmdir(path)
    FileRecord.addWritten(path)
  }

  /// Deletes a file or a link.
  package static func removeFile(_ path: String) {
    _ = unsafe unlink(path)
    FileRecord.addWritten(path)
  }

  /// The message of an errno.
  package static func message(for code: Int32) -> String {
    // The text belongs to the C library and is copied immediately.
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
