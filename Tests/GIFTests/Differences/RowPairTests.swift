import Testing

@testable import AnimGIF

struct RowPairTests {
  /// Rows of few colours, so that runs and differences of all lengths occur at all offsets.
  private func forEachRow(_ body: (_ new: [UInt32], _ old: [UInt32], _ start: Int) -> Void) {
    var random = SplitMix(seed: 7)
    for length in 0..<70 {
      for colors in [1, 2, 40] as [UInt64] {
        for _ in 0..<8 {
          let start = random.below(5)
          var color: UInt32 = 0
          func pixels() -> [UInt32] {
            (0..<(start + length + 3)).map { _ in
              if random.below(colors) == 0 { color = UInt32(random.below(3)) }
              return color
            }
          }
          let new = pixels()
          let old = random.below(2) == 0 ? pixels() : new
          body(new, old, start)
        }
      }
    }
  }

  @Test func `a run begins where the colour changes, or whether it was there before`() {
    var places = Array(repeating: UInt32(0), count: 100)
    var room = places.mutableSpan
    forEachRow { new, old, start in
      let count = new.count - start - 3
      let row = RowPair(new.span, from: start, over: old.span, from: start, count: count)
      for isAllNew in [false, true] {
        let starts = (start..<(start + count)).dropFirst().filter { x in
          let isChanged = [x - 1, x].map { new[$0] != old[$0] }
          return new[x] != new[x - 1] || (!isAllNew && isChanged[0] != isChanged[1])
        }
        let found = row.findStarts(isAllNew: isAllNew, &room)
        #expect((0..<found).map { Int(room[$0]) + start } == starts)
      }
    }
  }

  @Test func `changes reach from the first to the last pixel that differs`() {
    forEachRow { new, old, start in
      let count = new.count - start - 3
      let row = RowPair(new.span, from: start, over: old.span, from: start, count: count)
      let changed = (0..<count).filter { new[start + $0] != old[start + $0] }
      let range = changed.first.flatMap { first in changed.last.map { first...$0 } }
      #expect(row.changes() == range)
    }
  }

  @Test func `times become earlier, and the amount is reported`() {
    var random = SplitMix(seed: 8)
    for length in 0..<40 {
      let before = (0..<(length + 4)).map { _ in Int32(random.below(1 << 30)) + 100 }
      var times = before
      var span = times.mutableSpan
      let sum = RowTimes.set(&span, in: 2..<(2 + length), to: 100)
      #expect(sum == before[2..<(2 + length)].reduce(0) { $0 + Int($1) - 100 })
      #expect(times[2..<(2 + length)].allSatisfy { $0 == 100 })
      #expect(times.prefix(2) == before.prefix(2) && times.suffix(2) == before.suffix(2))
    }
  }
}
