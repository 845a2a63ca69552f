import Codecs
import Export
import Files
import Render

extension Provenance {
  /// Options that make no difference to what a file shows, or, as a size limit, one that cannot be had again by them.
  private static let unrecorded: Set<String> = [
    "output", "format", "jobs", "verify", "max-size", "json", "quiet", "help",
  ]

  /// Whether a file tells a setting; where on a machine its fonts were it does not.
  private static func isRecorded(_ setting: Setting) -> Bool {
    !unrecorded.contains(setting.name) && !setting.value.hasPrefix("/")
  }

  /// What a render's command line says; nil for a scene that comes from standard input, and for a size
  /// limit: what had to be given up for it is not among the options.
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

  /// The settings as words of a command line. Whoever wrote the file chose them, so those are left out that this
  /// program does not tell of such a file. One that it does not know stays, and is refused with the words: without it
  /// the file would be another.
  ///
  /// - Parameters:
  ///   - output: the file; options of GIFs alone, beside which it may have been made, would be refused for another.
  ///   - format: what it is, which its name may not say.
  ///   - place: where the scene was found from here: empty, or with a slash at its end. Folders of fonts that are
  ///     there are these; others are left as they were told.
  ///   - fonts: folders of fonts to take instead.
  func words(
    for output: String, as format: MediaInfo.Format, from place: String, fonts: [String]
  ) -> [String] {
    let named = OutputFormat(path: output)
    let isGIF = named.map { $0 == .gif } ?? (format == .gif)
    let isUnnamed = named == nil || named == .png && format == .apng
    let told = settings.filter { setting in
      switch setting.name {
      case _ where !Self.isRecorded(setting): false
      // One picture, and no animation, is of one time.
      case "time": format == .png
      case "font-dir": fonts.isEmpty
      default: isGIF || !GIFOptions.names.contains(setting.name)
      }
    }
    let flags = Set(RenderCommand.command.options.filter { $0.value == nil }.map(\.name))
    let words = told.map { setting in
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

  /// What renders a file again.
  static func command(scene: String, output: String, words: [String]) -> String {
    (["animrender", scene.asOperand, "-o", output.asOperand] + words).map(\.shellQuoted)
      .joined(separator: " ")
  }
}
