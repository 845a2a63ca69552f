import Motion

/// Reads layout constraints; what their equations say is the Layout layer's business.
struct ConstraintReader {
  let context: DecodingContext

  init(_ context: DecodingContext) {
    self.context = context
  }

  func readList(_ node: JSONNode) -> [ConstraintDeclaration] {
    guard let nodes = node.elements else {
      context.error("expected a list for `constraints`, found \(node.summary)", at: node)
      return []
    }
    return nodes.compactMap(read)
  }

  private func read(_ node: JSONNode) -> ConstraintDeclaration? {
    if let equation = node.string {
      return ConstraintDeclaration(
        id: nil, equation: equation, origin: ScriptOrigin(offset: node.range.lowerBound))
    }
    guard node.members != nil else {
      context.error(
        "expected an equation such as \"card.width == 120\", found \(node.summary)", at: node)
      return nil
    }
    guard var object = KeyedReader(node, as: "a constraint", context) else { return nil }
    let id = object.read("id", .identifier)
    if let id, let node = object.node("id") { context.register(id, .constraint, at: node) }
    let declaration =
      object.has("equation") ? readEquation(id, &object) : readAttributes(id, &object)
    object.finish()
    return declaration
  }

  private func readEquation(
    _ id: String?, _ object: inout KeyedReader
  ) -> ConstraintDeclaration? {
    guard let node = object.node("equation"),
      let equation = ValueReader<String>.text.read(node, "equation", context)
    else { return nil }
    return ConstraintDeclaration(
      id: id, equation: equation, origin: ScriptOrigin(offset: node.range.lowerBound))
  }

  /// NSLayoutConstraint's properties, put together as an equation.
  private func readAttributes(
    _ id: String?, _ object: inout KeyedReader
  ) -> ConstraintDeclaration? {
    let item = object.require("firstItem", .identifier)
    let attribute = object.require("firstAttribute", .word(LayoutAttribute.self))
    let relation = object.read("relation", .word(LayoutRelation.self), default: .equal)
    let secondItem = object.read("secondItem", .identifier)
    let secondAttribute = object.read("secondAttribute", .word(LayoutAttribute.self))
    let multiplier = object.read("multiplier", .number(), default: 1)
    let constant = object.read("constant", .number(), default: 0)
    let priority = object.read("priority", .number(in: .from(1, to: 1000)), default: 1000)
    guard let item, let attribute else { return nil }
    var right = "\(constant)"
    if let secondItem {
      right = "\(secondItem).\((secondAttribute ?? attribute).rawValue) * \(multiplier)"
      right += constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    return ConstraintDeclaration(
      id: id, equation: "\(item).\(attribute.rawValue) \(relation.rawValue) \(right) @\(priority)",
      origin: ScriptOrigin(offset: object.node.range.lowerBound))
  }

  /// NSLayoutConstraint.Attribute.
  private enum LayoutAttribute: String, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  }

  /// NSLayoutConstraint.Relation.
  private enum LayoutRelation: String, CaseIterable {
    case equal = "=="
    case greaterThanOrEqual = ">="
    case lessThanOrEqual = "<="
  }
}
