public import Codecs
import Platform

/// Why a file could not be read or written.
public enum ExportError: Error, Hashable, Sendable {
  /// `code` is errno.
  case cannotRead(path: String, code: Int32)
  /// A device or a pipe has more bytes than the limit.
  case endless(path: String, limit: Int)
  /// The file or its folder cannot be made; `code` is errno.
  case cannotCreate(path: String, code: Int32)
  /// The file was made, but not all of it could be written; `code` is errno.
  case cannotWrite(path: String, code: Int32)
  /// The path of frames is not a folder, and its name does not have one `%d` or `%04d`.
  case framePattern(path: String)
  /// ffmpeg cannot write a video to standard output (`-`).
  case cannotPipe(VideoFormat)
  /// An encoder or a decoder refused.
  case codec(CodecError, path: String)
}

/// The calls to the operating system that read and write files.
///
/// In each unsafe call a path lends its bytes, ended by NUL, and the call fills in a local variable that outlives it.
package enum FileSystem {
  package enum Kind {
    case file, directory, other
  }

  /// The kind of file at a path; nil if nothing exists there.
  ///
  /// - Parameter followsLinks: whether to look at the target of a symbolic link. If not, a link counts as a file.
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

  /// The size of an open file in bytes; nil for a pipe or a device, whose end is not known.
  private static func byteCount(of descriptor: Int32) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return max(0, Int(status.st_size))
  }

  /// The maximum number of bytes to reserve for a file before it is read, because a file with holes may claim to be
  /// larger than the memory.
  private static let largestRoom = 1 << 28

  /// The maximum number of bytes to read from a device or a FIFO, which may never end.
  private static let longestStream = 250_000_000

  /// A file's bytes; `-` is standard input.
  ///
  /// - Throws: `.cannotRead` with errno; `.endless`.
  package static func contents(of path: String) throws(ExportError) -> [UInt8] {
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
      // The buffer has room for `chunk` bytes, and read reports how many it filled.
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

  /// Writes all bytes.
  ///
  /// - Returns: 0, or errno.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    // The pointer is used within the closure alone, for the bytes that are left.
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

  /// Writes a file whole or not at all.
  ///
  /// - Throws: `cannotCreate`, `cannotWrite`, `codec`.
  package static func save(_ bytes: [UInt8], to path: String) throws(ExportError) {
    let stream = try OutputStream(path: path)
    do {
      try stream.write(bytes)
    } catch {
      stream.discard()
      throw .codec(error, path: path)
    }
    try stream.commit()
  }

  /// Checks that a file can be made at a path, and leaves none. FIFOs and devices are not opened, because the reader
  /// of a FIFO would take the closing for its end.
  ///
  /// - Throws: `cannotCreate`.
  package static func checkWritable(_ path: String) throws(ExportError) {
    guard path != "-", kind(of: path) != .other else { return }
    try AtomicFile(path: path).discard()
  }

  /// Makes one folder.
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
    // The text belongs to the C library and is copied at once.
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
