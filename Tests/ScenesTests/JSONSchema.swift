import AnimDocuments

@testable import AnimScenes

/// The subset of JSON Schema (draft-07) that `docs/scene.schema.json` uses.
struct JSONSchema {
  private let root: JSONNode

  init(_ root: JSONNode) {
    self.root = root
  }

  /// Whether a value is valid.
  func accepts(_ node: JSONNode) -> Bool { accepts(node, root) }

  /// Whether a value is valid for a part of the schema.
  func accepts(_ node: JSONNode, _ schema: JSONNode) -> Bool {
    if case .bool(let isAllowed) = schema.value { return isAllowed }
    // Draft-07 ignores all that stands beside a reference.
    if let reference = member("$ref", of: schema)?.string {
      return definition(reference).map { accepts(node, $0) } ?? false
    }
    return (schema.members ?? []).allSatisfy { holds($0.key, $0.node, schema, node) }
  }

  /// Whether a value satisfies one keyword of a schema. False for unknown keywords.
  private func holds(
    _ keyword: String, _ rule: JSONNode, _ schema: JSONNode, _ node: JSONNode
  ) -> Bool {
    switch keyword {
    case "anyOf": return (rule.elements ?? []).contains { accepts(node, $0) }
    case "allOf": return (rule.elements ?? []).allSatisfy { accepts(node, $0) }
    case "not": return !accepts(node, rule)
    case "enum": return (rule.elements ?? []).contains { $0.value == node.value }
    case "const": return isEqual(rule, node)
    case "type": return hasType(rule.string ?? "", node)
    case "minimum": return compare(node, rule) { $0 >= $1 }
    case "maximum": return compare(node, rule) { $0 <= $1 }
    case "exclusiveMinimum": return compare(node, rule) { $0 > $1 }
    case "minItems": return compare(node.elements?.count, rule) { $0 >= $1 }
    case "maxItems": return compare(node.elements?.count, rule) { $0 <= $1 }
    case "uniqueItems": return areUnique(node)
    case "minLength": return compare(node.string?.count, rule) { $0 >= $1 }
    case "items":
      guard let places = rule.elements else {
        return (node.elements ?? []).allSatisfy { accepts($0, rule) }
      }
      return zip(node.elements ?? [], places).allSatisfy { accepts($0, $1) }
    case "required": return hasMembers(rule, node)
    case "dependencies":
      return (rule.members ?? []).allSatisfy { rule in
        member(rule.key, of: node) == nil || hasMembers(rule.node, node)
      }
    case "properties": return obeysProperties(rule, node)
    case "propertyNames":
      return (node.members ?? []).allSatisfy { property in
        accepts(JSONNode(value: .string(property.key), place: property.keyPlace), rule)
      }
    case "additionalProperties": return obeysAdditional(rule, schema, node)
    case "pattern": return matches(rule.string ?? "", node)
    case "if":
      guard accepts(node, rule), let then = member("then", of: schema) else { return true }
      return accepts(node, then)
    case "then", "definitions", "$schema", "$id", "title", "description", "default", "examples",
      "defaultSnippets":
      return true
    default: return false
    }
  }

  private func hasType(_ type: String, _ node: JSONNode) -> Bool {
    switch (type, node.value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  /// 0 equals 0.0.
  private func isEqual(_ a: JSONNode, _ b: JSONNode) -> Bool {
    if let a = a.number, let b = b.number { a == b } else { a.value == b.value }
  }

  private func compare(_ node: JSONNode, _ rule: JSONNode, _ order: (Double, Double) -> Bool)
    -> Bool
  {
    guard let a = node.number, let b = rule.number else { return true }
    return order(a, b)
  }

  private func compare(_ count: Int?, _ rule: JSONNode, _ order: (Double, Double) -> Bool) -> Bool {
    guard let count, let b = rule.number else { return true }
    return order(Double(count), b)
  }

  private func areUnique(_ node: JSONNode) -> Bool {
    let elements = node.elements ?? []
    return elements.indices.allSatisfy { place in
      !elements[..<place].contains { isEqual($0, elements[place]) }
    }
  }

  private func hasMembers(_ keys: JSONNode, _ node: JSONNode) -> Bool {
    guard let members = node.members else { return true }
    return (keys.elements ?? []).allSatisfy { key in members.contains { $0.key == key.string } }
  }

  private func obeysProperties(_ rule: JSONNode, _ node: JSONNode) -> Bool {
    (node.members ?? []).allSatisfy { property in
      member(property.key, of: rule).map { accepts(property.node, $0) } ?? true
    }
  }

  private func obeysAdditional(_ rule: JSONNode, _ schema: JSONNode, _ node: JSONNode) -> Bool {
    let known = member("properties", of: schema)?.members?.map(\.key) ?? []
    return (node.members ?? []).allSatisfy { property in
      if known.contains(property.key) { return true }
      if case .bool(let isAllowed) = rule.value { return isAllowed }
      return accepts(property.node, rule)
    }
  }

  private func matches(_ pattern: String, _ node: JSONNode) -> Bool {
    guard let text = node.string else { return true }
    return switch pattern {
    case #"^\$[A-Za-z_][A-Za-z0-9_-]*$"#: text.wholeMatch(of: /\$[A-Za-z_][A-Za-z0-9_-]*/) != nil
    case "^[A-Za-z_][A-Za-z0-9_-]*$": text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*/) != nil
    case #"^[^\u0000]*$"#: !text.utf8.contains(0)
    case "^[ -~]{4}$": text.utf8.count == 4 && text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
    case "^=": text.hasPrefix("=")
    case "^[^#<>$]": text.first.map { !"#<>$".contains($0) } ?? false
    default: false
    }
  }

  private func member(_ key: String, of node: JSONNode) -> JSONNode? {
    node.members?.first { $0.key == key }?.node
  }

  /// A definition by its pointer, `#/definitions/name`.
  func definition(_ pointer: String) -> JSONNode? {
    let name = pointer.split(separator: "/").last.map(String.init) ?? ""
    return member("definitions", of: root).flatMap { member(name, of: $0) }
  }
}

// MARK: - Places

extension JSONSchema {
  /// The part of the schema for the value of a member or the element of a list.
  struct Place {
    /// `definitions/view/properties/alpha`.
    var path: String
    var schema: JSONNode
  }

  /// All places for values in a scene.
  var places: [Place] {
    var places: [Place] = []
    collectPlaces(of: root, "", into: &places)
    return places
  }

  private func collectPlaces(of schema: JSONNode, _ path: String, into places: inout [Place]) {
    for element in schema.elements ?? [] { collectPlaces(of: element, path, into: &places) }
    for member in schema.members ?? [] {
      let path = "\(path)/\(member.key)"
      switch member.key {
      case "if", "not", "propertyNames": continue
      case "properties":
        for property in member.node.members ?? [] {
          add(property.node, "\(path)/\(property.key)", to: &places)
        }
      case "items", "additionalProperties":
        for schema in member.node.elements ?? [member.node] { add(schema, path, to: &places) }
      default: collectPlaces(of: member.node, path, into: &places)
      }
    }
  }

  private func add(_ schema: JSONNode, _ path: String, to places: inout [Place]) {
    guard schema.members != nil else { return }
    places.append(Place(path: path, schema: schema))
    collectPlaces(of: schema, path, into: &places)
  }
}
