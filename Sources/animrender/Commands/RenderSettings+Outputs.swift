import Codecs
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
    let inputs = ([scene] + renderer.assetPaths).map { (path: $0, file: FileIdentity($0)) }
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
    if arguments.has("format"), !outputs.contains(where: { $0.path == "-" }) {
      throw .usage("'--format' is for '-o -': of a file the extension names it")
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
    if path.hasSuffix("/") { return try frames(path, stillTime: stillTime) }
    let format = path == "-" ? try pipedFormat : OutputFormat(path: path)
    if path != "-", FileSystem.kind(of: path) == .directory {
      guard format == nil else {
        throw Failure(
          .cannotCreate, path: path, "is a folder", hint: "-o \(path)/ writes frames into it")
      }
      return try frames(path + "/", stillTime: stillTime)
    }
    guard let format else {
      let known = OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw .usage("'-o \(path)': the extension names no format", hint: "known are \(known)")
    }
    guard format == .png else {
      guard stillTime == nil else {
        throw .usage("'--time' draws one picture: '\(path)' has to be a .png")
      }
      return Output(path: path, kind: .animation(format))
    }
    if path.split(separator: "/").last?.contains("%") == true {
      return try frames(path, stillTime: stillTime)
    }
    guard let time = stillTime ?? onlyTime else {
      throw .usage(
        "'\(path)' holds one picture and the scene has many",
        hint: "give --time, a pattern such as frames/%04d.png, or .apng")
    }
    return Output(path: path, kind: .still(time: time))
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
      guard let format = try arguments.choice("format", of: OutputFormat.self) else {
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
