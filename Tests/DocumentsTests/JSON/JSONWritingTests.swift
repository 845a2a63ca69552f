import Testing

@testable import AnimDocuments

struct JSONWritingTests {
  @Test func `every character is read back as it was written, and controls as escapes`() throws {
    let scalars = (0..<0x300 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    for scalar in scalars + ["\u{2028}", "\u{FFFF}", "😀"] {
      let text = "a\(Character(scalar))b"
      let quoted = text.jsonQuoted
      let document = JSONReader.read(Array(quoted.utf8))
      #expect(document.root?.string == text && document.problems.isEmpty, "\(scalar.value)")
      #expect(quoted.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
    #expect("\u{1B}\u{7F}\u{9B}\n\"\\".jsonQuoted == #""\u001b\u007f\u009b\n\"\\""#)
  }

  @Test func `numbers that JSON has not are null`() {
    #expect(1.5.json == "1.5" && (-0.0).json == "-0.0" && 1e300.json == "1e+300")
    #expect([Double.nan, .infinity, -.infinity].map(\.json) == ["null", "null", "null"])
  }

  @Test func `members keep their order in every spacing`() {
    let members: [(String, JSONText)] = [("b", 1), ("a", [2, "x"]), ("c", nil)]
    #expect(JSONText(members: members).text == #"{ "b": 1, "a": [2, "x"], "c": null }"#)
    #expect(
      JSONText(members: members, spacing: .narrow).text
        == #"{"b": 1, "a": [2, "x"], "c": null}"#)
    #expect(
      JSONText(members: [("b", 1), ("a", JSONText([2, "x"], spacing: .none))], spacing: .none).text
        == #"{"b":1,"a":[2,"x"]}"#)
    #expect(JSONText.stacked([1, 2]).text == "[1,\n2]" && JSONText.stacked([]).text == "[]")
    #expect(
      JSONText.lines(["a": .lines(members: [("b", 1)], indent: 4)]).text
        == "{\n  \"a\": {\n    \"b\": 1\n  }\n}")
  }

  @Test func `an object without members is {}, and adds nothing`() {
    let (none, one) = (JSONText(members: []), JSONText(members: [("a", 1)]))
    #expect(none.text == "{}" && JSONText.lines(members: []).text == "{}")
    #expect([none.adding(none), none.adding(one), one.adding(none)] == [none, one, one])
  }

  @Test func `shortest numbers have no fraction if they are integers`() {
    let numbers = [2, 0.5, -0.0, 1e300, .nan].map { JSONText(shortest: $0).text }
    #expect(numbers[0] == "2" && numbers[1] == "0.5" && numbers[4] == "null")
    #expect(numbers.prefix(4).allSatisfy { Double($0) != nil })
  }
}
