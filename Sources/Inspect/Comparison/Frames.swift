package import AnimCodecs
package import AnimExport
import AnimFiles
package import AnimPrimitives
package import AnimRendering
import AnimScenes

/// Opens the two sides of a comparison.
package enum Frames {
  /// The frames of a file: a GIF, an APNG, a PNG, a WebP or a JPEG.
  ///
  /// - Parameter path: for errors.
  /// - Throws: `codec` if the file has another format or is damaged at its start.
  package static func of(_ bytes: [UInt8], path: String) throws(ExportError)
    -> any FrameStream<ExportError>
  {
    let kind = FileKind(of: bytes)
    if kind == .gif { return try GIFFrames(bytes, path: path) }
    return kind == .png
      ? try PNGFrames(bytes, path: path) : try PictureFrames(bytes, path: path)
  }

  /// The frames of a scene as in its APNG, rendered on demand.
  ///
  /// - Parameter file: a file to compare with. It may have a short frame at its end, as the scene has by its exact
  ///   times.
  package static func of(
    _ renderer: Renderer, options: ExportOptions, comparedWith file: [UInt8] = []
  ) -> any FrameStream<ExportError> {
    let schedule = FrameSchedule(browsers: options.range)
    if schedule.joinsFrames, !file.isEmpty, hasExactEnd(file, options.range) {
      return ofExactTimes(renderer, options: options)
    }
    return SceneFrames(renderer, schedule: schedule, options: options)
  }

  /// The frames of a scene as in its PNG files, rendered on demand.
  package static func ofExactTimes(_ renderer: Renderer, options: ExportOptions)
    -> any FrameStream<ExportError>
  {
    SceneFrames(renderer, schedule: FrameSchedule(exact: options.range), options: options)
  }

  /// Whether a frame of a PNG begins exactly with the last frame of a range.
  private static func hasExactEnd(_ file: [UInt8], _ range: PlaybackRange) -> Bool {
    let exact = FrameSchedule(exact: range)
    guard let last = exact.entries.last, let decoder = try? APNGDecoder(file) else { return false }
    let end = Double(last.start) / Double(exact.ticksPerSecond)
    var start = 0.0
    for frame in decoder.frames {
      // Delays in milliseconds, as some programs write them, are up to half of one off.
      if abs(start - end) < 0.0006 { return true }
      start += frame.delay.seconds
    }
    return false
  }

  /// The frames of a scene as in its GIF, with that format's times and colours.
  ///
  /// - Parameter path: for errors.
  /// - Throws: `codec` if the encoder fails.
  package static func ofGIF(_ renderer: Renderer, options: ExportOptions, path: String)
    throws(ExportError) -> any FrameStream<ExportError>
  {
    let bytes: [UInt8]
    do {
      bytes = try renderer.gif(options)
    } catch {
      throw .codec(error, path: path)
    }
    // The pixel limit is meant for unknown files; this GIF has the size of the scene.
    return try GIFFrames(bytes, path: path, pixelLimit: .max)
  }

  /// The frames of a scene as in its WebP, with that format's times and, if it has a quality, its loss.
  ///
  /// - Parameter path: for errors.
  /// - Throws: `codec` if the encoder fails.
  package static func ofWebP(_ renderer: Renderer, options: ExportOptions, path: String)
    throws(ExportError) -> any FrameStream<ExportError>
  {
    guard options.webPQuality != nil else {
      return SceneFrames(
        renderer, schedule: FrameSchedule(milliseconds: options.range), options: options)
    }
    let bytes: [UInt8]
    do {
      bytes = try renderer.webP(options)
    } catch {
      throw .codec(error, path: path)
    }
    return try PictureFrames(bytes, path: path)
  }

  /// The frame at one time of a scene, in seconds.
  package static func of(_ renderer: Renderer, at time: Double) -> any FrameStream<ExportError> {
    StillFrame(renderer.pixmap(at: time))
  }

  /// One picture as a frame.
  package static func of(_ picture: Pixmap) -> any FrameStream<ExportError> { StillFrame(picture) }

  /// The frames in a folder, or nil if it contains other files.
  ///
  /// - Parameter directory: with a trailing slash.
  /// - Throws: `cannotRead`, `codec`.
  package static func inDirectory(_ directory: String) throws(ExportError)
    -> (any FrameStream<ExportError>)?
  {
    let files = try FrameFile.list(in: directory)
    return files.isEmpty ? nil : try PictureFiles(files, path: directory)
  }

  /// The frames of a pattern such as `frames/%04d.png`; nil if the path is not a pattern.
  ///
  /// - Throws: `cannotRead`, `codec`.
  package static func matching(_ pattern: String) throws(ExportError)
    -> (any FrameStream<ExportError>)?
  {
    guard let parsed = FramePattern(pattern), !pattern.hasSuffix("/") else { return nil }
    return try PictureFiles(try FrameFile.list(matching: parsed), path: pattern)
  }

  /// The files of a folder of frames (with a trailing slash) or of a pattern.
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
}
