import AnimCodecs
import AnimDocuments
import AnimFiles
import AnimPrimitives
import AnimScenes

/// A PNG for each frame, and `frames.json` with each frame's file, time, delay and hash.
final class PNGFramesOutput: FrameOutput {
  private let path: String
  private let pattern: FramePattern
  private let schedule: FrameSchedule
  private let metadata: PNGMetadata
  private var canvas: Pixmap
  private let jobs: Int
  private var lastPicture: EncodedPicture?
  private var files: [AtomicFile] = []
  private var records: [String] = []
  private var byteCount = 0
  private var madeDirectory = false
  /// Keeps other runs from writing to the folder; nil after the end.
  private var lock: FolderLock?
  private var lockNote: String?
  /// Files that must not be removed: the scene's pictures and fonts.
  private let protected: [String]

  /// The file that lists the frames, in the same folder.
  static let indexName = "frames.json"

  init(
    path: String, pattern: FramePattern, schedule: FrameSchedule, width: Int, height: Int,
    metadata: PNGMetadata, jobs: Int, protected: [String] = []
  ) throws(ExportError) {
    self.path = path
    self.pattern = pattern
    self.schedule = schedule
    self.metadata = metadata
    self.jobs = jobs
    self.protected = protected
    canvas = Pixmap(width: width, height: height)
    try makeDirectory()
    do {
      let lock = try FolderLock(folder: pattern.directory)
      lockNote = lock.note
      self.lock = lock
    } catch {
      discard()
      throw .file(error)
    }
  }

  private func makeDirectory() throws(ExportError) {
    guard !pattern.directory.isEmpty, FileSystem.kind(of: pattern.directory) == nil else { return }
    let code = FileSystem.makeDirectory(pattern.directory)
    // Another process may have created it in the meantime.
    if code != 0, FileSystem.kind(of: pattern.directory) == .directory { return }
    guard code == 0 else { throw .file(.cannotCreate(path: pattern.directory, code: code)) }
    madeDirectory = true
    PartialFiles.insert(directory: pattern.directory)
  }

  func append(_ window: [AnimationFrame]) throws(ExportError) {
    // Each job encodes one picture, so that at most one picture per job is in memory.
    for start in stride(from: 0, to: window.count, by: jobs) {
      let frames = window[start..<min(start + jobs, window.count)]
      let canvases: [Pixmap?] = frames.map { frame in
        guard let patch = frame.patch else { return nil }
        canvas.replace(patch.rect, with: patch.pixmap)
        return canvas
      }
      let pictures = Parallel.map(count: canvases.count, workers: jobs) { [metadata] number in
        canvases[number].map { canvas in
          Result { () throws(CodecError) in
            EncodedPicture(
              bytes: try PNGEncoder.encode(canvas, metadata: metadata), hash: canvas.contentHash)
          }
        }
      }
      for picture in pictures { try write(picture) }
    }
  }

  /// - Parameter picture: nil for a frame equal to the previous one.
  private func write(_ picture: Result<EncodedPicture, CodecError>?) throws(ExportError) {
    let index = records.count
    let name = pattern.name(index + 1)
    // A link in the folder is replaced, because its target is not an output.
    let file = try ExportError.wrapping(
      try AtomicFile(path: pattern.directory + name, followsLinks: false))
    files.append(file)
    let hash: UInt64
    do throws(CodecError) {
      guard let encoded = try picture?.get() ?? lastPicture else {
        preconditionFailure("the first frame has a picture")
      }
      lastPicture = encoded
      try file.put(encoded.bytes)
      byteCount += encoded.bytes.count
      hash = encoded.hash
    } catch {
      throw .codec(error, path: file.path)
    }
    // The number of open files is limited. Only the rename waits for all outputs.
    try ExportError.wrapping(try file.close())
    let entry = schedule.entries[index]
    let ticks = Double(schedule.ticksPerSecond)
    records.append(
      """
          { "file": \(name.jsonQuoted), "time": \(entry.time), \
      "start": \(Double(entry.start) / ticks), "delay": \(Double(entry.duration) / ticks), \
      "hash": "\(hash.hexadecimal)" }
      """)
  }

  func finish() throws(ExportError) -> WrittenFile {
    let index = try ExportError.wrapping(
      try AtomicFile(path: pattern.directory + Self.indexName, followsLinks: false))
    files.append(index)
    let text = """
      {
        "width": \(canvas.width),
        "height": \(canvas.height),
        "duration": \(schedule.totalDuration),
        "frames": [
      \(records.joined(separator: ",\n"))
        ]
      }

      """
    do throws(CodecError) {
      try index.put(Array(text.utf8))
    } catch {
      throw .codec(error, path: index.path)
    }
    try ExportError.wrapping(try index.close())
    return WrittenFile(
      path: path, format: .png, byteCount: byteCount, frameCount: records.count,
      duration: schedule.totalDuration, notes: [lockNote].compactMap(\.self))
  }

  func commit() throws(ExportError) {
    let stale = staleFrames()
    for file in files {
      try ExportError.wrapping(try file.commit())
    }
    for path in stale { FileSystem.removeFile(path) }
    lock = nil
    PartialFiles.remove(directory: pattern.directory)
  }

  /// The files that the folder's `frames.json` of an earlier render lists and that are not written again.
  private func staleFrames() -> [String] {
    guard let bytes = try? FileSystem.contents(of: pattern.directory + Self.indexName),
      let rows = JSONReader.read(bytes).root?["frames"]?.elements
    else { return [] }
    let protected = Set(protected.map { FileIdentity($0) })
    return rows.compactMap { row in
      guard let name = row["file"]?.string, row["hash"]?.string != nil, !name.contains("/"),
        !pattern.names(name, upTo: records.count)
      else { return nil }
      let path = pattern.directory + name
      // A file that is no frame has taken a frame's place.
      guard FileSystem.kind(of: path, followsLinks: false) == .file,
        !protected.contains(FileIdentity(path, followsLinks: false)),
        (try? FileSystem.contents(of: path)).flatMap({ FileKind(of: $0) }) == .png
      else { return nil }
      return path
    }
  }

  func discard() {
    for file in files { file.discard() }
    lock = nil
    guard madeDirectory else { return }
    PartialFiles.remove(directory: pattern.directory)
    FileSystem.removeDirectory(pattern.directory)
  }
}

/// A PNG, and the hash of its pixels.
private struct EncodedPicture: Sendable {
  var bytes: [UInt8]
  var hash: UInt64
}
