internal import AnimPlatform

/// A store of bytes: the newest in memory, the others in a temporary file.
///
/// The file has no name, so it disappears with the program. If the system cannot create one, all bytes stay in
/// memory. A class because a file has identity.
@safe
final class ByteSpool {
  /// The number of bytes in memory at which they are moved to the file.
  private let limit: Int
  private var memory: [UInt8] = []
  /// Nil until it is needed, and if it could not be created.
  private var file: UnsafeMutablePointer<FILE>?
  private var isFileMissing = false
  /// The number of bytes in the file. They precede those in memory.
  private var fileCount = 0

  init(limit: Int = 1 << 22) {
    self.limit = limit
  }

  deinit {
    // The file was opened below and is closed once.
    if let file = unsafe file { unsafe fclose(file) }
  }

  /// - Returns: the place of the bytes, for `bytes(in:)`.
  /// - Throws: `cannotWrite` if the disk is full.
  func append(_ bytes: [UInt8]) throws(CodecError) -> Range<Int> {
    let start = fileCount + memory.count
    memory += bytes
    if memory.count >= limit { try writeMemory() }
    return start..<(start + bytes.count)
  }

  /// Returns the bytes of a range that `append` returned.
  ///
  /// - Throws: `cannotWrite` if the file cannot be read.
  func bytes(in range: Range<Int>) throws(CodecError) -> [UInt8] {
    // All bytes of an append are on the same side.
    guard range.lowerBound < fileCount, let file = unsafe file else {
      return Array(memory[(range.lowerBound - fileCount)..<(range.upperBound - fileCount)])
    }
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      // The buffer has room for the range, and fread returns the number of bytes.
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
      let descriptor = TemporaryFolder.openUnnamedFile()
      // The file closes the descriptor.
      unsafe file = descriptor < 0 ? nil : fdopen(descriptor, "w+")
      isFileMissing = unsafe file == nil
    }
    guard let file = unsafe file else { return }
    // The array has `count` bytes.
    let isWritten = unsafe memory.withUnsafeBytes { bytes in
      unsafe fseeko(file, off_t(fileCount), SEEK_SET) == 0
        && fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count && fflush(file) == 0
    }
    guard isWritten else { throw .cannotWrite(code: errno) }
    fileCount += memory.count
    memory.removeAll(keepingCapacity: true)
  }
}
