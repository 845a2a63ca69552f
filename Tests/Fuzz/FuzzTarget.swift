import Codecs
import Export
import Inspect
import Motion
import Primitives
import Render
import Scenes
import Text

/// What libFuzzer calls with each input: the first byte chooses a reader, the rest is what it reads. All
/// that may come of it is a typed error.
///
/// Run by `scripts/fuzz`; the seeded mutations of the test suites are the same idea, without coverage.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // libFuzzer lends `count` bytes for the time of the call.
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: count))
  guard let kind = bytes.first else { return 0 }
  let input = Array(bytes.dropFirst())
  switch kind % 8 {
  case 0: readScene(input)
  case 1: readGIF(input)
  case 2: readPNG(input)
  case 3: readFont(input)
  case 4: readFacts(input)
  case 5: readText(input)
  case 6: readCurve(input)
  default: readPath(input)
  }
  return 0
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

private func readFont(_ input: [UInt8]) {
  var library = FontLibrary()
  guard (try? library.register(family: "Fuzz", data: input)) != nil else { return }
  let request = TextRequest("Ag fi 12 שלום", font: FontDescription(family: "Fuzz"))
  _ = try? Typesetter(library: library, missingGlyphs: .box).layout(request)
}

/// Any text in the embedded font, and any number format.
private func readText(_ input: [UInt8]) {
  let text = String(decoding: input, as: UTF8.self)
  if let format = try? NumberFormat(text) { _ = format.string(from: -1234.5678) }
  let typesetter = Typesetter(library: FontLibrary(), missingGlyphs: .box)
  for lines in 0...2 {
    let request = TextRequest(
      text, alignment: .justified, numberOfLines: lines, letterSpacing: Double(lines),
      shrinking: TextShrinking(), bounds: Size(60, 40))
    _ = try? typesetter.layout(request)
  }
}

/// What a golden may say of its timeline, compared with itself changed.
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

/// SVG path data, and the text of the path in them.
private func readPath(_ input: [UInt8]) {
  guard let path = try? Path(svg: String(decoding: input, as: UTF8.self)) else { return }
  _ = try? Path(svg: path.svgPathData)
}
