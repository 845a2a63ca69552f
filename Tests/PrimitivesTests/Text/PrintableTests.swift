import Primitives
import Testing

struct PrintableTests {
  @Test func `control characters become spaces, line feeds stay`() {
    #expect("a\u{1B}]0;title\u{07}b".printable == "a ]0;title b")
    #expect("one\ntwo\r\nthree\tfour".printable == "one\ntwo \nthree four")
    // Control Sequence Introducer in one character.
    #expect("\u{9B}31mred\u{7F}".printable == " 31mred ")
    #expect("Grüße ∞ 👍🏽 e\u{301}\u{A0}".printable == "Grüße ∞ 👍🏽 e\u{301}\u{A0}")
    #expect("".printable == "")
  }

  @Test func `a line holds no line end`() {
    #expect("one\ntwo\r\nthree\u{85}four".printableLine == "one two  three four")
    #expect("a\u{1B}]0;title\u{07}b".printableLine == "a ]0;title b")
    #expect("Grüße ∞ 👍🏽 e\u{301}\u{A0}".printableLine == "Grüße ∞ 👍🏽 e\u{301}\u{A0}")
  }

  @Test func `just C0, DEL and C1 are control characters`() {
    let found = (0..<0x3000 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter(\.isControl)
    #expect(found.map(\.value) == Array(0..<0x20) + Array(0x7F...0x9F))
  }
}
