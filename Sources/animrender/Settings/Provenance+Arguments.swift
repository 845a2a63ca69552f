import AnimCodecs
import AnimExport
import AnimFiles
import AnimRendering

extension Provenance {
  /// Options that do not change the picture, or that cannot reproduce the file, such as a size limit.
  private static let unrecorded: Set<String> = [
    "output", "format", "jobs", "verify", "max-size", "watch", "json", "quiet", "help",
  ]

  /// Whether files record a setting. Absolute paths are not recorded.
  private static func isRecorded(_ setting: Setting) -> Bool {
    !unrecorded.contains(setting.name) && !setting.value.hasPrefix("/")
  }

  /// The scene and options of a render; nil for a scene from standard input, and with a size limit, because the options
  /// do not determine the resulting quality.
  init?(scene: String, _ arguments: Arguments) {
    guard scene != "-", !arguments.has("max-size") else { return nil }
    var settings: [Setting] = []
    for name in arguments.values.keys.sorted() {
      // A flag has no value.
      let values = arguments.has(name) && arguments.all(name).isEmpty ? [""] : arguments.all(name)
      settings += values.map { Setting(name: name, value: $0) }
    }
    self.init(
      version: Program.version, scene: scene, settings: settings.filter(Self.isRecorded))
  }

  /// The settings as arguments of a command line.
  ///
  /// The file may come from anyone, so settings that this program never records are omitted. Unknown settings are kept:
  /// the command line is then rejected, because ignoring them would give another picture.
  ///
  /// - Parameters:
  ///   - output: the file; GIF settings are omitted for other formats.
  ///   - format: the file's actual format, which may differ from its extension.
  ///   - place: the folder where the scene was found: empty, or with a trailing slash. Font folders that exist relative
  ///     to it are used.
  ///   - fonts: font folders that replace the recorded ones.
  func words(
    for output: String, as format: MediaInfo.Format, from place: String, fonts: [String]
  ) -> [String] {
    let named = OutputFormat(path: output)
    let isGIF = named.map { $0 == .gif } ?? (format == .gif)
    let isUnnamed = named == nil || named == .png && format == .apng
    let kept = settings.filter { setting in
      switch setting.name {
      case _ where !Self.isRecorded(setting): false
      // Only a still has a time.
      case "time": format == .png
      case "font-dir": fonts.isEmpty
      default: isGIF || !GIFOptions.names.contains(setting.name)
      }
    }
    let flags = Set(RenderCommand.command.options.filter { $0.value == nil }.map(\.name))
    let words = kept.map { setting in
      switch setting.name {
      case _ where flags.contains(setting.name): "--\(setting.name)"
      case "font-dir" where FileSystem.kind(of: place + setting.value) == .directory:
        "--\(setting.name)=\(place)\(setting.value)"
      default: "--\(setting.name)=\(setting.value)"
      }
    }
    return words + fonts.map { "--font-dir=\($0)" }
      + (isUnnamed ? ["--format=\(format.rawValue)"] : [])
  }

  /// The command line that renders a file again.
  static func command(scene: String, output: String, words: [String]) -> String {
    (["animrender", scene.asOperand, "-o", output.asOperand] + words).map(\.shellQuoted)
      .joined(separator: " ")
  }
}
