import Codecs
import Export
import Files
import Render

extension RenderSettings {
  /// What `-o` asks for, each once, and none of it what the scene is made from.
  ///
  /// - Parameter scene: its path.
  func outputs(for renderer: Renderer, scene: String) throws(Failure) -> [Output] {
    let stillTime = try time("time", of: renderer)
    // A picture needs no time where there is but one.
    let range = try range(of: renderer)
    let onlyTime = FrameSchedule.showsOneFrame(exact: range) ? range.start : nil
    let inputs = ([scene] + renderer.assetPaths).flatMap { path in
      [true, false].map { (path: path, file: FileIdentity(path, followsLinks: $0)) }
    }
    var outputs: [Output] = []
    var places: [OutputPlace] = []
    let paths = arguments.all("output")
    for path in paths {
      let output = try output(path, stillTime: stillTime, onlyTime: onlyTime)
      let place = try Failure.telling(
        try OutputPlace(output, frameCount: FrameSchedule(exact: range).entries.count))
      if let index = places.firstIndex(where: { $0.overlaps(place) }) {
        throw .writtenTwice("-o \(path)", "-o \(paths[index])")
      }
      if let input = inputs.first(where: { place.holds($0.file) }) {
        throw .usage("'-o \(path)' would overwrite \(input.path), which it is made from")
      }
      outputs.append(output)
      places.append(place)
    }
    try checkUse(of: outputs)
    return outputs
  }

  /// Options that would change nothing were meant to change something.
  private func checkUse(of outputs: [Output]) throws(Failure) {
    if !outputs.contains(where: { $0.kind == .animation(.gif) }),
      let name = GIFOptions.names.first(where: arguments.has)
    {
      throw .usage("'--\(name)' is for .gif files, and there is none among the outputs")
    }
    if let format = try askedFormat,
      !outputs.contains(where: { $0.kind != .frames && isAsked(format, for: $0.path) })
    {
      throw .usage(
        "'--format \(format.rawValue)' is for none of the outputs: their names say what they are",
        hint: "it is for '-o -', for a name without an extension, and as 'apng' for a .png")
    }
    if arguments.has("time"),
      let name = ["from", "to", "speed", "plays"].first(where: arguments.has)
    {
      throw .usage("'--time' draws one picture, and '--\(name)' is for several")
    }
  }

  private func output(_ path: String, stillTime: Double?, onlyTime: Double?) throws(Failure)
    -> Output
  {
    if path.isEmpty { throw .usage("'-o' needs a path") }
    // By these names a file to which standard output leads would be replaced, with what others wrote there.
    if ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path) {
      return try output("-", stillTime: stillTime, onlyTime: onlyTime)
    }
    if path.hasSuffix("/") { return try frames(path, stillTime: stillTime) }
    let named = path == "-" ? try pipedFormat : OutputFormat(path: path)
    if path != "-", FileSystem.kind(of: path) == .directory {
      guard named == nil else {
        throw Failure(
          .cannotCreate, path: path, "is a folder", hint: "-o \(path)/ writes frames into it")
      }
      return try frames(path + "/", stillTime: stillTime)
    }
    let asked = try askedFormat.flatMap { isAsked($0, for: path) ? $0 : nil }
    guard let format = asked ?? named else {
      let known = OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw .usage(
        "'-o \(path)': the extension names no format", hint: "known are \(known), or --format")
    }
    guard format == .png else {
      guard stillTime == nil else {
        throw .usage(
          asked.map { "'--time' draws one picture, and '--format \($0.rawValue)' is for several" }
            ?? "'--time' draws one picture: '\(path)' has to be a .png")
      }
      return Output(path: path, kind: .animation(format))
    }
    // A picture's name may have a per cent sign as any other may.
    if Self.isPattern(path), stillTime == nil || FramePattern(path) != nil {
      return try frames(path, stillTime: stillTime)
    }
    guard let time = stillTime ?? onlyTime else {
      throw .usage(
        "'\(path)' holds one picture and the scene has many",
        hint: "give --time, a pattern such as frames/%04d.png, .apng, or --format apng")
    }
    return Output(path: path, kind: .still(time: time))
  }

  /// What `--format` says.
  private var askedFormat: OutputFormat? {
    get throws(Failure) { try arguments.choice("format", of: OutputFormat.self) }
  }

  /// Whether `--format` is for an output: its name says nothing else. An APNG is a PNG, and may be called so.
  private func isAsked(_ format: OutputFormat, for path: String) -> Bool {
    guard path != "-", let named = OutputFormat(path: path) else { return true }
    return named == format || named == .png && format == .apng && !Self.isPattern(path)
  }

  private static func isPattern(_ path: String) -> Bool {
    path.split(separator: "/").last?.contains("%") == true
  }

  private func frames(_ path: String, stillTime: Double?) throws(Failure) -> Output {
    guard stillTime == nil else {
      throw .usage("'--time' draws one picture, and '\(path)' names many")
    }
    return Output(path: path, kind: .frames)
  }

  /// What standard output gets.
  private var pipedFormat: OutputFormat {
    get throws(Failure) {
      guard let format = try askedFormat else {
        throw .usage(
          "'-o -' needs '--format'", hint: "such as: animrender scene.json -o - --format gif")
      }
      guard !format.needsFFmpeg else {
        throw .usage(
          "'--format \(format.rawValue)': ffmpeg writes it, and to a file only",
          hint: "--format y4m pipes frames into any program")
      }
      return format
    }
  }
}
