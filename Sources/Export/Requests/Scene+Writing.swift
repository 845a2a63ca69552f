import AnimPrimitives
package import AnimRendering
public import AnimScenes

extension Scene {
  /// Reads a scene from a JSON file. Its pictures and fonts are found beside the file.
  ///
  /// - Parameters:
  ///   - appearance: which of paired colours to use.
  ///   - parameters: values of the scene's parameters.
  /// - Throws: `RequestError`, with the message of the command.
  public init(
    contentsOf path: String, appearance: SceneOptions.Appearance = .light,
    parameters: [String: String] = [:]
  ) throws(RequestError) {
    self = try SceneSource(path: path).decode(appearance, parameters)
    sourcePath = path
  }

  /// Reads a scene from JSON. Its pictures and fonts are found in the current folder.
  ///
  /// - Throws: `RequestError`, with the message of the command.
  public init(
    json: String, appearance: SceneOptions.Appearance = .light, parameters: [String: String] = [:]
  ) throws(RequestError) {
    let source = SceneSource(path: "", name: "scene", content: .bytes(Array(json.utf8)))
    self = try source.decode(appearance, parameters)
  }

  /// Writes files in the formats of their extensions, with all processors: all files, or none.
  ///
  ///     try scene.write(to: "demo.gif", "demo.apng")
  ///
  /// A folder with a trailing slash, or a pattern such as `frames/%04d.png`, gets a PNG for each frame.
  ///
  /// - Returns: the written files, in the order of the paths.
  /// - Throws: `RequestError`, with the message of the command.
  @discardableResult
  public func write(to paths: String..., options: WriteOptions = WriteOptions())
    throws(RequestError) -> [WrittenFile]
  {
    let source = SceneSource(path: sourcePath, content: .scene(self))
    return try RenderRequest(source, paths, options).plan().write()
  }
}

extension SceneSource {
  fileprivate func decode(_ appearance: SceneOptions.Appearance, _ parameters: [String: String])
    throws(RequestError) -> Scene
  {
    var source = self
    source.parameters = parameters.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    do {
      return try source.scene(Variant(appearance: appearance))
    } catch {
      throw RequestError(error)
    }
  }
}

/// A time in a scene: seconds, or a text such as `50%`, `move.end` or `move+0.2`, where `move` is the id of a step.
public struct SceneTime: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral
{
  let text: String

  /// - Parameter seconds: from the start of the scene.
  public init(_ seconds: Double) { text = seconds.shortestText }
  /// - Parameter text: as on the command line.
  public init(_ text: String) { self.text = text }
  public init(floatLiteral seconds: Double) { self.init(seconds) }
  public init(integerLiteral seconds: Int) { self.init(Double(seconds)) }
  public init(stringLiteral text: String) { self.init(text) }
}

/// Options for writing files, with the names, ranges and defaults of the command's options.
public struct WriteOptions: Sendable {
  /// The time of a PNG with one frame.
  public var time: SceneTime?
  /// Frames per second; nil for the scene's.
  public var fps: Double?
  /// Pixels per point; nil for the scene's.
  public var scale: Double?
  /// The start of the part to play; nil for the scene's start.
  public var from: SceneTime?
  /// The end of the part to play; nil for the scene's end.
  public var to: SceneTime?
  /// 2 plays twice as fast.
  public var speed: Double?
  /// The number of plays, 0 for forever; nil for the scene's.
  public var plays: Int?
  /// A colour in the notation of scenes; nil for the scene's.
  public var background: String?
  /// The maximum number of threads; nil for the number of processors. The files are the same for any number.
  public var jobs: Int?
  /// Folders of fonts that the scene may use by family name.
  public var fontDirectories: [String] = []
  /// How colours that are missing from a GIF's table are mixed: `auto`, `none`, `ordered` or `diffusion`.
  public var dither: String?
  /// The maximum number of colours in a GIF's table.
  public var colors: Int?
  /// 1 to 100; lower makes smaller files. A WebP or a page is lossless without it.
  public var quality: Int?
  /// 0 to 200; the error that compression may add to a GIF.
  public var lossy: Int?
  /// An opaque colour under half-transparent edges of a GIF, in the notation of scenes.
  public var matte: String?
  /// The limit of the size of a GIF or WebP, such as `10MB`. Quality is reduced until the file fits.
  public var maxSize: String?
  /// Whether a GIF is decoded and compared with the drawn frames.
  public var verify = false
  /// Whether a frame that a GIF cannot store exactly is an error.
  public var exact = false

  public init() {}
}

extension RenderRequest {
  /// - Throws: `usage` for options out of range.
  package init(_ scene: SceneSource, _ paths: [String], _ options: WriteOptions)
    throws(RequestError)
  {
    self.init(scene)
    let values: [(String, String?)] = [
      ("time", options.time?.text), ("fps", options.fps?.shortestText),
      ("scale", options.scale?.shortestText), ("from", options.from?.text),
      ("to", options.to?.text), ("speed", options.speed?.shortestText),
      ("plays", options.plays.map(String.init)), ("background", options.background),
      ("jobs", options.jobs.map(String.init)), ("dither", options.dither),
      ("colors", options.colors.map(String.init)), ("quality", options.quality.map(String.init)),
      ("lossy", options.lossy.map(String.init)), ("matte", options.matte),
      ("max-size", options.maxSize), ("verify", options.verify ? "" : nil),
      ("exact", options.exact ? "" : nil),
    ]
    for path in paths { try set("output", to: path) }
    for folder in options.fontDirectories { try set("font-dir", to: folder) }
    for case (let name, let text?) in values { try set(name, to: text) }
  }
}
