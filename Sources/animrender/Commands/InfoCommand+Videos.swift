import AnimCodecs
import AnimDocuments
import AnimFiles
import AnimPrimitives

extension InfoCommand {
  static func lines(_ video: VideoProbe, listsFrames: Bool) -> [String] {
    let size = FileSystem.byteCount(of: video.path) ?? 0
    var lines = [
      "\(video.path): video, \(video.width) × \(video.height), \(size.bytesText)",
      "  frames     \(video.starts.count)",
      "  duration   \(video.duration.rounded(places: 6)) s",
      "  codec      \(video.codec) in \(video.container)\(video.hasAlpha ? ", transparent" : "")",
    ]
    if listsFrames {
      lines += video.durations.enumerated().map { index, duration in
        "  frame \(index): for \(duration.rounded(places: 6)) s"
      }
    }
    return lines
  }

  /// An object.
  static func json(_ video: VideoProbe) -> String {
    let durations = video.durations.map { String($0.rounded(places: 6)) }
    return """
      {
        "path": \(video.path.jsonQuoted),
        "format": "video",
        "container": \(video.container.jsonQuoted),
        "codec": \(video.codec.jsonQuoted),
        "bytes": \(FileSystem.byteCount(of: video.path) ?? 0),
        "width": \(video.width),
        "height": \(video.height),
        "duration": \(video.duration),
        "transparent": \(video.hasAlpha),
        "durations": [\(durations.joined(separator: ", "))]
      }
      """
  }
}

extension VideoProbe {
  /// The duration of each frame in seconds.
  fileprivate var durations: [Double] {
    zip(starts, starts.dropFirst() + [duration]).map { $1 - $0 }
  }
}
