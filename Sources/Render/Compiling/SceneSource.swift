import AnimCodecs
import AnimDocuments
import AnimFiles
import AnimPrimitives
package import AnimScenes

/// A choice among the looks of one scene.
package struct Variant: Hashable, Sendable {
  /// How places change.
  package enum Motion: String, Hashable, Sendable, CaseIterable {
    case full
    /// Dissolves instead of movement: `Renderer.reducingMotion`.
    case reduced
  }

  package var appearance: SceneOptions.Appearance
  package var motion: Motion
  /// Pixels per point; nil keeps the scene's scale.
  package var scale: Double?

  package init(
    appearance: SceneOptions.Appearance = .light, motion: Motion = .full, scale: Double? = nil
  ) {
    self.appearance = appearance
    self.motion = motion
    self.scale = scale
  }
}

/// Where a scene comes from, and everything that changes how it is read, whatever its variant.
package struct SceneSource: Sendable {
  package enum Content: Sendable {
    /// The file at the path; standard input for `-`.
    case file
    case bytes([UInt8])
    case scene(Scene)
    /// A compiled scene, which has its own appearance.
    case renderer(Renderer)
  }

  /// The scene's path. Pictures and fonts are found beside it.
  package var path: String
  /// The folder from which files record paths: empty for the current one, or with a trailing slash.
  package var base = ""
  /// The name in messages.
  package var name: String
  package var content: Content
  /// Values of the scene's parameters, in the order in which they were set.
  package var parameters: [(name: String, value: String)] = []
  /// Frames per second instead of the scene's.
  package var framesPerSecond: Double?
  /// A colour in the notation of scenes, instead of the scene's background.
  package var background: String?
  /// Folders of fonts that the scene may use by family name.
  package var fontDirectories: [String] = []
  /// Whether a character that no font has is drawn as a box instead of being an error.
  package var allowsMissingGlyphs = false
  /// Whether a library is read as a scene that uses each of its components.
  package var checksLibraries = false

  /// - Parameter name: the name in messages; nil means the path.
  package init(path: String, name: String? = nil, content: Content = .file) {
    self.path = path
    self.name = name ?? (path == "-" ? "standard input" : path)
    self.content = content
  }

  /// The source of the scene's pictures and fonts.
  package var assets: AssetSource {
    var source = AssetSource(besideScene: path)
    source.fontDirectories = fontDirectories
    source.allowsMissingGlyphs = allowsMissingGlyphs
    return source
  }
}

// MARK: - Loading

extension SceneSource {
  /// The same source with its file in memory, because a pipe cannot be read twice.
  package func reading() throws(SceneLoadError) -> SceneSource {
    guard case .file = content else { return self }
    var source = self
    source.content = .bytes(try bytes())
    return source
  }

  /// Reads the scene, without its pictures and fonts.
  package func scene(_ variant: Variant = Variant()) throws(SceneLoadError) -> Scene {
    var scene = try decoded(variant)
    if let framesPerSecond { scene.framesPerSecond = framesPerSecond }
    if let background {
      guard let color = Color.parsing(background, appearance: variant.appearance) else {
        throw .setting("'--background \(background)': unknown colour")
      }
      scene.background = color
    }
    return scene
  }

  /// Reads and compiles the scene.
  package func load(_ variant: Variant = Variant()) throws(SceneLoadError) -> Renderer {
    let renderer = try compile(try scene(variant))
    return variant.motion == .reduced ? renderer.reducingMotion() : renderer
  }

  /// Compiles a scene that was read from the source, and loads its pictures and fonts.
  package func compile(_ scene: Scene) throws(SceneLoadError) -> Renderer {
    if case .renderer(let renderer) = content { return renderer }
    try Self.checkSize(of: scene)
    do {
      return try Renderer(scene: scene, assets: assets)
    } catch {
      throw SceneLoadError(error)
    }
  }

  /// A compiled scene with another number of pixels.
  ///
  /// - Parameter scale: pixels per point.
  package static func rescale(_ renderer: Renderer, to scale: Double) throws(SceneLoadError)
    -> Renderer
  {
    var scene = renderer.scene
    scene.scale = scale
    try Self.checkSize(of: scene)
    guard let rescaled = renderer.rescaled(to: scale) else {
      preconditionFailure("a size that was checked can be drawn")
    }
    return rescaled
  }

  /// The paths of the files that the scene includes, and of its pictures and fonts, whether or not they exist. A scene
  /// with errors has only those of included files; a pipe, which can be read only once, has none.
  package func assetPaths(_ variant: Variant = Variant()) -> [String] {
    if case .file = content, FileSystem.kind(of: path) != .file { return [] }
    let includes = IncludeReader()
    let scene = try? decoded(variant, includes)
    return includes.paths + (scene.map { assets.paths(of: $0) } ?? [])
  }

  /// The names of the scene's parameters; empty if the scene cannot be read.
  package var parameterNames: [String] {
    guard case .bytes(let bytes) = content else { return [] }
    return JSONReader.read(bytes).root?["parameters"]?.members?.map(\.key) ?? []
  }

  private func decoded(
    _ variant: Variant, _ includes: IncludeReader = IncludeReader()
  ) throws(SceneLoadError) -> Scene {
    switch content {
    case .renderer(let renderer): return renderer.scene
    case .scene(var scene):
      if let scale = variant.scale { scene.scale = scale }
      return scene
    case .file, .bytes: break
    }
    let bytes = try bytes()
    // This error is clearer than the place of the first invalid UTF-8 byte.
    if let kind = FileKind(of: bytes) { throw .otherKind(path: name, kind) }
    var options = SceneOptions(appearance: variant.appearance, scale: variant.scale)
    for (name, value) in parameters { options.parameters[name] = value }
    options.checksLibraries = checksLibraries
    do {
      return try SceneReader.read(
        bytes, file: name, path: path == "-" ? "" : path, options: options,
        includes: includes.source)
    } catch {
      throw .invalid(error.diagnostics)
    }
  }

  private func bytes() throws(SceneLoadError) -> [UInt8] {
    if case .bytes(let bytes) = content { return bytes }
    if path != "-", FileSystem.kind(of: path) == .directory { throw .folder(path: path) }
    do {
      return try FileSystem.contents(of: path)
    } catch {
      throw .file(error)
    }
  }

  private static func checkSize(of scene: Scene) throws(SceneLoadError) {
    let (width, height) = (scene.size.width * scene.scale, scene.size.height * scene.scale)
    guard min(width, height).rounded() >= 1 else {
      throw .setting(
        "'--scale \(scene.scale)' gives \(Int(width.rounded())) × \(Int(height.rounded())) "
          + "pixels, but each side needs at least one")
    }
    let side = max(width, height)
    guard side.rounded() <= Scene.pixelLimit else {
      throw .setting(
        "'--scale \(scene.scale)' gives \(Int(side.rounded())) pixels a side, more than the limit of "
          + "\(Int(Scene.pixelLimit))")
    }
  }
}

/// Reads included files, and remembers their paths.
private final class IncludeReader {
  private(set) var paths: [String] = []

  var source: IncludeSource {
    IncludeSource { [self] path in
      paths.append(path)
      guard FileSystem.kind(of: path) != .directory else {
        return .failure(IncludeSource.Fault("is a folder, not a file"))
      }
      do throws(FileError) {
        return .success(try FileSystem.contents(of: path))
      } catch {
        return .failure(IncludeSource.Fault("cannot be read: \(error.message)"))
      }
    }
  }
}

// MARK: - Recognizing

extension SceneSource {
  /// Whether a JSON file is probably a scene. A damaged file counts as one, so that its errors are reported.
  package static func isScene(_ path: String) -> Bool {
    (try? FileSystem.contents(of: path)).map(isScene) ?? true
  }

  /// Whether the bytes of a JSON file are probably a scene.
  package static func isScene(_ bytes: [UInt8]) -> Bool {
    guard let root = JSONReader.read(bytes).root else { return true }
    return root["size"] != nil && (root["views"] != nil || root["timeline"] != nil)
  }
}
