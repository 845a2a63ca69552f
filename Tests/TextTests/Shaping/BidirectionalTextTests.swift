import Testing

@testable import AnimText

@Suite struct BidirectionalTextTests {
  @Test func `levels equal those of ICU`() throws {
    let lines = try vectorLines("bidi.txt")
    #expect(lines.count == 600)
    for line in lines {
      let fields = line.split(separator: ";")
      let direction: BidirectionalText.Direction? =
        switch fields[0] {
        case "0": .leftToRight
        case "1": .rightToLeft
        default: nil
        }
      let scalars = codePoints(fields[1])
      let expected = fields[3].split(separator: " ").compactMap { UInt8($0) }
      let result = BidirectionalText(scalars, direction: direction)
      #expect(result.isRightToLeft == (fields[2] == "1"), "\(line)")
      // Characters that rule X9 removes are invisible, so their level is not checked.
      let kept = scalars.indices.filter { !BidiClass(of: scalars[$0]).isRemoved }
      #expect(kept.map { result.levels[$0] } == kept.map { expected[$0] }, "\(line)")
    }
  }

  @Test func `deep nesting overflows as defined`() {
    let deep = Array(repeating: UInt32(0x202B), count: 200) + [0x61]
    #expect(BidirectionalText(deep).levels.last == 126)
    let isolates = Array(repeating: UInt32(0x2067), count: 100_000) + [0x5D0]
    #expect(BidirectionalText(isolates).levels.count == 100_001)
  }

  @Test func `brackets follow the text that they enclose`() {
    // א(ב)ג: the pair is right-to-left, like the text around it.
    let text = BidirectionalText([0x5D0, 0x28, 0x5D1, 0x29, 0x5D2])
    #expect(text.levels == [1, 1, 1, 1, 1])
    // a (ב) c: the brackets belong to the text around them.
    let other = BidirectionalText([0x61, 0x28, 0x5D1, 0x29, 0x63])
    #expect(other.levels == [0, 0, 1, 0, 0])
  }
}
