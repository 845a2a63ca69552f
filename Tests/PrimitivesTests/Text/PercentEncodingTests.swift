import AnimPrimitives
import Testing

struct PercentEncodingTests {
  private func decode(_ text: String) -> [UInt8]? { PercentEncoding.decode(text[...].utf8) }

  @Test func `every byte is read in digits of both cases`() {
    for byte in 0...UInt8.max {
      #expect(decode("%" + byte.hexadecimal) == [byte])
      #expect(decode("%" + byte.hexadecimal.uppercased()) == [byte])
    }
    #expect(decode("a b+%25%2B1é") == Array("a b+%+1é".utf8))
    #expect(decode("") == [])
  }

  @Test(arguments: ["%", "%2", "a%", "%+5", "%-5", "% 5", "%5g", "%%25", "%é"])
  func `a per cent sign without two digits is refused`(text: String) {
    #expect(decode(text) == nil)
  }
}
