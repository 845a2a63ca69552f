import AnimDocuments
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimMotion
@testable import AnimScenes

/// `docs/scene.schema.json`, `docs/scene-format.md` and the types of Swift agree with the table of properties.
@Suite struct PropertyTableTests {
  @Test(arguments: Property.allCases)
  func `the schema gives every property the values of its row`(property: Property) throws {
    let forms: [ValueForm: String] = [.angle: "number", .angles: "offset", .lengths: "lineDash"]
    let form = property == .center ? "center" : forms[property.form] ?? property.form.rawValue
    let goals = try SchemaTests.definition("propertyGoals").members?.first {
      $0.key == "properties"
    }?.node
    for (goals, key) in places(of: property, in: goals) {
      let goal = goals?.members?.first { $0.key == key }?.node
      let reference = goal?.members?.first { $0.key == "$ref" }?.node.string
      #expect(reference == "#/definitions/goal-\(form)", "\(key)")
    }
  }

  /// The objects of a schema that have the property, with its keys there: a part of a group may stand in both.
  private func places(of property: Property, in goals: JSONNode?) -> [(JSONNode?, String)] {
    guard let group = property.group, !group.part.contains(".") else {
      return [(goals, property.name)]
    }
    let parts = goals?.members?.first { $0.key == group.name }?.node
    let properties = parts?.members?.first { $0.key == "properties" }?.node
    return [(goals, property.name), (properties, group.part)]
  }

  @Test func `a view of the schema has every property that belongs to views`() throws {
    let keys = SchemaTests.keys(try SchemaTests.definition("view"))
    for property in Property.whole where property.owner != .constraint {
      let key = property.name.split(separator: ".").first.map(String.init)
      #expect(keys.contains(key ?? ""), "\(property.name)")
    }
  }

  @Test func `the document lists every property once, with its kind`() throws {
    let text = try Repository.text(of: "docs/scene-format.md")
    let rows = text.split(separator: "\n")
      .drop { $0 != "| kind | properties |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
    var kinds: [String: String] = [:]
    for row in rows {
      let cells = row.split(separator: "|").map { String($0.dropFirst().dropLast()) }
      let parts = cells[1].split(separator: "`", omittingEmptySubsequences: false)
      for (index, name) in parts.enumerated() where !index.isMultiple(of: 2) {
        #expect(kinds.updateValue(cells[0], forKey: String(name)) == nil, "\(name) stands twice")
      }
    }
    for property in Property.allCases {
      #expect(kinds.removeValue(forKey: property.name) == kind(of: property), "\(property.name)")
    }
    #expect(kinds.isEmpty)
  }

  private func kind(of property: Property) -> String {
    switch property.owner {
    case .gradient where property.form != .point: return "of views with a gradient"
    case .clipPath: return "of views with a clip path"
    case .filter: return "of views with a filter"
    case .backdrop: return "of views with a backdrop"
    case .label: return "of labels"
    case .image: return "of images"
    case .shape: return "of shapes"
    case .constraint: return "of constraints"
    case .anyView, .gradient: break
    }
    return switch property.form {
    case .point: "point"
    case .offset, .angles: "offset"
    case .size, .rect: "size, rectangle"
    case .transform: "transform"
    case .scale: "number, or one for each direction"
    case .number, .angle: "number"
    case .notNegative: "number, at least 0"
    case .fraction: "number, 0 to 1"
    case .flag: "flag"
    case .color, .optionalColor: "colour"
    default: "\(property.form)"
    }
  }

  @Test func `every whole property of views has its type in Swift`() throws {
    let view = View("card", frame: .zero)
    var typed: Set<Property> = []
    for child in Mirror(reflecting: PropertyTypes.all).children {
      let property = try #require((child.value as? any AnyTypedProperty)?.checked())
      #expect(child.label == "\(property)")
      typed.insert(property)
    }
    let parts: Set<Property> = [
      .translate, .scale, .skew, .rotate, .rotateX, .rotateY, .perspective,
    ]
    let whole = Property.whole.filter { $0.owner != .constraint && !parts.contains($0) }
    #expect(typed == Set(whole + [.frame]))
    #expect(view.alpha == 1)
  }

  @Test func `typed values are those of the property's channels`() {
    var view = View("card", frame: Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == Point(x: 25, y: 40))
    view.frame.origin.x = 0
    view.alpha = 0.5
    view.backgroundColor = .black
    view.transform.rotation = 90
    view.shadowOffset = Point(x: 1, y: 2)
    #expect(view[.centerX] == .number(15))
    #expect(view[.alpha] == .number(0.5))
    #expect(view[.backgroundColor] == .color(.black))
    #expect(view[.rotate] == .number(90))
    #expect(view[.shadowOffsetY] == .number(2))
    #expect(view.bounds == Size(width: 30, height: 40))
    #expect(view.text.isEmpty, "a view without text has that of a plain label")
  }
}

private protocol AnyTypedProperty {
  /// The property, if a plain value has the type.
  func checked() -> Property?
}

extension TypedProperty: AnyTypedProperty {
  fileprivate func checked() -> Property? {
    Value(property.composed { $0.plainValue }) == nil ? nil : property
  }
}
