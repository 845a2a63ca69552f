package import Codecs
import Primitives

/// A file, or a folder of them, on its way.
///
/// Classes, because they hold files that have to be taken away when something fails.
protocol FrameOutput: AnyObject {
  /// What frames may be compared with where they are rendered; nil where it takes patches alone.
  var comparer: FrameComparer? { get }
  func append(_ window: [AnimationFrame]) throws(ExportError)
  /// Does all that is left and may fail, but for the renaming.
  func finish() throws(ExportError) -> WrittenFile
  /// Puts what was written in its place, once all outputs of a run are finished.
  func commit() throws(ExportError)
  /// Takes away what was written and is not in its place.
  func discard()
}

extension FrameOutput {
  var comparer: FrameComparer? { nil }
}

/// Bytes on their way to a file or to standard output.
package final class OutputStream: ByteSink {
  private enum Target {
    case file(AtomicFile)
    case descriptor(Int32)
  }

  package let path: String
  private let target: Target
  private(set) var byteCount = 0
  /// What went to standard output, where it may be asked for again.
  private var kept: [UInt8] = []
  private let keepsBytes: Bool

  package init(path: String, keepsBytes: Bool = false) throws(ExportError) {
    self.path = path
    self.keepsBytes = keepsBytes
    target = path == "-" ? .descriptor(1) : .file(try AtomicFile(path: path))
  }

  package func write(_ bytes: [UInt8]) throws(CodecError) {
    byteCount += bytes.count
    if keepsBytes { kept.append(contentsOf: bytes) }
    switch target {
    case .file(let file):
      try file.write(bytes)
    case .descriptor(let descriptor):
      let code = FileSystem.writeAll(bytes, to: descriptor)
      if code != 0 { throw .cannotWrite(code: code) }
    }
  }

  /// All that was written, of a stream that keeps it.
  func writtenBytes() -> [UInt8] { kept }

  /// Writes what is left; only the rename of `commit` remains.
  func close() throws(ExportError) {
    guard case .file(let file) = target else { return }
    do {
      try file.close()
    } catch {
      throw .codec(error, path: path)
    }
  }

  package func commit() throws(ExportError) {
    if case .file(let file) = target { try file.commit() }
  }

  package func discard() {
    if case .file(let file) = target { file.discard() }
  }
}
