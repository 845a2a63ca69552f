@testable import Scenes

/// As much of JSON Schema (draft 2020-12) as `docs/scene.schema.json` uses.
struct JSONSchema {
  private let root: JSONNode

  init(_ root: JSONNode) {
    self.root = root
  }

  /// Whether a value is allowed.
  func accepts(_ node: JSONNode) -> Bool { accepts(node, root) }

  private func accepts(_ node: JSONNode, _ schema: JSONNode) -> Bool {
    (schema.members ?? []).allSatisfy { holds($0.key, $0.node, schema, node) }
  }

  /// Whether a value obeys one keyword of a schema; keywords that only tell something always hold.
  private func holds(
    _ keyword: String, _ rule: JSONNode, _ schema: JSONNode, _ node: JSONNode
  ) -> Bool {
    switch keyword {
    case "$ref": return definition(rule.string ?? "").map { accepts(node, $0) } ?? false
    case "anyOf": return (rule.elements ?? []).contains { accepts(node, $0) }
    case "allOf": return (rule.elements ?? []).allSatisfy { accepts(node, $0) }
    case "enum": return (rule.elements ?? []).contains { $0.value == node.value }
    case "const": return rule.value == node.value
    case "type": return hasType(rule.string ?? "", node)
    case "minimum": return compare(node, rule) { $0 >= $1 }
    case "maximum": return compare(node, rule) { $0 <= $1 }
    case "exclusiveMinimum": return compare(node, rule) { $0 > $1 }
    case "minItems": return compare(node.elements?.count, rule) { $0 >= $1 }
    case "maxItems": return compare(node.elements?.count, rule) { $0 <= $1 }
    case "minLength": return compare(node.string?.count, rule) { $0 >= $1 }
    case "items": return (node.elements ?? []).allSatisfy { accepts($0, rule) }
    case "required":
      guard let members = node.members else { return true }
      return (rule.elements ?? []).allSatisfy { key in members.contains { $0.key == key.string } }
    case "properties": return obeysProperties(rule, node)
    case "additionalProperties": return obeysAdditional(rule, schema, node)
    case "pattern": return rule.string != "^\\$[A-Za-z_][A-Za-z0-9_-]*$" || hasName(node)
    case "if":
      guard accepts(node, rule), let then = member("then", of: schema) else { return true }
      return accepts(node, then)
    default: return true
    }
  }

  private func hasType(_ type: String, _ node: JSONNode) -> Bool {
    switch (type, node.value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number, _)): number == number.rounded()
    default: false
    }
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

  private func hasName(_ node: JSONNode) -> Bool {
    guard let text = node.string else { return true }
    return text.wholeMatch(of: /\$[A-Za-z_][A-Za-z0-9_-]*/) != nil
  }

  private func member(_ key: String, of node: JSONNode) -> JSONNode? {
    node.members?.first { $0.key == key }?.node
  }

  /// A definition by its pointer, `#/$defs/name`.
  func definition(_ pointer: String) -> JSONNode? {
    let name = pointer.split(separator: "/").last.map(String.init) ?? ""
    return member("$defs", of: root).flatMap { member(name, of: $0) }
  }
}
