import Testing

@testable import AnimDocuments

@Suite struct JSONReaderTests {
  /// The value of a text, or the text's problems.
  private func value(of text: String) -> JSONNode.Value? {
    let document = JSONReader.read(Array(text.utf8))
    return document.problems.isEmpty ? document.root?.value : nil
  }

  /// Problems as `offset+length: message (hint)`.
  private func problems(of bytes: [UInt8]) -> [String] {
    JSONReader.read(bytes).problems.map {
      "\($0.place.range.lowerBound)+\($0.place.range.count): \($0.message)"
        + ($0.hint.map { " (\($0))" } ?? "")
    }
  }

  // MARK: Values

  @Test(
    arguments: [
      ("0", 0), ("-0", -0.0), ("42", 42), ("-17", -17), ("1.5", 1.5),
      ("1e3", 1000), ("1E+2", 100), ("25e-2", 0.25), ("0.1", 0.1),
      ("123456789012345678", 123_456_789_012_345_680), ("1e22", 1e22),
      ("1e23", 1e23), ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("5e-324", .leastNonzeroMagnitude), ("1e-999", 0),
      ("0.30000000000000004", 0.300_000_000_000_000_04),
      ("9007199254740993", 9_007_199_254_740_992),
      ("1.00000000000000011102230246251565404236316680908203125", 1),
      ("0.000000000000000000000000000001", 1e-30),
    ] as [(String, Double)])
  func `numbers are the nearest doubles`(text: String, number: Double) {
    #expect(value(of: text) == .number(number))
  }

  @Test(arguments: [
    (#""""#, ""), (#""a b""#, "a b"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\uD83D\uDE00""#, "😀"), (#""é€😀""#, "é€😀"),
    (#""x\u0000y""#, "x\u{0}y"), (#""\\u0041""#, "\\u0041"),
  ])
  func `strings are what their escapes say`(text: String, string: String) {
    #expect(value(of: text) == .string(string))
  }

  @Test func `values know where they stand`() throws {
    let root = try #require(JSONReader.read(Array(" { \"a\" : [1, true] }\n".utf8)).root)
    let member = try #require(root.members?.first)
    let elements = try #require(member.node.elements)
    #expect(root.place.range == 1..<20)
    #expect(member.keyPlace.range == 3..<6)
    #expect(member.node.place.range == 9..<18)
    #expect(elements.map(\.place.range) == [10..<11, 13..<17])
  }

  @Test func `members keep their order`() throws {
    let text = "{" + (0..<40).map { "\"k\($0)\": \($0)" }.joined(separator: ",") + "}"
    let root = try #require(JSONReader.read(Array(text.utf8)).root)
    #expect(root.members?.map(\.key) == (0..<40).map { "k\($0)" })
  }

  @Test func `lists may be nested as deep as the limit and no deeper`() {
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(value(of: deep) != nil)
    #expect(
      problems(of: Array(("[" + deep + "]").utf8))
        == ["512+1: lists and objects are nested more than 512 deep"])
    let bottomless = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(problems(of: bottomless).count == 1)
  }

  @Test func `a string that begins with a dollar sign is noticed`() {
    #expect(JSONReader.read(Array(#"["$a"]"#.utf8)).needsExpansion)
    #expect(!JSONReader.read(Array(#"["a$"]"#.utf8)).needsExpansion)
  }

  @Test func `a comment is a text that is not kept`() throws {
    let root = try #require(JSONReader.read(Array(#"{"//": "why", "a": {"//": "$x"}}"#.utf8)).root)
    #expect(root.members?.map(\.key) == ["a"])
    #expect(root["a"]?.members?.isEmpty == true)
    #expect(
      problems(of: Array(#"{"//": 1, "a": 2}"#.utf8)) == ["7+1: a comment must be a text, found 1"])
    #expect(
      problems(of: Array(#"{"//": "", "//": ""}"#.utf8))
        == ["11+4: the key `//` is given twice in one object"])
  }

  // MARK: Faults

  @Test(arguments: [
    ("", "0+0: the file is empty (a scene is a JSON object: { … })"),
    (" \n\t", "0+0: the file is empty (a scene is a JSON object: { … })"),
    ("{", "0+1: the text ends inside this object (its closing `}` is missing)"),
    (#"{"a""#, "0+1: the text ends inside this object (its closing `}` is missing)"),
    (#"{"a":"#, "0+1: the text ends inside this object (its closing `}` is missing)"),
    (#"{"a":1"#, "0+1: the text ends inside this object (its closing `}` is missing)"),
    (#"{"a":1,"#, "0+1: the text ends inside this object (its closing `}` is missing)"),
    ("[1, [2", "4+1: the text ends inside this list (its closing `]` is missing)"),
    (#"["abc"#, "1+1: the string has no closing quotation mark"),
    (
      "[\"abc\n\"]",
      "1+1: the string has no closing quotation mark (write a line end in a string as \\n)"
    ),
    ("[1,]", "2+1: a comma must not come before `]` (remove it)"),
    (#"{"a":1,}"#, "6+1: a comma must not come before `}` (remove it)"),
    ("[1 2]", "3+1: expected `,` or `]` in the list, found `2`"),
    (#"{"a":1 "b":2}"#, "7+1: expected `,` or `}` in the object, found `\"`"),
    (#"{"a" 1}"#, "5+1: expected `:` after the key `a`, found `1`"),
    (#"{a: 1}"#, "1+1: expected a key in double quotes, found `a` (put keys in double quotes)"),
    ("{'a': 1}", "1+1: expected a key in double quotes, found `'` (put text in double quotes: \")"),
    ("{“a”: 1}", "1+3: expected a key in double quotes, found `“` (put text in double quotes: \")"),
    ("[«a»]", "1+2: expected a value, found `«` (put text in double quotes: \")"),
    (
      "{\u{A0}\"a\": 1}",
      "1+2: expected a key in double quotes, found U+00A0 (no-break space) "
        + "(only spaces, tabs and line ends may stand between values)"
    ),
    (
      "{\"a\":\u{200B}1}",
      "5+3: expected a value, found U+200B (zero width space) "
        + "(only spaces, tabs and line ends may stand between values)"
    ),
    (
      "{}\u{0}",
      "2+1: unexpected U+0000 (a control character) after the end of the scene "
        + "(only spaces, tabs and line ends may stand between values)"
    ),
    ("[None]", "1+4: expected a value, found `None` (did you mean `null`?)"),
    ("[undefined]", "1+9: expected a value, found `undefined` (did you mean `null`?)"),
    ("[nil]", "1+3: expected a value, found `nil` (did you mean `null`?)"),
    ("{// x\n}", "1+1: expected a key in double quotes, found `/` (JSON has no comments)"),
    ("[1 // x\n]", "3+1: expected `,` or `]` in the list, found `/` (JSON has no comments)"),
    (
      "{\"a\": 1 # x\n}", "8+1: expected `,` or `}` in the object, found `#` (JSON has no comments)"
    ),
    ("{} // x", "3+1: unexpected `/` after the end of the scene (JSON has no comments)"),
    ("[1] 2", "4+1: unexpected `2` after the end of the scene"),
    ("{} é", "3+2: unexpected `é` after the end of the scene"),
    ("[.5]", "1+1: expected a value, found `.`"),
    ("[+1]", "1+1: expected a value, found `+`"),
    ("[-]", "2+1: expected a digit after `-`, found `]`"),
    ("[1.]", "3+1: expected a digit after `.`, found `]`"),
    ("[1e]", "3+1: expected a digit in the exponent, found `]`"),
    ("[007]", "1+3: a number must not begin with 0 (remove the zero)"),
    ("[-01.5]", "1+3: a number must not begin with 0 (remove the zero)"),
    ("[1e999]", "1+5: the number is too large"),
    ("[-1e999]", "1+6: the number is too large"),
    ("[NaN]", "1+3: `NaN` is not a number in JSON"),
    ("[True]", "1+4: expected a value, found `True` (did you mean `true`?)"),
    ("[red]", "1+3: expected a value, found `red` (put text in double quotes)"),
    (#"{"a":1,"a":2}"#, "7+3: the key `a` is given twice in one object"),
    (
      #"{"é":1,"e\u0301":2}"#,
      "8+9: the key `e\u{301}` is given twice in one object (the first one has other code points, "
        + "but is the same text (canonical equivalence in Unicode))"
    ),
    (
      #"["\x"]"#,
      #"2+2: `\` must be followed by one of " \ / b f n r t u, found `x` (write \\ for a backslash)"#
    ),
    (#"["\u12"]"#, #"2+4: expected four hexadecimal digits after \u"#),
    (#"["\uD800"]"#, "2+6: half of a surrogate pair stands alone"),
    (#"["\uDC00x"]"#, "2+6: half of a surrogate pair stands alone"),
    (#"["\uD800\u0041"]"#, "2+6: half of a surrogate pair stands alone"),
    ("[\"a\u{1}b\"]", #"3+1: a string must not contain a control character (write \u0001)"#),
    ("[\"a\tb\"]", #"3+1: a string must not contain a control character (write \t)"#),
  ])
  func `a fault is reported at its place`(text: String, problem: String) {
    #expect(problems(of: Array(text.utf8)) == [problem])
  }

  @Test(
    arguments: [
      (
        [0xEF, 0xBB, 0xBF, 0x7B, 0x7D],
        "0+3: the text begins with a byte order mark (save it as UTF-8 without BOM)"
      ),
      ([0x22, 0xFF, 0x22], "1+1: the text is not valid UTF-8: 0xFF (save it as UTF-8)"),
      ([0x22, 0xC3, 0x22], "1+1: the text is not valid UTF-8: 0xC3 (save it as UTF-8)"),
      ([0x22, 0xE2, 0x82, 0x22], "1+2: the text is not valid UTF-8: 0xE2 0x82 (save it as UTF-8)"),
      (
        [0x22, 0xED, 0xA0, 0x80, 0x22], "1+1: the text is not valid UTF-8: 0xED (save it as UTF-8)"
      ),
      ([0x22, 0xC0, 0x80, 0x22], "1+1: the text is not valid UTF-8: 0xC0 (save it as UTF-8)"),
      (
        [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
        "1+1: the text is not valid UTF-8: 0xF5 (save it as UTF-8)"
      ),
      (
        [0x7B, 0x00],
        "1+1: expected a key in double quotes, found U+0000 (a control character) "
          + "(only spaces, tabs and line ends may stand between values)"
      ),
    ] as [([UInt8], String)])
  func `bytes that are not text are reported`(bytes: [UInt8], problem: String) {
    #expect(problems(of: bytes) == [problem])
  }

  @Test func `faults that do not hide later ones are reported together`() {
    let text = #"{"a": 01, "a": "\ud800", "b": 1e999, "c": [1,]}"#
    #expect(problems(of: Array(text.utf8)).count == 5)
  }
}
