// `environ` is a variable of the C library that this file only reads, once a child is started.
#if canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#else
  @unsafe @preconcurrency internal import Darwin
#endif

/// A program that reads from us and writes a file, which is ours to keep or to remove.
///
/// A class because it is waited for once, whoever holds it; its deinit ends a program that was not.
final class ChildProcess {
  private let name: String
  private let process: pid_t
  /// Our end of the program's standard input; −1 when closed.
  private var input: Int32
  /// What the program says: a file without a name.
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

  /// Starts a program of the search path.
  ///
  /// - Parameter output: the file that its arguments tell it to write; there is none where it fails or is given
  ///   up.
  /// - Throws: `toolMissing`; `cannotWrite` with errno where there is no place for the file, or no further process
  ///   is to be had.
  static func start(
    _ name: String, arguments: [String], output: String
  ) throws(CodecError) -> ChildProcess {
    let logPath = "\(output).log"
    // Here and below a string lends its bytes, ended by NUL, for the time of a call.
    let log = unsafe open(logPath, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard log >= 0 else { throw .cannotWrite(code: errno) }
    _ = unsafe unlink(logPath)
    // A pair of sockets instead of a pipe: writing to one whose reader is gone can be an error
    // instead of a signal that would end us.
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
      // The buffer has as many bytes as are told.
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

  /// Ends the program and takes away what it wrote.
  private func giveUp() {
    RunningPrograms.kill(process)
    _ = RunningPrograms.wait(for: process)
    isFinished = true
    discardOutput()
  }

  /// Takes away what the program wrote.
  func discardOutput() {
    _ = unsafe unlink(output)
  }

  private func closeInput() {
    guard input >= 0 else { return }
    _ = close(input)
    input = -1
  }

  /// The last line that the program said.
  private var message: String {
    let size = min(max(0, lseek(log, 0, SEEK_END)), 1 << 16)
    _ = lseek(log, -size, SEEK_END)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      // The buffer has room for what is asked for.
      unsafe count = max(0, read(log, buffer.baseAddress, buffer.count))
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last.map(String.init) ?? "it ended without a word"
  }

  private static func spawn(
    _ name: String, arguments: [String], standardInput: Int32, standardError: Int32
  ) throws(CodecError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    // The actions are initialized before they are used and destroyed after.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, standardInput, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, standardError, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, standardError, 2)
    // Copies of the arguments, with the NULL that ends them, freed below.
    var copies = unsafe ([name] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    // As the actions; the sets are locals that outlive the calls.
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // What this process does with signals is its own affair: a program that blocks those that end it could
    // only be killed, and one that ignores a closed pipe writes to it for ever.
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
    // Nothing is said of the program where the system has no room for another process.
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
