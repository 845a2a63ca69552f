// `environ` is a variable of the C library. This file only reads it, when it starts a child.
#if canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#else
  @unsafe @preconcurrency internal import Darwin
#endif

/// A program that reads its standard input from us and writes a file.
///
/// A class because the program must be waited for exactly once; deinit kills a program that is still running and
/// removes its file.
final class ChildProcess {
  private let name: String
  private let process: pid_t
  /// Our end of the program's standard input; −1 once it is closed.
  private var input: Int32
  /// The program's messages: a file without a name.
  private let log: Int32
  /// The file that the program writes.
  private let output: String
  private var isFinished = false

  private init(
    name: String, process: pid_t, input: Int32, log: Int32, output: String
  ) {
    self.name = name
    self.process = process
    self.input = input
    self.log = log
    self.output = output
  }

  deinit {
    closeInput()
    if !isFinished { giveUp() }
    _ = close(log)
  }

  /// Starts a program from the search path.
  ///
  /// - Parameter output: the file that its arguments name. It is removed if the program fails or is killed.
  /// - Throws: `toolMissing`; `cannotWrite` with errno if the folder is not writable or the system refuses another
  ///   process.
  static func start(
    _ name: String, arguments: [String], output: String
  ) throws(CodecError) -> ChildProcess {
    let logPath = "\(output).log"
    // Here and below a string lends its bytes, with a final NUL, for the duration of a call.
    let log = unsafe open(logPath, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard log >= 0 else { throw .cannotWrite(code: errno) }
    _ = unsafe unlink(logPath)
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
        try spawn(name, arguments: arguments, standardInput: ends[1], standardError: log)
      }
      return ChildProcess(
        name: name, process: process, input: ends[0], log: log, output: output)
    } catch {
      _ = close(ends[0])
      _ = close(log)
      throw error
    }
  }

  /// Writes to the program's standard input.
  func write(_ bytes: [UInt8]) throws(CodecError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // The buffer has `count` bytes.
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(input, $0.baseAddress, $0.count, noSignal)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        closeInput()
        giveUp()
        throw .toolFailed(name: name, message: message)
      }
    }
  }

  /// Ends the input and waits for the program.
  func finish() throws(CodecError) {
    closeInput()
    let status = isFinished ? 1 : RunningPrograms.wait(for: process)
    isFinished = true
    guard status == 0 else {
      discardOutput()
      throw .toolFailed(name: name, message: message)
    }
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
    _ = unsafe unlink(output)
  }

  private func closeInput() {
    guard input >= 0 else { return }
    _ = close(input)
    input = -1
  }

  /// The program's last line.
  private var message: String {
    let size = min(max(0, lseek(log, 0, SEEK_END)), 1 << 16)
    _ = lseek(log, -size, SEEK_END)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      // The buffer has `buffer.count` bytes.
      unsafe count = max(0, read(log, buffer.baseAddress, buffer.count))
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last.map(String.init) ?? "it ended without a message"
  }

  private static func spawn(
    _ name: String, arguments: [String], standardInput: Int32, standardError: Int32
  ) throws(CodecError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    // The actions are initialized before their first use and destroyed after their last.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, standardInput, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, standardError, 1)
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
