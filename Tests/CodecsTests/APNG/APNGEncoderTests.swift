import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

struct APNGEncoderTests {
  @Test(arguments: Animations.all)
  func `playing shows what was appended, each frame exactly as long as was asked for`(
    animation: Animation
  ) throws {
    let decoder = try APNGDecoder(try animation.encoded())
    var player = APNGPlayer(decoder)
    var shown: [Pixmap] = []
    while let canvas = try player.nextCanvas() { shown.append(canvas) }
    let areEqual = shown == animation.merged.map(\.canvas)
    #expect(areEqual)
    #expect(decoder.frames.map(\.delay.seconds) == animation.merged.map { Double($0.ticks) / 30 })
  }

  @Test(arguments: Animations.all)
  func `windows and jobs do not change the file`(animation: Animation) throws {
    let whole = try animation.encoded()
    let areEqual = [
      try animation.encoded(windowSize: 1) == whole,
      try animation.encoded(windowSize: 3, jobs: 4) == whole,
    ]
    #expect(areEqual == [true, true])
  }

  @Test(.enabled(if: ExternalTool("pngcheck") != nil, "pngcheck is not installed"))
  func `the chunks are as pngcheck wants them`() throws {
    let tool = try #require(ExternalTool("pngcheck"))
    for animation in Animations.all {
      let output = try ExternalTool.withFile(try animation.encoded(), extension: "png") {
        try tool.run(["-v", $0])
      }
      #expect(output.status == 0, "\(animation.name): \(output.standardError)")
    }
  }

  /// FFmpeg distinguishes stills from animations by the first two kilobytes of a file.
  @Test(.enabled(if: ExternalTool("ffprobe") != nil, "ffmpeg is not installed"))
  func `long texts do not make it a still picture for ffmpeg`() throws {
    let tool = try #require(ExternalTool("ffprobe"))
    let animation = try #require(Animations.all.first { $0.merged.count > 1 })
    let bytes = try animation.encoded(
      metadata: PNGMetadata(title: String(repeating: "long ", count: 2000)))
    let output = try ExternalTool.withFile(bytes, extension: "apng") {
      try tool.run([
        "-v", "error", "-count_frames", "-show_entries", "stream=codec_name,nb_read_frames", "-of",
        "csv=p=0", $0,
      ])
    }
    #expect(
      String(decoding: output.standardOutput, as: UTF8.self)
        .hasPrefix("apng,\(animation.merged.count)"))
  }

  @Test(.enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"))
  func `ffmpeg shows the same pictures`() throws {
    let tool = try #require(ExternalTool("ffmpeg"))
    for animation in Animations.all where animation.isOpaque {
      let output = try ExternalTool.withFile(try animation.encoded(), extension: "apng") {
        try tool.run([
          "-v", "error", "-f", "apng", "-i", $0, "-vsync", "passthrough", "-f", "rawvideo",
          "-pix_fmt", "rgba", "-",
        ])
      }
      let expected = animation.merged.flatMap(\.canvas.pixels).flatMap { pixel in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
      let areEqual = Array(output.standardOutput) == expected
      #expect(areEqual, "\(animation.name): \(output.standardError)")
    }
  }

  /// Pillow 13.0 shows holes where the transparent colour of greyscale marks unchanged pixels.
  @Test(arguments: [2, 255, 256], [false, true])
  func `no grey of an animation stands for clear`(count: Int, isTransparent: Bool) throws {
    let grays = (0..<UInt32(count)).map { 0xFF00_0000 | $0 * 0x01_0101 }
    let pixels = grays.reversed() + (isTransparent ? [0] : [])
    let census = ColorCensus(Pixmap(width: pixels.count, height: 1, pixels: pixels))
    for pixelCount in [10, 100, 1000, 100_000] {
      let format = PNGPixelFormat(leastForAnimation: census, pixelCount: pixelCount)
      #expect(format.colorType != .grayscale || format.key == nil)
      // A palette would take half of the file.
      if pixelCount == 1000, !isTransparent { #expect(format.colorType == .grayscale) }
    }
    let format = PNGPixelFormat(leastForAnimation: census, pixelCount: 100_000)
    let wanted: PNGColorType = count < 256 ? .palette : isTransparent ? .grayscaleAlpha : .grayscale
    #expect(format.colorType == wanted && format.hasClear == (wanted != .grayscale))
    // The palette is sorted, so that filters work on indices as well as on greys.
    #expect(format.palette == (wanted == .palette ? [0] + grays : []))
    #expect(format.isGrayRamp == (wanted == .palette))
  }

  @Test func `plays are written and 0 is for ever`() throws {
    let animation = try #require(Animations.all.first)
    #expect(try APNGDecoder(try animation.encoded(numPlays: 3)).numPlays == 3)
    #expect(try APNGDecoder(try animation.encoded()).numPlays == 0)
  }

  @Test func `a picture that stays for a day takes several frames of exact sum`() throws {
    let sink = MemorySink()
    let tick = try TickDuration(numerator: 1001, denominator: 60000)
    var encoder = try APNGEncoder(width: 2, height: 2, tickDuration: tick, sink: sink)
    let pixmap = Pixmap(width: 2, height: 2, filledWith: PremultipliedColor(.white))
    let ticks = 86_400 * 60
    try encoder.append([AnimationFrame(pixmap, duration: ticks)])
    try encoder.finish()
    let decoder = try APNGDecoder(sink.bytes)
    #expect(decoder.frames.count > 1)
    let sum = decoder.frames.reduce(0) {
      $0 + Int($1.delay.numerator) * (60000 / Int($1.delay.denominator))
    }
    #expect(sum == ticks * 1001)
    var player = APNGPlayer(decoder)
    while let canvas = try player.nextCanvas() {
      let isSame = canvas == pixmap
      #expect(isSame)
    }
  }

  @Test(arguments: [65_537, 65_539, 65_701, 131_071, 196_613])
  func `no part of a long frame is so short that browsers show it longer`(ticks: Int) throws {
    let sink = MemorySink()
    let tick = try TickDuration(numerator: 1, denominator: 60000)
    var encoder = try APNGEncoder(width: 2, height: 2, tickDuration: tick, sink: sink)
    let pixmap = Pixmap(width: 2, height: 2, filledWith: PremultipliedColor(.white))
    try encoder.append([AnimationFrame(pixmap, duration: ticks)])
    try encoder.finish()
    let info = try MediaInfo.read(sink.bytes)
    #expect(info.frames.count > 1)
    #expect(info.frames.allSatisfy { $0.duration == $0.shownDuration })
    #expect(info.duration == Double(ticks) / 60000)
  }

  @Test func `a side of 0 is refused`() throws {
    let tick = try TickDuration(numerator: 1, denominator: 30)
    #expect(throws: CodecError.size(width: 0, height: 5, limit: 1 << 24)) {
      var encoder = try APNGEncoder(width: 0, height: 5, tickDuration: tick, sink: MemorySink())
      try encoder.finish()
    }
  }
}
