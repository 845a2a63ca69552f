import Primitives
import TestSupport
import Testing

@testable import Codecs

struct AnimationFrameTests {
  /// The same change as a patch is taken: so it is the runs that the tests below end at.
  @Test func `a second patch is taken`() throws {
    let change = AnimationFrame.Content.patch(try #require(patch(of: 0xFF00_00FF)))
    try appendToAPNG(change)
    _ = try canvases(change)
  }

  @Test func `an APNG is not made of runs, whose change would be lost`() async {
    await #expect(processExitsWith: .failure) {
      let tests = AnimationFrameTests()
      guard let runs = tests.runs else { return }
      try? tests.appendToAPNG(runs)
    }
  }

  @Test func `a video is not made of runs, whose change would be lost`() async {
    await #expect(processExitsWith: .failure) {
      let tests = AnimationFrameTests()
      guard let runs = tests.runs else { return }
      _ = try? tests.canvases(runs)
    }
  }

  @Test func `a frame of no time is none`() async {
    await #expect(processExitsWith: .failure) {
      _ = AnimationFrame(.same, duration: 0)
    }
  }

  private var rect: IntRect? { IntRect(width: 1, height: 1) }

  private func patch(of pixel: UInt32) -> AnimationFrame.Patch? {
    rect.map { AnimationFrame.Patch(rect: $0, pixmap: pixmap(of: pixel)) }
  }

  private func pixmap(of pixel: UInt32) -> Pixmap {
    Pixmap(width: 1, height: 1, pixels: [pixel])
  }

  /// A white pixel that becomes red.
  private var runs: AnimationFrame.Content? {
    rect.flatMap {
      FrameComparer(GIFOptions()).content(
        of: pixmap(of: 0xFF00_00FF), in: $0, over: [0xFFFF_FFFF], hasContinuousTone: false)
    }
  }

  private func frames(_ second: AnimationFrame.Content) -> [AnimationFrame] {
    [
      AnimationFrame(patch: patch(of: 0xFFFF_FFFF), duration: 1),
      AnimationFrame(second, duration: 1),
    ]
  }

  private func appendToAPNG(_ second: AnimationFrame.Content) throws {
    var encoder = try APNGEncoder(
      width: 1, height: 1, tickDuration: try TickDuration(numerator: 1, denominator: 30),
      sink: MemorySink())
    try encoder.append(frames(second))
    try encoder.finish()
  }

  private func canvases(_ second: AnimationFrame.Content) throws -> [Pixmap] {
    var canvases = CanvasSequence(bounds: try #require(rect))
    return frames(second).map { canvases.next($0) }
  }
}
