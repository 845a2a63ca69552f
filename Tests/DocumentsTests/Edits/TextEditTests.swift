import AnimDocuments
import Testing

/// Edits of JSON texts, byte by byte.
@Suite struct TextEditTests {
  struct Case: Sendable {
    var text: String
    var pointer: String
    var value: String
    var result: String

    init(_ text: String, _ pointer: String, _ value: String, _ result: String) {
      (self.text, self.pointer, self.value, self.result) = (text, pointer, value, result)
    }
  }

  static let replaced: [Case] = [
    Case(#"{"a":1}"#, "/a", "2", #"{"a":2}"#),
    Case(#"{ "a" : 1 , "b":2}"#, "/a", "0.62", #"{ "a" : 0.62 , "b":2}"#),
    Case(
      "{\r\n\t\"a\": 0.5,\r\n\t\"b\": 1\r\n}\r\n", "/a", "0.62",
      "{\r\n\t\"a\": 0.62,\r\n\t\"b\": 1\r\n}\r\n"),
    Case("{\"a\":\n\n  1\n}", "/a", "12", "{\"a\":\n\n  12\n}"),
    Case(#"{"list": [1, 2,3 ,  4]}"#, "/list/2", "30", #"{"list": [1, 2,30 ,  4]}"#),
    Case(
      #"{"list": [{"x": 1}, {"x": 2}]}"#, "/list/1/x", "null", #"{"list": [{"x": 1}, {"x": null}]}"#
    ),
    Case(
      #"{"//": "a \"comment\" with { , :", "a": 1}"#, "/a", "2",
      #"{"//": "a \"comment\" with { , :", "a": 2}"#),
    Case(#"{"//": "old", "a": 1}"#, "/~1~1", #""new""#, #"{"//": "new", "a": 1}"#),
    Case(#"{"a/b": {"m~n": 1}}"#, "/a~1b/m~0n", "2", #"{"a/b": {"m~n": 2}}"#),
    Case(#"{"a": "x\u00e4\"\\y", "b": 1}"#, "/a", #""z""#, #"{"a": "z", "b": 1}"#),
    Case(#"{"ä€😀": 1, "b": 2}"#, "/ä€😀", "3", #"{"ä€😀": 3, "b": 2}"#),
    Case(#"{"\u0061": 1}"#, "/a", "2", #"{"\u0061": 2}"#),
    Case(#"{"a": 1e3}"#, "/a", "-0.5", #"{"a": -0.5}"#),
    Case(
      #"{"a": [1, 2]}"#, "/a", #"{ "spring": { "dampingRatio": 0.8 } }"#,
      #"{"a": { "spring": { "dampingRatio": 0.8 } }}"#),
    Case(#"{"a": true }"#, "/a", "false", #"{"a": false }"#),
    Case("\n\n {\"a\": 1}  \n\n", "/a", "2", "\n\n {\"a\": 2}  \n\n"),
    Case("[1,\t2]", "/1", "3", "[1,\t3]"),
  ]

  static let added: [Case] = [
    Case(#"{"a":1}"#, "/b", "2", #"{"a":1,"b":2}"#),
    Case(#"{ "a": 1 }"#, "/b", "2", #"{ "a": 1, "b": 2 }"#),
    Case(#"{ "a" : 1 }"#, "/b", "2", #"{ "a" : 1, "b" : 2 }"#),
    Case("{\n  \"a\": 1\n}\n", "/b", "2", "{\n  \"a\": 1,\n  \"b\": 2\n}\n"),
    Case("{\r\n\t\"a\":\t1\r\n}", "/b", "2", "{\r\n\t\"a\":\t1,\r\n\t\"b\":\t2\r\n}"),
    Case("{\n  \"a\": 1,\n  \"b\": 2\n}", "/c", "3", "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}"),
    Case("{ \"a\": 1\n, \"b\": 2\n}", "/c", "3", "{ \"a\": 1\n, \"b\": 2\n, \"c\": 3\n}"),
    Case(
      "{ \"a\": 1, \"b\": 2,\n  \"c\": 3, \"d\": 4 }", "/e", "5",
      "{ \"a\": 1, \"b\": 2,\n  \"c\": 3, \"d\": 4, \"e\": 5 }"),
    Case("{}", "/a", "1", #"{ "a": 1 }"#),
    Case("{ \n }", "/a", "1", #"{ "a": 1 }"#),
    Case(#"{"a": {}}"#, "/a/b", "1", #"{"a": { "b": 1 }}"#),
    Case(#"{"a": [ {"x":1}, {"x":2} ]}"#, "/a/0/y", "3", #"{"a": [ {"x":1,"y":3}, {"x":2} ]}"#),
    Case(#"{"a": 1}"#, "/~1~1", #""note""#, #"{"a": 1,"//": "note"}"#),
    Case(#"{"a": 1, "//": "last"}"#, "/b", "2", #"{"a": 1, "//": "last", "b": 2}"#),
    Case(#"{"a":1, "//": "x" ,"b":2}"#, "/c", "3", #"{"a":1, "//": "x" ,"b":2 ,"c":3}"#),
    Case(#"{"a": 1}"#, "/q\"t", "2", #"{"a": 1,"q\"t": 2}"#),
    Case(#"{"a": [1, 2] }"#, "/b", "[3]", #"{"a": [1, 2],"b": [3] }"#),
  ]

  @Test(arguments: replaced + added)
  func `an edit changes only its own bytes, and its inverse restores them`(test: Case) throws {
    let bytes = Array(test.text.utf8)
    let edit = try TextEdit.setting(
      try #require(JSONPointer(test.pointer)), to: test.value, in: bytes)
    let changed = try #require(edit.applied(to: bytes))
    #expect(String(decoding: changed, as: UTF8.self) == test.result)
    #expect(edit.inverse(in: bytes).applied(to: changed) == bytes)
    let root = try #require(JSONReader.read(changed, keepsComments: true).root)
    #expect(JSONPointer(test.pointer)?.value(in: root) != nil)
  }

  @Test func `a value that is not JSON is refused`() {
    for value in ["", "1, 2", "{", "nonsense", "1 2", "\"a"] {
      #expect(throws: TextEdit.Fault.value) {
        _ = try TextEdit.setting(JSONPointer(["a"]), to: value, in: Array("{}".utf8))
      }
    }
  }

  @Test func `a place without an object is refused`() {
    for tokens in [["a", "b"], ["list", "3"], ["none", "x"]] {
      let pointer = JSONPointer(tokens)
      #expect(throws: TextEdit.Fault.place(pointer)) {
        _ = try TextEdit.setting(pointer, to: "1", in: Array(#"{"a": 1, "list": [1]}"#.utf8))
      }
    }
  }

  @Test func `a document with an error is refused`() {
    #expect(throws: TextEdit.Fault.document) {
      _ = try TextEdit.setting(JSONPointer(["a"]), to: "1", in: Array("{".utf8))
    }
  }

  @Test func `a range outside of the text is refused`() {
    #expect(TextEdit(range: 3..<5, replacement: []).applied(to: [1, 2, 3, 4]) == nil)
  }
}

extension TextEdit {
  /// The change that restores the text before this one, as the page of the preview computes it.
  ///
  /// - Parameter bytes: the text before the change.
  fileprivate func inverse(in bytes: [UInt8]) -> TextEdit {
    TextEdit(
      range: range.lowerBound..<range.lowerBound + replacement.count,
      replacement: Array(bytes[range]))
  }
}
