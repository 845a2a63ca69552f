import Testing

@testable import AnimDocuments

@Suite struct DiagnosticTests {
  private func diagnostic(_ text: String, at range: Range<Int>, hint: String? = nil) -> Diagnostic {
    let sources = SourceMap(SourceFile(name: "card.json", bytes: Array(text.utf8)))
    return sources.diagnostics(for: [Problem("a fault", at: Place(range), hint: hint)])[0]
  }

  @Test func `a diagnostic is printed as compilers do`() {
    let text = "{\n  \"cornerRaduis\": 16\n}"
    #expect(
      diagnostic(text, at: 4..<18, hint: "did you mean `cornerRadius`?").formatted(color: false)
        == """
        card.json:2:3: error: a fault
          2 |   "cornerRaduis": 16
            |   ^~~~~~~~~~~~~~
        hint: did you mean `cornerRadius`?
        """)
  }

  @Test func `colours surround the text and do not change it`() {
    let plain = diagnostic("{}", at: 0..<1, hint: "so")
    let colored = plain.formatted(color: true)
    #expect(colored.contains("\u{1B}[31merror:"))
    #expect(
      colored.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain.formatted(color: false))
  }

  @Test func `columns are counted in characters and carets in columns of a terminal`() {
    let text = "[\"é👍🏽日本\", x]"
    let place = text.utf8.count - 2
    let diagnostic = diagnostic(text, at: place..<(place + 1))
    #expect(diagnostic.column == 10)
    #expect(diagnostic.excerpt.text == text)
    #expect(diagnostic.excerpt.underline == String(repeating: " ", count: 12) + "^")
  }

  @Test func `tabs become spaces, and control characters are seen`() {
    let diagnostic = diagnostic("\t\u{1}\u{1B}[31m\rx", at: 8..<9)
    #expect(diagnostic.excerpt == .init(text: " ␁␛[31m␍x", underline: "        ^"))
    #expect(diagnostic.column == 9)
  }

  /// Continuous integration systems trim lines, and then execute `::` commands.
  @Test func `no line begins with what the file says`() {
    let text = String(repeating: "\n", count: 99) + "  ::error::x ##[error]y"
    let lines = diagnostic(text, at: 101..<103).formatted(color: false).split(separator: "\n")
    #expect(
      lines == [
        "card.json:100:3: error: a fault", "  100 |   ::error::x  #[error]y", "      |   ^~",
      ])
  }

  @Test func `lines end with a line feed, with or without a carriage return`() {
    let diagnostic = diagnostic("[\r\n1,\r\n2]", at: 7..<8)
    #expect(diagnostic.line == 3)
    #expect(diagnostic.column == 1)
    #expect(diagnostic.excerpt.text == "2]")
  }

  @Test func `a range that continues in the next line is marked to the line's end`() {
    #expect(diagnostic("{ \"a\": [\n1] }", at: 7..<11).excerpt.underline == "       ^")
  }

  @Test func `a place at the end of the text has a line`() {
    let diagnostic = diagnostic("{\n", at: 2..<2)
    #expect(diagnostic.line == 2)
    #expect(diagnostic.column == 1)
    #expect(diagnostic.formatted(color: false) == "card.json:2:1: error: a fault")
  }

  @Test func `a long line is cut around the place`() {
    let text = String(repeating: "a", count: 100_000) + "X" + String(repeating: "b", count: 100_000)
    let diagnostic = diagnostic(text, at: 100_000..<100_001)
    #expect(diagnostic.column == 100_001)
    #expect(diagnostic.excerpt.text.count == 102)
    #expect(diagnostic.excerpt.text.hasPrefix("…a") && diagnostic.excerpt.text.hasSuffix("b…"))
    let caret = diagnostic.excerpt.underline.count - 1
    #expect(Array(diagnostic.excerpt.text)[caret] == "X")
  }

  @Test func `a line that fits is shown whole`() {
    let text = String(repeating: "a", count: 99) + "X"
    let diagnostic = diagnostic(text, at: 99..<100)
    #expect(diagnostic.excerpt.text == text)
    #expect(diagnostic.excerpt.underline.count == 100)
  }

  @Test func `diagnostics come in the order of the text`() {
    let sources = SourceMap(SourceFile(name: "a", bytes: Array("[1,\n2,\n3]".utf8)))
    let problems = [7, 1, 4, 1].enumerated().map { Problem("\($0)", at: Place($1..<($1 + 1))) }
    let diagnostics = sources.diagnostics(for: problems)
    #expect(diagnostics.map(\.message) == ["1", "3", "2", "0"])
    #expect(diagnostics.map(\.line) == [1, 1, 2, 3])
    #expect(diagnostics.map(\.column) == [2, 2, 1, 1])
  }
}
