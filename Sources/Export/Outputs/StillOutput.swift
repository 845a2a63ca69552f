import AnimCodecs
import AnimFiles

/// An output of one picture.
final class StillOutput: FrameOutput {
  private let stream: OutputStream
  private let metadata: PNGMetadata

  init(path: String, metadata: PNGMetadata) throws(ExportError) {
    stream = try ExportError.wrapping(try OutputStream(path: path))
    self.metadata = metadata
  }

  func append(_ window: [AnimationFrame]) throws(ExportError) {
    do throws(CodecError) {
      for frame in window {
        guard let patch = frame.patch else { continue }
        try PNGEncoder.encode(patch.pixmap, metadata: metadata) { bytes throws(CodecError) in
          try stream.put(bytes)
        }
      }
    } catch {
      throw .codec(error, path: stream.path)
    }
  }

  func finish() throws(ExportError) -> WrittenFile {
    try ExportError.wrapping(try stream.close())
    return WrittenFile(
      path: stream.path, format: .png, byteCount: stream.byteCount, frameCount: 1, duration: 0,
      notes: [])
  }

  func commit() throws(ExportError) {
    try ExportError.wrapping(try stream.commit())
  }

  func discard() {
    stream.discard()
  }
}
