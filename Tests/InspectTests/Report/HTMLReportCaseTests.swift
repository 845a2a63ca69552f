import AnimCodecs
import AnimFiles
import AnimPrimitives
import AnimRendering
import Testing

@testable import AnimDiff
@testable import AnimExport
@testable import AnimInspect
@testable import AnimRendering

struct HTMLReportCaseTests {
  /// Grey pictures of 2 × 1 pixels for a tenth of a second each, given by their levels.
  private final class Levels: FrameStream {
    let width = 2
    let height = 1
    let plays: Int? = 0
    let isTimed: Bool
    private var levels: ArraySlice<UInt8>

    init(_ levels: [UInt8], isTimed: Bool) {
      self.levels = levels[...]
      self.isTimed = isTimed
    }

    func next() throws(ExportError) -> TimedFrame? {
      levels.popFirst().map { level in
        let color = PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
        return TimedFrame(pixmap: Pixmap(width: 2, height: 1, filledWith: color), duration: 0.1)
      }
    }
  }

  private func makeCase(
    _ baseline: [UInt8], _ candidate: [UInt8], isTimed: Bool = true
  ) throws -> HTMLReport.Case {
    func source(_ levels: [UInt8]) -> Levels { Levels(levels, isTimed: isTimed) }
    var moments: [AnimationComparison.Moment] = []
    let comparison = try AnimationComparison(source(baseline), source(candidate)) {
      shown throws(ExportError) in moments.append(shown.moment)
    }
    return try HTMLReport.Case(
      name: "levels", comparison: comparison, moments: moments, settings: [],
      baseline: source(baseline), candidate: source(candidate), tolerance: .exact)
  }

  @Test func `the report has every moment, with both pictures where they differ`() throws {
    let made = try makeCase([10, 20, 30], [10, 21, 30])
    #expect(made.outcome == .different)
    #expect(made.clauses == ["pixels: frame 2: 2 pixels in 2 × 1 at 0, 0, up to 0.004 apart"])
    #expect(made.moments.map(\.expectedFrame) == [1, 2, 3])
    #expect(made.moments.map(\.difference) == [nil, "2 pixels in 2 × 1 at 0, 0", nil])
    #expect(made.moments.map(\.bounds) == [nil, IntRect(x: 0, y: 0, width: 2, height: 1), nil])
    #expect(made.firstShown == 1)
    let pictures = try #require(made.moments[1].pictures)
    #expect(try WebPDecoder.read(pictures.expected).pixmap[0, 0].red == 20)
    #expect(try WebPDecoder.read(pictures.actual).pixmap[0, 0].red == 21)
    #expect(try WebPDecoder.read(#require(pictures.difference)).pixmap[0, 0].red == 255)
    #expect(made.moments[0].pictures?.difference == nil)
    #expect(made.embedding == nil)
  }

  @Test func `frames after the other's end are shown beside its last picture`() throws {
    let made = try makeCase([10, 20], [10, 20, 30])
    #expect(made.clauses == ["frameCount: 3, was 2", "timing: 0.3 s in all, was 0.2 s"])
    #expect(made.moments.map(\.expectedFrame) == [1, 2, 2])
    #expect(made.moments.map(\.actualFrame) == [1, 2, 3])
    #expect(made.moments.map(\.difference) == [nil, nil, "the expected one is over"])
    #expect(made.firstShown == 2)
    let pictures = try #require(made.moments[2].pictures)
    #expect(try WebPDecoder.read(pictures.expected).pixmap[0, 0].red == 20)
    #expect(try WebPDecoder.read(pictures.actual).pixmap[0, 0].red == 30)
    #expect(
      try makeCase([10, 20, 30], [10, 20]).moments.map(\.difference)
        == [nil, nil, "the actual one is over"])
  }

  @Test func `areas that are equal on both sides are reported for both`() throws {
    let made = try makeCase([10, 20, 20], [10, 20, 30])
    #expect(
      made.facts == [
        .init(name: "size", expected: "2 × 1", actual: "2 × 1"),
        .init(name: "frames", expected: "3", actual: "3"),
        .init(name: "different pictures", expected: "2", actual: "3"),
        .init(name: "duration", expected: "0.3 s", actual: "0.3 s"),
        .init(name: "plays", expected: "forever", actual: "forever"),
      ])
  }

  @Test func `pictures without times have none here`() throws {
    #expect(try makeCase([1, 2], [1, 3]).moments.map(\.duration) == [0.1, 0.1])
    #expect(try makeCase([1, 2], [1, 3], isTimed: false).moments.map(\.duration) == [nil, nil])
  }

  @Test(arguments: [0, 5, 100, 999, 1000])
  func `pictures are given up until there is room, but never the first shown`(limit: Int) {
    var thinned = HTMLReport.Case(
      name: "", outcome: .different,
      moments: (0..<100).map { index in
        .init(
          expectedFrame: index + 1, actualFrame: index + 1, start: nil, duration: nil,
          difference: "",
          pictures: .init(
            expected: Array(repeating: UInt8(index), count: 5),
            actual: Array(repeating: UInt8(index + 100), count: 5), difference: nil,
            weight: index == 40 ? 2 : 1))
      })
    thinned.thinOut(to: limit)
    let kept = thinned.moments.filter { $0.pictures != nil }
    #expect(kept.count * 10 <= max(limit, 10))
    #expect(kept.contains { $0.expectedFrame == 41 })
    #expect(kept.count == 100 || thinned.embedding != nil)
  }
}
