package import AnimCodecs
import AnimDiff
package import AnimExport
import AnimFiles
import AnimInspect
package import AnimRendering
import AnimScenes

/// One side of a comparison.
package struct ComparedInput {
  package enum Content {
    case scene(Renderer, ExportOptions)
    case file([UInt8])
    case video(Recording)
    /// A folder of frames with a trailing slash, or a pattern.
    case frames
  }

  package let path: String
  package let content: Content

  package init(path: String, content: Content) {
    self.path = path
    self.content = content
  }

  /// - Throws: 66 if the path does not exist, 65 if a scene has errors.
  package init(_ path: String, request: RenderRequest, console: any MessagePrinter) throws(Failure)
  {
    if FileSystem.kind(of: path) == nil, FramePattern(path) != nil, !path.hasSuffix("/") {
      self.init(path: path, content: .frames)
      return
    }
    switch FileSystem.kind(of: path) {
    case .directory:
      self.init(path: path.hasSuffix("/") ? path : path + "/", content: .frames)
    case nil where path != "-":
      throw .notFound(path)
    case .file, .other, nil:
      self.init(
        path: path,
        content: try Self.sceneOrFile(path, request: request, console: console))
      guard case .file = content, case .unreadable = motionSummary else { return }
      console.warning(
        "\(path): its embedded timeline cannot be read; only pixels are compared"
      )
    }
  }

  /// Standard input is a scene. A file's kind is determined by its first bytes or, if they are ambiguous, by its name.
  private static func sceneOrFile(
    _ path: String, request: RenderRequest, console: any MessagePrinter
  ) throws(Failure) -> Content {
    if Recording.isVideo(path) {
      return .video(try Failure.rethrowing(try Recording(path: path)))
    }
    let bytes = try Failure.rethrowing(file: try FileSystem.contents(of: path))
    let start = bytes.first { !" \t\r\n".utf8.contains($0) }
    let isScene =
      path == "-"
      || FileKind(of: bytes) == nil
        && (path.lowercased().hasSuffix(".json") || start == UInt8(ascii: "{"))
    guard isScene else { return .file(bytes) }
    return try scene(path, bytes, request: request, console: console)
  }

  private static func scene(
    _ path: String, _ bytes: [UInt8], request: RenderRequest, console: any MessagePrinter
  ) throws(Failure) -> Content {
    let renderer = try SceneLoader(console: console).renderer(of: request.at(path, bytes))
    return try Failure.rethrowing(request: try scene(renderer, request))
  }

  private static func scene(_ renderer: Renderer, _ request: RenderRequest) throws(RequestError)
    -> Content
  {
    let range = try request.range(of: renderer)
    if request.isAnimation { try range.checkFrameCount() }
    return .scene(renderer, try request.exportOptions(range).recordingMotion())
  }

  /// All files of the input.
  package var files: [String] {
    get throws(Failure) {
      switch content {
      case .scene(let renderer, _): [path] + renderer.assetPaths
      case .file, .video: [path]
      case .frames: try Failure.rethrowing(try Frames.files(of: path))
      }
    }
  }

  package var renderer: Renderer? {
    guard case .scene(let renderer, _) = content else { return nil }
    return renderer
  }

  /// Converts seconds of the animation to seconds of the scene.
  func sceneTime(_ time: Double) -> Double {
    guard case .scene(_, let options) = content else { return time }
    return min(options.range.start + time * options.range.speed, options.range.end)
  }

  /// The kind of a file, if its first bytes are recognized.
  package var kind: FileKind? {
    guard case .file(let bytes) = content else { return nil }
    return FileKind(of: bytes)
  }

  /// The frames of the input. A scene that is compared with a GIF or a WebP has the frame times of such a file.
  package func frames(against other: ComparedInput) throws(Failure) -> any FrameStream<ExportError>
  {
    if let frames = try Failure.rethrowing(try openFrames(against: other)) { return frames }
    throw Failure(
      .noInput, path: path, "contains no frames",
      hint: "frames are PNG files whose names differ only in a number")
  }

  /// nil if there are no frames.
  private func openFrames(against other: ComparedInput) throws(ExportError)
    -> (any FrameStream<ExportError>)?
  {
    switch content {
    case .scene(let renderer, let options):
      switch other.content {
      case .file where other.kind == .gif:
        try Frames.ofGIF(renderer, options: options, path: path)
      case .file where other.kind == .webP:
        try Frames.ofWebP(renderer, options: options, path: path)
      case .file(let bytes): Frames.of(renderer, options: options, comparedWith: bytes)
      case .frames, .video: Frames.ofExactTimes(renderer, options: options)
      case .scene: Frames.of(renderer, options: options)
      }
    case .file(let bytes): try Frames.of(bytes, path: path)
    case .video(let recording): try recording.frames()
    case .frames: try path.hasSuffix("/") ? Frames.inDirectory(path) : Frames.matching(path)
    }
  }
}
