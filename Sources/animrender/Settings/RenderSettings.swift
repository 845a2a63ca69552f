import AnimCodecs
import AnimExport
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes

/// The parsed and checked options of a render.
struct RenderSettings {
  let sceneOptions: SceneOptions
  let overrides: SceneOverrides
  let assets: AssetOptions
  /// Paths of the outputs, in command line order.
  let outputPaths: [String]
  let format: OutputFormat?
  /// A time as typed, because step ids are resolved with a scene.
  let time: String?
  /// A contact sheet or a trail instead of frames.
  let overview: Overview?
  let from: String?
  let to: String?
  let speed: Double
  let plays: Int?
  let jobs: Int
  let gif: GIFOptions
  let verifiesGIF: Bool
  let embedsTimeline: Bool
  /// Bytes.
  let maxSize: Int?
  /// Names of the given options.
  let given: Set<String>

  /// - Parameters:
  ///   - jobs: overrides `--jobs`.
  ///   - appearance: overrides `--appearance`.
  init(
    _ arguments: Arguments, jobs: Int? = nil, appearance: SceneOptions.Appearance? = nil
  ) throws(Failure) {
    sceneOptions = try SceneOptions(arguments, appearance: appearance)
    overrides = try SceneOverrides(arguments)
    assets = try AssetOptions(arguments)
    outputPaths = arguments.all("output")
    format = try arguments.choice("format", of: OutputFormat.self)
    time = arguments.value("time")
    overview = try Overview(arguments, appearance: sceneOptions.appearance)
    from = arguments.value("from")
    to = arguments.value("to")
    speed = try arguments.number("speed", in: 0.001...1000) ?? 1
    plays = try arguments.integer("plays", in: 0...65535)
    let asked = try arguments.jobs
    self.jobs = jobs ?? asked ?? Machine.processorCount
    gif = try GIFOptions(arguments, appearance: sceneOptions.appearance)
    verifiesGIF = arguments.has("verify")
    embedsTimeline = arguments.has("embed-timeline")
    maxSize = try arguments.byteCount("max-size")
    given = Set(arguments.values.keys)
  }

  /// The part of the scene to play.
  func range(of renderer: Renderer) throws(Failure) -> PlaybackRange {
    let start =
      try from.map { text throws(Failure) in
        try renderer.time(named: text, option: "from")
      } ?? 0
    let end =
      try to.map { text throws(Failure) in
        try renderer.time(named: text, option: "to")
      } ?? renderer.duration
    guard start <= end else {
      throw .usage("'--from' (\(start.shortText) s) comes after '--to' (\(end.shortText) s)")
    }
    let range = PlaybackRange(
      start: start, end: end, speed: speed,
      framesPerSecond: renderer.scene.framesPerSecond, hold: renderer.scene.hold)
    if time == nil, overview == nil { try range.checkFrameCount() }
    return range
  }

  /// The picture of `--sheet` or `--trail`; nil without them.
  func overviewPicture(of renderer: Renderer) throws(Failure) -> Pixmap? {
    let range = try range(of: renderer)
    return try overview.map { overview throws(Failure) in
      try overview.picture(of: renderer, in: range)
    }
  }

  /// The option that selects a single picture of a scene.
  var pictureOption: String { overview?.option ?? "time" }

  /// The time of a still; nil without `--time`. 0 for `--sheet` and `--trail`, which draw several times.
  func stillTime(of renderer: Renderer) throws(Failure) -> Double? {
    guard overview == nil else { return 0 }
    guard let time else { return nil }
    return try renderer.time(named: time, option: "time")
  }
}
