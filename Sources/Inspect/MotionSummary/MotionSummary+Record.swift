package import AnimCodecs
import AnimDocuments
package import AnimExport
import AnimRendering

extension ExportOptions {
  /// The options, with a summary of the scene's motion in APNGs and WebPs.
  ///
  /// - Parameter includesGIF: whether GIFs have it too.
  package func recordingMotion(includesGIF: Bool = false) -> ExportOptions {
    var result = self
    result.timeline = TimelineEmbedding(
      formats: includesGIF ? [.apng, .webp, .gif] : [.apng, .webp]
    ) {
      TimelineRecord(json: MotionSummary($0).json)
    }
    return result
  }
}

extension MotionSummary {
  /// A file's record of its scene's timeline.
  package enum Record: Sendable {
    case missing
    /// The record is damaged, or has another version.
    case unreadable
    case summary(MotionSummary)
  }

  /// The record of a GIF, APNG, PNG or WebP.
  package static func record(in file: [UInt8]) -> Record {
    Record(TimelineRecord.find(in: file))
  }
}

extension MotionSummary.Record {
  init(_ lookup: TimelineRecord.Lookup) {
    switch lookup {
    case .missing: self = .missing
    case .unreadable: self = .unreadable
    case .found(let json): self = MotionSummary(json: json).map { .summary($0) } ?? .unreadable
    }
  }
}

// MARK: - Words

extension MotionSummary {
  /// A file's texts for display, in order. A timeline becomes `5 views, 12 properties that change`.
  ///
  /// Only the first timeline is parsed, because each may have a megabyte.
  package static func words(for texts: [PNGMetadata.Entry]) -> [String] {
    var hasTimeline = false
    return texts.map { entry in
      guard let lines = TimelineRecord.otherLines(of: entry) else { return entry.text }
      defer { hasTimeline = true }
      let summary = hasTimeline ? "another timeline" : words(for: entry)
      return (lines + [summary[...]]).joined(separator: "\n")
    }
  }

  private static func words(for entry: PNGMetadata.Entry) -> String {
    switch Record(TimelineRecord.find(in: [entry])) {
    case .missing, .unreadable: "a timeline that cannot be read"
    case .summary(let summary): summary.words
    }
  }

  private var words: String {
    let changing = views.flatMap(\.properties).count {
      if case .still = $0.course { return false }
      return true
    }
    return "\(views.count) \(views.count == 1 ? "view" : "views"), "
      + "\(changing) \(changing == 1 ? "property that changes" : "properties that change")"
  }
}
