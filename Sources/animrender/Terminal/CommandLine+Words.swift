extension CommandLine {
  /// The words after the program's name, or nil where one is not UTF-8: as text it would be the name of
  /// another file.
  static var words: [String]? {
    var words: [String] = []
    for place in 1..<max(argc, 1) {
      // The system passes as many strings as it says, each ended by a zero byte.
      guard let word = unsafe unsafeArgv[Int(place)],
        let text = unsafe String(validatingCString: word)
      else { return nil }
      words.append(text)
    }
    return words
  }
}
