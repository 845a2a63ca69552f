package import AnimCodecs
import AnimFiles
import AnimPrimitives

/// Pictures from elsewhere as input of a render: a GIF, an APNG, a WebP, a still, a video, or pictures in separate files.
package struct Recording: Sendable {
  enum Content {
    case gif([UInt8])
    case png([UInt8])
    /// A WebP or a JPEG.
    case picture(PictureDecoder.Picture)
    case video(VideoProbe)
    case files([FrameFile])
  }

  /// As given.
  package let path: String
  let content: Content
  /// Pixels of a frame.
  package let width: Int
  package let height: Int
  /// When each frame begins in seconds, in order.
  package let starts: [Double]
  /// Seconds.
  package let duration: Double
  /// The number of plays; 0 means forever.
  package let plays: Int
  /// Whether every pixel of every frame is known to be opaque.
  package let isOpaque: Bool
  var title: String?
  var summary: String?
  /// The comments of a GIF.
  var comments: [String] = []
  /// Notes for the user about the input.
  var notes: [String] = []
  /// The delays of a GIF as it stores them, in 1/100 s.
  var storedDelays: [Int] = []

  /// The rate at which pictures without times were taken, if no other is given.
  static let usualRate = 30.0
}

// MARK: - Opening

extension Recording {
  /// Whether the input at a path is a recording: a picture, a video, a pattern such as `frames/%04d.png`, or a folder of
  /// frames. All other inputs are scenes.
  ///
  /// - Throws: `file` if a folder cannot be read.
  package static func isRecording(_ path: String) throws(ExportError) -> Bool {
    switch FileSystem.kind(of: path) {
    case nil: return !path.hasSuffix("/") && FramePattern(path) != nil
    case .directory:
      return try !FrameFile.list(in: path.hasSuffix("/") ? path : path + "/").isEmpty
    case .other: return false
    case .file:
      let start = start(of: path)
      if FileKind(of: start) != nil { return true }
      return start.first != UInt8(ascii: "{")
        && suffixes.contains(where: path.lowercased().hasSuffix)
    }
  }

  /// Whether a file is a video by its first bytes. A pipe never is, because its bytes can be read only once.
  package static func isVideo(_ path: String) -> Bool {
    path != "-" && FileSystem.kind(of: path) == .file
      && FileKind(of: start(of: path))?.isVideo == true
  }

  /// The bytes by which the kind of a file is known; empty if it cannot be read.
  private static func start(of path: String) -> [UInt8] {
    FileSystem.start(of: path, count: 16) ?? []
  }

  /// Names that only recordings have. Their files are read even if nothing in them is known.
  private static let suffixes = [
    ".gif", ".apng", ".png", ".webp", ".jpg", ".jpeg", ".mov", ".mp4", ".m4v", ".webm", ".mkv",
    ".avi", ".ts", ".flv", ".ogv", ".ogg", ".y4m",
  ]

  /// Opens a recording and reads its times.
  ///
  /// - Parameter rate: the rate at which pictures without times were taken.
  /// - Throws: `file`, `codec`.
  package init(path: String, rate: Double? = nil) throws(ExportError) {
    switch FileSystem.kind(of: path) {
    case nil:
      guard let pattern = FramePattern(path) else {
        _ = try ExportError.wrapping(try FileSystem.contents(of: path))
        throw .codec(.malformed(format: "recording", reason: "it cannot be read"), path: path)
      }
      let files = try FrameFile.list(matching: pattern)
      try Self.checkNumbers(files, pattern)
      try self.init(path: path, files: files, rate: rate)
    case .directory:
      let folder = path.hasSuffix("/") ? path : path + "/"
      try self.init(path: path, files: try FrameFile.list(in: folder), rate: rate)
    case .file, .other:
      let start = Self.start(of: path)
      let kind = FileKind(of: start)
      if kind?.isVideo == true || kind == nil && !start.isEmpty {
        try self.init(video: path)
        return
      }
      let bytes = try ExportError.wrapping(try FileSystem.contents(of: path))
      do {
        if kind == .webP || kind == .jpeg {
          self.init(path: path, try PictureDecoder.read(bytes), rate: rate)
          takeTexts(of: try MediaInfo.read(bytes))
        } else {
          try self.init(path: path, MediaInfo.read(bytes), bytes, rate: rate)
        }
      } catch {
        throw .codec(error, path: path)
      }
    }
  }

  /// - Parameter rate: gives a picture without a time its duration.
  private init(path: String, _ picture: PictureDecoder.Picture, rate: Double?) {
    let shown = PictureFrames(picture, path: path)
    var (starts, time) = ([0.0], 1 / (rate ?? Self.usualRate))
    if case .sequence(let sequence) = picture {
      (starts, time) = ([], 0)
      for frame in sequence.frames {
        starts.append(time)
        time += frame.duration.seconds
      }
    }
    self.init(
      path: path, content: .picture(picture), width: shown.width, height: shown.height,
      starts: starts, duration: time, plays: shown.plays ?? 0, isOpaque: false)
    notes = shown.faults
  }

  private init(video path: String) throws(ExportError) {
    let probe: VideoProbe
    do {
      probe = try VideoProbe(path: path)
    } catch {
      throw .codec(error, path: path)
    }
    self.init(
      path: path, content: .video(probe), width: probe.width, height: probe.height,
      starts: probe.starts, duration: probe.duration, plays: 0, isOpaque: !probe.hasAlpha)
  }

  private init(path: String, files: [FrameFile], rate: Double?) throws(ExportError) {
    let first = try PictureFiles(files, path: path)
    let isTimed = first.isTimed
    var (starts, time) = ([Double](), 0.0)
    for (index, file) in files.enumerated() {
      starts.append(time)
      let next = isTimed ? time + (file.delay ?? 0) : Double(index + 1) / (rate ?? Self.usualRate)
      time = max(next, time)
    }
    self.init(
      path: path, content: .files(files), width: first.width, height: first.height, starts: starts,
      duration: time, plays: 0, isOpaque: false)
  }

  /// - Parameter rate: gives a picture without a time its duration.
  private init(path: String, _ info: MediaInfo, _ bytes: [UInt8], rate: Double?)
    throws(CodecError)
  {
    guard info.width * info.height <= DecodingLimit.pixelCount else {
      throw .pixelCount(info.width * info.height, limit: DecodingLimit.pixelCount)
    }
    var (starts, time) = ([Double](), 0.0)
    for frame in info.frames {
      starts.append(time)
      time += frame.shownDuration
    }
    let isStill = info.format == .png
    let turns = info.orientation.swapsSides
    self.init(
      path: path, content: info.format == .gif ? .gif(bytes) : .png(bytes),
      width: turns ? info.height : info.width, height: turns ? info.width : info.height,
      starts: starts, duration: isStill ? 1 / (rate ?? Self.usualRate) : time,
      plays: isStill ? 0 : info.numPlays, isOpaque: !info.hasTransparency)
    notes = info.faults
    guard info.format == .gif else {
      takeTexts(of: info)
      return
    }
    comments = info.texts.map(\.text)
    storedDelays = info.frames.map { Int(($0.duration * 100).rounded()) }
    let short = info.frames.count { $0.delay != $0.shownDelay }
    if short > 0, info.frames.count > 1 {
      notes.append(
        "\(short) of \(info.frames.count) frames have delays below 2/100 s, which browsers play as 1/10 s"
      )
    }
  }

  private mutating func takeTexts(of info: MediaInfo) {
    title = info.texts.first { $0.keyword == "Title" }?.text
    summary = info.texts.first { $0.keyword == "Description" }?.text
  }

  /// - Throws: `file` for a number that is missing between the first and the last.
  private static func checkNumbers(_ files: [FrameFile], _ pattern: FramePattern)
    throws(ExportError)
  {
    let numbers = files.compactMap { pattern.number(of: PathParts($0.path).name) }
    for (number, next) in zip(numbers, numbers.dropFirst()) where next != number + 1 {
      let path = pattern.directory + pattern.name(number + 1)
      _ = try ExportError.wrapping(try FileSystem.contents(of: path))
    }
  }
}

// MARK: - Frames

extension Recording {
  /// The frames from the start. GIFs and APNGs play as browsers play them.
  package func frames() throws(ExportError) -> any FrameStream<ExportError> {
    switch content {
    case .gif(let bytes): try GIFFrames(bytes, path: path)
    case .png(let bytes): try PNGFrames(bytes, path: path)
    case .picture(let picture): PictureFrames(picture, path: path)
    case .video(let probe): try VideoFrames(probe)
    case .files(let files): try PictureFiles(files, path: path)
    }
  }

  /// The description of a video.
  package var video: VideoProbe? {
    if case .video(let probe) = content { probe } else { nil }
  }

  /// The bytes of a GIF.
  var gif: [UInt8]? {
    if case .gif(let bytes) = content { bytes } else { nil }
  }

  /// Whether `--input-fps` has an effect.
  var lacksTimes: Bool {
    switch content {
    case .gif, .video: false
    case .png, .picture: starts.count == 1
    case .files(let files): files.contains { $0.delay == nil }
    }
  }

  /// All files of the recording.
  package var files: [String] {
    if case .files(let files) = content { files.map(\.path) } else { [path] }
  }
}
