import Platform

/// Standard input, output and error.
enum StandardDescriptors {
  /// Opens those that are closed, so that no other file gets their numbers: error messages would be written into it.
  ///
  /// Call it before anything is opened. Reading and writing still fail, because `/dev/null` is opened for the opposite
  /// direction; glibc does the same for set-user-id programs.
  static func occupy() {
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    for (number, mode) in modes where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one. The string's bytes live for the call.
      _ = unsafe open("/dev/null", mode)
    }
  }
}

extension CommandLine {
  /// The words after the program's name, or nil if one is not UTF-8: decoding would change a file's name.
  static var words: [String]? {
    var words: [String] = []
    for place in 1..<max(argc, 1) {
      // The system passes `argc` strings, each with a zero byte at its end.
      guard let word = unsafe unsafeArgv[Int(place)],
        let text = unsafe String(validatingCString: word)
      else { return nil }
      words.append(text)
    }
    return words
  }
}

/// Properties of the machine; only the command line asks for them.
enum Machine {
  /// Processors that are online; at least 1.
  static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
