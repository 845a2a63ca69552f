import Primitives
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("easeOutQuadd", "easeOutQuad"), ("EASEIN", "easeIn"), ("esaeIn", "easeIn"), ("", nil),
    ("something else", nil),
  ])
  func `the nearest word is suggested if it is near`(word: String, expected: String?) {
    #expect(["easeIn", "easeOutQuad", "linear"].nearest(to: word) == expected)
  }
}
