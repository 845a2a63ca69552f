import AnimCodecs
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimGIF

extension GIFVerifier {
  /// Compares with a frame without a known change.
  mutating func compare(_ canvas: Pixmap, duration: Int) throws(CodecError) -> Difference? {
    try compare(AnimationFrame(canvas, duration: duration))
  }
}

struct GIFVerifierTests {
  /// The size of the canvas in pixels.
  private static let side = 50

  /// Frames that each change a part of the previous frame, or sometimes nothing.
  private static func frames(isTransparent: Bool) -> (canvases: [Pixmap], frames: [AnimationFrame])
  {
    var random = SplitMix(seed: 31)
    var canvas = GIFEncoderTests.noise(side, colors: 900, seed: 6)
    var canvases = [canvas]
    var frames = [AnimationFrame(canvas, duration: 3)]
    for number in 1..<30 {
      let x = random.below(40)
      let y = random.below(40)
      let rect = IntRect(x: x, y: y, width: 1 + random.below(10), height: 1 + random.below(10))
      guard number % 7 > 0, let rect else {
        canvases.append(canvas)
        frames.append(AnimationFrame(patch: nil, duration: 3))
        continue
      }
      let isClear = isTransparent && number % 3 == 0
      let pixels = (0..<rect.area).map { _ in
        isClear ? 0 : UInt32(random.below(1 << 24)) | 0xFF00_0000
      }
      let part = Pixmap(width: rect.width, height: rect.height, pixels: pixels)
      canvas.replace(rect, with: part)
      canvases.append(canvas)
      frames.append(AnimationFrame(patch: .init(rect: rect, pixmap: part), duration: 3))
    }
    return (canvases, frames)
  }

  @Test(arguments: [(8, false), (200, false), (8, true)])
  func `differences are those of whole pictures`(maxColors: Int, isTransparent: Bool) throws {
    let (canvases, frames) = Self.frames(isTransparent: isTransparent)
    var options = GIFOptions()
    options.maxColors = maxColors
    let bytes = try GIFEncoderTests.encode(canvases, options: options)
    let shown = try GIFEncoderTests.timeline(ReferenceGIF(bytes))
    let converter = OKLabConverter()
    var verifier = try GIFVerifier(bytes)
    for (number, frame) in frames.enumerated() {
      let errors = zip(shown[number * 3], canvases[number].pixels).filter { $0 != $1 }.map {
        $0 == 0 || $1 == 0
          ? 100
          : OKLab.error(
            squaredDistance: converter.convert($0).squaredDistance(to: converter.convert($1)))
      }
      let difference = try verifier.compare(frame)
      #expect((difference?.pixelCount ?? 0) == errors.count)
      #expect((difference?.largestError ?? 0) == (errors.max() ?? 0))
      let mean = errors.reduce(0, +) / Double(Self.side * Self.side)
      #expect(abs((difference?.meanError ?? 0) - mean) < 1e-9)
      #expect(!errors.isEmpty, "of so many colours some are not as given")
    }
    try verifier.finish()
  }

  @Test func `a pixel that is transparent in one picture only is as far off as possible`() throws {
    var verifier = try GIFVerifier(
      GIFEncoderTests.encode([Pixmap(width: 2, height: 1, filledWith: .clear)], duration: 4))
    let given = Pixmap(width: 2, height: 1, pixels: [0, 0xFF00_00FF])
    let difference = try verifier.compare(given, duration: 4)
    #expect(difference == .init(frame: 0, largestError: 100, meanError: 50, pixelCount: 1))
  }

  @Test func `the verifier finds few colours exact, and says how far off many are`() throws {
    for colors in [100, 3000] {
      let frames = (0..<3).map { GIFEncoderTests.noise(60, colors: colors, seed: UInt64($0)) }
      var verifier = try GIFVerifier(GIFEncoderTests.encode(frames, duration: 4))
      for (number, frame) in frames.enumerated() {
        let difference = try verifier.compare(frame, duration: 4)
        #expect((difference == nil) == (colors == 100))
        guard let difference else { continue }
        #expect(difference.frame == number)
        #expect(difference.largestError > difference.meanError && difference.meanError > 0)
      }
      try verifier.finish()
    }
  }

  @Test func `the verifier misses time that is not shown`() throws {
    let frame = GIFEncoderTests.noise(8, colors: 4, seed: 1)
    var verifier = try GIFVerifier(GIFEncoderTests.encode([frame], duration: 4))
    let difference = try verifier.compare(frame, duration: 4)
    #expect(difference == nil)
    #expect(throws: CodecError.self) { _ = try verifier.compare(frame, duration: 1) }
  }

  @Test func `the verifier, which knows the canvas, reads files of any size`() throws {
    let bytes = TinyGIF(width: 16_384, height: 16_384).bytes
    var verifier = try GIFVerifier(bytes)
    #expect(
      throws: CodecError.malformed(
        format: "GIF", reason: "it has 16384 × 16384 pixels, not as rendered")
    ) {
      _ = try verifier.compare(Pixmap(width: 1, height: 1), duration: 1)
    }
  }
}
