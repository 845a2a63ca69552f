import AnimTestSupport
import Testing

@testable import AnimGIF

@Suite struct LZWEncoderTests {
  private func blocks(_ data: [UInt8]) -> [Int] {
    var result: [Int] = []
    var position = 0
    while position < data.count {
      let end = position + 1 + Int(data[position])
      result += data[(position + 1)..<end].map { Int($0) }
      position = end
    }
    return result
  }

  private func decoded(
    _ runs: [IndexRun], codeSize: Int
  ) throws -> [Int] {
    let data = LZWEncoder.encode(runs, minimumCodeSize: codeSize)
    let count = runs.reduce(0) { $0 + $1.length }
    return try ReferenceGIF.decompress(blocks(data), codeSize: codeSize, count: count)
  }

  private func expand(_ runs: [IndexRun]) -> [Int] {
    runs.flatMap { Array(repeating: Int($0.index), count: $0.length) }
  }

  @Test func `a single pixel is clear, index, end`() {
    let data = LZWEncoder.encode([IndexRun(length: 1, index: 1)], minimumCodeSize: 2)
    // The 3-bit codes 4, 1, 5, lowest bit first: 100 001 101.
    #expect(data == [2, 0b0100_1100, 0b1])
  }

  @Test(arguments: 2...8, [1, 7, 40])
  func `random runs come back`(codeSize: Int, longest: Int) throws {
    var random = SplitMix(seed: UInt64(codeSize * 10_000 + longest))
    for _ in 0..<2 {
      let runs = (0..<random.below(9000)).map { _ in
        let index = UInt8(random.below(1 << UInt64(codeSize)))
        return IndexRun(length: 1 + random.below(longest), index: index)
      }
      guard !runs.isEmpty else { continue }
      #expect(try decoded(runs, codeSize: codeSize) == expand(runs))
      let (data, indices) = LZWEncoder.encode(IndexOptions(runs, codeSize: codeSize))
      let count = expand(runs).count
      #expect(
        try ReferenceGIF.decompress(blocks(data), codeSize: codeSize, count: count) == expand(runs))
      #expect(expand(indices) == expand(runs))
    }
  }

  @Test func `a line of 65535 pixels of one colour takes few bytes`() throws {
    let runs = [IndexRun(length: 65_535, index: 3)]
    #expect(LZWEncoder.encode(runs, minimumCodeSize: 2).count < 500)
    #expect(try decoded(runs, codeSize: 2) == expand(runs))
  }
}

/// A seeded generator for all suites of this folder.
struct SplitMix {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  /// A random number from 0 to bound − 1.
  mutating func below(_ bound: Int) -> Int { generator.below(bound) }

  mutating func below(_ bound: UInt64) -> UInt64 { generator.next() % bound }
}
