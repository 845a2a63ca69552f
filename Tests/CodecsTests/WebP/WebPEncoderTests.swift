import AnimPrimitives
import AnimTestSupport
import Foundation
import Testing

@testable import AnimCodecs

@Suite struct WebPEncoderTests {
  private static func encoded(
    _ animation: Animation, windowSize: Int = .max, numPlays: UInt32 = 0,
    metadata: PNGMetadata = PNGMetadata(), quality: Int? = nil
  ) throws -> [UInt8] {
    let sink = MemorySink()
    let canvas = animation.frames[0].canvas
    var encoder = try WebPEncoder(
      width: canvas.width, height: canvas.height,
      tickDuration: try TickDuration(numerator: 1, denominator: 30), numPlays: numPlays,
      metadata: metadata, quality: quality, sink: sink)
    for window in animation.animationFrames.parts(of: windowSize) { try encoder.append(window) }
    try encoder.finish()
    return sink.bytes
  }

  /// The canvases and times that our decoder shows. A still picture has no time.
  private static func played(_ bytes: [UInt8]) throws -> (canvases: [Pixmap], times: [MediaTime]) {
    let file = try WebPFile(bytes)
    guard file.isAnimated else { return ([try WebPDecoder.read(bytes).pixmap], []) }
    let animation = try WebPAnimation(file, pixelLimit: 1 << 20)
    let sequence = PictureSequence(animation, orientation: .up)
    var canvases: [Pixmap] = []
    for index in sequence.frames.indices {
      var base: Pixmap?
      if case .canvas(let frame, _) = sequence.bases[index] { base = canvases[frame] }
      canvases.append(try sequence.canvas(ofFrame: index, on: base))
    }
    return (canvases, animation.delays)
  }

  @Test(arguments: Animations.all)
  func `without a quality, playing shows what was appended`(animation: Animation) throws {
    let played = try Self.played(try Self.encoded(animation))
    let areEqual = played.canvases == animation.merged.map(\.canvas)
    #expect(areEqual)
    var ticks = 0
    // Milliseconds, rounded to nearest.
    var starts = [0]
    for frame in animation.merged {
      ticks += frame.ticks
      starts.append((ticks * 1000 + 15) / 30)
    }
    let times = zip(starts, starts.dropFirst()).map { MediaTime($1 - $0, 1000) }
    #expect(played.times == (animation.merged.count == 1 ? [] : times))
  }

  private static var hasPillow: Bool {
    (try? ExternalTool("python3")?.run(["-c", "import PIL"]))?.status == 0
  }

  /// Pillow plays with libwebp's own player.
  @Test(.enabled(if: hasPillow, "Pillow is not installed"))
  func `Pillow shows the same pictures`() throws {
    let tool = try #require(ExternalTool("python3"))
    let script = """
      import sys; from PIL import Image; picture = Image.open(sys.argv[1])
      for index in range(picture.n_frames):
        picture.seek(index); sys.stdout.buffer.write(picture.convert("RGBA").tobytes())
      """
    for animation in Animations.all where animation.isOpaque {
      let output = try ExternalTool.withFile(try Self.encoded(animation), extension: "webp") {
        try tool.run(["-c", script, $0])
      }
      let expected = animation.merged.flatMap(\.canvas.pixels).flatMap { pixel in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
      let areEqual = Array(output.standardOutput) == expected
      #expect(areEqual, "\(animation.name): \(output.standardError)")
    }
  }

  @Test(arguments: Animations.all)
  func `windows do not change the file`(animation: Animation) throws {
    for quality in [nil, 80] {
      let areEqual =
        try Self.encoded(animation, windowSize: 1, quality: quality)
        == Self.encoded(animation, quality: quality)
      #expect(areEqual)
    }
  }

  /// The sum of the differences of red, green and blue.
  private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    var sum = 0
    for shift in [UInt32(0), 8, 16] {
      sum += abs(Int(one >> shift & 255) - Int(other >> shift & 255))
    }
    return sum
  }

  @Test func `a lower quality makes a smaller file that is close`() throws {
    let frames = (0..<4).map { index in
      Animation.Shown(
        canvas: Pixmap(
          width: 64, height: 64,
          pixels: (0..<4096).map { offset in
            let (x, y) = (UInt32(offset % 64), UInt32(offset / 64))
            let blue: UInt32 = 2 * x + 40 * UInt32(index)
            let green: UInt32 = 3 * y
            return 0xFF00_0000 | blue << 16 | green << 8 | (x + y)
          }), ticks: 1)
    }
    let animation = Animation(name: "gradients", frames: frames)
    let sizes = try [90, 40].map { quality in
      let bytes = try Self.encoded(animation, quality: quality)
      let canvases = try Self.played(bytes).canvases
      #expect(canvases.count == frames.count)
      var sum = 0
      for (shown, frame) in zip(canvases, frames) {
        for (one, other) in zip(shown.pixels, frame.canvas.pixels) {
          sum += Self.difference(one, other)
        }
      }
      #expect(Double(sum) / Double(4 * 4096 * 3) < 4)
      return bytes.count
    }
    #expect(sizes[1] < sizes[0])
  }

  /// libwebp leaves out frames that differ little from the last one in the file.
  @Test(arguments: [(20, 24), (80, 10)])
  func `a slow fade with a quality stays close to its end`(quality: Int, limit: Int) throws {
    let frames = (0...120).map { index in
      let level = UInt32(index) + 60
      return Animation.Shown(
        canvas: Pixmap(
          width: 32, height: 32,
          filledWith: PremultipliedColor(
            rgba: 0xFF00_0000 | level << 16 | level << 8 | level)), ticks: 1)
    }
    let bytes = try Self.encoded(Animation(name: "fade", frames: frames), quality: quality)
    let (canvases, times) = try Self.played(bytes)
    let starts = times.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1.seconds) }
    for (index, frame) in frames.enumerated() {
      let shown = starts.lastIndex { $0 <= Double(index) / 30 + 0.01 } ?? 0
      let canvas = canvases[min(shown, canvases.count - 1)]
      let error = abs(Int(canvas.pixels[500] & 255) - Int(frame.canvas.pixels[500] & 255))
      #expect(error <= limit, "frame \(index)")
    }
  }

  @Test(arguments: [UInt32(0), 1, 3, 65_535, 70_000])
  func `the number of plays is stored`(count: UInt32) throws {
    let animation = try #require(Animations.all.first)
    let info = try MediaInfo.read(try Self.encoded(animation, numPlays: count))
    #expect(info.numPlays == min(Int(count), 65_535))
  }

  @Test func `a side that the format has no bits for is refused`() {
    #expect(throws: CodecError.size(width: 16_384, height: 2, limit: 16_383)) {
      _ = try WebPEncoder(
        width: 16_384, height: 2, tickDuration: TickDuration(numerator: 1, denominator: 25),
        sink: MemorySink())
    }
  }

  @Test func `texts are read as they were written`() throws {
    let entries = [
      ("Title", "Ein <Titel> & mehr"), ("Description", "two\r\nlines, \"quoted\" 😀"),
      ("Software", "animrender 0.1.0 scene=a.json inputs=0123456789abcdef"),
      ("Comment", "timeline:eJwBAA=="),
    ].map { PNGMetadata.Entry(keyword: $0.0, text: $0.1) }
    for animation in Animations.all {
      let info = try MediaInfo.read(
        try Self.encoded(animation, metadata: PNGMetadata(entries: entries)))
      #expect(info.texts == entries)
      #expect(info.format == .webP && info.colorDescription == "lossless")
      #expect(info.frames.count == animation.merged.count)
      #expect(info.hasTransparency == !animation.isOpaque)
      #expect(info.shares.reduce(0) { $0 + $1.byteCount } == info.byteCount)
    }
  }

  @Test func `texts are found in other programs' form, too`() {
    let attributes = """
      <rdf:Description rdf:about="" xmp:CreatorTool="GIMP &#x32;.10" dc:format="image/webp">
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">A &amp; &unknown; &</rdf:li></rdf:Alt></dc:title>
      """
    #expect(
      XMPTexts.entries(in: Array(attributes.utf8)) == [
        PNGMetadata.Entry(keyword: "Title", text: "A & &unknown; &"),
        PNGMetadata.Entry(keyword: "Software", text: "GIMP 2.10"),
      ])
    for text in ["", "<dc:title>", "<dc:title></dc:titl", " dc:title=\""] {
      #expect(XMPTexts.entries(in: Array(text.utf8)) == [])
    }
  }

  @Test func `a control character in a text is refused`() {
    #expect(
      throws: CodecError.metadata(
        reason: "the text of Title has the control character U+0001, which a WebP cannot store")
    ) { try XMPTexts.packet(of: PNGMetadata(title: "a\u{1}")) }
  }
}
