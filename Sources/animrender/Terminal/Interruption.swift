import Dispatch
import Render

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C leaves nothing behind: unfinished files are taken away before the program dies of the signal.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Call it before there are threads: they inherit that the signals wait for the one that takes them.
  static func install() {
    // A reader that went away is an error of the write, not the end of the program.
    _ = signal(SIGPIPE, SIG_IGN)
    var set = Self.set
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    DispatchQueue(label: "interruption").async {
      var set = Self.set
      var number: Int32 = 0
      guard unsafe sigwait(&set, &number) == 0 else { return }
      PartialFiles.discardAll {
        _ = signal(number, SIG_DFL)
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
        _ = raise(number)
      }
    }
  }

  private static var set: sigset_t {
    var set = sigset_t()
    _ = unsafe sigemptyset(&set)
    for number in signals { _ = unsafe sigaddset(&set, number) }
    return set
  }
}
