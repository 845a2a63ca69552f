package import AnimCodecs
import AnimFiles
import AnimPrimitives

extension Provenance {
  /// The origin that a file records: in a separate text of a PNG or WebP, or after title and description in a GIF.
  package init?(of info: MediaInfo) {
    let keyword = info.format == .gif ? "Comment" : "Software"
    let found = info.texts.lazy.filter { $0.keyword == keyword }
      .compactMap { $0.text.lines.lazy.compactMap { Provenance(parsing: $0) }.last }.first
    guard let found else { return nil }
    self = found
  }

  /// The origin that the file at a path records; nil if the file is damaged.
  package init?(ofFile path: String) {
    guard FileSystem.kind(of: path) == .file, let bytes = try? FileSystem.contents(of: path),
      let info = try? MediaInfo.read(bytes), info.faults.isEmpty
    else { return nil }
    self.init(of: info)
  }

  /// Whether the file at a path is whole and was made from inputs with this hash.
  package static func isCurrent(_ path: String, inputs: String) -> Bool {
    Provenance(ofFile: path)?.inputs == inputs
  }
}
