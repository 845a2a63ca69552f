import AnimDocuments
import AnimLayout
import AnimMotion

/// Reads layout constraints.
struct ConstraintReader {
  let context: DecodingContext
  /// The ids of all views, in text order.
  private let viewIDs: [String]

  /// - Precondition: the views have been read.
  init(_ context: DecodingContext) {
    self.context = context
    viewIDs = context.targets.viewIDs
  }

  func readList(_ node: JSONNode) -> [ConstraintDeclaration] {
    guard let nodes = node.elements else {
      context.error("expected a list for `constraints`, found \(node.summary)", at: node)
      return []
    }
    return nodes.compactMap(read)
  }

  private func read(_ node: JSONNode) -> ConstraintDeclaration? {
    if let equation = node.string { return declaration(id: nil, equation, at: node) }
    guard node.members != nil else {
      context.error(
        "expected an equation such as \"card.width == 120\", found \(node.summary)", at: node)
      return nil
    }
    guard var object = KeyedReader(node, as: "a constraint", context) else { return nil }
    let id = object.read("id", .identifier)
    if let id, let node = object.node("id") { context.register(id, .constraint, at: node) }
    var declaration =
      object.has("equation") ? readEquation(id, &object) : readAttributes(id, &object)
    let isActive = object.read("active", .flag, default: true)
    declaration?.isActive = isActive
    if !isActive, id == nil, let node = object.node("active") {
      context.warn(
        "an inactive constraint without an `id` does nothing, because no step can activate it",
        at: node.place)
    }
    object.finish { key in
      key == "priority" ? "write it at the end of the equation, such as @750" : nil
    }
    return declaration
  }

  private func readEquation(
    _ id: String?, _ object: inout KeyedReader
  ) -> ConstraintDeclaration? {
    guard let node = object.node("equation"),
      let equation = ValueReader<String>.text.read(node, "equation", context)
    else { return nil }
    return declaration(id: id, equation, at: node)
  }

  /// Reads an equation. Errors refer to ranges in it.
  private func declaration(
    id: String?, _ text: String, at node: JSONNode
  ) -> ConstraintDeclaration? {
    do throws(EquationError) {
      let instance = context.instance(at: node.place)
      let environment = instance?.environment() ?? context.environments.first
      var equation = try LayoutEquation(parsing: text) { number($0, environment) }
      guard instance != nil, let environment else {
        try equation.check(isKnown: isView, ids: context.isFull ? [] : viewIDs)
        try equation.checkBaselines(isLabel: isLabel)
        return ConstraintDeclaration(
          id: id, constraint: equation.constraint, equation: text, origin: node.place.origin)
      }
      // A component's equations name the views inside it.
      try equation.check(
        isKnown: { isView(environment.path(of: $0)) },
        ids: context.isFull ? [] : viewIDs.compactMap(environment.name))
      try equation.checkBaselines { isLabel(environment.path(of: $0)) }
      equation.rename(environment.path)
      return ConstraintDeclaration(
        id: id, constraint: equation.constraint, equation: equation.constraint.description,
        origin: node.place.origin)
    } catch {
      context.error(error.message, in: node, at: error.range, hint: error.hint)
      return nil
    }
  }

  /// The value of a parameter in an equation; nil if it is not a number.
  private func number(_ name: String, _ environment: Environment?) -> Double? {
    guard let (value, owner) = environment?.find(name) else { return nil }
    if owner.parent == nil, owner.file == 0 { context.usedParameters.insert(name) }
    return value.number
  }

  private func isView(_ id: String) -> Bool {
    if case .view = context.targets[id] { true } else { false }
  }

  private func isLabel(_ id: String) -> Bool {
    if case .view(.label, _) = context.targets[id] { true } else { false }
  }
}

// MARK: - NSLayoutConstraint's properties

extension ConstraintReader {
  private func readAttributes(
    _ id: String?, _ object: inout KeyedReader
  ) -> ConstraintDeclaration? {
    let item = readItem("firstItem", &object)
    if !object.has("firstItem") { _ = object.require("firstItem", .identifier) }
    let attribute = object.require("firstAttribute", .word(LayoutAttribute.self))
    let relation = object.read(
      "relation", .word(LayoutConstraint.Relation.self), default: .equal)
    let secondItem = readItem("secondItem", &object)
    let secondAttribute = readOfSecondItem(
      "secondAttribute", .word(LayoutAttribute.self), &object)
    // A multiplier of 1 has no effect. UIKit's initializer also takes one without a second item.
    let multiplier = readOfSecondItem("multiplier", .number(), meaningless: 1, &object) ?? 1
    let constant = object.read("constant", .number(), default: 0)
    let priority = object.read(
      "priority", .number(in: .priority), default: LayoutConstraint.required)
    guard let item, let attribute else { return nil }
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation,
      to: secondItem.map { LayoutConstraint.Term($0, secondAttribute ?? attribute) },
      multiplier: multiplier, constant: constant, priority: priority)
    // The equation checks that the attributes match.
    do throws(EquationError) {
      try LayoutEquation(parsing: constraint.description).checkBaselines(isLabel: isLabel)
    } catch {
      context.error(error.message, at: object.node, hint: error.hint)
      return nil
    }
    return ConstraintDeclaration(
      id: id, constraint: constraint, equation: constraint.description,
      origin: object.node.place.origin)
  }

  /// Reports a key that requires a second item without one, unless the key's value has no effect.
  private func readOfSecondItem<Value: Equatable>(
    _ key: String, _ reader: ValueReader<Value>, meaningless: Value? = nil,
    _ object: inout KeyedReader
  ) -> Value? {
    guard let node = object.node(key), let value = reader.read(node, key, context) else {
      return nil
    }
    if !object.has("secondItem"), value != meaningless {
      context.error(
        "`\(key)` needs a `secondItem`", at: node,
        hint: "without one, the right side is just `constant`")
    }
    return value
  }

  /// An existing item; nil, with an error, otherwise.
  private func readItem(_ key: String, _ object: inout KeyedReader) -> LayoutItem? {
    guard let node = object.node(key),
      let name = ValueReader<String>.identifier.read(node, key, context)
    else { return nil }
    let item = LayoutItem(named: name)
    if case .view(let id) = item, !isView(id) {
      context.error(
        "there is no view with the id `\(id)`", at: node,
        hint: Spelling.hint(for: id, among: viewIDs + ["canvas", "superview"]))
      return nil
    }
    if item == .superview, key == "firstItem" {
      context.error("the first item cannot be `superview`", at: node)
      return nil
    }
    return item
  }
}
