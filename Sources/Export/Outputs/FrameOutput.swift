import Codecs
import Files

/// A file, or a folder of files, that is being written.
///
/// A class, because it owns files that have to be deleted if something fails.
protocol FrameOutput: AnyObject {
  func append(_ window: [AnimationFrame]) throws(ExportError)
  /// Does all remaining work that may fail, except for the renaming.
  func finish() throws(ExportError) -> WrittenFile
  /// Renames the files, when all outputs of a run are finished.
  func commit() throws(ExportError)
  /// Deletes the files that are not renamed.
  func discard()
}
