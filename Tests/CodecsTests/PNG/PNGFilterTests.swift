import AnimTestSupport
import Testing

@testable import AnimCodecs

struct PNGFilterTests {
  @Test(arguments: [1, 2, 3, 4])
  func `rows are filtered as the standard says`(distance: Int) {
    var generator = SeededGenerator(seed: UInt64(distance))
    for width in [1, 2, 7, 40] {
      let stride = width * distance
      var rows: [UInt8] = []
      for _ in 0..<30 {
        // Random steps of all sizes, so that each filter is the best one somewhere.
        let range = UInt8.random(in: 0...255, using: &generator)
        let isRepeated = rows.count >= stride && Bool.random(using: &generator)
        let above = isRepeated ? Array(rows.suffix(stride)) : [UInt8](repeating: 9, count: stride)
        rows += above.enumerated().map { index, byte in
          byte &+ UInt8(index % 256) &* (range & 3)
            &+ UInt8.random(in: 0...(range >> 3), using: &generator)
        }
      }
      let choices = [PNGFilterChoice.none, .repeats, .adaptive] + (1...4).map { .uniform($0) }
      for choice in choices {
        let filtered = [30, 7, 1].map { step in
          var filterer = PNGFilterer(choice, stride: stride, distance: distance)
          return Swift.stride(from: 0, to: rows.count, by: step * stride).flatMap { start in
            filterer.filter(Array(rows[start..<min(start + step * stride, rows.count)]))
          }
        }
        #expect(filtered[1] == filtered[0] && filtered[2] == filtered[0])
        var above = [UInt8](repeating: 0, count: stride)
        for start in Swift.stride(from: 0, to: rows.count, by: stride) {
          let row = Array(rows[start..<(start + stride)])
          let place = start / stride * (stride + 1)
          let number = Int(filtered[0][place])
          let candidates = PNGFilter.allCases.map {
            $0.apply(to: row, above: above, distance: distance)
          }
          #expect(filtered[0][place...].prefix(stride + 1).dropFirst() == candidates[number][...])
          #expect(number == expected(choice, candidates, isRepeated: row == above))
          above = row
        }
      }
    }
  }

  /// The number of the filter for a row. The candidates are in the order of their numbers.
  private func expected(
    _ choice: PNGFilterChoice, _ candidates: [[UInt8]], isRepeated: Bool
  ) -> Int? {
    switch choice {
    case .none: return 0
    case .uniform(let number): return Int(number)
    case .repeats: return isRepeated ? 2 : 0
    case .adaptive:
      if isRepeated { return 2 }
      // The first of equal candidates. The average is used only if each other filter leaves most bytes nonzero.
      let counts = candidates.map { $0.count { $0 != 0 } }
      let others = [0, 1, 2, 4].filter { counts[$0] <= candidates[0].count / 2 }
      if let least = others.map({ counts[$0] }).min() {
        return others.first { counts[$0] == least }
      }
      let bits = candidates.map { candidate in
        candidate.reduce(0) { $0 - Int8(bitPattern: $1).magnitude.leadingZeroBitCount }
      }
      return bits.min().flatMap(bits.firstIndex)
    }
  }
}
