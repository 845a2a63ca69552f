import AnimCodecs
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimGIF

/// Pictures with more colours than a table: 160 × 120 pixels of noise, σ about 3.
struct SteadyCanvasTests {
  private static let width = 160
  private static let height = 120

  /// A noisy ramp, with a fast bright bar above it.
  private static func frame(bar: Int?, _ random: inout SplitMix, scale: Int = 1) -> Pixmap {
    let (width, height) = (width * scale, height * scale)
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        if let bar, (bar..<(bar + 24)).contains(x) {
          pixels.append(0xFFF0_E8E0)
          continue
        }
        let noise = (0..<3).map { _ in
          random.below(5) + random.below(5) + random.below(5)
        }
        let color =
          UInt32(40 + x / 2 + Int(noise[0])) | UInt32(50 + y / 2 + Int(noise[1])) << 8
          | UInt32(80 + (x + y) / 4 + Int(noise[2])) << 16
        pixels.append(0xFF00_0000 | color)
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private static func encode(
    _ frames: [Pixmap], jobs: Int = 1, window: Int = 4, quality: Int = 80, lossy: Int = 0,
    isFlat: Bool = false, dither: GIFOptions.Dither = .auto
  ) throws -> (bytes: [UInt8], summary: GIFSummary) {
    let sink = MemorySink()
    var options = GIFOptions()
    options.quality = quality
    options.lossy = lossy
    options.dither = dither
    var encoder = try GIFEncoder(
      width: frames[0].width, height: frames[0].height, loopCount: 0, options: options, jobs: jobs,
      sink: sink)
    encoder.runLimit = 30_000
    for part in frames.parts(of: window) {
      try encoder.append(
        part.map { frame in
          let patch = frame.bounds.map {
            AnimationFrame.Patch(
              rect: $0, pixmap: frame, hasContinuousTone: !isFlat, isOpaque: true)
          }
          return AnimationFrame(patch: patch, duration: 4)
        })
    }
    try encoder.finish()
    return (sink.bytes, encoder.summary)
  }

  private static func frames() -> [Pixmap] {
    var random = SplitMix(seed: 33)
    return (0..<8).map { frame(bar: $0 < 6 ? $0 * 24 : nil, &random) }
  }

  @Test func `a fast edge over noise leaves nothing behind`() throws {
    let frames = Self.frames()
    let (bytes, summary) = try Self.encode(frames)
    for errors in try Self.errors(of: bytes, frames) {
      // The distance between the bar and the noise is 40.
      #expect(try #require(errors.max()) < 5)
      let mean = errors.reduce(0, +) / Double(errors.count)
      #expect(mean < 1)
    }
    #expect(summary.largestError < 5)
  }

  /// The errors of all pixels of each frame as 100 × OKLab distance.
  private static func errors(of bytes: [UInt8], _ frames: [Pixmap]) throws -> [[Double]] {
    let converter = OKLabConverter()
    return zip(try ReferenceGIF(bytes).play(), frames).map { shown, wanted in
      zip(shown, wanted.pixels).map { shown, wanted in
        OKLab.error(
          squaredDistance: converter.convert(shown).squaredDistance(to: converter.convert(wanted)))
      }
    }
  }

  /// A gradient without noise that moves by 1.5 pixels per frame.
  private static let ramps = (0..<8).map { frame in
    let pixels = (0..<(width * height)).map { place -> UInt32 in
      let (x, y) = (UInt32(place % width * 2 + frame * 3) / 2, UInt32(place / width))
      return 0xFF00_0000 | (40 + x) | (60 + y) << 8 | (230 - x / 2 - y) << 16
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [true, false])
  func `each step of lossy or quality makes files smaller and errors larger`(
    isNoisy: Bool
  ) throws {
    let frames = isNoisy ? Self.frames() : Self.ramps
    for dial in [
      [0, 40, 100, 200].map { (quality: 80, lossy: $0) },
      [90, 70, 45, 20].map { (quality: $0, lossy: 0) },
    ] {
      let points = try dial.map { quality, lossy in
        // Mixed rows have larger errors of pixels, and smaller ones of areas.
        let bytes = try Self.encode(frames, quality: quality, lossy: lossy, dither: .none).bytes
        let errors = try Self.errors(of: bytes, frames).joined()
        return (size: bytes.count, error: errors.reduce(0, +) / Double(errors.count))
      }
      for (point, next) in zip(points, points.dropFirst()) {
        #expect(next.size <= point.size)
        #expect(next.error >= point.error)
      }
      let (first, last) = (points[0], points[points.count - 1])
      #expect(last.size * 2 < first.size)
      #expect(last.error < 5)
    }
  }

  @Test(arguments: [true, false])
  func `a high quality with lossy lies between the default and lossy alone`(
    isNoisy: Bool
  ) throws {
    let frames = isNoisy ? Self.frames() : Self.ramps
    func point(quality: Int, lossy: Int) throws -> (size: Int, error: Double) {
      let bytes = try Self.encode(frames, quality: quality, lossy: lossy, dither: .none).bytes
      return (bytes.count, try Self.errors(of: bytes, frames).joined().reduce(0, +))
    }
    let usual = try point(quality: 80, lossy: 0)
    let lossy = try point(quality: 80, lossy: 5)
    let between = try point(quality: 90, lossy: 5)
    #expect(between.size < usual.size)
    #expect(between.error < lossy.error)
  }

  /// Soft hues in all corners, which move by a pixel per frame.
  private static let hues = (0..<4).map { frame in
    let pixels = (0..<(width * height)).map { place -> UInt32 in
      let (x, y) = (UInt32(place % width + frame), UInt32(place / width))
      let blue = 30 + (164 - x) * (y + 40) / 164
      return 0xFF00_0000 | (30 + x) | (20 + 3 * y / 2) << 8 | blue << 16
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  /// The mean error of the means of 4 × 4 pixels in a channel.
  private static func areaError(_ shown: [UInt32], _ wanted: Pixmap) -> Double {
    var sum = 0
    for shift in [0, 8, 16] as [UInt32] {
      for top in stride(from: 0, to: height, by: 4) {
        for left in stride(from: 0, to: width, by: 4) {
          let places = (0..<16).map { (top + $0 / 4) * width + left + $0 % 4 }
          let difference = places.reduce(0) {
            $0 + Int(shown[$1] >> shift & 255) - Int(wanted.pixels[$1] >> shift & 255)
          }
          sum += abs(difference)
        }
      }
    }
    return Double(sum) / Double(3 * width * height)
  }

  @Test func `rows of smooth pictures are mixed, so that there are no bands`() throws {
    func points(_ frames: [Pixmap], _ dither: GIFOptions.Dither) throws -> (Int, [Double]) {
      let bytes = try Self.encode(frames, dither: dither).bytes
      return (
        bytes.count,
        zip(try ReferenceGIF(bytes).play(), frames).map { Self.areaError($0, $1) }
      )
    }
    let (bandedSize, banded) = try points(Self.hues, .none)
    let (size, mixed) = try points(Self.hues, .auto)
    #expect(mixed.reduce(0, +) < banded.reduce(0, +) * 0.9)
    #expect(Double(size) < Double(bandedSize) * 1.35)
    // Photographs are not smooth.
    let frames = Self.frames()
    #expect(try points(frames, .auto) == points(frames, .none))
  }

  @Test func `noise is kept, so that files are smaller and steadier`() throws {
    let frames = Self.frames()
    let steady = try Self.encode(frames).bytes
    let restless = try Self.encode(frames, quality: 100).bytes
    #expect(steady.count * 100 < restless.count * 97)
    func changes(_ bytes: [UInt8]) throws -> Int {
      let shown = try ReferenceGIF(bytes).play()
      return zip(shown[6], shown[7]).count { $0 != $1 }
    }
    #expect(try changes(steady) * 10 < changes(restless) * 9)
  }

  @Test func `flat frames of very many runs are steady, and others are not`() throws {
    var random = SplitMix(seed: 33)
    for (scale, isSteady) in [(1, false), (2, true)] {
      let frames = (0..<2).map { _ in Self.frame(bar: nil, &random, scale: scale) }
      for lossy in [0, 60] {
        let flat = try Self.encode(frames, lossy: lossy, isFlat: true).bytes
        let picture = try Self.encode(frames, lossy: lossy).bytes
        if isSteady && lossy == 0 {
          // Without a search for strings, more pixels of a flat frame keep the shown colour.
          #expect(flat.count < picture.count)
        } else {
          #expect((flat == picture) == isSteady)
        }
      }
    }
  }

  @Test func `the summary has the largest error, and jobs and windows change no byte`() throws {
    let frames = Self.frames()
    let (bytes, summary) = try Self.encode(frames)
    #expect(try Self.encode(frames, jobs: 3, window: 8).bytes == bytes)
    var verifier = try GIFVerifier(bytes)
    for (frame, image) in zip(frames, summary.frames) {
      let difference = try #require(try verifier.compare(frame, duration: 4))
      #expect(abs(difference.largestError - image.largestError) <= 1.0 / 64)
      #expect(abs(difference.meanError - image.meanError) < 0.02)
    }
  }
}
