import AnimPrimitives
import Testing

struct HexadecimalTests {
  @Test func `numbers have two digits for each byte`() {
    #expect((0...UInt8.max).allSatisfy { UInt8($0.hexadecimal, radix: 16) == $0 })
    #expect((0...UInt8.max).allSatisfy { $0.hexadecimal.count == 2 })
    #expect(UInt8(10).hexadecimal == "0a")
    #expect(UInt16(0x1F).hexadecimal == "001f")
    #expect(UInt64(0).hexadecimal == "0000000000000000")
    #expect(UInt64.max.hexadecimal == "ffffffffffffffff")
  }
}
