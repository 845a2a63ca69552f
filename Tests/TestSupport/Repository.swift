public import Foundation

/// The files that the tests belong to.
public enum Repository {
  /// The folder of `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where a file or folder is.
  public static func url(of path: String) -> URL {
    root.appendingPathComponent(path)
  }

  /// Where a file or folder is.
  public static func path(of path: String) -> String {
    url(of: path).path
  }

  /// What is in a file.
  public static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(of: path)))
  }

  /// What is in a file of text.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }

  /// The lines of a file of text that are not empty, without comments, which begin with a number sign.
  public static func lines(of path: String) throws -> [String] {
    try text(of: path).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// The paths of all files with such an ending below a folder, from the root, in the order of their bytes.
  public static func paths(in folder: String, endingWith suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: path(of: folder))?
      .compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }.sorted()
  }
}
