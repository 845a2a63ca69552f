import Codecs
import Primitives
import Scenes

extension GIFOptions {
  /// The options that concern GIF files alone.
  static let commandLine = [
    Option("dither", value: "KIND", "auto, none, ordered or diffusion (GIF; default: auto)"),
    Option("colors", value: "N", "the most colours of a table, 2 to 256 (GIF; default: 256)"),
    Option("quality", value: "N", "1 to 100: fewer bytes or less error (GIF; default: 80)"),
    Option("lossy", value: "N", "0 to 200: error that compression may make (GIF; default: 0)"),
    Option("matte", value: "COLOR", "opaque, under half-transparent edges (GIF)"),
    Option("max-size", value: "SIZE", "such as 10MB: gives up what it takes, and says so (GIF)"),
    Option("verify", "decode the GIF again and compare it with what was drawn (GIF)"),
    Option(
      "exact",
      "fail where a frame has more colours than a table may have, or half-transparent pixels and there is no "
        + "--matte (GIF)"),
    Option(
      "embed-timeline",
      "the GIF says what moves in it, as APNGs do, for 'diff' to tell what changed"),
  ]

  /// The names of all options that make no difference to other files.
  static let names = commandLine.map(\.name)

  /// - Parameter appearance: which of paired colours the matte is.
  /// - Throws: a usage error for values out of range.
  init(_ arguments: Arguments, appearance: SceneOptions.Appearance) throws(Failure) {
    self.init()
    if let dither = try arguments.choice("dither", of: Dither.self) { self.dither = dither }
    if let colors = try arguments.integer("colors", in: 2...256) { maxColors = colors }
    if let quality = try arguments.integer("quality", in: 1...100) { self.quality = quality }
    if let lossy = try arguments.integer("lossy", in: 0...200) { self.lossy = lossy }
    if let text = arguments.value("matte") {
      guard let color = Color.parsing(text, appearance: appearance) else {
        throw .usage("'--matte \(text)': no such colour")
      }
      guard color.alpha >= 1 else {
        throw .usage("'--matte \(text)': a matte lets nothing through; its alpha is \(color.alpha)")
      }
      matte = PremultipliedColor(color)
    }
    isExact = arguments.has("exact")
  }
}
