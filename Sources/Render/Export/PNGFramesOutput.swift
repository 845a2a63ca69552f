import Codecs
import Documents
import Primitives
import Scenes

/// A PNG for each frame, and `frames.json` with each frame's file, time, delay and hash.
final class PNGFramesOutput: FrameOutput {
  private let path: String
  private let pattern: FramePattern
  private let schedule: FrameSchedule
  private let metadata: PNGMetadata
  private var canvas: Pixmap
  /// Pictures that are being encoded while the next ones are drawn.
  private var upcoming: WorkQueue<Result<EncodedPicture, CodecError>>
  private var files: [AtomicFile] = []
  private var records: [String] = []
  private var byteCount = 0
  private var madeDirectory = false

  /// The file that tells the frames' files, beside them.
  static let indexName = "frames.json"

  init(
    path: String, pattern: FramePattern, schedule: FrameSchedule, width: Int, height: Int,
    metadata: PNGMetadata, jobs: Int
  ) throws(ExportError) {
    self.path = path
    self.pattern = pattern
    self.schedule = schedule
    self.metadata = metadata
    upcoming = WorkQueue(workers: jobs)
    canvas = Pixmap(width: width, height: height)
    try makeDirectory()
  }

  private func makeDirectory() throws(ExportError) {
    guard !pattern.directory.isEmpty, FileSystem.kind(of: pattern.directory) == nil else { return }
    let code = FileSystem.makeDirectory(pattern.directory)
    guard code == 0 else { throw .cannotCreate(path: pattern.directory, code: code) }
    madeDirectory = true
    PartialFiles.insert(directory: pattern.directory)
  }

  func append(_ window: [AnimationFrame]) throws(ExportError) {
    for frame in window {
      guard let patch = frame.patchUnlessSame else {
        upcoming.extendLast(by: 1)
        continue
      }
      canvas.replace(patch.rect, with: patch.pixmap)
      if upcoming.isFull { try writeFirst() }
      upcoming.append(frameCount: 1) { [canvas, metadata] in
        Result { () throws(CodecError) in
          EncodedPicture(
            bytes: try PNGEncoder.encode(canvas, metadata: metadata), hash: canvas.contentHash)
        }
      }
    }
  }

  private func writeFirst() throws(ExportError) {
    let (picture, count) = upcoming.takeFirst()
    for _ in 0..<count { try write(picture) }
  }

  private func write(_ picture: Result<EncodedPicture, CodecError>) throws(ExportError) {
    let index = records.count
    let name = pattern.name(index + 1)
    // Of a link in the folder just the link is replaced: what it leads to is none of the outputs.
    let file = try AtomicFile(path: pattern.directory + name, followsLinks: false)
    files.append(file)
    let hash: UInt64
    do {
      let encoded = try picture.get()
      try file.write(encoded.bytes)
      byteCount += encoded.bytes.count
      hash = encoded.hash
      // Descriptors are few: the file is complete, and only its rename waits for the others.
      try file.close()
    } catch {
      throw .codec(error, path: file.path)
    }
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
    while !upcoming.isEmpty { try writeFirst() }
    let index = try AtomicFile(path: pattern.directory + Self.indexName, followsLinks: false)
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
    do {
      try index.write(Array(text.utf8))
      try index.close()
    } catch {
      throw .codec(error, path: index.path)
    }
    return WrittenFile(
      path: path, format: .png, byteCount: byteCount, frameCount: records.count,
      duration: schedule.totalDuration, notes: [])
  }

  func commit() throws(ExportError) {
    for file in files {
      try file.commit()
    }
    PartialFiles.remove(directory: pattern.directory)
  }

  func discard() {
    for file in files { file.discard() }
    guard madeDirectory else { return }
    PartialFiles.remove(directory: pattern.directory)
    FileSystem.removeDirectory(pattern.directory)
  }
}

/// A PNG, and the hash of the pixels in it.
private struct EncodedPicture: Sendable {
  var bytes: [UInt8]
  var hash: UInt64
}
