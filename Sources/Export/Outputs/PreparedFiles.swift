import AnimFiles

/// Outputs that are complete under temporary names, so that only renaming them is left.
struct PreparedFiles {
  /// In the order of the outputs' request.
  var files: [WrittenFile]
  /// In the order in which they are put in their places.
  let outputs: [any FrameOutput]

  /// Puts all files in their places. Before this, any output may fail, and then no old file may be replaced.
  static func commit(_ all: [PreparedFiles]) throws(ExportError) {
    do {
      try PartialFiles.committing { () throws(ExportError) in
        for prepared in all {
          for output in prepared.outputs { try output.commit() }
        }
      }
    } catch {
      for prepared in all { prepared.discard() }
      throw error
    }
  }

  /// Deletes files that have not been renamed.
  func discard() {
    for output in outputs { output.discard() }
  }
}
