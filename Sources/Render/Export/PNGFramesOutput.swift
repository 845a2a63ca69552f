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
    var canvases: [Pixmap] = []
    canvases.reserveCapacity(window.count)
    for frame in window {
      if let patch = frame.patch { canvas.replace(patch.rect, with: patch.pixmap) }
      canvases.append(canvas)
    }
    let pictures = canvases
    let metadata = metadata
    let encoded = Parallel.map(count: pictures.count, workers: jobs) { index in
      Result<[UInt8], CodecError> { () throws(CodecError) in
        try PNGEncoder.encode(pictures[index], metadata: metadata)
      }
    }
    for (picture, result) in zip(pictures, encoded) {
      try write(picture, result)
    }
  }

  private func write(_ picture: Pixmap, _ result: Result<[UInt8], CodecError>)
    throws(ExportError)
  {
    let index = records.count
    let name = pattern.name(index + 1)
    let file = try AtomicFile(path: pattern.directory + name)
    files.append(file)
    do {
      let bytes = try result.get()
      try file.write(bytes)
      byteCount += bytes.count
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
      "hash": "\(picture.contentHash.hexadecimal)" }
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
