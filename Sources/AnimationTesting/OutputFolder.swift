import Foundation

/// Where the pictures of failed tests go.
enum OutputFolder {
  /// Somebody else may write there, or lead away from there.
  struct NotOwn: Error, CustomStringConvertible {
    let path: String

    var description: String {
      "\(path): is not a folder of this user's alone; ANIMRENDER_OUTPUT may name another one"
    }
  }

  /// What `ANIMRENDER_OUTPUT` names; else the user's own folder among the temporary ones.
  ///
  /// - Throws: as `own(in:)`.
  static func current() throws -> URL {
    try named(in: ProcessInfo.processInfo.environment)
      ?? own(in: FileManager.default.temporaryDirectory)
  }

  /// Nil where the variable is not set, or empty: then it names nothing, and not the current folder.
  static func named(in environment: [String: String]) -> URL? {
    guard let path = environment["ANIMRENDER_OUTPUT"], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path)
  }

  /// A folder that has the user's number in its name, and is made where it is not there.
  ///
  /// All users have temporary files in one folder: what stands there under a name that can be guessed may be
  /// another one's, who then could not let us write, or have us write where we would not.
  ///
  /// - Throws: `NotOwn`; Foundation's errors where it cannot be made.
  static func own(in parent: URL) throws -> URL {
    let files = FileManager.default
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    let folder = parent.appendingPathComponent("animation-tests-\(getuid())", isDirectory: true)
    // The string lends its bytes for the time of the call. What stands there already is looked at below.
    guard unsafe mkdir(folder.path, 0o700) == 0 || errno == EEXIST else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: folder.path])
    }
    // A link's own attributes: it is not followed.
    let found = try files.attributesOfItem(atPath: folder.path)
    let writers = (found[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
    guard found[.type] as? FileAttributeType == .typeDirectory,
      (found[.ownerAccountID] as? NSNumber)?.uint32Value == getuid(), writers & 0o022 == 0
    else { throw NotOwn(path: folder.path) }
    return folder
  }
}
