import CAnimKernels
import AnimCodecs
import AnimFiles
import AnimPlatform
import AnimRendering

/// Deletes unfinished files before a signal ends the program, such as that of Ctrl-C or Ctrl-\.
enum Interruption {
  /// Signals ignored by the caller, such as SIGHUP under `nohup`, remain ignored.
  private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP].filter { !isIgnored($0) }

  /// Call it before other threads start, because they inherit the signal mask.
  static func install() {
    // Makes writes fail for a closed pipe or a file size limit, instead of ending the program.
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    guard !signals.isEmpty else { return }
    var set = Self.set(of: signals)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    // Without the waiting thread, signals end the program at once and unfinished files remain. A signal handler could
    // not delete them, because it may not take a lock or access a set of paths.
    if system_start_thread({ Interruption.awaitSignal() }) != 0 {
      _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
  }

  private static func awaitSignal() {
    var set = Self.set(of: signals)
    var number: Int32 = 0
    guard unsafe sigwait(&set, &number) == 0 else { return }
    RunningPrograms.endAll {
      PartialFiles.discardAll {
        _ = signal(number, SIG_DFL)
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
        _ = raise(number)
      }
    }
  }

  /// Whether a signal was ignored at the program's start. Handlers installed by the Swift runtime do not count.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    // `action` is a local variable that outlives the call. The handler is compared, not called.
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
