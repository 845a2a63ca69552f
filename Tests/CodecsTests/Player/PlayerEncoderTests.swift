import AnimPrimitives
import Testing

@testable import AnimCodecs

@Suite struct PlayerEncoderTests {
  @Test func `the page holds the smaller file, byte for byte`() throws {
    // A WebP of one picture is no animation.
    for (windows, type) in [(Self.frames, "webp"), ([Self.frames[0]], "png")] {
      let page = MemorySink()
      let tick = try TickDuration(numerator: 1, denominator: 50)
      var player = try PlayerEncoder(
        width: 7, height: 5, tickDuration: tick, title: "A <title> & \"more\"", scale: 2,
        steps: [PlayerStep(name: "a \"b", start: 0, end: 0.5)], sink: page)
      for frames in windows { try player.append(frames) }
      try player.finish()
      let files = try Self.files(of: windows, tick)
      let (apng, webP) = (files.apng.bytes, files.webP.bytes)
      #expect((files.webPDelays.count > 1 && webP.count < apng.count) == (type == "webp"))

      let text = String(decoding: page.bytes, as: UTF8.self)
      let start = try #require(text.firstRange(of: "data:image/\(type);base64,"))
      let digits = text[start.upperBound...].prefix { $0 != "\"" }
      #expect(Base64.decode(digits.utf8) == (type == "webp" ? webP : apng))
      #expect(text.contains("<title>A &lt;title&gt; &amp; &quot;more&quot;</title>"))
      #expect(text.contains("data-scale=\"2.0\" data-steps=\"0.0 0.5 a &quot;b\""))
      #expect(text.contains("alt=\"A &lt;title&gt; &amp; &quot;more&quot;\" width="))
      #expect(text.contains("width=\"4\" height=\"3\""))
      #expect(player.delays == (type == "webp" ? files.webPDelays : files.apngDelays))
    }
  }

  @Test func `a page of two appearances holds both files`() throws {
    let page = MemorySink()
    let tick = try TickDuration(numerator: 1, denominator: 50)
    var player = try PlayerEncoder(
      width: 7, height: 5, tickDuration: tick, title: "Both", scale: 1, isPaired: true, sink: page)
    for frames in Self.frames { try player.append(frames) }
    try player.beginDark()
    try player.append(Self.frames[1])
    try player.finish()
    let text = String(decoding: page.bytes, as: UTF8.self)
    let pictures = text.split(separator: ";base64,").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(
      pictures.map { Base64.decode($0.utf8) } == [
        try Self.files(of: Self.frames, tick).webP.bytes,
        try Self.files(of: [Self.frames[1]], tick).apng.bytes,
      ])
    #expect(text.contains("<img class=\"light\"") && text.contains("<img class=\"dark\""))
  }

  /// The files of both encoders.
  private static func files(of windows: [[AnimationFrame]], _ tick: TickDuration) throws -> (
    apng: MemorySink, webP: MemorySink, apngDelays: [MediaTime], webPDelays: [MediaTime]
  ) {
    let (first, second) = (MemorySink(), MemorySink())
    var apng = try APNGEncoder(width: 7, height: 5, tickDuration: tick, sink: first)
    var webP = try WebPEncoder(width: 7, height: 5, tickDuration: tick, sink: second)
    for frames in windows {
      try apng.append(frames)
      try webP.append(frames)
    }
    try apng.finish()
    try webP.finish()
    return (first, second, apng.delays, webP.delays)
  }

  @Test func `a policy's source has the hash in base64`() {
    // The hash of the empty text: FIPS 180-4.
    let hash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    #expect(PlayerPage.source(hash) == "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  }

  /// Windows of frames whose number of compressed bytes is not a multiple of three, with and without a change.
  private static let frames: [[AnimationFrame]] = (0..<5).map { index in
    guard index != 2 else { return [AnimationFrame(patch: nil, duration: 3)] }
    let pixels = (0..<35).map { 0xFF00_0000 | UInt32($0 * (index + 3) * 977) }
    return [AnimationFrame(Pixmap(width: 7, height: 5, pixels: pixels), duration: 1 + index)]
  }
}
