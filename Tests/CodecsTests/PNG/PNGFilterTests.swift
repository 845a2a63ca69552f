import TestSupport
import Testing

@testable import Codecs

struct PNGFilterTests {
  @Test(arguments: [1, 2, 3, 4])
  func `rows are filtered as the standard says`(distance: Int) {
    var generator = SeededGenerator(seed: UInt64(distance))
    for width in [1, 2, 7, 40] {
      let stride = width * distance
      var rows: [UInt8] = []
      for _ in 0..<30 {
        // Steps from nothing to anything, so that each filter is best somewhere.
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
        let expected = PNGFilter.filter(rows, stride: stride, distance: distance, choice: choice)
        for step in [30, 7, 1] {
          var filterer = PNGFilterer(choice, stride: stride, distance: distance)
          let filtered = Swift.stride(from: 0, to: rows.count, by: step * stride).flatMap { start in
            filterer.filter(Array(rows[start..<min(start + step * stride, rows.count)]))
          }
          #expect(filtered == expected)
        }
      }
    }
  }
}
