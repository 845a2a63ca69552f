import Codecs
package import Diff
import Scenes

/// Opens what animations are compared from.
package enum Frames {
  /// What a file's bytes hold: a GIF, an APNG or a PNG.
  ///
  /// - Parameter path: for errors.
  /// - Throws: `codec` where it is none of these, or damaged at its beginning.
  package static func of(_ bytes: [UInt8], path: String) throws(ExportError)
    -> any FrameSource<ExportError>
  {
    let kind = FileKind(of: bytes)
    if kind == .gif { return try GIFFrames(bytes, path: path) }
    guard kind == .png else {
      throw .codec(FileKind.mismatch(bytes, expected: "GIF or PNG"), path: path)
    }
    return try PNGFrames(bytes, path: path)
  }

  /// A scene, as its APNG shows it, drawn as it is asked for.
  package static func of(_ renderer: Renderer, options: ExportOptions)
    -> any FrameSource<ExportError>
  {
    SceneFrames(renderer, options: options)
  }

  /// A scene, as its GIF shows it: on that format's grid of times, in its colours.
  ///
  /// - Parameter path: for errors.
  /// - Throws: `codec` where the encoder refuses.
  package static func ofGIF(_ renderer: Renderer, options: ExportOptions, path: String)
    throws(ExportError) -> any FrameSource<ExportError>
  {
    // The scene is as large.
    try GIFFrames(gif(renderer, options: options, path: path), path: path, pixelLimit: .max)
  }

  /// One moment of a scene, in seconds.
  package static func of(_ renderer: Renderer, at time: Double) -> any FrameSource<ExportError> {
    StillFrame(renderer.pixmap(at: time))
  }

  /// The frames in a folder, or nil where it holds something else.
  ///
  /// - Parameter directory: with a slash at its end.
  /// - Throws: `cannotRead`, `codec`.
  package static func inDirectory(_ directory: String) throws(ExportError)
    -> (any FrameSource<ExportError>)?
  {
    let files = try FrameFile.list(in: directory)
    return files.isEmpty ? nil : try PictureFiles(files, path: directory)
  }

  /// The frames of a pattern such as `frames/%04d.png`, or nil where it is none.
  ///
  /// - Throws: `cannotRead`, `codec`.
  package static func matching(_ pattern: String) throws(ExportError)
    -> (any FrameSource<ExportError>)?
  {
    guard let parsed = FramePattern(pattern), !pattern.hasSuffix("/") else { return nil }
    return try PictureFiles(try FrameFile.list(matching: parsed), path: pattern)
  }

  /// The files that are read for a folder of frames, with a slash at its end, or a pattern.
  ///
  /// - Throws: `cannotRead`, `codec`.
  package static func files(of path: String) throws(ExportError) -> [String] {
    let directory: String
    let frames: [FrameFile]
    if path.hasSuffix("/") {
      directory = path
      frames = try FrameFile.list(in: path)
    } else {
      guard let pattern = FramePattern(path) else { return [] }
      directory = pattern.directory
      frames = try FrameFile.list(matching: pattern)
    }
    let list = directory + FrameFile.listName
    return frames.map(\.path) + (FileSystem.kind(of: list) == nil ? [] : [list])
  }

  private static func gif(_ renderer: Renderer, options: ExportOptions, path: String)
    throws(ExportError) -> [UInt8]
  {
    let sink = MemorySink()
    let schedule = FrameSchedule(hundredths: options.range)
    do throws(CodecError) {
      var encoder = try GIFEncoder(
        width: renderer.pixelWidth, height: renderer.pixelHeight,
        loopCount: options.plays ?? renderer.scene.plays,
        options: options.gif.keepingColors(of: renderer.scene), jobs: options.jobs, sink: sink)
      let windows = FrameWindows(
        FramePipeline(renderer: renderer, schedule: schedule, jobs: options.jobs))
      while let window = windows.next() { try encoder.append(window) }
      try encoder.finish()
    } catch {
      throw .codec(error, path: path)
    }
    return sink.bytes
  }
}
