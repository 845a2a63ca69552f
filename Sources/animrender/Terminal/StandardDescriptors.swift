#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input, output and error, as who started the program left them.
enum StandardDescriptors {
  /// Opens those that are closed, lest the first files that are opened take their numbers: what is written to
  /// standard error would be in one of them, and a program that is started would have one for its input.
  ///
  /// To be called before anything is opened. Reading and writing fail as before, since `/dev/null` is opened for
  /// the other of both; glibc does the same for programs that set the user.
  static func occupy() {
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    for (number, mode) in modes where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is this one. The string lends its bytes for the time of the call.
      _ = unsafe open("/dev/null", mode)
    }
  }
}
