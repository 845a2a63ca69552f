import AnimPlatform

/// Standard input, output and error.
enum StandardDescriptors {
  /// Opens closed descriptors, so that no other file gets their numbers and receives error messages.
  ///
  /// Call it before opening anything. Reading and writing still fail, because `/dev/null` is opened in the opposite
  /// direction; glibc does the same for set-user-id programs.
  static func occupy() {
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    for (number, mode) in modes where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one. The string's bytes are valid during the call.
      _ = unsafe open("/dev/null", mode)
    }
  }
}

extension CommandLine {
  /// The arguments after the program's name; nil if one is not UTF-8, because decoding would change a file's name.
  static var words: [String]? {
    var words: [String] = []
    for place in 1..<max(argc, 1) {
      // The system passes `argc` NUL-terminated strings.
      guard let word = unsafe unsafeArgv[Int(place)],
        let text = unsafe String(validatingCString: word)
      else { return nil }
      words.append(text)
    }
    return words
  }
}
