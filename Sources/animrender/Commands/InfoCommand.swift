import AnimCodecs
import AnimDocuments
import AnimExport
import AnimFiles
import AnimInspect
import AnimPrimitives
import AnimProject
import AnimRendering
import AnimScenes

/// `animrender info`: describes a GIF, APNG or PNG of any origin.
enum InfoCommand {
  static let command = Command(
    name: "info",
    summary:
      "Describes a GIF, APNG, PNG or video: frames, times, colours, and where its bytes are.",
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
    var objects: [String] = []
    var worst = ExitCode.success
    for path in paths {
      do {
        if let video = try video(path) {
          if console.printsJSON {
            objects.append(json(video))
          } else {
            try console.report(lines(video, listsFrames: arguments.has("frames")))
          }
          continue
        }
        let info = try read(path)
        for fault in info.faults { console.warning("\(path): \(fault)") }
        if console.printsJSON {
          objects.append(json(info, path: path))
        } else {
          try console.report(lines(info, path: path, listsFrames: arguments.has("frames")))
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
        paths.count == 1 ? objects[0] + "\n" : "[\n\(objects.joined(separator: ",\n"))\n]\n")
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
}

// MARK: - For people

extension InfoCommand {
  private static func lines(_ info: MediaInfo, path: String, listsFrames: Bool) -> [String] {
    let name = info.format.rawValue.uppercased()
    var lines = [
      "\(path): \(name), \(info.width) × \(info.height), \(info.byteCount.bytesText)",
      "  frames     \(info.frames.count)",
    ]
    if info.orientation != .up {
      let sides = (info.width, info.height)
      let (width, height) = info.orientation.swapsSides ? (sides.1, sides.0) : sides
      lines.append(
        "  shown      \(width) × \(height), EXIF orientation \(info.orientation.rawValue)")
    }
    if info.frames.count > 1 {
      var duration = "\(info.duration.rounded(places: 6)) s"
      if abs(info.duration - info.shownDuration) > 1e-9 {
        duration += " (\(info.shownDuration.rounded(places: 6)) s in browsers)"
      }
      lines.append("  duration   \(duration)")
      let delays = Set(info.frames.map { $0.duration.rounded(places: 6) }).sorted()
      let shown = delays.prefix(6).map { String($0) }.joined(separator: ", ")
      lines.append("  delays     \(shown)\(delays.count > 6 ? " …" : "") s")
      lines.append("  plays      \(info.numPlays == 0 ? "forever" : String(info.numPlays))")
    }
    var colors = info.colorDescription
    if let count = info.colorTableCount { colors += ", a table of \(count)" }
    if info.hasTransparency { colors += ", transparent" }
    lines.append("  colours    \(colors)")
    for (entry, words) in zip(info.texts, MotionSummary.words(for: info.texts)) {
      let text = words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      lines.append("  \(entry.keyword): \(text.first ?? "")")
      lines += text.dropFirst().map { "  | \($0)" }
    }
    for text in info.unreadableTexts {
      lines.append("  \(text.keyword): unreadable: \(text.reason.rawValue)")
    }
    lines.append("  bytes")
    for share in info.shares {
      let percent = (Double(share.byteCount) / Double(max(info.byteCount, 1)) * 100)
        .rounded(places: 1)
      lines.append(
        "    \(share.kind) × \(share.count): \(share.byteCount.bytesText) (\(percent) %)")
    }
    if listsFrames {
      for (index, frame) in info.frames.enumerated() {
        let rect = frame.rect
        lines.append(
          "  frame \(index): \(rect.width) × \(rect.height) at \(rect.x), \(rect.y) for "
            + "\(frame.duration.rounded(places: 6)) s, \(frame.disposal), \(frame.blending), "
            + frame.byteCount.bytesText)
      }
    }
    return lines
  }
}

// MARK: - For programs

extension InfoCommand {
  private static func json(_ info: MediaInfo, path: String) -> String {
    let frames = info.frames.map { frame in
      let table = frame.colorTableCount.map(String.init) ?? "null"
      let rect = frame.rect
      return """
            { "rect": [\(rect.x), \(rect.y), \(rect.width), \(rect.height)], \
        "duration": \(frame.duration), "shownDuration": \(frame.shownDuration), \
        "disposal": \(frame.disposal.jsonQuoted), "blending": \(frame.blending.jsonQuoted), \
        "colorTable": \(table), "bytes": \(frame.byteCount) }
        """
    }
    // An array, because a keyword may be repeated.
    let texts = info.texts.map {
      "{ \"keyword\": \($0.keyword.jsonQuoted), \"text\": \($0.text.jsonQuoted) }"
    }
    let unreadable = info.unreadableTexts.map {
      "{ \"keyword\": \($0.keyword.jsonQuoted), \"reason\": \"\($0.reason.rawValue)\" }"
    }
    let shares = info.shares.map {
      "{ \"kind\": \($0.kind.jsonQuoted), \"count\": \($0.count), \"bytes\": \($0.byteCount) }"
    }
    return """
      {
        "path": \(path.jsonQuoted),
        "format": "\(info.format.rawValue)",
        "bytes": \(info.byteCount),
        "width": \(info.width),
        "height": \(info.height),
        "orientation": \(info.orientation.rawValue),
        "duration": \(info.duration),
        "shownDuration": \(info.shownDuration),
        "plays": \(info.numPlays),
        "colors": \(info.colorDescription.jsonQuoted),
        "colorTable": \(info.colorTableCount.map(String.init) ?? "null"),
        "transparent": \(info.hasTransparency),
        "texts": [\(texts.joined(separator: ", "))],
        "unreadableTexts": [\(unreadable.joined(separator: ", "))],
        "warnings": [\(info.faults.map(\.jsonQuoted).joined(separator: ", "))],
        "shares": [\(shares.joined(separator: ", "))],
        "frames": [
      \(frames.joined(separator: ",\n"))
        ]
      }
      """
  }

  /// The object for a file that cannot be read.
  private static func json(_ failure: Failure, path: String) -> String {
    """
    {
      "path": \(path.jsonQuoted),
      "error": \(failure.text.jsonQuoted)
    }
    """
  }
}
