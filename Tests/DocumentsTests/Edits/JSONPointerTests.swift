import AnimDocuments
import Testing

/// Source of the cases: RFC 6901 §5.
@Suite struct JSONPointerTests {
  private static let text = """
    { "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\\\j": 5, "k\\"l": 6, " ": 7, "m~n": 8,
      "//": "9" }
    """

  @Test(arguments: [
    ("/foo/0", "\"bar\""), ("/", "0"), ("/a~1b", "1"), ("/c%d", "2"), ("/e^f", "3"), ("/g|h", "4"),
    ("/i\\j", "5"), ("/k\"l", "6"), ("/ ", "7"), ("/m~0n", "8"), ("/~1~1", "\"9\""),
  ])
  func `a pointer finds a value and prints as it was read`(pointer: String, expected: String) throws
  {
    let root = try #require(JSONReader.read(Array(Self.text.utf8), keepsComments: true).root)
    let parsed = try #require(JSONPointer(pointer))
    let node = try #require(parsed.value(in: root))
    #expect(String(decoding: Array(Self.text.utf8)[node.place.range], as: UTF8.self) == expected)
    #expect(parsed.description == pointer)
  }

  @Test(arguments: [
    "/foo/2", "/foo/-1", "/foo/00", "/foo/x", "/foo/0/1", "/none", "/foo/9999999999999999999",
  ])
  func `a missing value has no node`(pointer: String) throws {
    let root = try #require(JSONReader.read(Array(Self.text.utf8), keepsComments: true).root)
    #expect(try #require(JSONPointer(pointer)).value(in: root) == nil)
  }

  @Test func `the empty pointer is the whole document`() throws {
    let root = try #require(JSONReader.read(Array(Self.text.utf8), keepsComments: true).root)
    #expect(JSONPointer("")?.value(in: root) == root)
    #expect(JSONPointer().parent == nil)
  }

  @Test(arguments: ["foo", "/a~2b", "/a~"])
  func `an invalid pointer is rejected`(pointer: String) {
    #expect(JSONPointer(pointer) == nil)
  }
}
