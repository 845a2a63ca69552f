import Testing

@testable import AnimText

@Suite struct LineBreakerTests {
  @Test func `breaks equal those of ICU`() throws {
    let lines = try vectorLines("linebreak.txt")
    #expect(lines.count == 800)
    for line in lines {
      let scalars = codePoints(line.filter { $0 != "+" })
      let expected = line.split(separator: " ").map { $0.hasPrefix("+") }
      let result = LineBreaker(scalars).canBreakBefore
      #expect(result == expected, "\(line)")
    }
  }

  @Test(arguments: [
    ("The quick brown fox", "The |quick |brown |fox"), ("a  b", "a  |b"),
    ("10 000\u{A0}€", "10 |000\u{A0}€"),
    ("well-known", "well-|known"), ("-5 °C", "-5 |°C"), ("$(12.50)%", "$(12.50)%"),
    ("漢字かな", "漢|字|か|な"), ("「漢字」。", "「漢|字」。"), ("ラーメン!", "ラー|メ|ン!"),
    ("안녕 세상", "안|녕 |세|상"), ("and/or", "and/|or"), ("costs .5", "costs |.5"), ("a—b", "a|—|b"),
    ("wait…", "wait…"), ("\"quoted\" text", "\"quoted\" |text"), ("🇩🇪🇫🇷", "🇩🇪|🇫🇷"), ("👍🏽👍", "👍🏽|👍"),
    ("e\u{301}a", "e\u{301}a"), ("ab\u{200B}cd", "ab\u{200B}|cd"), ("ab\u{AD}cd", "ab\u{AD}|cd"),
  ])
  func `lines break where a reader expects it`(text: String, expected: String) {
    let scalars = Array(text.unicodeScalars)
    let breaks = LineBreaker(scalars.map(\.value)).canBreakBefore
    var marked = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if breaks[index] { marked.append("|") }
      marked.append(scalar)
    }
    #expect(String(marked) == expected)
  }
}
