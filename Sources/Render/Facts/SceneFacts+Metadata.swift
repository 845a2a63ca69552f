public import Codecs
import Primitives
import Render

// Where facts lie in files: in an APNG's compressed iTXt of a keyword of its own, in a GIF's comment as a
// line of base64, for a comment is text.

extension SceneFacts {
  /// The keyword of a PNG's text chunk.
  public static let keyword = "Timeline"
  private static let commentMark = "timeline:"
  /// Bytes of JSON; what is longer is not kept, and readers inflate no more.
  private static let sizeLimit = 1 << 20

  /// nil for a scene with more to tell than is kept.
  var metadata: PNGMetadata.Entry? {
    let json = json
    guard json.utf8.count <= Self.sizeLimit else { return nil }
    return PNGMetadata.Entry(keyword: Self.keyword, text: json, isCompressed: true)
  }

  /// A line for a GIF's comment; nil for a scene with more to tell than is kept.
  var commentLine: String? {
    let json = json
    guard json.utf8.count <= Self.sizeLimit, let bytes = try? CompressedText.compress(json) else {
      return nil
    }
    return Self.commentMark + Base64.encode(bytes)
  }

  /// What a file holds besides its pixels.
  public enum Record: Sendable {
    /// The file says nothing of a timeline.
    case none
    /// It has a record that is broken, or of a version of the program that writes another.
    case unreadable
    case facts(SceneFacts)
  }

  /// What a GIF, APNG or PNG says of its scene's timeline.
  public static func record(in file: [UInt8]) -> Record {
    guard let info = try? MediaInfo.read(file) else { return .none }
    if info.unreadableTexts.contains(where: { $0.keyword == keyword }) { return .unreadable }
    return record(in: info.texts)
  }

  /// A file's texts for people, in their order: instead of its timeline `5 views, 12 properties that change`.
  ///
  /// The first timeline is the file's. Others are not read: each may have a megabyte.
  public static func words(for texts: [PNGMetadata.Entry]) -> [String] {
    var hasTimeline = false
    return texts.map { entry in
      let lines = entry.text.lines
      let told = entry.keyword == keyword ? [] : lines.filter { !$0.hasPrefix(commentMark) }
      guard told.count < lines.count else { return entry.text }
      defer { hasTimeline = true }
      let summary = hasTimeline ? "another timeline" : summary(of: entry)
      return (told + [summary[...]]).joined(separator: "\n")
    }
  }

  private static func summary(of entry: PNGMetadata.Entry) -> String {
    switch record(in: [entry]) {
    case .none, .unreadable: "a timeline that cannot be read"
    case .facts(let facts): facts.summary
    }
  }

  private var summary: String {
    let moving = views.flatMap(\.properties).count {
      if case .still = $0.course { return false }
      return true
    }
    return "\(views.count) \(views.count == 1 ? "view" : "views"), "
      + "\(moving) \(moving == 1 ? "property that changes" : "properties that change")"
  }

  static func record(in texts: [PNGMetadata.Entry]) -> Record {
    for entry in texts {
      if entry.keyword == keyword { return record(entry.text) }
      for line in entry.text.lines where line.hasPrefix(commentMark) {
        guard let bytes = Base64.decode(line.dropFirst(commentMark.count).utf8),
          let json = try? CompressedText.text(of: bytes, atMost: sizeLimit)
        else { return .unreadable }
        return record(json)
      }
    }
    return .none
  }

  private static func record(_ json: String) -> Record {
    SceneFacts(json: json).map { .facts($0) } ?? .unreadable
  }
}
