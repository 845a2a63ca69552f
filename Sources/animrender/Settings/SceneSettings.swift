import AnimFiles
import AnimRendering
import AnimScenes

// Options that affect how a scene is read: parameters, overridden values, and fonts.

extension SceneOptions {
  static let commandLine = [
    Option("appearance", value: "light|dark", "which of paired colours to use (default: light)"),
    Option("set", value: "NAME=VALUE", repeats: true, "sets a parameter of the scene"),
  ]

  /// The value of `--appearance` for a page with both appearances.
  static let bothAppearances = "light,dark"

  /// `--appearance` and `--set`.
  ///
  /// - Parameter appearance: overrides `--appearance`.
  init(_ arguments: Arguments, appearance: Appearance? = nil) throws(Failure) {
    var parameters: [String: String] = [:]
    for pair in arguments.all("set") {
      // Search bytes, not characters: a combining accent after the sign would form one character with it.
      guard let equals = pair.utf8.firstIndex(of: UInt8(ascii: "=")), equals > pair.startIndex
      else {
        throw .usage("'--set \(pair)': expected NAME=VALUE")
      }
      let name = String(pair[..<equals])
      let value = String(pair[pair.utf8.index(after: equals)...])
      guard parameters.updateValue(value, forKey: name) == nil else {
        throw .usage("'--set \(name)' is given twice")
      }
    }
    // `light,dark` is not one of the choices.
    let asked = appearance == nil ? try arguments.choice("appearance", of: Appearance.self) : nil
    self.init(
      appearance: appearance ?? asked ?? .light, parameters: parameters)
  }
}

/// Values of the command line that override the scene's.
struct SceneOverrides {
  var scale: Double?
  var framesPerSecond: Double?
  /// A colour in the notation of scenes.
  var background: String?
}

extension SceneOverrides {
  /// `--scale`, `--fps` and `--background`, if the command has them.
  ///
  /// - Throws: a usage error for values out of range.
  init(_ arguments: Arguments) throws(Failure) {
    self.init(
      scale: try arguments.number("scale", in: 0.01...100, unit: "pixels per point"),
      framesPerSecond: try arguments.number("fps", in: 1...240, unit: "frames per second"),
      background: arguments.value("background"))
  }
}

extension Option {
  static let framesPerSecond = Option(
    "fps", value: "N", "frames per second, 1 to 240 (default: the scene's)")
  static let scale = Option(
    "scale", value: "N", "pixels per point, 0.01 to 100 (default: the scene's)")
  static let background = Option(
    "background", value: "COLOR", "background colour instead of the scene's; clear for none")
}

/// The folders of fonts, and the treatment of characters without a glyph.
struct AssetOptions {
  static let commandLine = [
    Option(
      "font-dir", value: "FOLDER", repeats: true,
      "a folder of fonts that scenes may use by family name"),
    Option(
      "missing-glyphs", value: "fail|warn",
      "what to do when no font has a character (default: fail)"),
  ]

  private enum MissingGlyphs: String, CaseIterable {
    /// An error for a character without a glyph.
    case fail
    /// A box and a warning for a character without a glyph.
    case warn
  }

  let fontDirectories: [String]
  let allowsMissingGlyphs: Bool

  /// `--font-dir` and `--missing-glyphs`.
  init(_ arguments: Arguments) throws(Failure) {
    fontDirectories = arguments.all("font-dir")
    for directory in fontDirectories where FileSystem.kind(of: directory) != .directory {
      throw Failure(.unavailable, "'--font-dir \(directory)': no such folder")
    }
    allowsMissingGlyphs = try arguments.choice("missing-glyphs", of: MissingGlyphs.self) == .warn
  }

  /// The source of images and fonts, relative to a scene.
  func source(besideScene path: String) -> AssetSource {
    var source = AssetSource(besideScene: path)
    source.fontDirectories = fontDirectories
    source.allowsMissingGlyphs = allowsMissingGlyphs
    return source
  }
}
