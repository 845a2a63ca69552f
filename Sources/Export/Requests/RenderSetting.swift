import AnimFiles
import AnimGIF
import AnimPrimitives
import AnimRendering
import AnimScenes

/// A setting of a request: an option of the command line with its help, and how its text becomes a value.
package struct RenderSetting: Sendable {
  package let name: String
  package let short: Character?
  /// Stands for the value in the help; nil for a flag.
  package let placeholder: String?
  package let repeats: Bool
  package let help: String
  /// Whether files record the setting. Others do not change the picture, or cannot reproduce the file.
  let isRecorded: Bool
  let apply: @Sendable (_ text: String, inout RenderRequest) throws(RequestError) -> Void

  init(
    _ name: String, short: Character? = nil, _ placeholder: String?, repeats: Bool = false,
    isRecorded: Bool = true, _ help: String,
    _ apply: @escaping @Sendable (_ text: String, inout RenderRequest) throws(RequestError) -> Void
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.repeats = repeats
    self.help = help
    self.isRecorded = isRecorded
    self.apply = apply
  }
}

// MARK: - The table

extension RenderSetting {
  /// All settings, in the order of the help.
  package static let all =
    outputs + pictures + [framesPerSecond, scale] + playback + [background, jobs] + variants
    + assets + recordings + compression

  package static let outputs = [
    RenderSetting(
      "output", short: "o", "FILE", repeats: true, isRecorded: false,
      ".gif, .apng, .webp, .png (one frame, see --time), .mp4, .webm, .avif, .y4m; "
        + "frames/ or frames/%04d.png; - for standard output"
    ) { $1.outputs.append($0) },
    RenderSetting(
      "format", "FORMAT", isRecorded: false,
      "output format when the name has no extension: gif, apng, webp, png, y4m; apng for an animated .png"
    ) { text, request throws(RequestError) in
      request.format = try choice("format", text)
    },
    RenderSetting(
      "poster", "TIME", isRecorded: false, "also write a still at this time beside each animation"
    ) { $1.poster = $0 },
    RenderSetting(
      "snippet", "FORM", isRecorded: false,
      "print the markup of the files: github, html, markdown, docc, rst or iframe"
    ) { text, request throws(RequestError) in
      request.snippet = try choice("snippet", text)
    },
  ]

  package static let pictures = [
    RenderSetting(
      "time", short: "t", "TIME",
      "write one frame, at seconds, 50%, or the id of a step (move, move.end, move+0.2)"
    ) { $1.time = $0 },
    RenderSetting(
      "sheet", "TIMES",
      "a picture of several times: a number of them, 'steps', or a list such as 0,25%,move.end,1.2"
    ) { text, request throws(RequestError) in
      request.sheet = try Overview.Times(text)
    },
    RenderSetting("columns", "N", "pictures in a row of a --sheet") {
      text, request throws(RequestError) in
      request.columns = try integer("columns", text, in: 1...SheetLayout.countLimit)
    },
    RenderSetting(
      "trail", "N", "a picture with the moving views at N times, older ones fainter"
    ) { text, request throws(RequestError) in
      request.trail = try integer("trail", text, in: 2...100)
    },
    RenderSetting(
      "spread", "time|change",
      "whether a number of --sheet or --trail is spread by time or by what changes (default: change)"
    ) { text, request throws(RequestError) in
      request.spread = try choice("spread", text)
    },
  ]

  package static let framesPerSecond = RenderSetting(
    "fps", "N", "frames per second, 1 to 240 (default: the scene's)"
  ) { text, request throws(RequestError) in
    request.scene.framesPerSecond = try number("fps", text, in: 1...240, "frames per second")
  }

  package static let scale = RenderSetting(
    "scale", "N",
    "pixels per point, 0.01 to 100 (default: the scene's); 1,2 writes each output twice"
  ) { text, request throws(RequestError) in
    request.scales = try list("scale", text) { item throws(RequestError) in
      try number("scale", item, in: 0.01...100, "pixels per point")
    }
  }

  package static let playback = [
    RenderSetting("from", "TIME", "start of the part to play (default: the scene's start)") {
      $1.from = $0
    },
    RenderSetting("to", "TIME", "end of the part to play (default: the scene's end)") {
      $1.to = $0
    },
    RenderSetting("speed", "N", "0.001 to 1000; 2 plays twice as fast (default: 1)") {
      text, request throws(RequestError) in
      request.speed = try number("speed", text, in: 0.001...1000)
    },
    RenderSetting("plays", "N", "number of plays, 0 forever (default: the scene's)") {
      text, request throws(RequestError) in
      request.plays = try integer("plays", text, in: 0...65535)
    },
  ]

  package static let background = RenderSetting(
    "background", "COLOR", "background colour instead of the scene's; clear for none"
  ) { $1.scene.background = $0 }

  package static let jobs = RenderSetting(
    "jobs", short: "j", "N", isRecorded: false, "number of threads (default: the processors)"
  ) { text, request throws(RequestError) in
    request.jobs = try integer("jobs", text, in: 1...256)
  }

  package static let variants = [
    RenderSetting(
      "appearance", "light|dark",
      "which of paired colours to use (default: light); light,dark writes each output twice"
    ) { text, request throws(RequestError) in
      request.appearances = try choices("appearance", text)
    },
    RenderSetting(
      "motion", "full|reduced",
      "movement, or dissolves in its place (default: full); full,reduced writes each output twice"
    ) { text, request throws(RequestError) in
      request.motions = try choices("motion", text)
    },
    RenderSetting("set", "NAME=VALUE", repeats: true, "sets a parameter of the scene") {
      text, request throws(RequestError) in
      // Search bytes, not characters: a combining accent after the sign would form one character with it.
      guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex
      else { throw .usage("'--set \(text)': expected NAME=VALUE") }
      let name = String(text[..<equals])
      guard !request.scene.parameters.contains(where: { $0.name == name }) else {
        throw .usage("'--set \(name)' is given twice")
      }
      request.scene.parameters.append((name, String(text[text.utf8.index(after: equals)...])))
    },
  ]

  package static let assets = [
    RenderSetting(
      "font-dir", "FOLDER", repeats: true, "a folder of fonts that scenes may use by family name"
    ) { text, request throws(RequestError) in
      guard FileSystem.kind(of: text) == .directory else {
        throw RequestError(.unavailable, "'--font-dir \(text)': no such folder")
      }
      request.scene.fontDirectories.append(text)
    },
    RenderSetting(
      "missing-glyphs", "fail|warn", "what to do when no font has a character (default: fail)"
    ) { text, request throws(RequestError) in
      let treatment: MissingGlyphs = try choice("missing-glyphs", text)
      request.scene.allowsMissingGlyphs = treatment == .warn
    },
  ]

  private enum MissingGlyphs: String, CaseIterable {
    /// An error for a character without a glyph.
    case fail
    /// A box and a warning for a character without a glyph.
    case warn
  }

  /// The settings of recordings: videos, GIFs and other pictures as input.
  package static let recordings = [
    RenderSetting(
      "crop", "X,Y,W,H", isRecorded: false, "part of a recording, in its pixels"
    ) { text, request throws(RequestError) in
      request.edits.crop = try RecordingEdits.crop(text)
    },
    RenderSetting(
      "resize", "SIZE", isRecorded: false, "size of a recording in pixels: 390, 390x600 or x600"
    ) { text, request throws(RequestError) in
      request.edits.size = try RecordingEdits.size(text)
    },
    RenderSetting(
      "input-fps", "N", isRecorded: false,
      "rate at which pictures without times were taken (default: --fps, or 30)"
    ) { text, request throws(RequestError) in
      request.edits.inputRate = try number("input-fps", text, in: 1...240, "frames per second")
    },
    RenderSetting(
      "skip-still", "SECONDS", isRecorded: false,
      "show a picture of a recording no longer than this"
    ) { text, request throws(RequestError) in
      request.edits.stillLimit = try number("skip-still", text, in: 0.02...3600, "seconds")
    },
    RenderSetting(
      "noise", "N", isRecorded: false,
      "levels by which a pixel of a video may be off before it changes, 0 to 32 (default: 3)"
    ) { text, request throws(RequestError) in
      request.edits.noise = try integer("noise", text, in: 0...32)
    },
  ]

  /// The settings that affect only GIFs, or GIFs and WebPs.
  package static let compression = [
    RenderSetting("dither", "KIND", "auto, none, ordered or diffusion (GIF; default: auto)") {
      text, request throws(RequestError) in
      request.gif.dither = try choice("dither", text)
    },
    RenderSetting(
      "colors", "N", "largest number of colours in a table, 2 to 256 (GIF; default: 256)"
    ) { text, request throws(RequestError) in
      request.gif.maxColors = try integer("colors", text, in: 2...256)
    },
    RenderSetting(
      "quality", "N",
      "1 to 100; lower makes smaller files (default: 80 in GIFs, lossless elsewhere)"
    ) { text, request throws(RequestError) in
      request.gif.quality = try integer("quality", text, in: 1...100)
      request.webPQuality = request.gif.quality
    },
    RenderSetting(
      "lossy", "N", "0 to 200; error that compression may add (GIF; default: 0)"
    ) { text, request throws(RequestError) in
      request.gif.lossy = try integer("lossy", text, in: 0...200)
    },
    RenderSetting("matte", "COLOR", "opaque colour under half-transparent edges (GIF)") {
      text, request throws(RequestError) in
      _ = try matte(text, .light)
      request.matte = text
    },
    RenderSetting(
      "max-size", "SIZE",
      "largest file size, such as 10MB; reduces quality until it fits (GIF, WebP)"
    ) { text, request throws(RequestError) in
      request.maxSize = try byteCount("max-size", text)
    },
    RenderSetting(
      "verify", nil, isRecorded: false, "decode the file and compare it with the drawn frames (GIF)"
    ) { $1.verifiesGIF = true },
    RenderSetting(
      "exact", nil,
      "fail if a frame has too many colours, or half-transparent pixels without --matte (GIF)"
    ) { $1.gif.isExact = true },
    RenderSetting(
      "embed-timeline", nil,
      "store the timeline in the file, so that 'diff' can report what moved (GIF; others always do)"
    ) { $1.embedsTimeline = true },
  ]

  /// The formats that a setting of `compression` affects.
  static func formats(of name: String) -> [OutputFormat] {
    switch name {
    case "quality": [.gif, .webp, .html]
    case "max-size": [.gif, .webp]
    default: [.gif]
    }
  }

  /// Whether a setting affects files of a format; nil is one picture, or frames.
  package static func applies(_ name: String, to format: OutputFormat?) -> Bool {
    guard compression.contains(where: { $0.name == name }) else { return true }
    return format.map { formats(of: name).contains($0) } ?? false
  }

  static func isFlag(_ name: String) -> Bool {
    all.contains { $0.name == name && $0.placeholder == nil }
  }

  /// Whether files record a setting. Absolute paths and options of the run itself are not recorded.
  static func isRecorded(_ setting: Provenance.Setting) -> Bool {
    guard !setting.value.hasPrefix("/") else { return false }
    if let row = all.first(where: { $0.name == setting.name }) { return row.isRecorded }
    return !["watch", "json", "quiet", "help"].contains(setting.name)
  }
}
