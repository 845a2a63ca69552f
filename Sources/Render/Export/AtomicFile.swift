import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

public import Codecs

/// A file that appears whole or not at all: written beside its place, then renamed.
///
/// A class because a file descriptor has identity, and encoders hold their sink.
public final class AtomicFile: ByteSink {
  public let path: String
  private let temporaryPath: String
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  public private(set) var byteCount = 0

  /// Bytes that are collected before they are written.
  private static let bufferSize = 1 << 18

  /// - Throws: `.cannotCreate` with errno.
  public init(path: String) throws(ExportError) {
    self.path = path
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    temporaryPath = "\(path[..<slash]).\(path[slash...]).\(getpid()).partial"
    if FileSystem.kind(of: path) == .directory {
      throw .cannotCreate(path: path, code: EISDIR)
    }
    PartialFiles.insert(temporaryPath)
    descriptor = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let code = errno
      PartialFiles.remove(temporaryPath)
      throw .cannotCreate(path: path, code: code)
    }
  }

  deinit {
    discard()
  }

  public func write(_ bytes: [UInt8]) throws(CodecError) {
    byteCount += bytes.count
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes what is left and gives the descriptor back; only the rename of `commit` remains.
  public func close() throws(CodecError) {
    guard descriptor >= 0 else { return }
    try flush()
    buffer = []
    let closing = descriptor
    descriptor = -1
    if closeDescriptor(closing) != 0 { throw .cannotWrite(code: errno) }
  }

  /// Puts the file in its place.
  public func commit() throws(ExportError) {
    do {
      try close()
    } catch {
      discard()
      throw .codec(error, path: path)
    }
    guard unsafe rename(temporaryPath, path) == 0 else {
      let code = errno
      discard()
      throw .cannotCreate(path: path, code: code)
    }
    PartialFiles.remove(temporaryPath)
  }

  /// Takes the unfinished file away; does nothing after `commit`.
  public func discard() {
    if descriptor >= 0 {
      _ = closeDescriptor(descriptor)
      descriptor = -1
    }
    if PartialFiles.remove(temporaryPath) {
      _ = unsafe unlink(temporaryPath)
    }
  }

  private func flush() throws(CodecError) {
    let failure = FileSystem.writeAll(buffer, to: descriptor)
    buffer.removeAll(keepingCapacity: true)
    if failure != 0 { throw .cannotWrite(code: failure) }
  }
}

/// The C library's `close`, which `AtomicFile.close` would hide.
private func closeDescriptor(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}

/// The unfinished files of this process, and the folders that it made for them, so that an interrupted
/// program can take them away.
public enum PartialFiles {
  private struct Paths {
    var files: Set<String> = []
    var directories: Set<String> = []
  }

  private static let paths = Mutex(Paths())

  static func insert(_ path: String) {
    paths.withLock { _ = $0.files.insert(path) }
  }

  @discardableResult
  static func remove(_ path: String) -> Bool {
    paths.withLock { $0.files.remove(path) != nil }
  }

  static func insert(directory: String) {
    paths.withLock { _ = $0.directories.insert(directory) }
  }

  static func remove(directory: String) {
    paths.withLock { _ = $0.directories.remove(directory) }
  }

  /// Deletes them all, folders only where nothing else is in them, and calls a closure that ends the
  /// process: until it does, no further file can be begun.
  public static func discardAll(then end: () -> Void) {
    paths.withLock { paths in
      for path in paths.files { _ = unsafe unlink(path) }
      for path in paths.directories { _ = unsafe rmdir(path) }
      paths = Paths()
      end()
    }
  }
}
