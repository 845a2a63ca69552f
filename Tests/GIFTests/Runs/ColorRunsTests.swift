import Testing

@testable import AnimGIF

struct ColorRunsTests {
  @Test func `very many colours are distinguished coarsely, flat ones always exactly`() {
    let flat: UInt32 = 0xFF12_3457
    var runs = ColorRuns(flatColors: ColorIndex([flat]))
    for color in 0..<(UInt32(1) << 21) { runs.append(0xFF00_0000 | color << 2, 1, true) }
    runs.append(flat, 3, true)
    runs.finish()
    #expect(runs.runs.count == 1 << 21 + 1)
    // The exact colours, at most one colour for each value of the upper five bits of three channels, and the flat
    // colour.
    #expect(runs.colors.count <= 1 << 20 + 1 << 15 + 1)
    #expect(runs.colors.last == flat)
    #expect(runs.counts.last == 3)
    #expect(runs.counts.reduce(0, +) == 1 << 21 + 3)
  }
}
