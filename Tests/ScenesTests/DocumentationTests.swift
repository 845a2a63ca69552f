import AnimDocuments
import AnimTestSupport
import Testing

@testable import AnimScenes

/// The examples in the documents are valid scenes or parts of scenes, and the tables of `docs/scene-format.md` are
/// complete.
@Suite struct DocumentationTests {
  /// A scene that contains an example at its proper place.
  private static func scene(with example: String) throws -> String {
    let beginning = #"{ "size": [9, 9], "views": ["#
    if example.hasPrefix(#""expect""#) {
      let views = example.matches(of: /"(card|sheet|title|button|badge)"/).map { String($0.1) }
      let list = Set(views).sorted().map { #"{ "id": "\#($0)" }"# }.joined(separator: ", ")
      return "\(beginning)\(list)], \(example) }"
    }
    let members = try #require(JSONReader.read(Array(example.utf8)).root?.members)
    let keys = Set(members.map(\.key))
    if keys.contains("size") { return example }
    let isCurve = !keys.isDisjoint(with: ["expression", "piecewise"])
    return "\(beginning)], \"curves\": \(isCurve ? "{ \"it\": \(example) }" : example) }"
  }

  @Test(arguments: [
    ("README.md", 2), ("docs/scene-format.md", 8), ("docs/timing-curves.md", 4),
    ("docs/diff.md", 1), ("docs/compositing.md", 5), ("docs/components.md", 3),
    ("docs/stacks.md", 1), ("docs/kit.md", 2),
  ])
  func `every example reads and is valid by the schema`(path: String, count: Int) throws {
    let examples = try Repository.text(of: path).components(between: "```json\n", and: "\n```")
      .map { try Self.scene(with: $0) }
    #expect(examples.count == count)
    let bytes = try Repository.bytes(of: "docs/scene.schema.json")
    let schema = JSONSchema(try #require(JSONReader.read(bytes).root))
    for example in examples {
      #expect(faults(of: example) == [])
      #expect(schema.accepts(try #require(JSONReader.read(Array(example.utf8)).root)))
    }
  }

  @Test func `every key of the schema is described`() throws {
    let text =
      try Repository.text(of: "docs/scene-format.md") + Repository.text(of: "docs/components.md")
    let bytes = try Repository.bytes(of: "docs/scene.schema.json")
    var keys: Set<String> = []
    Self.collectKeys(try #require(JSONReader.read(bytes).root), into: &keys)
    keys.subtract(["light", "dark", "winding"])
    for key in keys.sorted() {
      #expect(text.contains("`\(key)`") || text.contains("\"\(key)\""))
    }
  }

  /// The names of all properties of the objects of a schema.
  private static func collectKeys(_ node: JSONNode, into keys: inout Set<String>) {
    for member in node.members ?? [] {
      if member.key == "properties" { keys.formUnion(member.node.members?.map(\.key) ?? []) }
      collectKeys(member.node, into: &keys)
    }
    for element in node.elements ?? [] { collectKeys(element, into: &keys) }
  }
}

extension String {
  /// The texts between pairs of marks.
  fileprivate func components(between start: String, and end: String) -> [String] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)[0])
    }
  }
}
