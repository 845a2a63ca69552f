import CKernels
import Files
import Platform
import Render

/// Deletes unfinished files before the program dies of a signal, such as that of Ctrl-C or Ctrl-\.
enum Interruption {
  /// A signal that the caller of the program ignores, as `nohup` does with SIGHUP, stays ignored.
  private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP].filter { !isIgnored($0) }

  /// Call it before other threads start, because they inherit the blocked signals.
  static func install() {
    // A closed pipe or a file size limit makes the write fail instead of ending the program.
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    guard !signals.isEmpty else { return }
    var set = Self.set(of: signals)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    // Without a thread that waits, the signals end the program at once and unfinished files stay, because a signal
    // handler may neither take a lock nor use a set of paths.
    if system_start_thread({ Interruption.awaitSignal() }) != 0 {
      _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
  }

  private static func awaitSignal() {
    var set = Self.set(of: signals)
    var number: Int32 = 0
    guard unsafe sigwait(&set, &number) == 0 else { return }
    PartialFiles.discardAll {
      _ = signal(number, SIG_DFL)
      _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
      _ = raise(number)
    }
  }

  /// Whether the program was started with a signal ignored. The Swift runtime may have installed handlers of its own,
  /// which do not count.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    // `action` is a local that outlives the call. No handler is called, only its address is compared.
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_u.__sa_handler
    #endif
    return unsafe withUnsafeBytes(of: handler) { handler in
      unsafe withUnsafeBytes(of: SIG_IGN) { unsafe handler.elementsEqual($0) }
    }
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    _ = unsafe sigemptyset(&set)
    for number in signals { _ = unsafe sigaddset(&set, number) }
    return set
  }
}
