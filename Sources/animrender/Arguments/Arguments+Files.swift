import Files
import Render

extension Arguments {
  /// Checks that each file that some options name has a name, is written once, and takes the place of nothing that
  /// is read; and that standard output, which `-` names, gets one thing alone.
  ///
  /// - Parameters:
  ///   - options: the names of those whose values are paths of files to write.
  ///   - inputs: paths of what the command reads; what is no file is passed over.
  /// - Throws: 64 otherwise.
  func checkFiles(of options: [String], reading inputs: [String]) throws(Failure) {
    // What comes from standard input has no place.
    let read = inputs.filter { $0 != "-" }.map { (path: $0, file: FileIdentity($0)) }
    var written: [FileIdentity: String] = [:]
    var piped = has("json") ? "--json" : nil
    for (words, path) in try files(of: options) {
      if path == "-" {
        if let piped { throw .pipedTwice(words, piped) }
        piped = words
        continue
      }
      let file = FileIdentity(path)
      if let input = read.first(where: { $0.file == file }) {
        throw .usage("'\(words)' would overwrite \(input.path), which is read")
      }
      // What is no regular file, such as /dev/null, takes as much as it is given.
      guard FileSystem.kind(of: path) != .other else { continue }
      if let other = written.updateValue(words, forKey: file) { throw .writtenTwice(words, other) }
    }
  }

  /// Checks that nothing that a command reads is standard input.
  ///
  /// - Parameter reason: why its name matters.
  /// - Throws: 64 otherwise.
  func checkNames(_ command: String, _ reason: String) throws(Failure) {
    guard positionals.contains("-") else { return }
    throw .usage(
      "'\(command) -': \(reason), and standard input has no name",
      hint: "./- is a file of that name")
  }

  /// Checks that what an option makes the command write takes the place of nothing that is read.
  ///
  /// - Parameters:
  ///   - paths: of the files that may be written.
  ///   - inputs: paths of what the command reads.
  /// - Throws: 64 otherwise.
  func check(_ option: String, writing paths: [String], reading inputs: [String]) throws(Failure) {
    let read = Set(inputs.map { FileIdentity($0) })
    guard let path = paths.first(where: { read.contains(FileIdentity($0)) }) else { return }
    throw .usage(
      "'\(Self.words(option, value(option) ?? ""))' would overwrite \(path), which is read")
  }

  /// Checks that each file that some options name can be made: before what it is to hold is found, for nothing.
  ///
  /// - Throws: 64 where one has no name, 73 where it cannot be made.
  func checkWritable(_ options: [String]) throws(Failure) {
    for (_, path) in try files(of: options) {
      try Failure.telling(try FileSystem.checkWritable(path))
    }
  }

  /// Whether one of some options names standard output.
  func pipe(_ options: [String]) -> Bool { options.contains { all($0).contains("-") } }

  /// What some options name, with the words that do.
  private func files(of options: [String]) throws(Failure) -> [(words: String, path: String)] {
    var files: [(words: String, path: String)] = []
    for option in options {
      for path in all(option) {
        guard !path.isEmpty else { throw .usage("'\(Self.name(option))' needs a path") }
        files.append((Self.words(option, path), path))
      }
    }
    return files
  }

  private static func words(_ option: String, _ value: String) -> String {
    "\(name(option)) \(value)"
  }

  private static func name(_ option: String) -> String { option == "output" ? "-o" : "--\(option)" }
}
