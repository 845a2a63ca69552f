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

  /// Every form is held to the definition, and so to all others.
  private func check(_ first: [UInt32], _ second: [UInt32], _ kernels: Kernels) {
    let places = first.indices
    let apart = places.map { index in
      zip(components(first[index]), components(second[index])).map { abs($0 - $1) }
    }
    for limit in [0, 1, 4, 127, 254, 255] {
      let beyond = PixelRuns.beyond(UInt8(limit), first.span, second.span, kernels: kernels)
      let expected = places.filter { apart[$0][..<3].contains { $0 > limit } || apart[$0][3] > 0 }
      #expect(Array(beyond.bits) == expected)
    }
    let changes = PixelRuns.changes(first.span)
    #expect(Array(changes.bits) == places.dropFirst().filter { first[$0] != first[$0 - 1] })
    let spread = PixelRuns.spread(first.span, second.span, kernels: kernels)
    #expect(spread.isNone == (first == second))
    #expect(Int(spread.color) == apart.map { $0[..<3].max() ?? 0 }.max())
    #expect(Int(spread.alpha) == apart.map { $0[3] }.max())
    guard first != second else { return }
    let reached = places.map { index in
      zip(components(first[index]), components(second[index])).prefix(3).map(min).max() ?? 0
    }
    #expect(Int(spread.brightness) == reached.min())
  }

  @Test(arguments: [1, 2, 15, 16, 17, 40, 63, 64], Kernels.available)
  func `runs are told what their pixels are`(count: Int, kernels: Kernels) {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<60 {
      let first = run(count, near: nil, &random)
      check(first, run(count, near: first, &random), kernels)
    }
  }

  @Test(arguments: [1, 31, 64], Kernels.available)
  func `the farthest and the nearest pixels are told at every place`(
    count: Int, kernels: Kernels
  ) {
    let extremes: [UInt32] = [0, .max, 0xFF00_0000, 0x00FF_FFFF, 0x0000_00FF, 0x8080_8080]
    for color in extremes {
      let even = Array(repeating: color, count: count)
      check(even, even, kernels)
      for other in extremes {
        check(even, Array(repeating: other, count: count), kernels)
        // One pixel that is not as the others: the first, one inside, the last.
        for place in Set([0, count / 2, count - 1]) {
          var odd = even
          odd[place] = other
          check(even, odd, kernels)
        }
      }
    }
  }

  @Test func `numbers above a limit are told`() {
    let some: [Float] = [0, 0.5, Float(0.5).nextUp, Float(0.5).nextDown, -1, 2, .infinity]
    for limit in [0, 0.5, 2, .infinity] as [Float] {
      let numbers = (0..<64).map { some[$0 * $0 % some.count] }
      let above = PixelRuns.above(limit, numbers.span)
      #expect(Array(above.bits) == numbers.indices.filter { numbers[$0] > limit })
    }
  }

  @Test(arguments: [3, 4, 10, 65, 66, 67], Kernels.available)
  func `flat pixels have three neighbours like them`(width: Int, kernels: Kernels) {
    var random = SeededGenerator(seed: UInt64(width))
    let detector = AntialiasingDetector(width: width, height: 5)
    for colors in [1, 2, 3, 6] as [UInt32] {
      let picture = (0..<width * 5).map { _ in UInt32.random(in: 0..<colors, using: &random) }
      for y in 1...3 {
        let columns = 1..<min(width - 1, 65)
        let flat = PixelRuns.flat(
          picture.span, at: y * width + 1, width: width, count: columns.count,
          kernels: kernels)
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
