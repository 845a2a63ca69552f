package import AnimCodecs
package import AnimDocuments
import AnimFiles
import AnimPrimitives

extension VideoProbe {
  /// The description that `info` prints.
  package func lines(listsFrames: Bool) -> [String] {
    let size = FileSystem.byteCount(of: path) ?? 0
    var lines = [
      "\(path): video, \(width) × \(height), \(size.bytesText)",
      "  frames     \(starts.count)",
      "  duration   \(duration.rounded(places: 6)) s",
      "  codec      \(codec) in \(container)\(hasAlpha ? ", transparent" : "")",
    ]
    if listsFrames {
      lines += durations.enumerated().map { index, duration in
        "  frame \(index): for \(duration.rounded(places: 6)) s"
      }
    }
    return lines
  }

  /// The object of `info --json`.
  package var json: JSONText {
    .lines([
      "path": JSONText(path), "format": "video", "container": JSONText(container),
      "codec": JSONText(codec), "bytes": JSONText(FileSystem.byteCount(of: path) ?? 0),
      "width": JSONText(width), "height": JSONText(height), "duration": JSONText(duration),
      "transparent": JSONText(hasAlpha),
      "durations": JSONText(durations.map { JSONText($0.rounded(places: 6)) }),
    ])
  }

  /// The duration of each frame in seconds.
  private var durations: [Double] {
    zip(starts, starts.dropFirst() + [duration]).map { $1 - $0 }
  }
}
