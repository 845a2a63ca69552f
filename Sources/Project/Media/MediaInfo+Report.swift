package import AnimCodecs
package import AnimDocuments
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
  package func json(path: String) -> JSONText {
    let rows = frames.map { frame -> JSONText in
      let rect = frame.rect
      return [
        "rect": JSONText([rect.x, rect.y, rect.width, rect.height].map { JSONText($0) }),
        "duration": JSONText(frame.duration), "shownDuration": JSONText(frame.shownDuration),
        "disposal": JSONText(frame.disposal), "blending": JSONText(frame.blending),
        "colorTable": JSONText(frame.colorTableCount), "bytes": JSONText(frame.byteCount),
      ]
    }
    // An array, because a keyword may be repeated.
    let entries = texts.map { text -> JSONText in
      ["keyword": JSONText(text.keyword), "text": JSONText(text.text)]
    }
    let unreadable = unreadableTexts.map { text -> JSONText in
      ["keyword": JSONText(text.keyword), "reason": JSONText(text.reason.rawValue)]
    }
    let parts = shares.map { share -> JSONText in
      [
        "kind": JSONText(share.kind), "count": JSONText(share.count),
        "bytes": JSONText(share.byteCount),
      ]
    }
    return .lines([
      "path": JSONText(path), "format": JSONText(format.rawValue), "bytes": JSONText(byteCount),
      "width": JSONText(width), "height": JSONText(height),
      "orientation": JSONText(orientation.rawValue), "duration": JSONText(duration),
      "shownDuration": JSONText(shownDuration), "plays": JSONText(numPlays),
      "colors": JSONText(colorDescription), "colorTable": JSONText(colorTableCount),
      "transparent": JSONText(hasTransparency), "texts": JSONText(entries),
      "unreadableTexts": JSONText(unreadable), "warnings": JSONText(faults),
      "shares": JSONText(parts), "frames": .lines(rows, indent: 4, closing: "\n  ]"),
    ])
  }
}
