import Render

extension Arguments {
  /// Checks that each file that some options name is written once, and takes the place of nothing that is read.
  ///
  /// - Parameters:
  ///   - options: the names of those whose values are paths of files to write.
  ///   - inputs: paths of what the command reads; what is no file is passed over.
  /// - Throws: 64 otherwise.
  func checkFiles(of options: [String], reading inputs: [String]) throws(Failure) {
    let read = inputs.map { (path: $0, file: FileIdentity($0)) }
    var written: Set<FileIdentity> = []
    for option in options {
      for path in all(option) {
        let words = (option == "output" ? "-o" : "--\(option)") + " \(path)"
        let file = FileIdentity(path)
        if let input = read.first(where: { $0.file == file }) {
          throw .usage("'\(words)' would overwrite \(input.path), which is read")
        }
        // What is no regular file, such as /dev/null, takes as much as it is given.
        if FileSystem.kind(of: path) != .other, !written.insert(file).inserted {
          throw .usage("'\(words)': that file is written already")
        }
      }
    }
  }
}
