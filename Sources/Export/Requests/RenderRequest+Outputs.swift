import AnimCodecs
import AnimFiles
import AnimRendering

/// The pictures that a request asks for.
enum RequestedPicture {
  case animation
  /// The frame at a time in seconds.
  case still(Double)
  case overview(Overview)

  /// The option that asks for a single picture, and the word for it; nil for an animation.
  var single: (option: String, noun: String)? {
    switch self {
    case .animation: nil
    case .still: ("time", "frame")
    case .overview(let overview): (overview.option, "picture")
    }
  }
}

extension RenderRequest {
  /// The outputs of a scene. Checks that they are distinct and do not overwrite the scene's files.
  func outputs(for renderer: Renderer, _ picture: RequestedPicture, _ range: PlaybackRange)
    throws(RequestError) -> (outputs: [Output], places: [OutputPlace])
  {
    try outputs(
      of: "scene", reading: [scene.path].filter { !$0.isEmpty } + renderer.assetPaths, picture,
      // A scene with one frame does not need --time.
      onlyTime: FrameSchedule.showsOneFrame(exact: range) ? range.start : nil,
      frameCount: FrameSchedule(exact: range).entries.count)
  }

  /// The outputs. Checks that they are distinct and do not overwrite an input.
  ///
  /// - Parameters:
  ///   - noun: the kind of the input.
  ///   - paths: the files of the input.
  ///   - onlyTime: the time of the only frame; nil if there are several.
  ///   - frameCount: the number of frames; evaluated only for an output of frames.
  func outputs(
    of noun: String, reading paths: [String], _ picture: RequestedPicture, onlyTime: Double?,
    frameCount: @autoclosure () -> Int
  ) throws(RequestError) -> (outputs: [Output], places: [OutputPlace]) {
    let inputs = paths.flatMap { path in
      [true, false].map { (path: path, file: FileIdentity(path, followsLinks: $0)) }
    }
    var found: [Output] = []
    var places: [OutputPlace] = []
    for path in outputs {
      let output = try output(path, picture, onlyTime: onlyTime)
      let place: OutputPlace
      do {
        place = try OutputPlace(output, frameCount: frameCount())
      } catch {
        throw RequestError(error)
      }
      if let index = places.firstIndex(where: { $0.overlaps(place) }) {
        throw path == outputs[index]
          ? .usage("'-o \(path)' is given twice")
          : .usage("'-o \(path)' and '-o \(outputs[index])' write to the same place")
      }
      if let input = inputs.first(where: { place.holds($0.file) }) {
        throw .usage("'-o \(path)' would overwrite \(input.path), which the \(noun) is made from")
      }
      found.append(output)
      places.append(place)
    }
    try checkEffect(on: found, picture)
    return (found, places)
  }

  /// Rejects options that have no effect on any output.
  private func checkEffect(on outputs: [Output], _ picture: RequestedPicture)
    throws(RequestError)
  {
    let formats = outputs.map { output -> OutputFormat? in
      if case .animation(let format) = output.kind { format } else { nil }
    }
    for setting in RenderSetting.compression where isSet(setting.name) {
      guard !formats.contains(where: { RenderSetting.applies(setting.name, to: $0) }) else {
        continue
      }
      let names = RenderSetting.formats(of: setting.name)
        .map { $0 == .webp ? "WebP" : $0.rawValue.uppercased() }
      let words =
        names.count > 2
        ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        : names.joined(separator: " and ")
      throw .usage("'--\(setting.name)' applies only to \(words) files, and no output is one")
    }
    if let format,
      !outputs.contains(where: { $0.kind != .frames && applies(format, to: $0.path) })
    {
      throw .usage(
        "'--format \(format.rawValue)' has no effect: the output names already have an extension",
        hint: "use it with '-o -', with a name without an extension, or as 'apng' with a .png")
    }
    switch picture {
    case .animation: break
    case .still:
      guard let name = ["from", "to", "speed", "plays"].first(where: isSet) else { break }
      throw .usage("'--\(name)' has no effect on the single frame of '--time'")
    case .overview(let overview):
      guard let name = overview.idleOptions.first(where: isSet) else { break }
      throw .usage("'--\(name)' has no effect on the picture of '--\(overview.option)'")
    }
  }

  /// The names of standard output.
  package static let standardOutputs: Set = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  private func output(_ path: String, _ picture: RequestedPicture, onlyTime: Double?)
    throws(RequestError) -> Output
  {
    if path.isEmpty { throw .usage("'-o' needs a path") }
    // Opening these names would truncate a redirected file, which may have contents.
    if path != "-", Self.standardOutputs.contains(path) {
      return try output("-", picture, onlyTime: onlyTime)
    }
    if path.hasSuffix("/") { return try frames(path, picture) }
    let named = path == "-" ? try pipedFormat : OutputFormat(path: path)
    if path != "-", FileSystem.kind(of: path) == .directory {
      guard named == nil else {
        throw RequestError(
          .cannotCreate, path: path, "is a folder",
          hint: "use -o \(path)/ to write frames into it")
      }
      return try frames(path + "/", picture)
    }
    let asked = format.flatMap { applies($0, to: path) ? $0 : nil }
    guard let format = asked ?? named else {
      let known = OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw .usage(
        "'-o \(path)': unknown extension", hint: "use one of \(known), or give --format")
    }
    guard format == .png else {
      if let single = picture.single {
        throw .usage(
          "'--\(single.option)' writes a single \(single.noun), and '\(path)' is an animation",
          hint: asked == nil ? "name a .png file" : "give --format png")
      }
      return Output(path: path, kind: .animation(format))
    }
    // With --time, a percent sign may be part of an ordinary name.
    if Self.isPattern(path), picture.single == nil || FramePattern(path) != nil {
      return try frames(path, picture)
    }
    switch picture {
    case .still(let time): return Output(path: path, kind: .still(time: time))
    case .overview: return Output(path: path, kind: .still(time: 0))
    case .animation:
      guard let onlyTime else {
        throw .usage(
          "'\(path)' can hold only one frame of this animation",
          hint: "give --time, a pattern such as frames/%04d.png, an .apng, or --format apng")
      }
      return Output(path: path, kind: .still(time: onlyTime))
    }
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

  private func frames(_ path: String, _ picture: RequestedPicture) throws(RequestError) -> Output {
    if let single = picture.single {
      throw .usage(
        "'--\(single.option)' writes a single \(single.noun), and '\(path)' is a folder or pattern of "
          + "frames", hint: "name a .png file")
    }
    return Output(path: path, kind: .frames)
  }

  /// The format of standard output.
  private var pipedFormat: OutputFormat {
    get throws(RequestError) {
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
