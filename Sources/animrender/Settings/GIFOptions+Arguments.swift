import AnimCodecs
import AnimPrimitives
import AnimScenes

extension GIFOptions {
  /// The options that affect only GIFs.
  static let commandLine = [
    Option("dither", value: "KIND", "auto, none, ordered or diffusion (GIF; default: auto)"),
    Option(
      "colors", value: "N", "largest number of colours in a table, 2 to 256 (GIF; default: 256)"),
    Option("quality", value: "N", "1 to 100; lower makes smaller files (GIF; default: 80)"),
    Option(
      "lossy", value: "N", "0 to 200; error that compression may add (GIF; default: 0)"),
    Option("matte", value: "COLOR", "opaque colour under half-transparent edges (GIF)"),
    Option(
      "max-size", value: "SIZE",
      "largest file size, such as 10MB; reduces quality until it fits (GIF)"),
    Option("verify", "decode the file and compare it with the drawn frames (GIF)"),
    Option(
      "exact",
      "fail if a frame has too many colours, or half-transparent pixels without --matte (GIF)"),
    Option(
      "embed-timeline",
      "store the timeline in the file, so that 'diff' can report what moved (GIF; APNGs always do)"),
  ]

  static let names = commandLine.map(\.name)

  /// - Parameter appearance: selects the variant of the matte colour.
  /// - Throws: a usage error for values out of range.
  init(_ arguments: Arguments, appearance: SceneOptions.Appearance) throws(Failure) {
    self.init()
    if let dither = try arguments.choice("dither", of: Dither.self) { self.dither = dither }
    if let colors = try arguments.integer("colors", in: 2...256) { maxColors = colors }
    if let quality = try arguments.integer("quality", in: 1...100) { self.quality = quality }
    if let lossy = try arguments.integer("lossy", in: 0...200) { self.lossy = lossy }
    if let text = arguments.value("matte") {
      guard let color = Color.parsing(text, appearance: appearance) else {
        throw .usage("'--matte \(text)': unknown colour")
      }
      guard color.alpha >= 1 else {
        throw .usage(
          "'--matte \(text)': the matte must be opaque (alpha is \(color.alpha.shortText))")
      }
      matte = PremultipliedColor(color)
    }
    isExact = arguments.has("exact")
  }
}
