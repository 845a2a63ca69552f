import AnimCodecs
import AnimExport
import AnimFiles
import AnimRendering

extension RenderSettings {
  /// The outputs. Checks that they are distinct and do not overwrite the scene's files.
  ///
  /// - Parameter scene: the path of the scene.
  func outputs(for renderer: Renderer, scene: String) throws(Failure) -> [Output] {
    let stillTime = try stillTime(of: renderer)
    let range = try range(of: renderer)
    // A scene with one frame does not need --time.
    let onlyTime = FrameSchedule.showsOneFrame(exact: range) ? range.start : nil
    let inputs = ([scene] + renderer.assetPaths).flatMap { path in
      [true, false].map { (path: path, file: FileIdentity(path, followsLinks: $0)) }
    }
    var outputs: [Output] = []
    var places: [OutputPlace] = []
    for path in outputPaths {
      let output = try output(path, stillTime: stillTime, onlyTime: onlyTime)
      let place = try Failure.rethrowing(
        try OutputPlace(output, frameCount: FrameSchedule(exact: range).entries.count))
      if let index = places.firstIndex(where: { $0.overlaps(place) }) {
        throw .writtenTwice("-o \(path)", "-o \(outputPaths[index])")
      }
      if let input = inputs.first(where: { place.holds($0.file) }) {
        throw .usage("'-o \(path)' would overwrite \(input.path), which the scene is made from")
      }
      outputs.append(output)
      places.append(place)
    }
    try checkEffect(on: outputs)
    return outputs
  }

  /// Rejects options that have no effect on any output.
  private func checkEffect(on outputs: [Output]) throws(Failure) {
    if !outputs.contains(where: { $0.kind == .animation(.gif) }),
      let name = GIFOptions.names.first(where: given.contains)
    {
      throw .usage("'--\(name)' applies only to GIF files, and no output is one")
    }
    if let format,
      !outputs.contains(where: { $0.kind != .frames && applies(format, to: $0.path) })
    {
      throw .usage(
        "'--format \(format.rawValue)' has no effect: the output names already have an extension",
        hint: "use it with '-o -', with a name without an extension, or as 'apng' with a .png")
    }
    if time != nil, let name = ["from", "to", "speed", "plays"].first(where: given.contains) {
      throw .usage("'--\(name)' has no effect on the single frame of '--time'")
    }
    if let overview, let name = overview.idleOptions.first(where: given.contains) {
      throw .usage("'--\(name)' has no effect on the picture of '--\(overview.option)'")
    }
  }

  /// The names of standard output.
  static let standardOutputs: Set = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  private func output(_ path: String, stillTime: Double?, onlyTime: Double?) throws(Failure)
    -> Output
  {
    if path.isEmpty { throw .usage("'-o' needs a path") }
    // Opening these names would truncate a redirected file, which may have contents.
    if path != "-", Self.standardOutputs.contains(path) {
      return try output("-", stillTime: stillTime, onlyTime: onlyTime)
    }
    if path.hasSuffix("/") { return try frames(path, stillTime: stillTime) }
    let named = path == "-" ? try pipedFormat : OutputFormat(path: path)
    if path != "-", FileSystem.kind(of: path) == .directory {
      guard named == nil else {
        throw Failure(
          .cannotCreate, path: path, "is a folder",
          hint: "use -o \(path)/ to write frames into it")
      }
      return try frames(path + "/", stillTime: stillTime)
    }
    let asked = format.flatMap { applies($0, to: path) ? $0 : nil }
    guard let format = asked ?? named else {
      let known = OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw .usage(
        "'-o \(path)': unknown extension", hint: "use one of \(known), or give --format")
    }
    guard format == .png else {
      guard stillTime == nil else {
        throw .usage(
          "'--\(pictureOption)' writes a single \(overview == nil ? "frame" : "picture"), and '\(path)' is an animation",
          hint: asked == nil ? "name a .png file" : "give --format png")
      }
      return Output(path: path, kind: .animation(format))
    }
    // With --time, a percent sign may be part of an ordinary name.
    if Self.isPattern(path), stillTime == nil || FramePattern(path) != nil {
      return try frames(path, stillTime: stillTime)
    }
    guard let time = stillTime ?? onlyTime else {
      throw .usage(
        "'\(path)' can hold only one frame of this animation",
        hint: "give --time, a pattern such as frames/%04d.png, an .apng, or --format apng")
    }
    return Output(path: path, kind: .still(time: time))
  }

  /// Whether `--format` determines the format of a path. False if the extension does; an APNG may have the extension
  /// .png.
  private func applies(_ format: OutputFormat, to path: String) -> Bool {
    guard path != "-", let named = OutputFormat(path: path) else { return true }
    return named == format || named == .png && format == .apng && !Self.isPattern(path)
  }

  private static func isPattern(_ path: String) -> Bool {
    path.split(separator: "/").last?.contains("%") == true
  }

  private func frames(_ path: String, stillTime: Double?) throws(Failure) -> Output {
    guard stillTime == nil else {
      throw .usage(
        "'--\(pictureOption)' writes a single \(overview == nil ? "frame" : "picture"), and '\(path)' is a folder or pattern of frames",
        hint: "name a .png file")
    }
    return Output(path: path, kind: .frames)
  }

  /// The format of standard output.
  private var pipedFormat: OutputFormat {
    get throws(Failure) {
      guard let format else {
        throw .usage(
          "'-o -' needs '--format'", hint: "such as: animrender scene.json -o - --format gif")
      }
      guard !format.needsFFmpeg else {
        throw .usage(
          "'--format \(format.rawValue)' cannot be written to standard output",
          hint: "name a file, or use --format y4m to pipe frames into another program")
      }
      return format
    }
  }
}
