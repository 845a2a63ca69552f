import AnimCodecs
import AnimPrimitives
import Testing

@testable import AnimGIF

@Suite struct DitherTests {
  @Test func `blue noise has each rank once`() {
    #expect(BlueNoise.shared.ranks.map { Int($0) }.sorted() == Array(0..<1024))
  }

  @Test func `neighbours of blue noise differ more than chance would make them`() {
    let side = BlueNoise.side
    var sum = 0
    for y in 0..<side {
      for x in 0..<side {
        sum += abs(BlueNoise.shared.rank(x: x, y: y) - BlueNoise.shared.rank(x: x + 1, y: y))
      }
    }
    // For random ranks the mean is a third of 1024.
    #expect(sum / (side * side) > 380)
  }

  /// A ramp of more colours than a table has.
  private func ramp(shift: Int) -> Pixmap {
    let pixels = (0..<(128 * 40)).map { place -> UInt32 in
      let x = UInt32(place % 128 + shift)
      let y = UInt32(place / 128)
      return 0xFF00_0000 | (20 + x) | (40 + y * 2) << 8 | (60 + x / 2 + y) << 16
    }
    return Pixmap(width: 128, height: 40, pixels: pixels)
  }

  private func encode(_ frames: [Pixmap], _ dither: GIFOptions.Dither) throws -> [UInt8] {
    var options = GIFOptions()
    options.dither = dither
    options.maxColors = 24
    return try GIFEncoderTests.encode(frames, options: options)
  }

  /// The average error of the mean of 8 × 8 pixels, which dithering reduces.
  private func blockError(_ shown: [UInt32], _ wanted: [UInt32]) -> Int {
    var sum = 0
    for shift in [0, 8, 16] as [UInt32] {
      for top in stride(from: 0, to: 40, by: 8) {
        for left in stride(from: 0, to: 128, by: 8) {
          var difference = 0
          for place in 0..<64 {
            let index = (top + place / 8) * 128 + left + place % 8
            difference += Int(shown[index] >> shift & 255) - Int(wanted[index] >> shift & 255)
          }
          sum += abs(difference)
        }
      }
    }
    return sum
  }

  @Test(arguments: [GIFOptions.Dither.ordered, .diffusion])
  func `a dithered ramp is closer on average than one that is not`(
    dither: GIFOptions.Dither
  ) throws {
    let frame = ramp(shift: 0)
    let plain = try ReferenceGIF(encode([frame], .none)).play()[0]
    let dithered = try ReferenceGIF(encode([frame], dither)).play()[0]
    // The error is not much smaller, because no mixture of the table's colours reaches the ends of the ramp.
    #expect(blockError(dithered, frame.pixels) * 4 < blockError(plain, frame.pixels) * 3)
  }

  /// Draws a grey square column by column in two other greys, and returns how far its mean lightness is off as a part of
  /// their difference.
  private func columnError(isPicture: Bool) throws -> Double {
    let side = 24
    let converter = OKLabConverter()
    let palette = try #require(
      Palette([0xFF90_9090, 0xFFA0_A0A0], hasTransparent: true, converter: converter))
    let grey = OKLabColors([0xFF96_9696], converter: converter)
    let mapping = ColorMapping(grey, to: palette, tolerance: OrderedDither.reach)
    var lightness = Array(repeating: 0, count: side * side)
    for column in 0..<side {
      var runs = RunBuilder()
      for place in 0..<(side * side) { runs.append(0, 1, isChanged: place % side == column) }
      let frame = FrameDelta(
        number: column, rect: try #require(IntRect(width: side, height: side)), runs: runs.runs,
        colors: grey.rgba, counts: [side], duration: 4, hasContinuousTone: isPicture,
        kind: .inexact)
      let indices = DiffusionDither(colors: grey, mapping: mapping).indices(of: frame)
        .flatMap { Array(repeating: $0.index, count: $0.length) }
      for (place, index) in indices.enumerated() where index != palette.transparentIndex {
        lightness[place] = Int(palette.labs[Int(index)].lightness)
      }
    }
    let mean = Double(lightness.reduce(0, +)) / Double(side * side)
    let step = palette.labs[2].lightness - palette.labs[1].lightness
    return abs(mean - Double(grey.labs[0].lightness)) / Double(step)
  }

  @Test func `a flat shape that moves is mixed although it changes in strips`() throws {
    #expect(try columnError(isPicture: false) < 0.06)
    #expect(try columnError(isPicture: true) > 0.15)
  }

  @Test func `a lower quality and a lossy one are smaller`() throws {
    let frames = (0..<6).map { ramp(shift: $0 * 3) }
    func size(quality: Int, lossy: Int) throws -> Int {
      var options = GIFOptions()
      options.quality = quality
      options.lossy = lossy
      return try GIFEncoderTests.encode(frames, options: options).count
    }
    let standard = try size(quality: 80, lossy: 0)
    #expect(try size(quality: 50, lossy: 0) < standard)
    #expect(try size(quality: 80, lossy: 80) < standard)
  }

  @Test func `lossy spares what could be exact, too, unless that is asked for`() throws {
    var random = SplitMix(seed: 8)
    let frames = (0..<4).map { _ in
      let pixels = (0..<(60 * 60)).map { _ in 0xFF80_4000 | UInt32(random.below(120)) }
      return Pixmap(width: 60, height: 60, pixels: pixels)
    }
    func bytes(lossy: Int, isExact: Bool) throws -> [UInt8] {
      var options = GIFOptions()
      options.lossy = lossy
      options.isExact = isExact
      return try GIFEncoderTests.encode(frames, options: options)
    }
    let exact = try bytes(lossy: 0, isExact: false)
    #expect(try ReferenceGIF(exact).play() == frames.map(\.pixels))
    #expect(try bytes(lossy: 40, isExact: false).count < exact.count)
    #expect(try ReferenceGIF(bytes(lossy: 40, isExact: true)).play() == frames.map(\.pixels))
  }

  @Test(arguments: [0, 30, 80])
  func `the reported error bounds a frame of very many runs, lossy or not`(lossy: Int) throws {
    // Steps of similar colours: more runs than the limit below which strings are always searched.
    var random = SplitMix(seed: 21)
    var value = 0
    let pixels = (0..<(150 * 130)).map { _ in
      value = min(max(value + Int(random.below(9)) - 4, 0), 255)
      return 0xFF00_0000 | UInt32(value) << 16 | UInt32(value / 2) << 8 | UInt32(255 - value)
    }
    let frame = Pixmap(width: 150, height: 130, pixels: pixels)
    var options = GIFOptions()
    options.lossy = lossy
    options.maxColors = 64
    let sink = MemorySink()
    var encoder = try GIFEncoder(
      width: 150, height: 130, loopCount: 0, options: options, jobs: 1, sink: sink)
    let patch = try #require(frame.bounds.map { AnimationFrame.Patch(rect: $0, pixmap: frame) })
    try encoder.append([AnimationFrame(patch: patch, duration: 5)])
    try encoder.finish()
    var verifier = try GIFVerifier(sink.bytes)
    let difference = try #require(try verifier.compare(frame, duration: 5))
    let told = encoder.summary.largestError
    #expect(difference.largestError <= told && told - difference.largestError <= 1.0 / 64)
    #expect(try ReferenceGIF(sink.bytes).play().count == 1)
  }
}
