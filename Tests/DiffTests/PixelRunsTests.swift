import TestSupport
import Testing

@testable import Diff

@Suite struct PixelRunsTests {
  private func components(_ pixel: UInt32) -> [Int] {
    [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
  }

  /// Few colours, so that many are equal, or neighbours of another run's.
  private func run(_ count: Int, near other: [UInt32]?, _ random: inout SeededGenerator) -> [UInt32]
  {
    (0..<count).map { index in
      guard let other else { return UInt32.random(in: 0...3, using: &random) &* 0x5570_0301 }
      let change = UInt32(1) << UInt32.random(in: 0..<32, using: &random)
      return Int.random(in: 0..<4, using: &random) == 0 ? other[index] ^ change : other[index]
    }
  }

  @Test(arguments: [1, 2, 15, 16, 17, 40, 63, 64])
  func `runs are told what their pixels are`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<60 {
      let first = run(count, near: nil, &random)
      let second = run(count, near: first, &random)
      let places = first.indices
      let apart = places.map { index in
        zip(components(first[index]), components(second[index])).map { abs($0 - $1) }
      }
      for limit in [0, 1, 4, 127, 255] {
        let beyond = PixelRuns.beyond(UInt8(limit), first.span, second.span)
        let expected = places.filter { apart[$0][..<3].contains { $0 > limit } || apart[$0][3] > 0 }
        #expect(Array(beyond.bits) == expected)
      }
      let changes = PixelRuns.changes(first.span)
      #expect(Array(changes.bits) == places.dropFirst().filter { first[$0] != first[$0 - 1] })
      let spread = PixelRuns.spread(first.span, second.span)
      #expect(Int(spread.color) == apart.map { $0[..<3].max() ?? 0 }.max())
      #expect(Int(spread.alpha) == apart.map { $0[3] }.max())
      guard first != second else { continue }
      let reached = places.map { index in
        zip(components(first[index]), components(second[index])).prefix(3).map(min).max() ?? 0
      }
      #expect(Int(spread.brightness) == reached.min())
    }
  }

  @Test(arguments: [3, 4, 10, 65, 66, 67])
  func `flat pixels have three neighbours like them`(width: Int) {
    var random = SeededGenerator(seed: UInt64(width))
    let detector = AntialiasingDetector(width: width, height: 5)
    for colors in [1, 2, 3, 6] as [UInt32] {
      let picture = (0..<width * 5).map { _ in UInt32.random(in: 0..<colors, using: &random) }
      for y in 1...3 {
        let columns = 1..<min(width - 1, 65)
        let flat = PixelRuns.flat(
          picture.span, at: y * width + 1, width: width, count: columns.count)
        let expected = columns.filter { detector.isFlat($0, y, picture.span) }
        #expect(flat.bits.map { $0 + 1 } == expected)
      }
    }
  }

  @Test func `bits are told from the lowest to the highest`() {
    #expect(Array(UInt64(0).bits) == [])
    #expect(Array(UInt64.max.bits) == Array(0..<64))
    #expect(Array((UInt64(1) << 63 | 5).bits) == [0, 2, 63])
  }
}
