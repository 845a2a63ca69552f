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
  static func install() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // The default action would end the process before the source sees the signal; an empty handler,
      // unlike SIG_IGN, is not inherited by the programs that this one starts.
      _ = signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: DispatchQueue(label: "interruption"))
      source.setEventHandler {
        PartialFiles.discardAll()
        _ = signal(number, SIG_DFL)
        _ = raise(number)
      }
      source.resume()
      // The closure keeps its source: it has to live as long as the program.
      source.setCancelHandler { _ = source }
    }
    // A reader that went away is an error of the write, not the end of the program.
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
