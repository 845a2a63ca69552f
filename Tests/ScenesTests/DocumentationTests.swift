import Testing

@testable import Scenes

/// `docs/scene-format.md`: its examples are whole scenes, and its tables are complete.
@Suite struct DocumentationTests {
  private static var text: String {
    get throws {
      String(decoding: try ExampleScenesTests.bytes(of: "docs/scene-format.md"), as: UTF8.self)
    }
  }

  private static var examples: [String] {
    get throws {
      try text.components(between: "```json\n", and: "\n```")
    }
  }

  @Test func `every example reads and is valid by the schema`() throws {
    let examples = try Self.examples
    #expect(examples.count >= 8)
    let bytes = try ExampleScenesTests.bytes(of: "docs/scene.schema.json")
    let schema = JSONSchema(try #require(JSONReader.read(bytes).root))
    for example in examples {
      #expect(faults(of: example) == [])
      #expect(schema.accepts(try #require(JSONReader.read(Array(example.utf8)).root)))
    }
  }

  @Test func `every key of the schema is told`() throws {
    let text = try Self.text
    let bytes = try ExampleScenesTests.bytes(of: "docs/scene.schema.json")
    var keys: Set<String> = []
    Self.collectKeys(try #require(JSONReader.read(bytes).root), into: &keys)
    keys.subtract(["light", "dark", "winding"])
    for key in keys.sorted() {
      #expect(text.contains("`\(key)`") || text.contains("\"\(key)\""))
    }
  }

  /// Names of all properties that objects of a schema have.
  private static func collectKeys(_ node: JSONNode, into keys: inout Set<String>) {
    for member in node.members ?? [] {
      if member.key == "properties" { keys.formUnion(member.node.members?.map(\.key) ?? []) }
      collectKeys(member.node, into: &keys)
    }
    for element in node.elements ?? [] { collectKeys(element, into: &keys) }
  }
}

extension String {
  /// What stands between each pair of marks.
  fileprivate func components(between start: String, and end: String) -> [String] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)[0])
    }
  }
}
