import AnimCodecs
import AnimExport
import AnimInspect
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimSVG
import AnimScenes
import AnimText
import AnimTiming

/// A reader of untrusted files or texts. Any bytes give a value or a typed error.
///
/// `scripts/fuzz` runs each reader with libFuzzer, and `CorpusTests` runs it with the inputs that libFuzzer found.
package enum FuzzReader: String, CaseIterable, Sendable {
  case scene, gif, png, jpeg, webp, svg, profile, color, font, facts, text, curve, path

  /// Reads `input` and uses the value.
  package func read(_ input: [UInt8]) {
    switch self {
    case .scene: readScene(input)
    case .gif:
      readGIF(input)
      readPicture(input)
    case .png:
      readPNG(input)
      readPicture(input)
    case .jpeg:
      readInfo(input)
      readPicture(input)
    case .webp:
      readInfo(input)
      readPicture(input)
    case .svg: readIcon(input)
    case .profile: _ = (try? ColorProfile(icc: input)).flatMap { ProfileConversion($0) }
    case .color: _ = Color(css: String(decoding: input, as: UTF8.self))
    case .font: readFont(input)
    case .facts: readFacts(input)
    case .text: readText(input)
    case .curve: readCurve(input)
    case .path: readPath(input)
    }
  }
}

private func readScene(_ input: [UInt8]) {
  guard let scene = try? SceneReader.read(input, file: "fuzz"),
    scene.size.width * scene.size.height * scene.scale * scene.scale < 1e5,
    let renderer = try? Renderer(scene: scene)
  else { return }
  _ = renderer.pixmap(at: renderer.duration / 3)
}

private func readGIF(_ input: [UInt8]) {
  guard var player = try? GIFPlayer(input, pixelLimit: 1 << 16) else { return }
  while let _ = try? player.next() {}
}

private func readPNG(_ input: [UInt8]) {
  _ = try? PNGDecoder.decode(input, pixelLimit: 1 << 16)
  guard let decoder = try? APNGDecoder(input, pixelLimit: 1 << 16) else { return }
  var player = APNGPlayer(decoder)
  while let _ = try? player.nextCanvas() {}
}

/// Reads the sizes, the frames and the texts of a file of pixels, which may be in XMP.
private func readInfo(_ input: [UInt8]) {
  _ = try? MediaInfo.read(input)
}

/// Reads an SVG picture and draws it.
private func readIcon(_ input: [UInt8]) {
  guard (try? SVGReader.read(input)) != nil else { return }
  let source = "data:image/svg+xml;base64,\(Base64.encode(input))"
  let scene = Scene(
    size: Size(16, 16),
    views: [.image("icon", source: source, frame: Rect(x: 0, y: 0, width: 16, height: 16))])
  _ = try? Renderer(scene: scene).pixmap(at: 0)
}

/// Reads a picture and decodes its frames.
private func readPicture(_ input: [UInt8]) {
  guard case .sequence(let sequence)? = try? PictureDecoder.read(input, pixelLimit: 1 << 16)
  else { return }
  var canvas: Pixmap?
  for index in sequence.frames.indices.prefix(50) {
    if sequence.bases[index] == .clear { canvas = nil }
    canvas = (try? sequence.canvas(ofFrame: index, on: canvas)) ?? canvas
  }
}

private func readFont(_ input: [UInt8]) {
  var library = FontLibrary()
  guard (try? library.register(family: "Fuzz", data: input)) != nil else { return }
  // With characters that have glyphs of several colours, alone and in sequences.
  let request = TextRequest(
    "Ag fi 12 שלום 😀❤️👍🏽🇺🇳1️⃣👩‍🚀", font: FontDescription(family: "Fuzz"))
  let layout = try? Typesetter(library: library, missingGlyphs: .box).layout(request)
  for picture in layout?.parts.compactMap(\.picture) ?? [] {
    _ = try? PictureDecoder.read(picture.glyph.png, pixelLimit: 1 << 16)
  }
}

/// Lays out any text in the embedded font, and formats numbers with any format.
private func readText(_ input: [UInt8]) {
  let text = String(decoding: input, as: UTF8.self)
  if let format = try? NumberFormat(text) { _ = format.string(from: -1234.5678) }
  let typesetter = Typesetter(library: FontLibrary(), missingGlyphs: .box)
  for lines in 0...2 {
    let request = TextRequest(
      StyledText(text), alignment: .justified, numberOfLines: lines, letterSpacing: Double(lines),
      shrinking: TextShrinking(), bounds: Size(60, 40))
    _ = try? typesetter.layout(request)
  }
}

/// Reads the motion summary of a golden, and compares it with a changed copy.
private func readFacts(_ input: [UInt8]) {
  let half = input.count / 2
  let texts = [input[...], input[..<half], input[half...]].map {
    String(decoding: $0, as: UTF8.self)
  }
  let facts = texts.compactMap { MotionSummary(json: $0) }
  for old in facts {
    for new in facts { _ = SceneDifference(old, new).sentences }
  }
}

private func readCurve(_ input: [UInt8]) {
  guard let curve = try? SceneReader.curve(String(decoding: input, as: UTF8.self), file: "fuzz")
  else { return }
  _ = curve.resolved(duration: 1).value(at: 0.3)
}

/// Reads SVG path data, and writes the path as text.
private func readPath(_ input: [UInt8]) {
  guard let path = try? Path(svg: String(decoding: input, as: UTF8.self)) else { return }
  _ = try? Path(svg: path.svgPathData)
}
