import Foundation

/// The folder for pictures of failed tests.
enum OutputFolder {
  /// Another user may write to the folder, or it is a link.
  struct NotOwn: Error, CustomStringConvertible {
    let path: String

    var description: String {
      "\(path): is not a folder of this user's alone; ANIMRENDER_OUTPUT may name another one"
    }
  }

  /// The folder in `ANIMRENDER_OUTPUT`, or the user's own folder in the temporary folder.
  ///
  /// - Throws: see `own(in:)`.
  static func current() throws -> URL {
    try named(in: ProcessInfo.processInfo.environment)
      ?? own(in: FileManager.default.temporaryDirectory)
  }

  /// nil if the variable is not set or is empty. An empty path does not mean the current folder.
  static func named(in environment: [String: String]) -> URL? {
    guard let path = environment["ANIMRENDER_OUTPUT"], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path)
  }

  /// A folder with the user's number in its name, created if it does not exist.
  ///
  /// All users share one temporary folder, so a folder with a predictable name may belong to another user, who could
  /// block or redirect our files.
  ///
  /// - Throws: `NotOwn`, or Foundation's errors if the folder cannot be created.
  static func own(in parent: URL) throws -> URL {
    let files = FileManager.default
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    let folder = parent.appendingPathComponent("animation-tests-\(getuid())", isDirectory: true)
    // The string's bytes are valid during the call. An existing folder is checked below.
    guard unsafe mkdir(folder.path, 0o700) == 0 || errno == EEXIST else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: folder.path])
    }
    // For a link these are its own attributes, because it is not followed.
    let found = try files.attributesOfItem(atPath: folder.path)
    let writers = (found[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
    guard found[.type] as? FileAttributeType == .typeDirectory,
      (found[.ownerAccountID] as? NSNumber)?.uint32Value == getuid(), writers & 0o022 == 0
    else { throw NotOwn(path: folder.path) }
    return folder
  }
}
