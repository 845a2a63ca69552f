import Foundation
import Testing

import AnimPrimitives

@Suite struct Base64Tests {
  private func decode(_ text: String) -> [UInt8]? { Base64.decode(text[...].utf8) }

  @Test(arguments: 0..<8)
  func `base64 is that of Foundation`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 251 &* $0 &+ 200) }
    let text = Data(bytes).base64EncodedString()
    #expect(Base64.encode(bytes) == text)
    #expect(decode(text) == bytes)
    #expect(decode(text.filter { $0 != "=" }) == bytes)
  }

  @Test func `each digit has its value, also those of addresses`() {
    let bytes = Array(UInt8.min...UInt8.max)
    let text = Base64.encode(bytes)
    #expect(Set(text.utf8) == Set(Base64.digits + [UInt8(ascii: "=")]))
    #expect(decode(text) == bytes)
    let address = text.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }
    #expect(decode(String(address)) == bytes)
  }

  @Test(arguments: ["AA A", "AA\n", "Ä", "A,", "@", "[", "`", "{"])
  func `a character that is no digit is reported`(text: String) {
    #expect(decode(text) == nil)
  }
}
