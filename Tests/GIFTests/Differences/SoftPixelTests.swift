import AnimCodecs
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimGIF

/// Half-transparent pixels, which GIFs cannot store.
@Suite struct SoftPixelTests {
  /// Frames with zero, zero, three and one half-transparent pixels.
  private static let frames: [[UInt32]] = [
    [0, 0, 0, 0xFF00_00FF], [0, 0, 0xFF00_00FF, 0xFF00_00FF],
    [0x0100_0000, 0x8000_0080, 0xFF00_00FF, 0xFE00_00FE], [0, 0, 0, 0x7F00_007F],
  ]

  /// Appends frames as patches of a row of four pixels.
  private func summary(
    of rows: [[UInt32]], window: Int, jobs: Int = 1, options: GIFOptions = GIFOptions()
  ) throws -> GIFSummary {
    var encoder = try GIFEncoder(
      width: 4, height: 1, loopCount: 0, options: options, jobs: jobs, sink: MemorySink())
    let frames = rows.map {
      AnimationFrame(Pixmap(width: 4, height: 1, pixels: $0), duration: 4)
    }
    for part in frames.parts(of: window) { try encoder.append(part) }
    try encoder.finish()
    return encoder.summary
  }

  @Test(arguments: [(1, 1), (4, 1), (3, 2)])
  func `the first frame with errors is reported with their number`(window: Int, jobs: Int) throws {
    let summary = try summary(of: Self.frames, window: window, jobs: jobs)
    #expect(summary.softPixels == GIFSummary.SoftPixels(frame: 2, count: 3))
    #expect(!summary.isExact)
  }

  @Test func `those that look as before once they are clear or opaque count`() throws {
    let summary = try summary(of: [[0, 0, 0, 0], [0x7F00_0000, 0, 0, 0]], window: 1)
    #expect(summary.softPixels == GIFSummary.SoftPixels(frame: 1, count: 1))
    #expect(summary.frames.count == 1)
  }

  @Test func `clear and opaque pixels are none, and on a matte there are none`() throws {
    #expect(try summary(of: Array(Self.frames.prefix(2)), window: 2).softPixels == nil)
    var options = GIFOptions()
    options.matte = PremultipliedColor(rgba: 0xFFFF_FFFF)
    options.isExact = true
    let summary = try summary(of: Self.frames, window: 2, options: options)
    #expect(summary.softPixels == nil && summary.isExact)
  }

  @Test func `exactness refuses them, and the frame is named`() throws {
    var options = GIFOptions()
    options.isExact = true
    #expect(throws: CodecError.softPixels(frame: 2, count: 3)) {
      _ = try summary(of: Self.frames, window: 4, options: options)
    }
    #expect(try summary(of: Array(Self.frames.prefix(2)), window: 2, options: options).isExact)
  }
}
