import Foundation
import AnimMotion
import AnimTestSupport
import Testing

@testable import AnimScenes

/// `docs/scene.schema.json` describes `expect` as the reader reads it.
@Suite struct ExpectationSchemaTests {
  /// The object of one claim in the schema.
  private struct Shape {
    var claim: String
    var keys: Set<String>
    var required: Set<String>
  }

  private static func definitions() throws -> [String: Any] {
    let bytes = try Data(contentsOf: Repository.url(of: "docs/scene.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    return try #require(schema["definitions"] as? [String: Any])
  }

  private static func shapes() throws -> [Shape] {
    let definition = try #require(try definitions()["expectation"] as? [String: Any])
    let shapes = try #require(definition["anyOf"] as? [[String: Any]])
    return try shapes.filter { !isParameter($0) }.map { shape in
      let required = try #require(shape["required"] as? [String])
      let properties = try #require(shape["properties"] as? [String: Any])
      #expect(shape["additionalProperties"] as? Bool == false)
      return Shape(
        claim: try #require(required.first), keys: Set(properties.keys).subtracting(["//"]),
        required: Set(required))
    }
  }

  /// Whether the schema is the alternative that may replace any value.
  private static func isParameter(_ shape: [String: Any]) -> Bool {
    shape["$ref"] as? String == "#/definitions/parameter"
  }

  /// The alternatives for each key.
  private static let examples = [
    "staysInside": #""card""#, "of": #""other""#, "margin": "2", "settlesBy": "1",
    "view": #""card""#, "property": #""center.y""#, "overshoot": "0.1",
    "order": #"["card", "other"]"#, "neverOverlaps": #"["card", "other"]"#,
    "continuous": #""card""#, "visibleBy": "0", "alpha": "0.5",
  ]

  private func isUnderstood(_ keys: Set<String>) throws -> Bool {
    let members = try keys.sorted().map { key in
      "\"\(key)\": \(try #require(Self.examples[key], "\(key) has no example"))"
    }
    let expectation = "{ \(members.joined(separator: ", ")) }"
    return faults(of: sceneWithClaims(expectation)) == []
  }

  @Test func `the schema knows the claims and their keys and no others`() throws {
    let shapes = try Self.shapes()
    #expect(shapes.map(\.claim) == ExpectationReader.Kind.allCases.map(\.rawValue))
    for shape in shapes {
      for key in Set(Self.examples.keys).subtracting(shape.keys) {
        #expect(try !isUnderstood(shape.keys.union([key])), "\(shape.claim), \(key)")
      }
    }
  }

  @Test func `the reader takes what the schema allows, and needs what it requires`() throws {
    for shape in try Self.shapes() {
      #expect(try isUnderstood(shape.keys), "\(shape.claim)")
      #expect(try isUnderstood(shape.required), "\(shape.claim)")
      for key in shape.required {
        #expect(try !isUnderstood(shape.keys.subtracting([key])), "\(shape.claim), \(key)")
      }
    }
  }

  @Test func `the schema knows the numbers that move and no others`() throws {
    let definition = try #require(try Self.definitions()["movingNumber"] as? [String: Any])
    let shapes = try #require(definition["anyOf"] as? [[String: Any]])
    let names = shapes.compactMap { $0["enum"] as? [String] }.joined()
    let numbers = Property.allCases.filter(\.isNumberOfViews).map(\.name)
    #expect(names.count == numbers.count)
    #expect(Set(names) == Set(numbers))
  }
}
