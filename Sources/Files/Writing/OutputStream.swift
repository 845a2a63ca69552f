import AnimPlatform
package import AnimPrimitives

/// A byte stream to a file or standard output.
package final class OutputStream: ByteSink {
  private enum Target {
    case file(AtomicFile)
    case descriptor(Int32)
  }

  /// `-` is standard output.
  package let path: String
  private let target: Target
  package private(set) var byteCount = 0
  private var kept: [UInt8] = []
  private let keepsBytes: Bool

  /// - Parameter keepsBytes: whether `writtenBytes` returns the bytes later.
  package init(path: String, keepsBytes: Bool = false) throws(FileError) {
    self.path = path
    self.keepsBytes = keepsBytes
    target = path == "-" ? .descriptor(STDOUT_FILENO) : .file(try AtomicFile(path: path))
  }

  package func write(_ bytes: [UInt8]) throws(WriteError) {
    byteCount += bytes.count
    if keepsBytes { kept.append(contentsOf: bytes) }
    switch target {
    case .file(let file):
      try file.write(bytes)
    case .descriptor(let descriptor):
      let code = FileSystem.writeAll(bytes, to: descriptor)
      if code != 0 { throw WriteError(code: code) }
    }
  }

  /// All written bytes, if the stream keeps them.
  package func writtenBytes() -> [UInt8] { kept }

  /// Writes the remaining bytes. Only `commit` and its rename are left.
  package func close() throws(FileError) {
    if case .file(let file) = target { try file.close() }
  }

  package func commit() throws(FileError) {
    if case .file(let file) = target { try file.commit() }
  }

  package func discard() {
    if case .file(let file) = target { file.discard() }
  }
}
