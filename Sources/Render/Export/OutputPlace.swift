/// What an output writes to, however its path is spelt.
package enum OutputPlace: Hashable, Sendable {
  case standardOutput
  case file(FileIdentity)
  /// Frames, and their `frames.json`.
  case folder(FolderIdentity, FramePattern)

  /// - Throws: `framePattern`.
  package init(_ output: Output) throws(ExportError) {
    switch output.kind {
    case .frames:
      let pattern = try FramePattern(ofOutput: output.path)
      self = .folder(FolderIdentity(pattern.directory), pattern)
    case .animation, .still:
      self = output.path == "-" ? .standardOutput : .file(FileIdentity(output.path))
    }
  }

  /// Whether a file may be among what is written.
  package func holds(_ file: FileIdentity) -> Bool {
    switch self {
    case .standardOutput: false
    case .file(let own): own == file
    case .folder(let folder, let pattern):
      folder == file.folder
        && (file.name == PNGFramesOutput.indexName || pattern.matches(file.name))
    }
  }

  /// Whether one would write over what the other wrote.
  package func overlaps(_ other: OutputPlace) -> Bool {
    switch (self, other) {
    case (.standardOutput, .standardOutput): true
    case (.file(let file), _): other.holds(file)
    case (_, .file(let file)): holds(file)
    // Each has its `frames.json`.
    case (.folder(let folder, _), .folder(let otherFolder, _)): folder == otherFolder
    case (.standardOutput, .folder), (.folder, .standardOutput): false
    }
  }
}
