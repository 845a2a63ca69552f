import AnimCodecs
import AnimFiles
package import AnimPrimitives
package import AnimScenes

/// The source of a scene's pictures and fonts.
public struct AssetSource: Sendable {
  /// The folder for relative paths, with or without a trailing slash; empty means the current folder.
  public var directory: String
  /// Folders of fonts that a scene may use by family name.
  public var fontDirectories: [String]
  /// Whether a character that no font has is drawn as a box instead of being an error.
  public var allowsMissingGlyphs: Bool

  public init(
    directory: String = "", fontDirectories: [String] = [], allowsMissingGlyphs: Bool = false
  ) {
    self.directory = directory
    self.fontDirectories = fontDirectories
    self.allowsMissingGlyphs = allowsMissingGlyphs
  }

  /// The files in the folder of a scene's file.
  public init(besideScene path: String) {
    self.init(directory: PathParts(path).directory)
  }

  /// The path of a relative or absolute source; nil for a `data:` URL.
  func path(of source: String) -> String? {
    if source.hasPrefix("data:") { return nil }
    // Alone, `-` would mean standard input.
    if source == "-", directory.isEmpty { return "./-" }
    if source.hasPrefix("/") || directory.isEmpty { return source }
    return directory.hasSuffix("/") ? directory + source : "\(directory)/\(source)"
  }

  /// The files of the pictures and fonts that a scene names, whether or not they exist.
  package func paths(of scene: Scene) -> [String] {
    paths(of: ContentUsage(scene, changes: scene.changes), fonts: scene.fonts)
  }

  /// - Parameter fonts: the scene's own fonts, by family.
  func paths(of usage: ContentUsage, fonts: [String: String]) -> [String] {
    Set(usage.images.map(\.key.source) + fonts.values).sorted().compactMap(path(of:))
  }

  /// The bytes of a relative or absolute path, or of a `data:` URL.
  func contents(of source: String) throws(AssetError) -> [UInt8] {
    guard let path = path(of: source) else { return try DataURL.decode(source) }
    do {
      return try FileSystem.contents(of: path)
    } catch {
      switch error {
      case .cannotRead(_, let code):
        throw AssetError(
          "`\(path)`: \(FileSystem.message(for: code))", hint: URLScheme.hint(for: source))
      case .endless:
        throw AssetError("`\(path)` is a pipe or a device that does not end; name a file")
      default: throw AssetError("cannot be read")
      }
    }
  }
}

extension AssetSource {
  /// The size of a picture in points, at one point per pixel.
  package func imageSize(of source: String) throws(AssetError) -> Size {
    try ImageReader.read(try contents(of: source)).size
  }
}

/// Why an asset cannot be loaded: one clause in lower case.
package struct AssetError: Error {
  package let reason: String
  let hint: String?

  init(_ reason: String, hint: String? = nil) {
    self.reason = reason
    self.hint = hint
  }
}

/// Sources that look like URLs. Source: RFC 3986 §3.1.
private enum URLScheme {
  /// A hint for a file that was not found because its source is a URL.
  static func hint(for source: String) -> String? {
    if source.hasPrefix("~/") {
      return "`~` is not replaced: give the whole path, or one relative to the scene's file"
    }
    if source.hasPrefix("//") { return noNetwork }
    guard let colon = source.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = source[..<colon]
    switch scheme.lowercased() {
    case "data": return "write `data:` in small letters"
    case "file":
      return "give the path alone, relative to the scene's file or absolute, without `file:`"
    case "blob":
      return "a blob: URL exists only in a browser: save its content to a file, and give its path"
    case "http", "https", "ftp": break
    // A file name may contain a colon.
    default: guard source[colon...].hasPrefix("://") else { return nil }
    }
    return noNetwork
  }

  private static let noNetwork =
    "nothing is loaded from a network: give a path, relative to the scene's file or absolute, "
    + "or a data: URL"
}

/// Bytes inside a URL. Source: RFC 2397.
enum DataURL {
  /// The bytes of `data:[type][;base64],…`.
  static func decode(_ url: String) throws(AssetError) -> [UInt8] {
    guard url.hasPrefix("data:"), let comma = url.firstIndex(of: ",") else {
      throw AssetError("a data: URL needs a comma before its data")
    }
    let data = url[url.index(after: comma)...].utf8
    if url[..<comma].hasSuffix(";base64") {
      guard let bytes = Base64.decode(data) else {
        throw AssetError("its base64 has a stray character")
      }
      return bytes
    }
    guard let bytes = PercentEncoding.decode(data) else {
      throw AssetError("a per cent sign in it must be followed by two hexadecimal digits")
    }
    return bytes
  }
}
