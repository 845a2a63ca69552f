import Testing

@testable import Codecs

@Suite struct TableOrderTests {
  /// - Parameter runs: how much of the colours the image draws.
  private func image(_ colors: some Sequence<Int>, runs: Int = 1000) -> TableOrder.Image {
    var set = TableOrder.ColorSet()
    for color in colors { set.insert(color) }
    let bitCounts = (0...8).map { CodeWidths.bitCount(ofCodes: runs, codeSize: max(2, $0)) }
    return TableOrder.Image(colors: set, bitCounts: bitCounts)
  }

  @Test func `colours that nobody speaks for stay as they are`() {
    #expect(TableOrder.order(count: 256, reserved: 0, for: []) == Array(0..<256))
    #expect(TableOrder.order(count: 1, reserved: 1, for: [image([0])]) == [0])
  }

  @Test func `the colours of a small image come first`() {
    let order = TableOrder.order(count: 200, reserved: 1, for: [image([150, 170, 199])])
    #expect(order.prefix(3).elementsEqual([150, 170, 199]))
    #expect(order.sorted() == Array(0..<200))
  }

  @Test func `the image that gains most has the shortest codes`() {
    let images = [image(20..<23, runs: 100), image(60..<63, runs: 2000), image(80..<94, runs: 500)]
    let order = TableOrder.order(count: 120, reserved: 1, for: images)
    // Three beside the transparent index have codes of two bits, seven of three.
    #expect(Set(order.prefix(3)) == Set(60..<63))
    #expect(Set(order.prefix(7)).isSuperset(of: 20..<23))
    #expect(Set(order.prefix(31)).isSuperset(of: 80..<94))
  }

  @Test func `the order keeps all colours`() {
    var random = SplitMix(seed: 4)
    for _ in 0..<60 {
      let count = 1 + Int(random.below(255))
      let images = (0..<Int(random.below(400))).map { _ in
        let colors = (0...Int(random.below(30))).map { _ in Int(random.below(UInt64(count))) }
        return image(colors, runs: Int(random.below(9000)))
      }
      let order = TableOrder.order(count: count, reserved: 1, for: images)
      #expect(order.sorted() == Array(0..<count))
    }
  }

  @Test func `a set counts what another has not`() {
    let (left, right) = (image([0, 63, 64, 255]).colors, image([63, 200]).colors)
    #expect(
      left.count == 4 && left.countMissing(in: right) == 3 && right.countMissing(in: left) == 1)
    #expect(left.contains(64) && !left.contains(65))
  }
}
