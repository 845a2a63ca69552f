import AnimPlatform
import AnimPrimitives

/// The right to write several files to a folder that belong together: a file in it that names the process and host of
/// the run. Without it, two runs would mix their files.
///
/// A class, because the file is deleted once.
package final class FolderLock {
  /// Says that a run was killed and had left its lock; else nil.
  package let note: String?
  private let path: String

  static let name = ".animrender.lock"

  /// - Parameter folder: with a trailing slash; empty means the working folder.
  /// - Throws: `.locked` if another run writes to the folder; `.cannotCreate` with errno.
  package init(folder: String) throws(FileError) {
    let path = folder + Self.name
    let place = folder.isEmpty ? "./" : folder
    self.path = path
    var dead: Holder?
    // A lock that disappears between two calls belonged to a run that has ended.
    for _ in 0..<Self.attempts {
      let code = PartialFiles.createLock(path, Holder.own.bytes)
      if code == 0 {
        note = dead.map { "took over the lock of process \($0.process), which has ended" }
        return
      }
      guard code == EEXIST else { throw .cannotCreate(path: place, code: code) }
      switch Self.removeDead(path) {
      case .removed(let holder): dead = holder
      case .missing: break
      case .held(let holder): throw .locked(path: place, lock: path, holder: holder?.description)
      }
    }
    throw .locked(path: place, lock: path, holder: nil)
  }

  deinit {
    release()
  }

  /// Deletes the file; does nothing the second time.
  package func release() {
    PartialFiles.removeLock(path)
  }

  private static let attempts = 10

  private enum Existing {
    case missing
    case removed(Holder)
    case held(Holder?)
  }

  /// Deletes a lock if its process has ended.
  private static func removeDead(_ path: String) -> Existing {
    // In all calls below, a string's NUL-terminated bytes are valid during the call.
    guard !PartialFiles.hasLock(path) else { return .held(.own) }
    let descriptor = unsafe open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT ? .missing : .held(nil) }
    defer { _ = close(descriptor) }
    guard let holder = Holder(descriptor: descriptor), holder.hasEnded else {
      return .held(Holder(descriptor: descriptor))
    }
    // Two runs may find the same dead lock. The later one must not delete the lock that the earlier one has made.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return .held(nil) }
    guard let stamp = FileStamp(of: path), stamp == FileStamp(descriptor: descriptor) else {
      return .missing
    }
    _ = unsafe unlink(path)
    return .removed(holder)
  }

  /// The process that made a lock.
  private struct Holder: CustomStringConvertible {
    let process: Int32
    let host: String

    static var own: Holder { Holder(process: getpid(), host: FileSystem.hostName) }

    /// The text of the file.
    var bytes: [UInt8] { Array("\(process) \(host)\n".utf8) }

    var description: String { "process \(process) on \(host)" }

    /// Whether the process is known to have ended. Processes of other hosts are not known.
    var hasEnded: Bool {
      guard host == FileSystem.hostName else { return false }
      // An earlier process had the same number.
      if process == getpid() { return true }
      return kill(process, 0) != 0 && errno == ESRCH
    }

    private init(process: Int32, host: String) {
      self.process = process
      self.host = host
    }

    /// nil if the file has another text.
    init?(descriptor: Int32) {
      // The buffer has 512 bytes, and `pread` returns how many it filled.
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 512) { buffer, count in
        unsafe count = max(0, pread(descriptor, buffer.baseAddress, 512, 0))
      }
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard words.count == 2, let process = Int32(words[0]), process > 0 else { return nil }
      self.init(process: process, host: String(words[1]))
    }
  }
}

extension FileSystem {
  /// The name of this machine in its network, without spaces; `localhost` if it has none.
  fileprivate static var hostName: String {
    var characters = [CChar](repeating: 0, count: 256)
    // The last byte stays NUL.
    guard unsafe gethostname(&characters, characters.count - 1) == 0 else { return "localhost" }
    let name = String(
      decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
    )
    .filter { !$0.isWhitespace }
    return name.isEmpty ? "localhost" : name
  }
}
