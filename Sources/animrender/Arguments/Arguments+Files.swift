import AnimFiles
import AnimProject
import AnimRendering

extension Arguments {
  /// Checks the paths of files to write: no path is empty or written twice, no input is overwritten, and at most one
  /// option writes to standard output (`-`).
  ///
  /// - Parameters:
  ///   - options: names of options whose values are paths of files to write.
  ///   - inputs: paths that the command reads; paths that are not files are skipped.
  /// - Throws: 64 otherwise.
  ///   - inputs: paths that the command reads; those that are not files are skipped.
  /// - Throws: 64 otherwise.
  func checkFiles(of options: [String], reading inputs: [String]) throws(Failure) {
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
      // A device such as /dev/null may be written several times.
      guard FileSystem.kind(of: path) != .other else { continue }
      if let other = written.updateValue(words, forKey: file) { throw .writtenTwice(words, other) }
    }
  }

  /// Rejects standard input for a command that needs file names.
  ///
  /// - Throws: 64 if a positional is `-`.
  func refuseStandardInput(_ command: String) throws(Failure) {
    guard positionals.contains("-") else { return }
    throw .usage(
      "'\(command)' cannot read standard input", hint: "write ./- for a file with the name -")
  }

  /// Checks that an option does not overwrite an input.
  ///
  /// - Parameters:
  ///   - paths: files that may be written.
  ///   - inputs: paths that the command reads.
  /// - Throws: 64 otherwise.
  func check(_ option: String, writing paths: [String], reading inputs: [String]) throws(Failure) {
    let read = Set(inputs.map { FileIdentity($0) })
    guard let path = paths.first(where: { read.contains(FileIdentity($0)) }) else { return }
    throw .usage(
      "'\(Self.words(option, value(option) ?? ""))' would overwrite \(path), which is read")
  }

  /// Checks early that the files of options can be created.
  ///
  /// - Throws: 64 for an empty path, 73 if a file cannot be created.
  func checkWritable(_ options: [String]) throws(Failure) {
    for (_, path) in try files(of: options) {
      try Failure.rethrowing(file: try FileSystem.checkWritable(path))
    }
  }

  /// Whether one of the options writes to standard output.
  func pipe(_ options: [String]) -> Bool { options.contains { all($0).contains("-") } }

  /// The paths in the values of options, each with the words of the command line.
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
