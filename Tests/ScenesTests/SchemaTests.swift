import Motion
import Testing

@testable import Scenes

/// `docs/scene.schema.json` says what the reader does.
@Suite struct SchemaTests {
  private static func json(_ path: String) throws -> JSONNode {
    try #require(JSONReader.read(try ExampleScenesTests.bytes(of: path)).root)
  }

  private static func schema() throws -> JSONSchema {
    JSONSchema(try json("docs/scene.schema.json"))
  }

  private func definition(_ name: String) throws -> JSONNode {
    try #require(try Self.schema().definition(name))
  }

  private func keys(_ node: JSONNode) -> Set<String> {
    let properties = node.members?.first { $0.key == "properties" }?.node
    return Set(properties?.members?.map(\.key) ?? [])
  }

  @Test(arguments: ExampleScenesTests.scenes)
  func `every scene is valid by the schema`(path: String) throws {
    #expect(try Self.schema().accepts(try Self.json(path)))
  }

  @Test(arguments: [
    #"{"views": []}"#, #"{"size": [1]}"#, #"{"size": [1, 2], "fps": 500}"#,
    #"{"size": [1, 2], "views": [{"cornerRaduis": 1}]}"#,
    #"{"size": [1, 2], "views": [{"alpha": 2}]}"#,
    #"{"size": [1, 2], "views": [{"type": "image"}]}"#,
    #"{"size": [1, 2], "timeline": [{"animate": {"a": {"alhpa": 0}}}]}"#,
    #"{"size": [1, 2], "timeline": [{"animate": {}, "easing": "linear"}]}"#,
    #"{"size": [1, 2], "curves": {"a": {"spring": {}}}}"#,
    #"{"size": [1, 2], "curves": {"a": {"bonce": {}}}}"#,
  ])
  func `what the reader refuses, the schema refuses`(text: String) throws {
    let node = try #require(JSONReader.read(Array(text.utf8)).root)
    #expect(!(try Self.schema().accepts(node)))
    #expect(!faults(of: text).isEmpty)
  }

  @Test func `the schema knows the properties and no others`() throws {
    let names = Set(Property.allCases.map(\.rawValue)).union(["shadow", "gradient", "font"])
    #expect(keys(try definition("propertyGoals")) == names)
  }

  @Test func `the schema knows the names of curves and no others`() throws {
    let enumeration = try definition("curveName").members?.first { $0.key == "enum" }?.node
    #expect(Set(enumeration?.elements?.compactMap(\.string) ?? []) == Set(TimingCurve.names))
  }

  @Test func `the schema knows the kinds of steps and no others`() throws {
    let steps = try definition("step").members?.first { $0.key == "anyOf" }?.node.elements ?? []
    let kinds = steps.compactMap { step in
      step.members?.first { $0.key == "required" }?.node.elements?.first?.string
    }
    #expect(Set(kinds) == Set(StepReader.Kind.allCases.map(\.rawValue)))
  }

  @Test func `the reader knows every key that the schema gives a view`() throws {
    for key in keys(try definition("view")).sorted() {
      let type = ViewType.allCases.first { $0.keys.contains(key) } ?? .view
      let keys = key == "type" ? "" : #", "\#(key)": null"#
      let told = faults(of: sceneWithView(#""type": "\#(type.rawValue)"\#(keys)"#))
      #expect(!told.contains { $0.contains("unknown key") })
    }
  }

  @Test func `the reader knows every key that the schema gives a scene`() throws {
    for key in keys(try Self.json("docs/scene.schema.json")).sorted() {
      let told = faults(of: #"{"\#(key)": null}"#)
      #expect(!told.contains { $0.contains("unknown key") })
    }
  }
}
