import AnimCodecs
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimGIF

@Suite struct GIFEncoderTests {
  /// A scene of `colors` flat rectangles that move, generated from a seed.
  static func frames(
    width: Int, height: Int, count: Int, colors: Int, seed: UInt64, isTransparent: Bool = false
  ) -> [Pixmap] {
    var random = SplitMix(seed: seed)
    let palette = (0..<colors).map { _ in UInt32(random.below(1 << 24)) | 0xFF00_0000 }
    var pixels = Array(repeating: isTransparent ? 0 : UInt32(0xFFF7_F2F2), count: width * height)
    return (0..<count).map { _ in
      for _ in 0..<random.below(4) {
        let x = random.below(width)
        let y = random.below(height)
        var color = palette[random.below(colors)]
        if isTransparent && random.below(3) == 0 { color = 0 }
        for row in y..<min(height, y + 1 + random.below(9)) {
          for column in x..<min(width, x + 1 + random.below(13)) {
            pixels[row * width + column] = color
          }
        }
      }
      return Pixmap(width: width, height: height, pixels: pixels)
    }
  }

  static func encode(
    _ frames: [Pixmap], duration: Int = 3, window: Int = 5, jobs: Int = 1,
    loopCount: Int? = 0, comment: String? = nil, options: GIFOptions = GIFOptions()
  ) throws -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(
      width: frames[0].width, height: frames[0].height, loopCount: loopCount,
      comments: comment.map { [$0] } ?? [],
      options: options, jobs: jobs, sink: sink)
    for part in frames.map({ AnimationFrame($0, duration: duration) }).parts(of: window) {
      try encoder.append(part)
    }
    try encoder.finish()
    #expect(encoder.summary.byteCount == sink.bytes.count)
    return sink.bytes
  }

  /// The picture that is shown in each hundredth of a second.
  static func timeline(_ gif: ReferenceGIF) throws -> [[UInt32]] {
    zip(try gif.play(), gif.images).flatMap { canvas, image in
      Array(repeating: canvas, count: image.delay)
    }
  }

  @Test(arguments: [1, 2, 3, 16, 100, 240])
  func `few colours are stored exactly`(colors: Int) throws {
    let frames = Self.frames(width: 61, height: 47, count: 30, colors: colors, seed: UInt64(colors))
    let gif = try ReferenceGIF(Self.encode(frames))
    let shown = try Self.timeline(gif)
    #expect(shown.count == 90)
    for (number, frame) in frames.enumerated() {
      #expect(shown[number * 3] == frame.pixels && shown[number * 3 + 2] == frame.pixels)
    }
  }

  /// Noise with exactly the given number of colours.
  static func noise(_ side: Int, colors: Int, seed: UInt64) -> Pixmap {
    var random = SplitMix(seed: seed)
    let palette = (0..<colors).map {
      UInt32(truncatingIfNeeded: $0 * 65_599) & 0xFF_FFFF | 0xFF00_0000
    }
    let pixels = (0..<(side * side)).map { index in
      palette[index < colors ? index : random.below(colors)]
    }
    return Pixmap(width: side, height: side, pixels: pixels)
  }

  @Test(arguments: [255, 256])
  func `a frame of a table's colours is exact whatever came before it`(colors: Int) throws {
    let frames = [
      Self.noise(40, colors: 900, seed: 1), Self.noise(40, colors: 600, seed: 2),
      Self.noise(40, colors: colors, seed: 3), Self.noise(40, colors: colors, seed: 4),
    ]
    let shown = try Self.timeline(ReferenceGIF(Self.encode(frames)))
    #expect(shown[6] == frames[2].pixels)
    #expect(shown[9] == frames[3].pixels)
  }

  @Test(arguments: [1, 2, 3, 4])
  func `inexact pixels are drawn again where a frame can be exact, and no others`(
    seed: UInt64
  ) throws {
    let busy = Self.noise(40, colors: 1200, seed: seed)
    var calm = busy.pixels
    // Most of the noise disappears. A few of the remaining pixels had an inexact colour.
    for place in 100..<1600 { calm[place] = 0xFFEE_DDCC }
    let frames = [
      Pixmap(width: 40, height: 40, filledWith: PremultipliedColor(rgba: 0xFFEE_DDCC)), busy,
      Pixmap(width: 40, height: 40, pixels: calm),
    ]
    let gif = try ReferenceGIF(Self.encode(frames))
    let shown = try gif.play()
    #expect(shown[1] != busy.pixels && shown[2] == calm)
    let last = try #require(gif.images.last)
    #expect(last.indices.contains { $0 == last.transparent })
  }

  @Test(arguments: [(250, false), (1030, true)])
  func `errors among more colours than are distinguished are estimates`(
    side: Int, isEstimated: Bool
  ) throws {
    let frame = Self.noise(side, colors: side * side, seed: 8)
    let sink = MemorySink()
    var encoder = try GIFEncoder(
      width: side, height: side, loopCount: 0, options: GIFOptions(), jobs: 1, sink: sink)
    try encoder.append([AnimationFrame(frame, duration: 5)])
    try encoder.finish()
    #expect(encoder.summary.isEstimated == isEstimated)
    var verifier = try GIFVerifier(sink.bytes)
    let largest = try #require(try verifier.compare(frame, duration: 5)).largestError
    let isTold = abs(largest - encoder.summary.largestError) <= 1.0 / 64
    #expect(isTold || isEstimated)
  }

  @Test func `exactness is refused where a frame has too many colours, and the frame is named`() {
    var options = GIFOptions()
    options.isExact = true
    let frames = [
      Self.noise(40, colors: 100, seed: 1), Self.noise(40, colors: 100, seed: 2),
      Self.noise(40, colors: 300, seed: 3),
    ]
    // The pixels of two of the 300 colours do not change, and need only the transparent index.
    #expect(throws: CodecError.tooManyColors(frame: 2, count: 299, limit: 256)) {
      try Self.encode(frames, options: options)
    }
  }

  @Test func `a transparent canvas is stored exactly, also where it is cleared`() throws {
    let frames = Self.frames(
      width: 40, height: 33, count: 40, colors: 20, seed: 9, isTransparent: true)
    let shown = try Self.timeline(ReferenceGIF(Self.encode(frames)))
    for (number, frame) in frames.enumerated() { #expect(shown[number * 3] == frame.pixels) }
  }

  /// Transparent pixels that do not change take an entry of the table too.
  @Test(arguments: [256, 255]) func `clear pixels count among the colours`(colors: Int) throws {
    let opaque = Self.noise(40, colors: colors, seed: 5)
    var pixels = opaque.pixels
    for row in 0..<40 { pixels[row * 41] = 0 }
    var later = pixels
    later[1] = 0
    let frames = [
      Pixmap(width: 40, height: 40, pixels: pixels), Pixmap(width: 40, height: 40, pixels: later),
      opaque, Pixmap(width: 40, height: 40, pixels: later),
    ]
    var options = GIFOptions()
    let shown = try Self.timeline(ReferenceGIF(Self.encode(frames)))
    for (number, frame) in frames.enumerated() {
      let isClear = zip(shown[number * 3], frame.pixels).map { ($0 == 0) == ($1 == 0) }
      #expect(!isClear.contains(false))
    }
    options.isExact = true
    let exact = Result { try Self.encode(frames, options: options) }
    #expect(((try? exact.get()) != nil) == (colors == 255))
  }

  @Test func `windows and jobs do not change a byte`() throws {
    let frames =
      Self.frames(width: 90, height: 70, count: 25, colors: 2000, seed: 3) + [
        Self.noise(90, colors: 700, seed: 1).cropped(height: 70),
        Pixmap(width: 90, height: 70, filledWith: PremultipliedColor(rgba: 0xFF00_8040)),
      ]
    let one = try Self.encode(frames, window: 1)
    #expect(try Self.encode(frames, window: 25) == one)
    #expect(try Self.encode(frames, window: 4, jobs: 3) == one)
  }

  @Test func `equal frames become one, and its delay is theirs together`() throws {
    let frame = Pixmap(width: 5, height: 4, filledWith: PremultipliedColor(rgba: 0xFF12_3456))
    let gif = try ReferenceGIF(Self.encode([frame, frame, frame], duration: 7))
    #expect(gif.images.map(\.delay) == [21])
  }

  @Test func `a delay that the format cannot hold is split`() throws {
    let frame = Pixmap(width: 5, height: 4, filledWith: PremultipliedColor(rgba: 0xFF12_3456))
    let gif = try ReferenceGIF(Self.encode([frame], duration: 131_071))
    #expect(gif.images.map(\.delay) == [65_535, 65_533, 3])
  }

  @Test(arguments: [(nil, nil), (1, nil), (0, 0), (3, 2)] as [(Int?, Int?)])
  func `the loop extension counts repetitions`(plays: Int?, loop: Int?) throws {
    let frame = Pixmap(width: 2, height: 2, filledWith: PremultipliedColor(rgba: 0xFF00_0000))
    #expect(try ReferenceGIF(Self.encode([frame], loopCount: plays)).loop == loop)
  }

  @Test func `a comment of any length is kept`() throws {
    let frame = Pixmap(width: 2, height: 2, filledWith: PremultipliedColor(rgba: 0xFF00_0000))
    let comment = String(repeating: "Überblendung ", count: 60)
    #expect(try ReferenceGIF(Self.encode([frame], comment: comment)).comment == comment)
  }
}

extension Pixmap {
  fileprivate func cropped(height: Int) -> Pixmap {
    Pixmap(width: width, height: height, pixels: Array(pixels[..<(width * height)]))
  }
}

extension AnimationFrame {
  /// A frame of a whole picture.
  init(_ pixmap: Pixmap, duration: Int) {
    self.init(patch: pixmap.bounds.map { Patch(rect: $0, pixmap: pixmap) }, duration: duration)
  }
}
