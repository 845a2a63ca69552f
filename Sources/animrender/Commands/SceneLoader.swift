import Codecs
import Documents
import Files
import Inspect
import Motion
import Primitives
import Render
import Scenes

/// Reads scenes and prints what is wrong with them.
struct SceneLoader {
  let console: Console

  /// Whether a JSON file is meant as a scene: those that are broken are, so that they are told.
  static func isScene(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.contents(of: path) else { return true }
    guard let root = JSONReader.read(bytes).root else { return true }
    guard case .object(let members) = root.value else { return false }
    let keys = Set(members.map(\.key))
    return keys.contains("size") && (keys.contains("views") || keys.contains("timeline"))
  }

  /// The files of the pictures and fonts that a scene names, without looking at them; none where it cannot be read,
  /// or not once more.
  static func assetPaths(ofScene path: String, options: SceneOptions) -> [String] {
    guard FileSystem.kind(of: path) == .file, let bytes = try? FileSystem.contents(of: path),
      let scene = try? SceneReader.read(bytes, file: path, options: options)
    else { return [] }
    return AssetSource(besideScene: path).paths(of: scene)
  }

  private func scene(of bytes: [UInt8], at path: String, options: SceneOptions) throws(Failure)
    -> Scene
  {
    // Else the terminal would be shown where it is no UTF-8.
    if let kind = FileKind(of: bytes) { throw .noScene(path, kind) }
    let file = path == "-" ? "standard input" : path
    do {
      return try SceneReader.read(bytes, file: file, options: options)
    } catch {
      throw report(error.diagnostics)
    }
  }

  /// A renderer for the scene of a file.
  ///
  /// - Parameter bytes: of the file, where they were read already: not all can be read twice.
  /// - Throws: 66 where it is not there, 65 where it is a picture, or wrong; then all was printed.
  func renderer(
    at path: String, bytes: [UInt8]? = nil, options: SceneOptions,
    overrides: SceneOverrides = SceneOverrides(), assets: AssetSource? = nil
  ) throws(Failure) -> Renderer {
    let read = if let bytes { bytes } else { try contents(of: path) }
    var scene = try scene(of: read, at: path, options: options)
    if let scale = overrides.scale { scene.scale = scale }
    if let rate = overrides.framesPerSecond { scene.framesPerSecond = rate }
    if let background = overrides.background {
      guard let color = Color.parsing(background, appearance: options.appearance) else {
        throw .usage("'--background \(background)': no such colour")
      }
      scene.background = color
    }
    let pixels = (scene.size.width * scene.scale, scene.size.height * scene.scale)
    guard min(pixels.0, pixels.1).rounded() >= 1 else {
      throw .usage(
        "'--scale \(scene.scale)' makes \(Int(pixels.0.rounded())) × \(Int(pixels.1.rounded())) "
          + "pixels; a side has at least one")
    }
    let side = max(scene.size.width, scene.size.height) * scene.scale
    guard side.rounded() <= Scene.pixelLimit else {
      throw .usage(
        "'--scale \(scene.scale)' makes \(side) pixels; a side has at most \(Int(Scene.pixelLimit))"
      )
    }
    do {
      let renderer = try Renderer(
        scene: scene, assets: assets ?? AssetSource(besideScene: path))
      if !console.isQuiet {
        for warning in renderer.warnings { print(warning) }
      }
      return renderer
    } catch {
      if case .missingAsset = error { throw report(error.diagnostics, code: .unavailable) }
      throw report(error.diagnostics)
    }
  }

  /// What a scene expects of itself and does not hold; it is printed.
  ///
  /// - Throws: 65 where an expectation cannot be understood.
  func unmetExpectations(of renderer: Renderer) throws(Failure) -> [Diagnostic] {
    do {
      let unmet = try renderer.unmetExpectations()
      for diagnostic in unmet { print(diagnostic) }
      return unmet
    } catch {
      throw report(error.diagnostics)
    }
  }

  private func contents(of path: String) throws(Failure) -> [UInt8] {
    if path != "-", FileSystem.kind(of: path) == .directory {
      throw Failure(.noInput, path: path, "is a folder, not a scene")
    }
    return try Failure.telling(try FileSystem.contents(of: path))
  }

  /// Prints what is wrong with a scene; the failure says no more.
  func report(_ diagnostics: [Diagnostic], code: ExitCode = .badData) -> Failure {
    for diagnostic in diagnostics { print(diagnostic) }
    return Failure(code, "", diagnostics: diagnostics)
  }

  private func print(_ diagnostic: Diagnostic) {
    console.writeError(diagnostic.formatted(color: console.usesColor) + "\n")
  }
}

extension Failure {
  /// That a file is something else than a scene.
  static func noScene(_ path: String, _ kind: FileKind?) -> Failure {
    guard let kind else { return Failure(.badData, path: path, "is no scene") }
    let isRead = kind == .gif || kind == .png
    return Failure(
      .badData, path: path, "is \(kind), not a scene",
      hint: isRead ? "'animrender info \(path)' tells what it holds" : nil)
  }
}
