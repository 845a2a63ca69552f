import AnimPrimitives
import Testing

@testable import AnimCodecs

@Suite struct PlayerEncoderTests {
  @Test func `the page holds the APNG, byte for byte`() throws {
    let page = MemorySink()
    let file = MemorySink()
    let tick = try TickDuration(numerator: 1, denominator: 50)
    var player = try PlayerEncoder(
      width: 7, height: 5, tickDuration: tick, title: "A <title> & \"more\"", scale: 2,
      steps: [PlayerStep(name: "a \"b", start: 0, end: 0.5)], sink: page)
    var encoder = try APNGEncoder(width: 7, height: 5, tickDuration: tick, sink: file)
    for frames in Self.frames {
      try player.append(frames)
      try encoder.append(frames)
    }
    try player.finish()
    try encoder.finish()

    let text = String(decoding: page.bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "base64,"))
    let digits = text[start.upperBound...].prefix { $0 != "\"" }
    #expect(Base64.decode(digits.utf8) == file.bytes)
    #expect(text.contains("<title>A &lt;title&gt; &amp; &quot;more&quot;</title>"))
    #expect(text.contains("data-scale=\"2.0\" data-steps=\"0.0 0.5 a &quot;b\""))
    #expect(text.contains("alt=\"A &lt;title&gt; &amp; &quot;more&quot;\" width="))
    #expect(text.contains("width=\"4\" height=\"3\""))
    #expect(player.delays == encoder.delays)
  }

  @Test func `a page of two appearances holds both APNGs`() throws {
    let page = MemorySink()
    let tick = try TickDuration(numerator: 1, denominator: 50)
    var player = try PlayerEncoder(
      width: 7, height: 5, tickDuration: tick, title: "Both", scale: 1, isPaired: true, sink: page)
    var files: [[UInt8]] = []
    for windows in [Self.frames, Self.frames.reversed()] {
      if !files.isEmpty { try player.beginDark() }
      let file = MemorySink()
      var encoder = try APNGEncoder(width: 7, height: 5, tickDuration: tick, sink: file)
      for frames in windows {
        try player.append(frames)
        try encoder.append(frames)
      }
      try encoder.finish()
      files.append(file.bytes)
    }
    try player.finish()
    let text = String(decoding: page.bytes, as: UTF8.self)
    let pictures = text.split(separator: "base64,").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(pictures.map { Base64.decode($0.utf8) } == files)
    #expect(text.contains("<img class=\"light\"") && text.contains("<img class=\"dark\""))
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
