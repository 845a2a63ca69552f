import AnimPrimitives
import Testing

struct PrintableTests {
  @Test func `control characters have pictures, tabs become spaces`() {
    #expect("a\u{1B}]0;title\u{07}b".pictured == "a␛]0;title␇b")
    #expect("one\ttwo\rthree\u{0}".pictured == "one two␍three␀")
    // The Control Sequence Introducer as one character.
    #expect("\u{9B}31mred\u{7F}".pictured == "\u{FFFD}31mred␡")
    #expect("Grüße ∞ 👍🏽 e\u{301}\u{A0}".pictured == "Grüße ∞ 👍🏽 e\u{301}\u{A0}")
    #expect("".pictured == "")
    let all = String(
      String.UnicodeScalarView((0..<0xA0 as Range<UInt32>).compactMap(Unicode.Scalar.init)))
    #expect(all.pictured.unicodeScalars.count == 0xA0)
    #expect(all.pictured.unicodeScalars.filter(\.isControl).isEmpty)
  }

  @Test func `text that runners obey within a line is broken`() {
    #expect("unknown key `##[error]a`".printableLine == "unknown key ` #[error]a`")
    #expect("###[a##[b ##vso[c]".printableLine == "# #[a #[b  #vso[c]")
    #expect("##FF0000 #[##v".printableLine == "##FF0000 #[##v")
    // Removing the control character joins two harmless pieces into a command, which must be removed too.
    #expect("#\u{1}#[a".printableLine == "# #[a")
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
