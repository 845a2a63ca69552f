/// What an output writes to, however its path is spelt.
package enum OutputPlace: Hashable, Sendable {
  case standardOutput
  case file(FileIdentity)
  /// Frames, as many as there are, and their `frames.json`.
  case folder(FolderIdentity, FramePattern, count: Int)

  /// - Parameter frameCount: how many frames an output of frames has.
  /// - Throws: `framePattern`.
  package init(_ output: Output, frameCount: @autoclosure () -> Int) throws(ExportError) {
    switch output.kind {
    case .frames:
      let pattern = try FramePattern(ofOutput: output.path)
      self = .folder(FolderIdentity(pattern.directory), pattern, count: frameCount())
    case .animation, .still:
      self = output.path == "-" ? .standardOutput : .file(FileIdentity(output.path))
    }
  }

  /// Whether a file is among what is written. In a folder a link is replaced, and not what it leads to.
  package func holds(_ file: FileIdentity) -> Bool {
    switch self {
    case .standardOutput: false
    case .file(let own): own == file
    case .folder(let folder, let pattern, let count):
      folder == file.folder
        && (file.name.text == PNGFramesOutput.indexName
          || pattern.names(file.name.text, upTo: count))
    }
  }

  /// Where its files are; nil of standard output.
  private var folder: FolderIdentity? {
    switch self {
    case .standardOutput: nil
    case .file(let file): file.folder
    case .folder(let folder, _, _): folder
    }
  }

  /// Whether one would write over what the other wrote, or needs a folder where the other has a file.
  package func overlaps(_ other: OutputPlace) -> Bool {
    switch (self, other) {
    case (.standardOutput, .standardOutput): true
    case (.file(let file), _): other.holds(file) || other.folder?.lies(below: file) == true
    case (_, .file(let file)): holds(file) || folder?.lies(below: file) == true
    // Each has its `frames.json`.
    case (.folder(let folder, _, _), .folder(let otherFolder, _, _)): folder == otherFolder
    case (.standardOutput, .folder), (.folder, .standardOutput): false
    }
  }
}
