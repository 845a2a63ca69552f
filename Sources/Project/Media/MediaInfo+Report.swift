package import AnimCodecs
import AnimDocuments
import AnimInspect
import AnimPrimitives

extension MediaInfo {
  /// The description that `info` prints.
  package func lines(path: String, listsFrames: Bool) -> [String] {
    let name = format.rawValue.uppercased()
    var lines = [
      "\(path): \(name), \(width) × \(height), \(byteCount.bytesText)",
      "  frames     \(frames.count)",
    ]
    if orientation != .up {
      let sides = (width, height)
      let shown = orientation.swapsSides ? (sides.1, sides.0) : sides
      lines.append(
        "  shown      \(shown.0) × \(shown.1), EXIF orientation \(orientation.rawValue)")
    }
    if frames.count > 1 {
      var text = "\(duration.rounded(places: 6)) s"
      if abs(duration - shownDuration) > 1e-9 {
        text += " (\(shownDuration.rounded(places: 6)) s in browsers)"
      }
      lines.append("  duration   \(text)")
      let delays = Set(frames.map { $0.duration.rounded(places: 6) }).sorted()
      let shown = delays.prefix(6).map { String($0) }.joined(separator: ", ")
      lines.append("  delays     \(shown)\(delays.count > 6 ? " …" : "") s")
      lines.append("  plays      \(numPlays == 0 ? "forever" : String(numPlays))")
    }
    var colors = colorDescription
    if let count = colorTableCount { colors += ", a table of \(count)" }
    if hasTransparency { colors += ", transparent" }
    lines.append("  colours    \(colors)")
    for (entry, words) in zip(texts, MotionSummary.words(for: texts)) {
      let text = words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      lines.append("  \(entry.keyword): \(text.first ?? "")")
      lines += text.dropFirst().map { "  | \($0)" }
    }
    for text in unreadableTexts {
      lines.append("  \(text.keyword): unreadable: \(text.reason.rawValue)")
    }
    lines.append("  bytes")
    for share in shares {
      let percent = (Double(share.byteCount) / Double(max(byteCount, 1)) * 100)
        .rounded(places: 1)
      lines.append(
        "    \(share.kind) × \(share.count): \(share.byteCount.bytesText) (\(percent) %)")
    }
    if listsFrames {
      for (index, frame) in frames.enumerated() {
        let rect = frame.rect
        lines.append(
          "  frame \(index): \(rect.width) × \(rect.height) at \(rect.x), \(rect.y) for "
            + "\(frame.duration.rounded(places: 6)) s, \(frame.disposal), \(frame.blending), "
            + frame.byteCount.bytesText)
      }
    }
    return lines
  }

  /// The object of `info --json`.
  package func json(path: String) -> String {
    let rows = frames.map { frame in
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
    let entries = texts.map {
      "{ \"keyword\": \($0.keyword.jsonQuoted), \"text\": \($0.text.jsonQuoted) }"
    }
    let unreadable = unreadableTexts.map {
      "{ \"keyword\": \($0.keyword.jsonQuoted), \"reason\": \"\($0.reason.rawValue)\" }"
    }
    let parts = shares.map {
      "{ \"kind\": \($0.kind.jsonQuoted), \"count\": \($0.count), \"bytes\": \($0.byteCount) }"
    }
    return """
      {
        "path": \(path.jsonQuoted),
        "format": "\(format.rawValue)",
        "bytes": \(byteCount),
        "width": \(width),
        "height": \(height),
        "orientation": \(orientation.rawValue),
        "duration": \(duration),
        "shownDuration": \(shownDuration),
        "plays": \(numPlays),
        "colors": \(colorDescription.jsonQuoted),
        "colorTable": \(colorTableCount.map(String.init) ?? "null"),
        "transparent": \(hasTransparency),
        "texts": [\(entries.joined(separator: ", "))],
        "unreadableTexts": [\(unreadable.joined(separator: ", "))],
        "warnings": [\(faults.map(\.jsonQuoted).joined(separator: ", "))],
        "shares": [\(parts.joined(separator: ", "))],
        "frames": [
      \(rows.joined(separator: ",\n"))
        ]
      }
      """
  }
}
