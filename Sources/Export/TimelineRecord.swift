package import AnimCodecs
import AnimPrimitives
package import AnimRendering

/// A scene's timeline as JSON in a file, so that a comparison can report what moved without the scene. `Inspect` writes
/// and reads the JSON; this type stores it.
///
/// An APNG stores it in a compressed iTXt chunk with its own keyword, a GIF or a WebP as a line of base64 in its comment.
package struct TimelineRecord: Hashable, Sendable {
  /// The keyword of a PNG's text chunk.
  package static let keyword = "Timeline"
  private static let commentMark = "timeline:"
  /// The maximum length of the JSON, in bytes. Longer records are not written, and readers stop there.
  private static let sizeLimit = 1 << 20

  package let json: String

  /// nil if the JSON is too long.
  package init?(json: String) {
    guard json.utf8.count <= Self.sizeLimit else { return nil }
    self.json = json
  }

  package var metadata: PNGMetadata.Entry {
    PNGMetadata.Entry(keyword: Self.keyword, text: json, isCompressed: true)
  }

  /// The record as a line of a comment.
  package var commentLine: String? {
    (try? CompressedText.compress(json)).map { Self.commentMark + Base64.encode($0) }
  }
}

// MARK: - Reading

extension TimelineRecord {
  /// The result of searching a file's texts for a record.
  package enum Lookup: Hashable, Sendable {
    case missing
    /// The record's text cannot be decoded.
    case unreadable
    case found(json: String)
  }

  /// The record of a GIF, APNG, PNG or WebP.
  package static func find(in file: [UInt8]) -> Lookup {
    guard let info = try? MediaInfo.read(file) else { return .missing }
    if info.unreadableTexts.contains(where: { $0.keyword == keyword }) { return .unreadable }
    return find(in: info.texts)
  }

  /// The first record in a file's texts.
  package static func find(in texts: [PNGMetadata.Entry]) -> Lookup {
    for entry in texts {
      if entry.keyword == keyword { return .found(json: entry.text) }
      for line in entry.text.lines where line.hasPrefix(commentMark) {
        guard let bytes = Base64.decode(line.dropFirst(commentMark.count).utf8),
          let json = try? CompressedText.text(of: bytes, atMost: sizeLimit)
        else { return .unreadable }
        return .found(json: json)
      }
    }
    return .missing
  }

  /// The lines of a text except the record; nil if the text has no record.
  package static func otherLines(of entry: PNGMetadata.Entry) -> [Substring]? {
    guard entry.keyword != keyword else { return [] }
    let lines = entry.text.lines
    let others = lines.filter { !$0.hasPrefix(commentMark) }
    return others.count < lines.count ? others : nil
  }
}

// MARK: - Writing

/// Which files get a timeline record. Set by `Inspect`, which creates the record.
package struct TimelineEmbedding: Sendable {
  /// Of `.apng`, `.gif` and `.webp`.
  package var formats: Set<OutputFormat>
  /// Creates the record. Called only for outputs that contain it.
  package var record: @Sendable (Renderer) -> TimelineRecord?

  package init(
    formats: Set<OutputFormat>, record: @escaping @Sendable (Renderer) -> TimelineRecord?
  ) {
    self.formats = formats
    self.record = record
  }
}

extension ExportOptions {
  /// The record for a file of a format, or nil.
  func timelineRecord(of renderer: Renderer, in format: OutputFormat) -> TimelineRecord? {
    guard let timeline, timeline.formats.contains(format) else { return nil }
    return timeline.record(renderer)
  }
}
