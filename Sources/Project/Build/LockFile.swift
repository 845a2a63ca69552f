import AnimDocuments
import AnimFiles
import AnimPrimitives

/// `animrender.lock`: the files of a project that cannot record their inputs themselves, such as videos and pages. It is
/// committed with them. Each file has a line, so that branches merge.
struct LockFile: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    /// The hash of `InputHashes`.
    var inputs: String
    /// The XXH64 of the file's bytes.
    var bytes: String
  }

  static let name = "animrender.lock"

  /// By path from the project's folder.
  private(set) var entries: [String: Entry] = [:]

  init() {}

  /// An unreadable lock is empty: the files are made again.
  init(contentsOf path: String) {
    guard let bytes = try? FileSystem.contents(of: path) else { return }
    let root = JSONReader.read(bytes).root
    for member in root?["files"]?.members ?? [] {
      guard let inputs = member.node["inputs"]?.string, let hash = member.node["bytes"]?.string
      else { continue }
      entries[member.key] = Entry(inputs: inputs, bytes: hash)
    }
  }

  mutating func set(_ path: String, _ entry: Entry?) { entries[path] = entry }

  var text: String {
    let files = entries.sorted { FileName($0.key) < FileName($1.key) }.map {
      path, entry -> (String, JSONText) in
      (path, ["inputs": JSONText(entry.inputs), "bytes": JSONText(entry.bytes)])
    }
    return JSONText.lines(["files": .lines(members: files, indent: 4)]).text + "\n"
  }

  /// The hash of a file's bytes; nil if it cannot be read.
  static func hash(of path: String) -> String? {
    guard FileSystem.kind(of: path) == .file else { return nil }
    return (try? FileSystem.contents(of: path)).map { XXH64.hash($0).hexadecimal }
  }
}
