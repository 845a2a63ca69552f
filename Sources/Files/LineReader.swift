import AnimPlatform

/// The lines of a file as a stream, so that memory stays flat at any length.
///
/// A class because it owns an open file.
package final class LineReader {
  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The first byte in the buffer that is in no line yet.
  private var start = 0
  private var isAtEnd = false

  /// The maximum length of a line in bytes.
  private static let lineLimit = 1 << 24
  private static let chunk = 1 << 16

  /// - Parameter path: `-` is standard input.
  /// - Throws: `cannotRead`.
  package init(_ path: String) throws(FileError) {
    try FileSystem.checkPath(path)
    FileRecord.addRead(path)
    self.path = path
    if path == "-" {
      descriptor = STDIN_FILENO
    } else {
      if FileSystem.kind(of: path) == .directory { throw .cannotRead(path: path, code: EISDIR) }
      descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw .cannotRead(path: path, code: errno) }
  }

  deinit {
    if path != "-", descriptor >= 0 { _ = close(descriptor) }
  }

  /// The next line without its end (LF or CR LF); nil after the last one.
  ///
  /// - Throws: `cannotRead`, also for a line of more than 16 MiB.
  package func next() throws(FileError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Self.line(buffer[start..<end])
      }
      searched = buffer.count
      guard !isAtEnd else {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return Self.line(buffer[start...])
      }
      guard buffer.count - start <= Self.lineLimit else {
        throw .cannotRead(path: path, code: EFBIG)
      }
      buffer.removeFirst(start)
      searched -= start
      start = 0
      try fill()
    }
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes)
  }

  private func fill() throws(FileError) {
    var failure: Int32 = 0
    // The buffer has room for `chunk` bytes, and `read` returns how many it filled.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
      var got = unsafe read(descriptor, buffer.baseAddress, Self.chunk)
      while got < 0 && errno == EINTR {
        got = unsafe read(descriptor, buffer.baseAddress, Self.chunk)
      }
      if got < 0 { failure = errno }
      count = max(0, got)
    }
    guard failure == 0 else { throw .cannotRead(path: path, code: failure) }
    isAtEnd = bytes.isEmpty
    buffer.append(contentsOf: bytes)
  }
}
