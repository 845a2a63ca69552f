package import AnimFiles

/// The location of an output, independent of the spelling of its path.
package enum OutputPlace: Hashable, Sendable {
  case standardOutput
  case file(FileIdentity)
  /// Numbered frames and their `frames.json`.
  case folder(FolderIdentity, FramePattern, count: Int)

  /// - Parameter frameCount: the number of frames; evaluated only for an output of frames.
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

  /// Whether the output writes a file. Links in a folder of frames are replaced, not followed.
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

  /// The folder of the output's files; nil for standard output.
  private var folder: FolderIdentity? {
    switch self {
    case .standardOutput: nil
    case .file(let file): file.folder
    case .folder(let folder, _, _): folder
    }
  }

  /// Whether one output would overwrite the other, or would need a folder where the other has a file.
  package func overlaps(_ other: OutputPlace) -> Bool {
    switch (self, other) {
    case (.standardOutput, .standardOutput): true
    case (.file(let file), _): other.holds(file) || other.folder?.lies(below: file) == true
    case (_, .file(let file)): holds(file) || folder?.lies(below: file) == true
    // Both have a `frames.json`.
    case (.folder(let folder, _, _), .folder(let otherFolder, _, _)): folder == otherFolder
    case (.standardOutput, .folder), (.folder, .standardOutput): false
    }
  }
}
