#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Bytes that wait: the newest in memory, once there are many of them all others in a file.
///
/// The file has no name, so that it is gone when the program is, however it ends. Where the system has no
/// place for one, all bytes stay in memory. A class because a file has identity.
@safe
final class ByteSpool {
  /// How many bytes memory holds before they go to the file.
  private let limit: Int
  private var memory: [UInt8] = []
  /// Nil until it is needed, or where there is none.
  private var file: UnsafeMutablePointer<FILE>?
  private var isFileMissing = false
  /// Bytes in the file; memory begins behind them.
  private var fileCount = 0

  init(limit: Int = 1 << 22) {
    self.limit = limit
  }

  deinit {
    // The file was opened below and is closed once.
    if let file = unsafe file { unsafe fclose(file) }
  }

  /// - Returns: where the bytes are from now on.
  /// - Throws: `cannotWrite` where the disk is full.
  func append(_ bytes: [UInt8]) throws(CodecError) -> Range<Int> {
    let start = fileCount + memory.count
    memory += bytes
    if memory.count >= limit { try writeMemory() }
    return start..<(start + bytes.count)
  }

  /// The bytes of a range that `append` gave.
  ///
  /// - Throws: `cannotWrite` where the file cannot be read again.
  func bytes(in range: Range<Int>) throws(CodecError) -> [UInt8] {
    // All bytes of an append are on the same side.
    guard range.lowerBound < fileCount, let file = unsafe file else {
      return Array(memory[(range.lowerBound - fileCount)..<(range.upperBound - fileCount)])
    }
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      // The buffer has room for the range, and fread tells how much it filled.
      if unsafe fseeko(file, off_t(range.lowerBound), SEEK_SET) == 0 {
        unsafe count = fread(buffer.baseAddress, 1, range.count, file)
      }
      if count < range.count { code = errno }
    }
    guard bytes.count == range.count else { throw .cannotWrite(code: code) }
    return bytes
  }

  private func writeMemory() throws(CodecError) {
    if unsafe file == nil, !isFileMissing {
      unsafe file = tmpfile()
      isFileMissing = unsafe file == nil
    }
    guard let file = unsafe file else { return }
    // The array has as many bytes as it says.
    let isWritten = unsafe memory.withUnsafeBytes { bytes in
      unsafe fseeko(file, off_t(fileCount), SEEK_SET) == 0
        && fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count && fflush(file) == 0
    }
    guard isWritten else { throw .cannotWrite(code: errno) }
    fileCount += memory.count
    memory.removeAll(keepingCapacity: true)
  }
}
