import Foundation

/// The lines of a file in Vectors, without comments.
func vectorLines(_ name: String, file: String = #filePath) throws -> [String] {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  let url = folder.appendingPathComponent("Vectors/\(name)")
  let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
  return lines.filter { !$0.hasPrefix("#") }
}

/// Hexadecimal code points with spaces between them.
func codePoints(_ text: some StringProtocol) -> [UInt32] {
  text.split(separator: " ").compactMap { UInt32($0, radix: 16) }
}

/// A file in Vectors.
func vectorBytes(_ name: String, file: String = #filePath) throws -> [UInt8] {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  return Array(try Data(contentsOf: folder.appendingPathComponent("Vectors/\(name)")))
}

/// A file of the repository.
func repositoryBytes(_ path: String, file: String = #filePath) throws -> [UInt8] {
  let root = URL(fileURLWithPath: file).appendingPathComponent("../../..").standardized
  return Array(try Data(contentsOf: root.appendingPathComponent(path)))
}
