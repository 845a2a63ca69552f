import AnimCodecs
import AnimDocuments
import AnimFiles
import AnimInspect
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes

/// Reads scenes and prints their errors and warnings.
struct SceneLoader {
  let console: Console

  /// Whether a JSON file is probably a scene. A damaged file counts as one, so that its errors are reported.
  static func isScene(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.contents(of: path) else { return true }
    guard let root = JSONReader.read(bytes).root else { return true }
    guard case .object(let members) = root.value else { return false }
    let keys = Set(members.map(\.key))
    return keys.contains("size") && (keys.contains("views") || keys.contains("timeline"))
  }

  /// The paths of the images and fonts of a scene. Empty if the scene cannot be read, or is a pipe, which can be read
  /// only once.
  static func assetPaths(ofScene path: String, options: SceneOptions) -> [String] {
    guard FileSystem.kind(of: path) == .file, let bytes = try? FileSystem.contents(of: path),
      let scene = try? SceneReader.read(bytes, file: path, options: options)
    else { return [] }
    return AssetSource(besideScene: path).paths(of: scene)
  }

  private func scene(of bytes: [UInt8], at path: String, options: SceneOptions) throws(Failure)
    -> Scene
  {
    // This error is clearer than the place of the first invalid UTF-8 byte.
    if let kind = FileKind(of: bytes) { throw .notScene(path, kind) }
    let file = path == "-" ? "standard input" : path
    do {
      return try SceneReader.read(bytes, file: file, options: options)
    } catch {
      throw report(error.diagnostics)
    }
  }

  /// A renderer for a scene file.
  ///
  /// - Parameters:
  ///   - bytes: the file's contents if they have been read; a pipe cannot be read twice.
  ///   - known: warnings that have been printed.
  /// - Throws: 66 if the file cannot be read, 65 for an image or an invalid scene, whose errors are printed.
  func renderer(
    at path: String, bytes: [UInt8]? = nil, options: SceneOptions,
    overrides: SceneOverrides = SceneOverrides(), assets: AssetSource? = nil,
    known: [Diagnostic] = []
  ) throws(Failure) -> Renderer {
    let read = if let bytes { bytes } else { try contents(of: path) }
    var options = options
    options.scale = overrides.scale
    var scene = try scene(of: read, at: path, options: options)
    if let rate = overrides.framesPerSecond { scene.framesPerSecond = rate }
    if let background = overrides.background {
      guard let color = Color.parsing(background, appearance: options.appearance) else {
        throw .usage("'--background \(background)': unknown colour")
      }
      scene.background = color
    }
    let pixels = (scene.size.width * scene.scale, scene.size.height * scene.scale)
    guard min(pixels.0, pixels.1).rounded() >= 1 else {
      throw .usage(
        "'--scale \(scene.scale)' gives \(Int(pixels.0.rounded())) × \(Int(pixels.1.rounded())) "
          + "pixels, but each side needs at least one")
    }
    let side = max(scene.size.width, scene.size.height) * scene.scale
    guard side.rounded() <= Scene.pixelLimit else {
      throw .usage(
        "'--scale \(scene.scale)' gives \(Int(side.rounded())) pixels a side, more than the limit of "
          + "\(Int(Scene.pixelLimit))"
      )
    }
    do {
      let renderer = try Renderer(
        scene: scene, assets: assets ?? AssetSource(besideScene: path))
      if !console.isQuiet {
        for warning in renderer.warnings where !known.contains(warning) { print(warning) }
      }
      return renderer
    } catch {
      if case .missingAsset = error { throw report(error.diagnostics, code: .unavailable) }
      throw report(error.diagnostics)
    }
  }

  /// The expectations of a scene that are not met.
  ///
  /// - Throws: 65 if an expectation is invalid.
  func unmetExpectations(of renderer: Renderer) throws(Failure) -> [Diagnostic] {
    do {
      return try renderer.unmetExpectations()
    } catch {
      throw report(error.diagnostics)
    }
  }

  func contents(of path: String) throws(Failure) -> [UInt8] {
    if path != "-", FileSystem.kind(of: path) == .directory {
      throw Failure(.noInput, path: path, "is a folder, not a scene")
    }
    return try Failure.rethrowing(file: try FileSystem.contents(of: path))
  }

  /// Prints diagnostics and returns a failure without its own message.
  func report(_ diagnostics: [Diagnostic], code: ExitCode = .badData) -> Failure {
    for diagnostic in diagnostics { print(diagnostic) }
    return Failure(code, "", diagnostics: diagnostics)
  }

  func print(_ diagnostic: Diagnostic) {
    console.writeError(diagnostic.formatted(color: console.usesColor) + "\n")
  }
}

extension Failure {
  /// The error for a file that is not a scene.
  static func notScene(_ path: String, _ kind: FileKind?) -> Failure {
    guard let kind else { return Failure(.badData, path: path, "is not a scene") }
    let isRead = kind == .gif || kind == .png
    return Failure(
      .badData, path: path, "is \(kind), not a scene",
      hint: isRead ? "'animrender info \(path)' describes it" : nil)
  }
}
