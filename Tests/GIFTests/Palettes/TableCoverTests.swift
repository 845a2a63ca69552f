import Testing

@testable import AnimGIF

@Suite struct TableCoverTests {
  private func frame(_ colors: some Sequence<Int>, saving: Int) -> TableCover.Frame {
    TableCover.Frame(colors: Array(colors), savings: Array(repeating: saving, count: 9))
  }

  private func chosen(_ frames: [TableCover.Frame], room: Int = 255) -> Set<Int> {
    Set(TableCover(frames, colorCount: 1000, reserved: 1).choose(room: room))
  }

  @Test func `all colours are taken where there is room`() {
    let frames = (0..<5).map { frame(($0 * 50)..<($0 * 50 + 50), saving: 192) }
    #expect(chosen(frames) == Set(0..<250))
  }

  @Test func `the colour that saves most goes in first`() {
    let frames = [
      frame(0..<200, saving: 768), frame(200..<210, saving: 48), frame(210..<310, saving: 767),
    ]
    // 7.67, 4.8 and 3.84 bytes per colour: there is no room for the first one.
    #expect(chosen(frames, room: 120) == Set(200..<310))
  }

  @Test func `frames of the same colours count together`() {
    let twice = [frame(0..<100, saving: 400), frame((0..<100).reversed(), saving: 400)]
    #expect(chosen(twice + [frame(100..<200, saving: 700)], room: 100) == Set(0..<100))
  }

  @Test func `frames of almost the same colours count together`() {
    // Each of them saves less per colour than the last frame, but together they save more, and leave no room for that
    // frame.
    let alike = (0..<5).map { frame(Array(0..<200) + [200 + $0], saving: 400) }
    #expect(chosen(alike + [frame(300..<400, saving: 400)]) == Set(0..<205))
    // A single one of them saves less than the other frame, which leaves no room for it.
    #expect(chosen(alike.prefix(1) + [frame(300..<400, saving: 700)]) == Set(300..<400))
  }

  @Test func `a larger table has to save what it takes itself`() {
    let first = frame(0..<127, saving: 2000)
    // Above 128 entries the table is 384 bytes larger.
    #expect(chosen([first, frame(127..<227, saving: 380)]) == Set(0..<127))
    #expect(chosen([first, frame(127..<227, saving: 390)]) == Set(0..<227))
  }

  @Test func `colours are never more than there is room for`() {
    var random = SplitMix(seed: 12)
    for _ in 0..<200 {
      let frames = (0..<Int(random.below(12))).map { _ in
        let start = Int(random.below(900))
        return frame(start..<(start + 1 + Int(random.below(99))), saving: Int(random.below(800)))
      }
      let room = 1 + Int(random.below(255))
      let all = TableCover(frames, colorCount: 1000, reserved: 1).choose(room: room)
      #expect(all.count <= room && Set(all).count == all.count)
    }
  }

  @Test(arguments: 2...8) func `codes are as long as the dictionary asks for`(codeSize: Int) {
    // By definition, each code except for the first one after a clear code makes an entry, and the width grows when the
    // next entry's number does not fit.
    var entries = 0
    var bits = 0
    for count in 0..<9000 {
      #expect(CodeWidths.bitCount(ofCodes: count, codeSize: codeSize) == bits)
      let number = (1 << codeSize) + 2 + entries
      bits += Int.bitWidth - number.leadingZeroBitCount
      entries = number == 4095 ? 0 : entries + 1
    }
  }
}
