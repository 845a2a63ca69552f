import AnimCodecs
import AnimDocuments
import AnimFiles
import AnimMotion
import AnimRendering
import AnimScenes

/// A frame in a separate file.
package struct FrameFile: Hashable, Sendable {
  package var path: String
  /// Seconds; nil if unknown.
  package var delay: Double?

  /// Negative delays, and delays longer than any scene, are errors.
  private static let delays = 0...Timeline.longestDuration
  /// The name of the file that lists a folder's frames.
  package static let listName = "frames.json"
}

extension FrameFile {
  /// The frames in a folder: those in its `frames.json`, or all its pictures if their names differ only by a number.
  /// Empty if the folder contains other files.
  ///
  /// - Parameter directory: with a trailing slash.
  /// - Throws: `cannotRead` if the folder cannot be read; `codec` if `frames.json` is broken or has an invalid
  ///   delay.
  package static func list(in directory: String) throws(ExportError) -> [FrameFile] {
    let names = try ExportError.wrapping(try FileSystem.names(in: directory))
    if names.contains(listName), let listed = try listed(in: directory) { return listed }
    return numbered(names).map { FrameFile(path: directory + $0, delay: nil) }
  }

  /// The files of a pattern such as `frames/%04d.png`.
  ///
  /// - Throws: `cannotRead` if the folder cannot be read; `codec` if its `frames.json` is broken.
  package static func list(matching pattern: FramePattern) throws(ExportError) -> [FrameFile] {
    let folder = pattern.directory.isEmpty ? "." : pattern.directory
    let names = try ExportError.wrapping(try FileSystem.names(in: folder))
    let delays = Dictionary(
      (try listed(in: pattern.directory) ?? []).map { (FileName($0.path), $0.delay) },
      uniquingKeysWith: { a, _ in a })
    return names.compactMap(pattern.number(of:)).sorted().map { number in
      let path = pattern.directory + pattern.name(number)
      return FrameFile(path: path, delay: delays[FileName(path)] ?? nil)
    }
  }

  private static func numbered(_ names: [String]) -> [String] {
    var found: [(name: String, number: Int)] = []
    var frame: (prefix: String, type: String)?
    for name in names {
      let type = (name.split(separator: ".").last ?? "").lowercased()
      guard types.contains(type), let number = number(in: name),
        frame == nil || frame?.prefix == number.prefix && frame?.type == type
      else { return [] }
      frame = (number.prefix, type)
      found.append((name, number.number))
    }
    return found.sorted { $0.number < $1.number }.map(\.name)
  }

  /// The extensions of frames.
  private static let types = ["png", "jpg", "jpeg", "webp"]

  /// The last number in a name, and the text before it.
  private static func number(in name: String) -> (prefix: String, number: Int)? {
    guard let last = name.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let head = name[...last]
    let digits = head.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard let number = Int(head.suffix(digits)) else { return nil }
    return (String(head.dropLast(digits)), number)
  }

  /// Reads the program's own `frames.json`; nil for any other content.
  private static func listed(in directory: String) throws(ExportError) -> [FrameFile]? {
    let path = directory + listName
    guard let bytes = try? FileSystem.contents(of: path) else { return nil }
    let document = JSONReader.read(bytes)
    if let fault = document.fault { throw broken(path, fault) }
    guard let frames = document.root?["frames"], case .array(let rows) = frames.value else {
      return nil
    }
    var files: [FrameFile] = []
    for (index, row) in rows.enumerated() {
      guard case .string(let name) = row["file"]?.value,
        case .number(let delay) = row["delay"]?.value, !name.utf8.contains(UInt8(ascii: "/"))
      else { return nil }
      guard delays.contains(delay) else {
        throw broken(
          path,
          "frames[\(index)].delay: expected seconds from 0 to \(Int(delays.upperBound)), found \(delay)"
        )
      }
      files.append(FrameFile(path: directory + name, delay: delay))
    }
    return files
  }

  private static func broken(_ path: String, _ reason: String) -> ExportError {
    .codec(.malformed(format: "list of frames", reason: reason), path: path)
  }
}
