// `environ` is a variable of the C library. This file only reads it, when it starts a child.
#if canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#else
  @unsafe @preconcurrency internal import Darwin
#endif

/// A program that reads its standard input from us and writes a file, or whose standard output we read.
///
/// A class because the program must be waited for exactly once; deinit kills a program that is still running and
/// removes its file.
final class ChildProcess {
  private let name: String
  private let process: pid_t
  /// Our end of the program's standard input or output; −1 once it is closed.
  private var pipe: Int32
  /// The program's messages: a file without a name.
  private let log: Int32
  /// The file that the program writes; nil if we read its output.
  private let output: String?
  private var isFinished = false

  private init(
    name: String, process: pid_t, pipe: Int32, log: Int32, output: String?
  ) {
    self.name = name
    self.process = process
    self.pipe = pipe
    self.log = log
    self.output = output
  }

  deinit {
    closePipe()
    if !isFinished { giveUp() }
    _ = close(log)
  }

  /// Starts a program from the search path.
  ///
  /// - Parameter output: the file that its arguments name. It is removed if the program fails or is killed. Without one,
  ///   the program's standard output is read.
  /// - Throws: `toolMissing`; `cannotWrite` with errno if the folder is not writable or the system refuses another
  ///   process.
  static func start(
    _ name: String, arguments: [String], output: String? = nil
  ) throws(CodecError) -> ChildProcess {
    let log = try openLog(beside: output)
    // Sockets instead of a pipe: if the program has ended, writing fails instead of raising SIGPIPE.
    var ends: [Int32] = [-1, -1]
    // The array has room for both.
    guard unsafe socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else {
      let code = errno
      _ = close(log)
      throw .cannotWrite(code: code)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      // The option is an int, and `isOn` outlives the call.
      unsafe setsockopt(
        ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    defer { _ = close(ends[1]) }
    do {
      let process = try RunningPrograms.start { () throws(CodecError) in
        try spawn(
          name, arguments: arguments, pipe: ends[1], isRead: output == nil, standardError: log)
      }
      return ChildProcess(
        name: name, process: process, pipe: ends[0], log: log, output: output)
    } catch {
      _ = close(ends[0])
      _ = close(log)
      throw error
    }
  }

  /// A file without a name for the program's messages.
  private static func openLog(beside output: String?) throws(CodecError) -> Int32 {
    guard let output else {
      guard let file = unsafe tmpfile() else { throw .cannotWrite(code: errno) }
      defer { _ = unsafe fclose(file) }
      // The copy of the descriptor keeps the file open.
      let log = fcntl(unsafe fileno(file), F_DUPFD_CLOEXEC, 3)
      guard log >= 0 else { throw .cannotWrite(code: errno) }
      return log
    }
    let path = "\(output).log"
    // Here and below a string lends its bytes, with a final NUL, for the duration of a call.
    // A killed program with the same process number may have left the name.
    _ = unsafe unlink(path)
    let log = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard log >= 0 else { throw .cannotWrite(code: errno) }
    _ = unsafe unlink(path)
    return log
  }

  /// Fills a buffer from the program's standard output.
  ///
  /// - Returns: the number of bytes; fewer than the buffer has at the end of the output.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var done = 0
    while done < buffer.count {
      // The rest of the buffer has that many bytes.
      let count = unsafe systemRead(
        pipe, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      if count > 0 {
        done += count
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return done
  }

  /// Returns the bytes of the program's messages from a position on, at most 64 kB.
  func messages(from position: Int) -> [UInt8] {
    let limit = 1 << 16
    return unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      // The buffer has room for `limit` bytes.
      unsafe count = max(0, pread(log, buffer.baseAddress, limit, off_t(position)))
    }
  }

  /// Writes to the program's standard input.
  func write(_ bytes: [UInt8]) throws(CodecError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // The buffer has `count` bytes.
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(pipe, $0.baseAddress, $0.count, noSignal)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        // The program has ended or closed its input. It ends by itself, with its own message.
        try finish()
        throw .toolFailed(
          name: name, message: "it ended before it had read all frames, without a message")
      }
    }
  }

  /// Ends the input and waits for the program.
  func finish() throws(CodecError) {
    closePipe()
    guard !isFinished else { throw .toolFailed(name: name, message: "it has already ended") }
    let status = RunningPrograms.wait(for: process)
    isFinished = true
    guard status == 0 else {
      let failure = failure(status)
      discardOutput()
      throw failure
    }
  }

  /// The error for a program that ended with a status of `wait`.
  private func failure(_ status: Int32) -> CodecError {
    let signal = status & 0x7F
    // The system ends a program that exceeds the limit on a file's size.
    if signal == SIGXFSZ { return .cannotWrite(code: EFBIG) }
    guard signal == 0 else {
      // The C library's text is copied at once.
      let name = unsafe strsignal(signal).map { unsafe String(cString: $0) }
      return .toolFailed(
        name: self.name, message: "it was ended by signal \(signal)\(name.map { " (\($0))" } ?? "")"
      )
    }
    let error = ToolMessages(text: messages).error(of: name, exitCode: status >> 8 & 0xFF)
    // Some encoders of FFmpeg end without a message if the disk is full.
    guard case .toolFailed = error, let code = reasonAgainstWriting(), code != ENOENT else {
      return error
    }
    return .cannotWrite(code: code)
  }

  /// The system's reason why the program's file cannot grow: errno, or nil if it can.
  func reasonAgainstWriting() -> Int32? {
    guard let output else { return nil }
    let file = unsafe open(output, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { return errno }
    defer { _ = close(file) }
    let length = lseek(file, 0, SEEK_END)
    // A page more than file systems keep in a block of the file.
    let page = [UInt8](repeating: 0, count: 1 << 16)
    // The array has that many bytes.
    let count = unsafe page.withUnsafeBytes { unsafe Self.write(file, $0) }
    let code = errno
    _ = ftruncate(file, length)
    return count < page.count ? (count < 0 ? code : ENOSPC) : nil
  }

  private static func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    // The buffer has `count` bytes.
    unsafe systemWrite(file, bytes.baseAddress, bytes.count)
  }

  /// The program's messages, at most the last 64 kB.
  var messages: String {
    let size = min(max(0, lseek(log, 0, SEEK_END)), 1 << 16)
    _ = lseek(log, -size, SEEK_END)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      // The buffer has `buffer.count` bytes.
      unsafe count = max(0, systemRead(log, buffer.baseAddress, buffer.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Kills the program and removes its file.
  private func giveUp() {
    RunningPrograms.kill(process)
    _ = RunningPrograms.wait(for: process)
    isFinished = true
    discardOutput()
  }

  /// Removes the program's file.
  func discardOutput() {
    if let output { _ = unsafe unlink(output) }
  }

  private func closePipe() {
    guard pipe >= 0 else { return }
    _ = close(pipe)
    pipe = -1
  }

  private static func spawn(
    _ name: String, arguments: [String], pipe: Int32, isRead: Bool, standardError: Int32
  ) throws(CodecError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    // The actions are initialized before their first use and destroyed after their last.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if isRead {
      unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, pipe, 1)
    } else {
      unsafe posix_spawn_file_actions_adddup2(&actions, pipe, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, standardError, 1)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, standardError, 2)
    // Copies of the arguments and the final NULL, freed below.
    var copies = unsafe ([name] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    // Like the actions. The sets are locals that outlive the calls.
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The program must not inherit this process's signal settings: blocked signals would make it impossible to
    // terminate, and with SIGPIPE ignored it would write to a closed pipe forever.
    var blocked = sigset_t()
    unsafe sigemptyset(&blocked)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    unsafe sigaddset(&defaults, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, name, &actions, &attributes, &copies, environ)
    switch code {
    case 0: return process
    // The system has no room for another process, so the program may well be installed.
    case EAGAIN, ENOMEM: throw .cannotWrite(code: code)
    default: throw .toolMissing(name: name)
    }
  }
}

/// The C library's `write`, which a method hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  // The caller's pointer has `count` bytes.
  unsafe write(file, bytes, count)
}

/// The C library's `read`, which a method hides.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  // The caller's pointer has room for `count` bytes.
  unsafe read(file, bytes, count)
}

#if canImport(Darwin)
  private let noSignal: Int32 = 0
#else
  private let noSignal = Int32(MSG_NOSIGNAL)
#endif

#if canImport(Glibc)
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  private let streamSocket = SOCK_STREAM
#endif
