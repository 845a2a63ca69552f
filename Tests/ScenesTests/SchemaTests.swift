import AnimDocuments
import AnimMotion
import AnimTestSupport
import AnimTiming
import Testing

@testable import AnimScenes

/// `docs/scene.schema.json` agrees with the reader.
@Suite struct SchemaTests {
  static func json(_ path: String) throws -> JSONNode {
    try #require(JSONReader.read(try Repository.bytes(of: path)).root)
  }

  static func schema() throws -> JSONSchema {
    JSONSchema(try json("docs/scene.schema.json"))
  }

  static func definition(_ name: String) throws -> JSONNode {
    try #require(try schema().definition(name))
  }

  static func keys(_ node: JSONNode) -> Set<String> {
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
    #"{"size": [1, 2], "views": [{"id": "canvas"}]}"#,
    #"{"size": [1, 2], "curves": {"a": {"spring": {}}}}"#,
    #"{"size": [1, 2], "curves": {"a": {"bonce": {}}}}"#,
    #"{"size": [1, 2], "curves": {"a": {"expression": ""}}}"#,
    #"{"size": [1, 2], "constraints": [""]}"#,
    #"{"size": [1, 2], "constraints": [{"equation": ""}]}"#,
    #"{"size": [1, 2], "views": [{"subviews": [{"id": "a"}]}], "constraints": [{"firstItem": "superview", "firstAttribute": "left", "constant": 3}]}"#,
    #"{"size": [1, 2], "curves": {"a": [2, 0, 0, 1]}}"#,
    #"{"size": [1, 2], "curves": {"a": [0, 0, -0.1, 1]}}"#,
    #"{"size": [1, 2], "parameters": {"5r": 1}}"#,
    #"{"size": [1, 2], "title": "a\u0000b"}"#, #"{"size": [1, 2], "description": "\u0000"}"#,
    #"{"size": [1, 2], "fonts": {"A": "a.ttf\u0000b"}}"#,
    sceneWithView(#""type": "image", "source": "a.png\u0000b""#),
    sceneWithView(##""subviews": [{"id": "#1"}]"##),
    sceneWithView(#""frame": [0, 0, 1, 1], "center": [1, 1]"#),
    sceneWithView(#""frame": [0, 0, 1, 1], "bounds": [1, 1]"#),
    sceneWithView(#""type": "label", "crossFade": 86401"#),
    sceneWithView(#""type": "label", "font": {"size": 10001}"#),
    sceneWithView(#""type": "label", "value": 1.1e15"#),
    sceneWithView(#""type": "label", "text": "3", "value": 3"#),
    sceneWithView(#""type": "label", "text": "3", "format": "%d""#),
    sceneWithView(#""type": "shape", "path": "", "lineDash": [\#(many("1", 65))]"#),
    sceneWithView(#""type": "shape", "path": "", "lineDash": [4], "lineDashPhase": [2]"#),
    sceneWithView(#""frame": [0, 0, -1, 1]"#), sceneWithView(#""zPosition": 1000001"#),
    sceneWithSteps(#"{"keyframes": [{"start": 0.5}]}"#),
    sceneWithSteps(#"{"animate": {"card": {"alpha": 0}}, "at": ""}"#),
    sceneWithSteps(#"{"set": {"card": {"alpha": {"from": 0, "to": 1}}}}"#),
    sceneWithSteps(#"{"set": {"card": {"alpha": {"values": [0, 1]}}}}"#),
    sceneWithSteps(#"{"set": {"card": {"shadow": {"opacity": {"from": 0, "to": 1}}}}}"#),
    sceneWithSteps(#"{"set": {"card": {"center": {"path": "M0 0 L1 1"}}}}"#),
    sceneWithSteps(#"{"keyframes": [{"animate": {"card": {"center.x": {"values": [1, 2]}}}}]}"#),
    sceneWithSteps(#"{"keyframes": [{"animate": {"card": {"center": {"path": "M0 0 L1 1"}}}}]}"#),
    sceneWithSteps(
      #"{"keyframes": [{"keyframes": [{"animate": {"card": {"shadow": {"radius": {"values": [1, 2]}}}}}]}]}"#
    ),
    sceneWithSteps(
      #"{"animator": "a", "keyframes": [{"animate": {"card": {"alpha": {"values": [0, 1]}}}}]}"#),
    sceneWithSteps(
      #"{"animator": "a"}, {"pan": {"from": [0, 0], "to": [1, 1]}, "drives": {"animator": "a", "axis": "x", "distance": 0}}"#
    ),
    #"{"size": [1, 2], "views": [{"id": "a"}], "constraints": [{"firstItem": "a", "firstAttribute": "left", "secondAttribute": "right"}]}"#,
    #"{"size": [1, 2], "views": [{"id": "a"}], "constraints": [{"firstItem": "a", "firstAttribute": "width", "multiplier": 2, "constant": 9}]}"#,
  ])
  func `the schema refuses all that the reader refuses`(text: String) throws {
    let node = try #require(JSONReader.read(Array(text.utf8)).root)
    #expect(!(try Self.schema().accepts(node)))
    #expect(!faults(of: text).isEmpty)
  }

  @Test(arguments: [
    #"{"size": [1, 2], "views": [{"id": "a"}], "constraints": [{"firstItem": "a", "firstAttribute": "width", "multiplier": 1, "constant": 9}]}"#,
    sceneWithView(#""center": [1, 1], "bounds": [1, 1]"#),
    sceneWithView(#""type": "label", "value": 1e15"#),
    sceneWithView(#""type": "shape", "path": "", "lineDash": [4], "lineDashPhase": -2"#),
    sceneWithSteps(#"{"set": {"card": {"alpha": {"by": -0.5}, "shadow": {"radius": {"by": 1}}}}}"#),
    sceneWithSteps(
      #"{"set": {"card": {"shadow": {"color": {"light": "red", "dark": "blue"}, "offset": [1, 2]}}}}"#
    ),
    sceneWithSteps(#"{"set": {"card": {"transform": {"scale": [1, 2]}}}}"#),
    sceneWithSteps(#"{"animate": {"card": {"frame": {"by": [0, 0, -5, -5]}}}}"#),
    sceneWithSteps(#"{"animate": {"score": {"value": {"by": -1e15}}}}"#),
    sceneWithSteps(
      #"{"keyframes": [{"animate": {"card": {"alpha": {"from": 0, "to": 1}, "shadow": {"radius": {"by": 1}}}}}]}"#
    ),
    sceneWithSteps(#"{"sequence": [], "repeat": 2}, {"together": [], "repeat": true}"#),
  ])
  func `the schema takes all that the reader takes`(text: String) throws {
    let node = try #require(JSONReader.read(Array(text.utf8)).root)
    #expect(try Self.schema().accepts(node))
    #expect(faults(of: text) == [])
  }

  /// A wrong value of a key that is no free name, in every scene of the project.
  @Test func `the schema refuses hundreds of scenes in which one value is wrong`() throws {
    let schema = try Self.schema()
    let keys: Set = [
      "size", "frame", "bounds", "alpha", "cornerRadius", "duration", "curve", "loop",
    ]
    var count = 0
    for path in ExampleScenesTests.scenes {
      let scene = try Self.json(path)
      #expect(schema.accepts(scene), "\(path)")
      for place in places(of: keys, in: scene, []) {
        let broken = replacing(place[...], in: scene)
        #expect(!schema.accepts(broken), "\(path): \(place)")
        count += 1
      }
    }
    #expect(count >= 200)
  }

  /// The places of the values of some keys, but for those below values of parameters and components, which may be
  /// anything.
  private func places(of keys: Set<String>, in node: JSONNode, _ path: [Int]) -> [[Int]] {
    let free: Set = ["with", "parameters", "forEach", "components"]
    if let elements = node.elements {
      return elements.enumerated().flatMap { places(of: keys, in: $1, path + [$0]) }
    }
    return (node.members ?? []).enumerated().flatMap { index, member in
      if keys.contains(member.key) { return [path + [index]] }
      if free.contains(member.key) { return [] }
      return places(of: keys, in: member.node, path + [index])
    }
  }

  /// A copy in which the value at a place is a list of null, which no key takes.
  private func replacing(_ place: ArraySlice<Int>, in node: JSONNode) -> JSONNode {
    guard let index = place.first else {
      return JSONNode(
        value: .array([JSONNode(value: .null, place: node.place)]), place: node.place)
    }
    var copy = node
    switch node.value {
    case .array(var elements):
      elements[index] = replacing(place.dropFirst(), in: elements[index])
      copy.value = .array(elements)
    case .object(var members):
      members[index].node = replacing(place.dropFirst(), in: members[index].node)
      copy.value = .object(members)
    default: break
    }
    return copy
  }

  @Test(arguments: ["sequence", "together"])
  func `lists repeat a whole number of times, in the schema as in the reader`(key: String) throws {
    let text = sceneWithSteps(#"{"\#(key)": [{"wait": 1}], "repeat": 1.5}"#)
    let node = try #require(JSONReader.read(Array(text.utf8)).root)
    #expect(!(try Self.schema().accepts(node)))
    #expect(
      faults(of: text) == [
        "2:\(key.count + 31): expected a whole number from 1 to 1000000 for `repeat`, found 1.5"
      ])
  }

  @Test func `the schema knows the properties and no others`() throws {
    let names = Set(Property.allCases.map(\.name))
      .union(["shadow", "gradient", "font", "filter", "backdrop"])
    #expect(try Self.keys(Self.definition("propertyGoals")).symmetricDifference(names) == [])
  }

  @Test func `the schema knows the names of curves and no others`() throws {
    let enumeration = try Self.definition("curveName").members?.first { $0.key == "enum" }?.node
    #expect(Set(enumeration?.elements?.compactMap(\.string) ?? []) == Set(TimingCurve.names))
  }

  @Test func `the schema knows the kinds of steps and no others`() throws {
    let steps =
      try Self.definition("step").members?.first { $0.key == "anyOf" }?.node.elements ?? []
    let kinds = steps.compactMap { step in
      step.members?.first { $0.key == "required" }?.node.elements?.first?.string
    }
    #expect(Set(kinds) == Set(StepReader.Kind.allCases.map(\.rawValue) + ["play"]))
  }

  @Test func `the reader knows every key that the schema gives a view`() throws {
    // The use of a component is expanded before views are read.
    let ofUses: Set = ["with", "slot"]
    for key in Self.keys(try Self.definition("view")).subtracting(ofUses).sorted() {
      let type = ViewType.allCases.first { $0.keys.contains(key) } ?? .view
      let keys = key == "type" ? "" : #", "\#(key)": null"#
      let told = faults(of: sceneWithView(#""type": "\#(type.rawValue)"\#(keys)"#))
      #expect(!told.contains { $0.contains("unknown key") })
    }
  }

  @Test(arguments: ViewType.allCases, ViewType.allCases)
  func `keys of one type of view are refused in another`(type: ViewType, other: ViewType) throws {
    let required: [ViewType: String] = [.image: "source", .shape: "path"]
    let own = required[type].map { #", "\#($0)": "$p""# } ?? ""
    for key in other.keys.subtracting([required[type] ?? ""]).sorted() {
      let text = #"{"type": "\#(type.rawValue)"\#(own), "\#(key)": "$p"}"#
      let view = try #require(JSONReader.read(Array(text.utf8)).root)
      #expect(
        try Self.schema().accepts(view, Self.definition("view")) == (type == other), "\(text)")
    }
    let untyped = try #require(JSONReader.read(Array(#"{"text": "$p"}"#.utf8)).root)
    #expect(!(try Self.schema().accepts(untyped, Self.definition("view"))))
  }

  @Test func `the reader knows every key that the schema gives a scene`() throws {
    for key in Self.keys(try Self.json("docs/scene.schema.json")).sorted() {
      let told = faults(of: #"{"\#(key)": null}"#)
      #expect(!told.contains { $0.contains("unknown key") })
    }
  }
}
