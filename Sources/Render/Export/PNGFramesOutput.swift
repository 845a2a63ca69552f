import Codecs
import Primitives

/// A PNG for each frame, and `frames.json` with each frame's file, time, delay and hash.
final class PNGFramesOutput: FrameOutput {
  private let path: String
  private let pattern: FramePattern
  private let schedule: FrameSchedule
  private let metadata: PNGMetadata
  private let jobs: Int
  private var canvas: Pixmap
  /// The last frame's.
  private var last = Result<EncodedPicture, CodecError>.success(EncodedPicture(bytes: [], hash: 0))
  private var files: [AtomicFile] = []
  private var records: [String] = []
  private var byteCount = 0
  private var madeDirectory = false

  init(
    path: String, pattern: FramePattern, schedule: FrameSchedule, width: Int, height: Int,
    metadata: PNGMetadata, jobs: Int
  ) throws(ExportError) {
    self.path = path
    self.pattern = pattern
    self.schedule = schedule
    self.metadata = metadata
    self.jobs = jobs
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
    var pictures: [Pixmap] = []
    // Which of the pictures each frame shows; below 0 that of the last frame before.
    var shown: [Int] = []
    for frame in window {
      if let patch = frame.patch {
        if pictures.count == jobs {
          try write(pictures, shown)
          pictures = []
          shown = []
        }
        canvas.replace(patch.rect, with: patch.pixmap)
        pictures.append(canvas)
      }
      shown.append(pictures.count - 1)
    }
    try write(pictures, shown)
  }

  private func write(_ pictures: [Pixmap], _ shown: [Int]) throws(ExportError) {
    let metadata = metadata
    let encoded = Parallel.map(count: pictures.count, workers: jobs) { index in
      Result<EncodedPicture, CodecError> { () throws(CodecError) in
        EncodedPicture(
          bytes: try PNGEncoder.encode(pictures[index], metadata: metadata),
          hash: pictures[index].contentHash)
      }
    }
    for index in shown {
      if index >= 0 { last = encoded[index] }
      try write(last)
    }
  }

  private func write(_ picture: Result<EncodedPicture, CodecError>) throws(ExportError) {
    let index = records.count
    let name = pattern.name(index + 1)
    let file = try AtomicFile(path: pattern.directory + name)
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
    let index = try AtomicFile(path: pattern.directory + "frames.json")
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
    } catch {
      throw .codec(error, path: index.path)
    }
    for file in files {
      try file.commit()
    }
    PartialFiles.remove(directory: pattern.directory)
    return WrittenFile(
      path: path, format: "png", byteCount: byteCount, frameCount: records.count,
      duration: schedule.totalDuration, notes: [])
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

extension String {
  /// As a JSON string, quotes included.
  package var jsonQuoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
