import AnimCodecs
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimGIF

/// Frames with so many runs that each frame is a group, which is compressed before the next one is read.
@Suite struct LargeFrameTests {
  private static let width = 60
  private static let height = 40

  private static func noise(seed: UInt64) -> Pixmap {
    var random = SplitMix(seed: seed)
    let pixels = (0..<width * height).map { _ in
      UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  /// Frames that include repeated, flat and partly transparent ones.
  private static let frames: [Pixmap] = {
    var clear = noise(seed: 3).pixels
    for place in 500..<900 { clear[place] = 0 }
    return [
      noise(seed: 1), noise(seed: 1), noise(seed: 2),
      Pixmap(width: width, height: height, filledWith: PremultipliedColor(rgba: 0xFF00_8040)),
      noise(seed: 3), Pixmap(width: width, height: height, pixels: clear), noise(seed: 4),
      noise(seed: 5), noise(seed: 6), noise(seed: 6),
    ]
  }()

  /// - Parameter isKnown: whether opaque frames are marked as opaque.
  private func encode(isKnown: Bool, window: Int, jobs: Int) throws -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(
      width: Self.width, height: Self.height, loopCount: 0, options: GIFOptions(), jobs: jobs,
      sink: sink)
    encoder.runLimit = 1000
    let frames = Self.frames.map { pixmap in
      let isOpaque = isKnown && pixmap.pixels.allSatisfy { $0 >> 24 == 255 }
      let patch = pixmap.bounds.map {
        AnimationFrame.Patch(rect: $0, pixmap: pixmap, hasContinuousTone: true, isOpaque: isOpaque)
      }
      return AnimationFrame(patch: patch, duration: 4)
    }
    for part in frames.parts(of: window) { try encoder.append(part) }
    try encoder.finish()
    return sink.bytes
  }

  @Test func `neither when they are compressed nor on how many threads changes a byte`() throws {
    let expected = try encode(isKnown: false, window: 1, jobs: 1)
    #expect(try ReferenceGIF(expected).images.map(\.delay) == [8, 4, 4, 4, 4, 4, 4, 8])
    for (jobs, window) in [(1, 2), (2, 1), (2, 5), (3, 2)] {
      #expect(try encode(isKnown: true, window: window, jobs: jobs) == expected)
    }
    #expect(try encode(isKnown: false, window: 10, jobs: 2) == expected)
  }

  @Test func `a run that is too long for a word becomes several`() {
    var runs = IndexRuns()
    runs.append(3, IndexRun.longest)
    runs.append(3, IndexRun.longest + 5)
    runs.append(4, 1)
    let finished = runs.finish()
    #expect(finished.map(\.length) == [IndexRun.longest, IndexRun.longest, 5, 1])
    #expect(finished.map(\.index) == [3, 3, 3, 4])
  }

  @Test func `there is room at once for rows like those that were seen`() {
    var runs: [ColorRun] = []
    runs.makeRoom(for: 3000, share: (row: 2, of: 40))
    #expect((60_000..<70_000).contains(runs.capacity))
    let capacity = runs.capacity
    runs.makeRoom(for: 60_000, share: (row: 3, of: 40))
    #expect(runs.capacity == capacity)
    // If rows have more and more runs, the capacity grows by at least a quarter.
    runs.makeRoom(for: 100_000, share: (row: 40, of: 40))
    #expect(runs.capacity >= 125_000)
  }
}
