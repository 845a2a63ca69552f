public import Foundation

/// Files of the repository.
public enum Repository {
  /// The folder of `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file or folder.
  public static func url(of path: String) -> URL {
    root.appendingPathComponent(path)
  }

  /// The path of a file or folder.
  public static func path(of path: String) -> String {
    url(of: path).path
  }

  /// The bytes of a file.
  public static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(of: path)))
  }

  /// The text of a file.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }

  /// The lines of a text file, without empty lines and comments, which begin with `#`.
  public static func lines(of path: String) throws -> [String] {
    try text(of: path).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// The paths of the scenes in `scenes/`. The folder `kit` has libraries.
  public static var scenes: [String] {
    paths(in: "scenes", endingWith: ".json").filter { !$0.hasPrefix("scenes/kit/") }
  }

  /// The paths of all files below a folder that end with a suffix, relative to the root, in byte order.
  public static func paths(in folder: String, endingWith suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: path(of: folder))?
      .compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }.sorted()
  }
}
