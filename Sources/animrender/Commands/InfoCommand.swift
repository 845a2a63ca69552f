import AnimCodecs
import AnimDocuments
import AnimExport
import AnimFiles
import AnimProject

/// `animrender info`: describes a picture, an animation or a video of any origin.
enum InfoCommand {
  static let command = Command(
    name: "info",
    summary:
      "Describes a GIF, APNG, PNG, WebP, JPEG or video: frames, times, colours, and where its bytes are.",
    usage: "info FILE… [options]",
    options: [Option("frames", "list each frame")],
    examples: [
      "animrender info demo.gif",
      "animrender info *.gif --json",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard !arguments.positionals.isEmpty else {
      throw .usage("no file given", hint: "animrender info demo.gif")
    }
    let paths = arguments.positionals
    var objects: [JSONText] = []
    var worst = ExitCode.success
    for path in paths {
      do {
        if let video = try video(path) {
          if console.printsJSON {
            objects.append(video.json)
          } else {
            try console.report(video.lines(listsFrames: arguments.has("frames")))
          }
          continue
        }
        let info = try read(path)
        for fault in info.faults { console.warning("\(path): \(fault)") }
        if console.printsJSON {
          objects.append(info.json(path: path))
        } else {
          try console.report(info.lines(path: path, listsFrames: arguments.has("frames")))
        }
      } catch {
        console.error(error)
        worst = max(worst, error.code)
        objects.append(json(error, path: path))
      }
    }
    if console.printsJSON {
      // One file gives an object, several files an array.
      try console.output(
        (paths.count == 1 ? objects[0] : .lines(objects, indent: 0)).text + "\n")
    }
    return worst
  }

  /// The description of a video; nil for other files.
  private static func video(_ path: String) throws(Failure) -> VideoProbe? {
    guard Recording.isVideo(path) else { return nil }
    return try Failure.rethrowing(try Recording(path: path)).video
  }

  private static func read(_ path: String) throws(Failure) -> MediaInfo {
    let bytes = try Failure.rethrowing(file: try FileSystem.contents(of: path))
    do {
      return try MediaInfo.read(bytes)
    } catch {
      throw Failure(error, path: path)
    }
  }

  /// The object for a file that cannot be read.
  private static func json(_ failure: Failure, path: String) -> JSONText {
    .lines(["path": JSONText(path), "error": JSONText(failure.text)])
  }
}
