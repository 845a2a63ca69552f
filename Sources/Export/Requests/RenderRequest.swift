package import AnimCodecs
import AnimFiles
package import AnimGIF
import AnimPrimitives
package import AnimRendering
package import AnimScenes

/// A render: a scene, its variants, the part to play, the outputs, and their options.
///
/// Its text form is the list of settings by name, as on the command line and in the `Provenance` of files. `RenderSetting`
/// has a row for each.
package struct RenderRequest: Sendable {
  package var scene: SceneSource
  /// At least one. Pages hold all of them; each other output is written once for each.
  package var appearances: [SceneOptions.Appearance] = [.light]
  /// At least one. Each output is written once for each.
  package var motions: [Variant.Motion] = [.full]
  /// Pixels per point. Each output is written once for each; empty keeps the scene's scale.
  package var scales: [Double] = []

  /// How the frames of a recording are changed.
  package var edits = RecordingEdits()

  // Times stay as typed, because step ids are resolved with the compiled scene.
  /// The time of a still; nil for an animation.
  package var time: String?
  /// The times of a contact sheet.
  package var sheet: Overview.Times?
  package var columns: Int?
  /// The number of times of a trail.
  package var trail: Int?
  /// How a number of times is spread; nil for the default.
  package var spread: TimeSpread?
  package var from: String?
  package var to: String?
  /// Scene seconds per second of the file.
  package var speed = 1.0
  /// The number of plays, 0 for forever; nil means the scene's.
  package var plays: Int?

  /// Paths of the outputs.
  package var outputs: [String] = []
  package var format: OutputFormat?
  package var gif = GIFOptions()
  /// The quality of a WebP; nil is lossless.
  package var webPQuality: Int?
  /// A colour under half-transparent pixels of a GIF, in the notation of scenes.
  package var matte: String?
  package var verifiesGIF = false
  package var embedsTimeline = false
  /// The time of the still beside each animation.
  package var poster: String?
  /// The markup to print for the written files.
  package var snippet: Snippet.Form?
  /// The limit of the size in bytes.
  package var maxSize: Int?
  /// The project file for which the outputs are made, as a path from their folder; files record it.
  package var project: String?
  /// The maximum number of threads.
  package var jobs = Machine.processorCount

  /// The settings as text: their values in the order in which they were set, by name.
  package private(set) var settings: [String: [String]] = [:]

  package init(_ scene: SceneSource) {
    self.scene = scene
  }

  /// The appearances at the first scale, with the first motion.
  package var variants: [Variant] {
    appearances.map { Variant(appearance: $0, motion: motions[0], scale: scales.first) }
  }

  /// The first variant, which outputs of one appearance show.
  package var variant: Variant { variants[0] }

  /// Whether the request is not for a single picture.
  package var isAnimation: Bool { time == nil && sheet == nil && trail == nil }

  package func isSet(_ name: String) -> Bool { settings[name] != nil }

  /// Sets a value by the name of its option.
  ///
  /// - Parameter text: empty for a flag.
  /// - Throws: `usage` for an unknown name, an invalid value, and a single value that is set twice.
  package mutating func set(_ name: String, to text: String) throws(RequestError) {
    guard let setting = RenderSetting.all.first(where: { $0.name == name }) else {
      throw .usage("unknown option '--\(name)'")
    }
    if isSet(name), !setting.repeats { throw .usage("'--\(name)' is given twice") }
    try setting.apply(text, &self)
    settings[name, default: []].append(text)
  }

  /// The same request for the scene at another path.
  package func at(_ path: String, _ bytes: [UInt8]? = nil) -> RenderRequest {
    var request = self
    request.scene.path = path
    request.scene.name = path == "-" ? "standard input" : path
    request.scene.content = bytes.map { .bytes($0) } ?? .file
    return request
  }

  /// Reads and compiles the scene in its first variant.
  package func load() throws(RequestError) -> Renderer {
    do {
      return try scene.load(variant)
    } catch {
      throw RequestError(error)
    }
  }
}

// MARK: - Text

extension RenderRequest {
  /// The request as files record it, without the hash of its inputs; nil for a scene from standard input.
  package var provenance: Provenance? {
    switch scene.content {
    case .scene, .renderer: return nil
    case .file, .bytes: break
    }
    guard scene.path != "-" else { return nil }
    var settings = textForm
    for index in settings.indices where settings[index].name == "font-dir" {
      settings[index].value = recorded(settings[index].value)
    }
    // Older files have no spread, and were made with `time`.
    if sheet != nil || trail != nil, spread == nil {
      settings.append(.init(name: "spread", value: TimeSpread.change.rawValue))
    }
    if let project { settings.append(.init(name: Provenance.projectName, value: project)) }
    return Provenance(
      version: Provenance.programVersion, scene: recorded(scene.path),
      settings: settings.filter(RenderSetting.isRecorded).sorted { $0.name < $1.name })
  }

  /// A path as files record it.
  private func recorded(_ path: String) -> String {
    path.hasPrefix(scene.base) ? String(path.dropFirst(scene.base.count)) : path
  }

  /// The request as files record it, with the hash of its inputs.
  ///
  /// - Parameter scenes: the scene in all variants of the request.
  package func provenance(reading scenes: [Scene], _ hashes: InputHashes = InputHashes())
    -> Provenance?
  {
    var provenance = provenance
    provenance?.inputs = hashes.hash(of: self, reading: scenes)
    return provenance
  }

  /// The command that carries out the request.
  package var command: String {
    let scene = scene.path.asOperand
    let files = outputs.flatMap { ["-o", $0.asOperand] }
    let options = textForm.filter { $0.name != "output" }.map { setting in
      RenderSetting.isFlag(setting.name)
        ? "--\(setting.name)" : "--\(setting.name)=\(setting.value)"
    }
    return (["animrender", scene] + files + options).map(\.shellQuoted).joined(separator: " ")
  }

  private var textForm: [Provenance.Setting] {
    settings.sorted { $0.key < $1.key }.flatMap { name, values in
      values.map { Provenance.Setting(name: name, value: $0) }
    }
  }

  /// The request that a file records.
  ///
  /// The file may come from anyone, so settings that this program never records are omitted. Unknown ones are errors,
  /// because ignoring them would give another picture.
  ///
  /// - Parameters:
  ///   - output: the file; settings of other formats are omitted.
  ///   - format: the file's actual format, which may differ from its extension.
  ///   - folder: the folder where the scene was found: empty, or with a trailing slash. Font folders that exist relative
  ///     to it are used.
  ///   - fonts: font folders that replace the recorded ones.
  package init(
    _ origin: Provenance, for output: String, as format: MediaInfo.Format, from folder: String,
    fonts: [String]
  ) throws(RequestError) {
    let path = folder + origin.scene
    self.init(SceneSource(path: path == "-" ? "./-" : path))
    let named = OutputFormat(path: output)
    let effective = named ?? OutputFormat(rawValue: format.rawValue)
    for setting in origin.settings
    where RenderSetting.isRecorded(setting) && setting.name != Provenance.projectName {
      switch setting.name {
      case "time" where format != .png: continue
      case "font-dir" where !fonts.isEmpty: continue
      case _ where !RenderSetting.applies(setting.name, to: effective): continue
      case "font-dir" where FileSystem.kind(of: folder + setting.value) == .directory:
        try set(setting.name, to: folder + setting.value)
      default: try set(setting.name, to: RenderSetting.isFlag(setting.name) ? "" : setting.value)
      }
    }
    if sheet != nil || trail != nil, spread == nil {
      try set("spread", to: TimeSpread.time.rawValue)
    }
    for folder in fonts { try set("font-dir", to: folder) }
    if named == nil || named == .png && format == .apng { try set("format", to: format.rawValue) }
    try set("output", to: output)
    try refuseFamily()
  }

  /// - Throws: `usage` if the request is for several appearances, motions or scales.
  package func refuseFamily() throws(RequestError) {
    let lists = [
      ("appearance", appearances.count), ("motion", motions.count), ("scale", scales.count),
    ]
    guard let name = lists.first(where: { $0.1 > 1 })?.0, let text = settings[name]?.last else {
      return
    }
    throw .usage(
      "'--\(name) \(text)': expected one value", hint: "only rendering takes a list of them")
  }

  /// The request with other settings, as if they had been given.
  ///
  /// - Parameter changes: the values by name; none removes the setting.
  package func changing(_ changes: [String: [String]]) throws(RequestError) -> RenderRequest {
    var source = SceneSource(path: scene.path, name: scene.name, content: scene.content)
    source.base = scene.base
    var request = RenderRequest(source)
    request.project = project
    for setting in RenderSetting.all {
      for value in changes[setting.name] ?? settings[setting.name] ?? [] {
        try request.set(setting.name, to: value)
      }
    }
    return request
  }
}
