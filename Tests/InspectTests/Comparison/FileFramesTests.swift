import AnimDiff
import AnimRendering
import AnimTestSupport
import Testing

@testable import AnimExport
@testable import AnimInspect
@testable import AnimRendering

struct FileFramesTests {
  @Test func `a GIF may say behind its images how often it plays`() throws {
    let image = TinyGIF().bytes.dropLast()
    let loop = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    let once = Array(image) + [0x3B]
    let forEver = Array(image) + loop + [0x3B]
    let comparison = try AnimationComparison(
      Frames.of(once, path: "a.gif"), Frames.of(forEver, path: "b.gif"))
    #expect(comparison.baseline.plays == 1 && comparison.candidate.plays == 0)
    #expect(comparison.kinds == [.loop])
  }
}
