import AnimDocuments
import Testing

@testable import AnimScenes

/// `"$name"` may replace any value, both for the program and for `docs/scene.schema.json`.
@Suite struct SchemaParameterTests {
  @Test func `each place of the schema for a value takes a parameter`() throws {
    let schema = try SchemaTests.schema()
    let parameter = JSONNode(value: .string("$p"), place: Place(0..<0))
    let places = schema.places.filter { $0.path != "/properties/parameters" }
    #expect(places.count > 300)
    #expect(places.filter { !schema.accepts(parameter, $0.schema) }.map(\.path) == [])
  }

  @Test func `a parameter differs from other texts`() throws {
    let schema = try SchemaTests.schema()
    for (text, isTaken) in [("$p", true), ("$", false), ("$5", false), ("p", false)] {
      let scene = #"{"size": "\#(text)", "views": "\#(text)", "timeline": [{"wait": "\#(text)"}]}"#
      let isAccepted = JSONReader.read(Array(scene.utf8)).root.map(schema.accepts)
      #expect(isAccepted == isTaken, "\(text)")
    }
  }

  @Test func `each value of a scene may be a parameter`() throws {
    let schema = try SchemaTests.schema()
    var seen: Set<[String]> = []
    var refused: [String] = []
    for path in ExampleScenesTests.scenes where path.hasPrefix("scenes/") {
      let root = try SchemaTests.json(path)
      // Included files and components have tests of their own.
      guard root["include"] == nil, root["components"] == nil else { continue }
      for place in Substitution.places(in: root) where seen.insert(place.kinds).inserted {
        let scene = place.substituted(in: root)
        let isTaken = schema.accepts(scene) && faults(of: scene.json) == []
        if !isTaken { refused.append("\(path): \(place.kinds.joined(separator: "/"))") }
      }
    }
    #expect(refused == [])
    #expect(seen.count > 200)
  }
}

/// A place in a scene that gets a parameter.
private struct Substitution {
  private var path: [Int]
  /// The keys from the top, with `*` for elements of arrays. Places with the same keys are equivalent.
  private(set) var kinds: [String]
  private var value: JSONNode

  /// All places in the document except for its parameters and places that already have one.
  static func places(in root: JSONNode) -> [Substitution] {
    var places: [Substitution] = []
    collect(Substitution(path: [], kinds: [], value: root), into: &places)
    return places
  }

  private static func collect(_ place: Substitution, into places: inout [Substitution]) {
    if !place.path.isEmpty, !place.value.mentionsParameter { places.append(place) }
    for (index, member) in (place.value.members ?? []).enumerated()
    where place.kinds != [] || member.key != "parameters" {
      collect(
        Substitution(
          path: place.path + [index], kinds: place.kinds + [member.key], value: member.node),
        into: &places)
    }
    for (index, element) in (place.value.elements ?? []).enumerated() {
      collect(
        Substitution(path: place.path + [index], kinds: place.kinds + ["*"], value: element),
        into: &places)
    }
  }

  /// The scene with `"$stand-in"` at the place, and its value among the parameters.
  func substituted(in root: JSONNode) -> JSONNode {
    var result = root.replacing(path[...], with: "$stand-in")
    guard case .object(var members) = result.value else { return result }
    let member = JSONMember(key: "stand-in", keyPlace: Place(0..<0), node: value)
    if let index = members.firstIndex(where: { $0.key == "parameters" }) {
      members[index].node.value = .object((members[index].node.members ?? []) + [member])
    } else {
      let node = JSONNode(value: .object([member]), place: Place(0..<0))
      members.append(JSONMember(key: "parameters", keyPlace: Place(0..<0), node: node))
    }
    result.value = .object(members)
    return result
  }
}

extension JSONNode {
  fileprivate var mentionsParameter: Bool {
    switch value {
    case .string(let text): text.hasPrefix("$")
    case .array(let elements): elements.contains(where: \.mentionsParameter)
    case .object(let members): members.contains { $0.node.mentionsParameter }
    case .null, .bool, .number: false
    }
  }

  /// The value with a text at a place below it.
  fileprivate func replacing(_ path: ArraySlice<Int>, with text: String) -> JSONNode {
    var result = self
    guard let index = path.first else {
      result.value = .string(text)
      return result
    }
    switch value {
    case .array(var elements):
      elements[index] = elements[index].replacing(path.dropFirst(), with: text)
      result.value = .array(elements)
    case .object(var members):
      members[index].node = members[index].node.replacing(path.dropFirst(), with: text)
      result.value = .object(members)
    case .null, .bool, .number, .string: break
    }
    return result
  }

  /// The value as text.
  fileprivate var json: String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .string(let text): text.jsonQuoted
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key.jsonQuoted):\($0.node.json)" }.joined(separator: ","))}"
    }
  }
}
