import AnimCodecs
import AnimFiles

/// A video written by ffmpeg.
final class VideoOutput: FrameOutput {
  private let path: String
  private let format: VideoFormat
  private let schedule: FrameSchedule
  private let size: (width: Int, height: Int)
  private let file: PartialFile
  /// nil after finishing or discarding.
  private var encoder: FFmpegEncoder?

  init(
    path: String, format: VideoFormat, schedule: FrameSchedule, width: Int, height: Int,
    isOpaque: Bool
  ) throws(ExportError) {
    guard path != "-" else { throw .cannotPipe(format) }
    self.path = path
    self.format = format
    self.schedule = schedule
    size = (width, height)
    file = try ExportError.wrapping(try PartialFile(path: path, followsLinks: true))
    try ExportError.wrapping(try file.createEmpty())
    do throws(CodecError) {
      encoder = try FFmpegEncoder(
        path: file.temporaryPath, format: format, width: width, height: height,
        tickDuration: try schedule.tickDuration,
        isOpaque: isOpaque)
    } catch {
      file.discard()
      // Nothing has been written yet, so the file could not be created.
      if case .cannotWrite(let code) = error { throw .file(.cannotCreate(path: path, code: code)) }
      throw .codec(error, path: path)
    }
  }

  func append(_ window: [AnimationFrame]) throws(ExportError) {
    do {
      try encoder?.append(window)
    } catch {
      throw .codec(error, path: path)
    }
  }

  func finish() throws(ExportError) -> WrittenFile {
    do {
      try encoder?.finish()
    } catch {
      throw .codec(error, path: path)
    }
    let losesTransparency = encoder?.losesTransparency == true
    let delays = encoder?.delays ?? []
    encoder = nil
    return WrittenFile(
      path: path, format: OutputFormat(format),
      byteCount: FileSystem.byteCount(of: file.temporaryPath) ?? 0,
      frameCount: delays.count,
      duration: schedule.totalDuration,
      notes: schedule.videoRateNotes + sizeNotes + (format.isImage ? delays.browserNotes : [])
        + (losesTransparency ? [WrittenFile.transparencyNote] : []))
  }

  /// A note if the video's size differs from the picture's.
  private var sizeNotes: [String] {
    let (width, height) = (format.paddedSide(size.width), format.paddedSide(size.height))
    guard (width, height) != (size.width, size.height) else { return [] }
    return [
      "the video is \(width) × \(height), because \(format.rawValue) needs even sides: "
        + "the last row or column is repeated"
    ]
  }

  func commit() throws(ExportError) {
    try ExportError.wrapping(try file.commit())
  }

  func discard() {
    encoder = nil
    file.discard()
  }
}

extension VideoFormat {
  /// Whether browsers play it as an image.
  fileprivate var isImage: Bool {
    switch self {
    case .avif: true
    case .mp4, .webm: false
    }
  }
}
